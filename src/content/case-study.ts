/** Headings, labels and messages of a case study. */
export const caseStudy = {
	back: "Back to Portfolio",
	start: "Start Your Project",
	live: "View Live",
	loading: "Loading the case study",
	noScript: "This case study needs JavaScript.",
	tiles: { timeline: "Timeline", team: "Team size", industry: "Industry" },
	/** `name` is for error messages, `label` is above the title. */
	sections: {
		hero: { name: "hero" },
		challenge: { name: "challenge & solution", label: "Challenge & solution" },
		stack: { name: "tech stack", label: "Tech stack" },
		why: { name: "why choose us", label: "Why choose us" },
		roadmap: { name: "roadmap", label: "Roadmap" },
		results: { name: "results", label: "After launch" },
		gallery: { name: "gallery", label: "Screens" },
		next: { name: "next case study", label: "Next case study" },
	},
	challenge: "The challenge",
	solution: "What we built",
	features: "Key features",
	approach: "How we worked",
	/** Heading of the tech stack, by type of project. */
	stack: {
		web: "What runs in the browser, and behind it.",
		saas: "What carries every tenant.",
		mobile: "What runs in the pocket, and what it talks to.",
		ai: "Models, and the software that keeps them in line.",
		arvr: "What draws each frame.",
		iot: "From the sensor up to the screen.",
		other: "What it is made of.",
	},
	results: "Results & Impact",
	quotation: "The client",
	gallery: "Project Gallery",
	galleryFailed: "The large view could not be loaded. Each picture now opens in a tab of its own.",
	failed: { title: "Error Loading Project", detail: "Failed to load project data. Please try again.", retry: "Try Again" },
	broken: {
		title: "Something went wrong",
		detail: "We encountered an error while loading this case study. Please try again or return to the portfolio.",
	},
	notFound: "That project does not exist, or is not public. Here is the rest of our work.",
} as const;
