import { hostileInputs, literalInputs } from "../support/database/hostile-inputs.ts";

/** What became of the corpus in each place. The tests count it again and compare. */
const places = ["form", "API", "prerendered file", "preview", "backup", "relay"] as const;
type Place = (typeof places)[number];

export interface Count {
	tried: number;
	/** Stored or shown as text; the others were refused. */
	accepted: number;
	/** Elements, handlers, addresses and mail headers that could run, load or lead elsewhere. */
	leftOver: number;
}

export type Outcomes = Record<string, Partial<Record<Place, Count>>>;

/** Categories whose entries are single texts. */
export const TEXTS = [
	"html-content",
	"url-field",
	"text-field",
	"unicode-bidi",
	"json-ld-and-head",
	"contact-relay",
	"length",
	"postgrest-and-route",
	"open-redirect",
];

/** The entries of a category that are one text. */
export const textsOf = (category: string): string[] =>
	category === "contact-relay"
		? literalInputs(category).map(({ payload }) => String(payload))
		: hostileInputs(category).flatMap(({ payload }) => (Array.isArray(payload) ? [] : [payload]));

export const written: Outcomes = {
	"html-content": {
		form: { tried: 66, accepted: 36, leftOver: 0 },
		API: { tried: 66, accepted: 64, leftOver: 0 },
		"prerendered file": { tried: 66, accepted: 66, leftOver: 0 },
		preview: { tried: 64, accepted: 64, leftOver: 0 },
		backup: { tried: 66, accepted: 64, leftOver: 0 },
		relay: { tried: 66, accepted: 64, leftOver: 0 },
	},
	"url-field": {
		form: { tried: 23, accepted: 1, leftOver: 0 },
		API: { tried: 23, accepted: 1, leftOver: 0 },
		"prerendered file": { tried: 23, accepted: 23, leftOver: 0 },
		preview: { tried: 22, accepted: 22, leftOver: 0 },
		backup: { tried: 23, accepted: 1, leftOver: 0 },
		relay: { tried: 23, accepted: 23, leftOver: 0 },
	},
	"text-field": {
		form: { tried: 16, accepted: 16, leftOver: 0 },
		API: { tried: 16, accepted: 16, leftOver: 0 },
		"prerendered file": { tried: 16, accepted: 16, leftOver: 0 },
		preview: { tried: 16, accepted: 16, leftOver: 0 },
		backup: { tried: 16, accepted: 16, leftOver: 0 },
		relay: { tried: 16, accepted: 16, leftOver: 0 },
	},
	"unicode-bidi": {
		form: { tried: 7, accepted: 5, leftOver: 0 },
		API: { tried: 7, accepted: 4, leftOver: 0 },
		"prerendered file": { tried: 7, accepted: 7, leftOver: 0 },
		preview: { tried: 7, accepted: 7, leftOver: 0 },
		backup: { tried: 7, accepted: 4, leftOver: 0 },
		relay: { tried: 7, accepted: 6, leftOver: 0 },
	},
	"json-ld-and-head": {
		form: { tried: 6, accepted: 6, leftOver: 0 },
		API: { tried: 6, accepted: 5, leftOver: 0 },
		"prerendered file": { tried: 6, accepted: 6, leftOver: 0 },
		preview: { tried: 6, accepted: 6, leftOver: 0 },
		backup: { tried: 6, accepted: 5, leftOver: 0 },
		relay: { tried: 6, accepted: 6, leftOver: 0 },
	},
	"contact-relay": {
		form: { tried: 11, accepted: 9, leftOver: 0 },
		API: { tried: 11, accepted: 10, leftOver: 0 },
		"prerendered file": { tried: 11, accepted: 11, leftOver: 0 },
		preview: { tried: 11, accepted: 11, leftOver: 0 },
		backup: { tried: 11, accepted: 10, leftOver: 0 },
		relay: { tried: 11, accepted: 11, leftOver: 0 },
	},
	length: {
		form: { tried: 5, accepted: 0, leftOver: 0 },
		API: { tried: 5, accepted: 0, leftOver: 0 },
		"prerendered file": { tried: 5, accepted: 5, leftOver: 0 },
		preview: { tried: 2, accepted: 2, leftOver: 0 },
		backup: { tried: 5, accepted: 0, leftOver: 0 },
		relay: { tried: 5, accepted: 2, leftOver: 0 },
	},
	"postgrest-and-route": {
		form: { tried: 18, accepted: 18, leftOver: 0 },
		API: { tried: 18, accepted: 18, leftOver: 0 },
		"prerendered file": { tried: 18, accepted: 18, leftOver: 0 },
		preview: { tried: 18, accepted: 18, leftOver: 0 },
		backup: { tried: 18, accepted: 18, leftOver: 0 },
		relay: { tried: 18, accepted: 18, leftOver: 0 },
	},
	"open-redirect": {
		form: { tried: 7, accepted: 7, leftOver: 0 },
		API: { tried: 7, accepted: 7, leftOver: 0 },
		"prerendered file": { tried: 7, accepted: 7, leftOver: 0 },
		preview: { tried: 7, accepted: 7, leftOver: 0 },
		backup: { tried: 7, accepted: 7, leftOver: 0 },
		relay: { tried: 7, accepted: 7, leftOver: 0 },
	},
	"backup-and-storage": {
		backup: { tried: 13, accepted: 0, leftOver: 0 },
	},
};

/** The table as Markdown: how many were accepted of how many, and how much was left over. */
export function hostileTable(): string {
	const cell = (count: Count | undefined) => (count ? `${count.accepted}/${count.tried}, ${count.leftOver}` : "");
	const rows = Object.entries(written).map(([category, byPlace]) => [category, ...places.map((place) => cell(byPlace[place]))]);
	return [["Category", ...places], Array.from({ length: places.length + 1 }, () => "---"), ...rows]
		.map((row) => `| ${row.join(" | ")} |`)
		.join("\n");
}
