/** What the portfolio says when it cannot show projects (D1 §2, §8). */
export const portfolioStates = {
	loadingHome: "Loading our amazing projects...",
	failed: "Failed to load portfolio data",
	failedDetail: "The project list did not arrive. Your connection or our database may be slow; a second try usually works.",
	empty: "No projects available at the moment.",
	emptyHome: "Please check back later.",
	emptyPage: "Please check back later for exciting updates!",
} as const;
