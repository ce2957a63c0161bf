/** Explains in one line what the figures of a scope cover. */
export const scopeNotes = {
	studio: "the team in Mumbai that designs and builds your project.",
	network: "the developers and projects of the companies that join us for larger builds.",
} as const;

/** Shown above the reasons on phones. */
export const whyUsPicture = "/media/fallback/technology.webp";
