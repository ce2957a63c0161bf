/** The project's colors: sage paper, forest ink, and one tone for each scope: dark on light ground, light on dark. */
export const tone = { sage: "#e3ead9", paper: "#f8faf3", rule: "#d3dcc8", ink: "#10211a", soft: "#4e5f54", forest: "#0e2a1f", green: "#1d5b43", mint: "#a9dcbb", brass: "#8a5f0a", rust: "#9a3f18" };

/** @typedef {{ name: string, tones: [dark: string, light: string] }} Scope */
/** @type {Scope[]} */
export const scopes = [
	{ name: "Scope 1", tones: ["#9d4018", "#f5a878"] },
	{ name: "Scope 2", tones: ["#a97412", "#f7d985"] },
	{ name: "Scope 3", tones: ["#1d5b43", "#a9dcbb"] },
];

/** Where the tonnes of 2024 come from. @type {{ name: string, postings: number, tonnes: number, scope: number }[]} */
export const sources = [
	{ name: "Natural gas", postings: 24, tonnes: 3184, scope: 0 },
	{ name: "Diesel", postings: 318, tonnes: 1231, scope: 0 },
	{ name: "Refrigerants", postings: 14, tonnes: 243, scope: 0 },
	{ name: "Grid power", postings: 36, tonnes: 6302, scope: 1 },
	{ name: "Steel bought", postings: 612, tonnes: 8937, scope: 2 },
	{ name: "Freight", postings: 1940, tonnes: 2688, scope: 2 },
	{ name: "Commuting", postings: 8, tonnes: 374, scope: 2 },
	{ name: "Waste", postings: 52, tonnes: 187, scope: 2 },
];

/** @param {{ [key: string]: unknown, tonnes: number }[]} list */
export const sum = (list) => list.reduce((total, { tonnes }) => total + tonnes, 0);

/** @param {number} value */
export const whole = (value) => value.toLocaleString("en-US");

/** The unit of the whole project. */
export const co2e = "CO<sub>2</sub>e";

/** Figures as in bookkeeping: small letters below, two rules under a sum. */
export const bookCss = "sub { font-size: .66em; line-height: 0; vertical-align: -.22em; } .sum { border-top: 2px solid currentColor; border-bottom: 6px double currentColor; }";
