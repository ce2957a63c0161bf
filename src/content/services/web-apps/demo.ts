export const demo = {
	caption: "Limits for every page of this website",
	columns: { what: "What", limit: "Limit" },
	/** The end-to-end tests of this website check these limits. */
	limits: [
		{ what: "HTML with its styles", limit: "16 kB" },
		{ what: "Font, one file", limit: "24 kB" },
		{ what: "Script before you touch anything", limit: "5 kB" },
		{ what: "Movement of what you already see", limit: "0 px" },
		{ what: "Requests to other companies", limit: "0" },
	],
};
