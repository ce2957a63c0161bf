interface Duration {
	/** Its name or `unnamedClient`. */
	client: string;
	timeline: string;
}

/** Headings, labels and messages of a case study. */
export const caseStudy = {
	back: "Back to Portfolio",
	start: "Start Your Project",
	/** Price and next step under the button. */
	price: (line: string): string => `First releases of this kind: ${line}.`,
	live: "View Live",
	loading: "Loading the case study",
	noScript: "This case study needs JavaScript.",
	tiles: { timeline: "Timeline", team: "Team size", industry: "Industry" },
	/** `name` is for error messages, `label` is above the title. */
	sections: {
		hero: { name: "hero" },
		challenge: { name: "challenge & solution", label: "Challenge & solution" },
		stack: { name: "tech stack", label: "Tech stack" },
		why: { name: "why choose us", label: "Reasons" },
		roadmap: { name: "roadmap", label: "Roadmap" },
		results: { name: "results", label: "Outcome" },
		gallery: { name: "gallery", label: "Screens" },
		next: { name: "next case study", label: "Next case study" },
	},
	challenge: "The challenge",
	solution: "What we built",
	features: "Key features",
	approach: "How we worked",
	/** Heading of the tech stack, by type of project. */
	stack: {
		web: "The web stack.",
		saas: "The SaaS stack.",
		mobile: "The app and its server.",
		ai: "The models and tools.",
		arvr: "The 3D toolchain.",
		iot: "From sensor to dashboard.",
		other: "The tools we used.",
	},
	/** In a sentence about a project without a client's name. */
	unnamedClient: "the client",
	/** Closes the roadmap. */
	duration: ({ client, timeline }: Duration): string => `This took ${timeline} for ${client}.`,
	results: "Results & Impact",
	quotation: "The client",
	gallery: "Project Gallery",
	galleryFailed: "The large view didn’t load. Pictures now open in a new tab.",
	failed: { title: "Error Loading Project", detail: "Failed to load project data. Please try again.", retry: "Try Again" },
	broken: {
		title: "Something went wrong",
		detail: "We encountered an error while loading this case study. Please try again or return to the portfolio.",
	},
	notFound: "That project doesn’t exist or isn’t public. Here are our other projects.",
} as const;
