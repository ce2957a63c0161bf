export const demo = {
	caption: "Performance limits for every page of this website",
	columns: { what: "What we measure", limit: "Limit" },
	/** tests/site/budgets.test.ts checks the sizes, journeys check the rest, with a small tolerance for movement. */
	limits: [
		{ what: "HTML and styles", limit: "25 kB" },
		{ what: "Font file", limit: "24 kB" },
		{ what: "JavaScript on arrival", limit: "5 kB" },
		{ what: "Layout movement while loading", limit: "0 px" },
		{ what: "Ad and tracking requests", limit: "0" },
	],
};
