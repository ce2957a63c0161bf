/** Messages of the portfolio without projects. */
export const projectStates = {
	loadingHome: "Loading our amazing projects...",
	failed: "Failed to load portfolio data",
	failedDetail: "We couldn’t load the project list. A second try usually helps if your connection is slow.",
	/** Replaces the block when there are no projects or loading fails. */
	quiet: (title: string): string =>
		`We don’t have a public ${title} project at the moment. Tell us your goal, and we’ll describe similar work.`,
	empty: "No projects available at the moment.",
	emptyHome: "Please check back later.",
	emptyPage: "Please check back later for exciting updates!",
} as const;
