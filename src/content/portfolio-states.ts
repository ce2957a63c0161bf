/** Messages of the portfolio without projects. */
export const projectStates = {
	loadingHome: "Loading our amazing projects...",
	failed: "Failed to load portfolio data",
	failedDetail: "The project list did not arrive. Your connection or our database may be slow; a second try usually works.",
	/** Replaces the block when there are no projects or loading fails. */
	quiet: (title: string): string => `No ${title} project is public at the moment. Ask us for a reference call with a client.`,
	empty: "No projects available at the moment.",
	emptyHome: "Please check back later.",
	emptyPage: "Please check back later for exciting updates!",
} as const;
