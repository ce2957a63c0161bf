/** What a case study says around the project's own words (D2 §2, §8). */
export const caseStudy = {
	back: "Back to Portfolio",
	start: "Start Your Project",
	live: "View Live",
	tiles: { timeline: "Timeline", team: "Team size", industry: "Industry" },
	challenge: "The challenge",
	solution: "What we built",
	features: "Key features",
	results: "Results & Impact",
	gallery: "Project Gallery",
	failed: { title: "Error Loading Project", detail: "Failed to load project data. Please try again.", retry: "Try Again" },
	broken: {
		title: "Something went wrong",
		detail: "We encountered an error while loading this case study. Please try again or return to the portfolio.",
	},
	notFound: "That project does not exist, or is not public. Here is the rest of our work.",
} as const;
