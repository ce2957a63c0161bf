import { patterns } from "./patterns.mjs";

/** @typedef {import("./read-texts.mjs").Text} Text */
/** `quote` is the sentence, `excerpt` the part to print. @typedef {{ place: string, name: string, quote: string, excerpt: string, write: string }} Finding */

const REPEATED_WORDS = 8;
/** Shown when the database doesn't answer: the same projects as in the seed. */
const COPY_OF_SEED = "src/content/samples/static-projects.ts";

/** @param {Text[]} texts @param {{ value: string, label: string }[]} claims @returns {Finding[]} sorted by file and line */
export function findings(texts, claims) {
	const found = [...patternFindings(texts), ...claimFindings(texts, claims), ...repetitions(texts)];
	return found.sort((a, b) => a.place.localeCompare(b.place, "en", { numeric: true }));
}

/** @param {{ name: string, quote: string }} entry of the allowlist @param {Finding} finding */
const covers = (entry, finding) => entry.name === finding.name && finding.quote.includes(entry.quote);

/** The findings that the allowlist doesn't cover, and its entries that cover nothing. @param {Finding[]} found @param {{ name: string, quote: string }[]} allowed */
export const withoutAllowed = (found, allowed) => [
	...found.filter((finding) => !allowed.some((entry) => covers(entry, finding))),
	...unused(allowed, found),
];

/** @param {{ name: string, quote: string }[]} allowed @param {Finding[]} found @returns {Finding[]} */
function unused(allowed, found) {
	return allowed
		.filter((entry) => !found.some((finding) => covers(entry, finding)))
		.map(({ name, quote }) => ({
			place: "scripts/copy-lint/allowed.mjs",
			name: `unused entry for ${name}`,
			quote,
			excerpt: quote,
			write: "Remove the entry: the text has changed.",
		}));
}

/** @param {Text[]} texts @returns {Finding[]} */
function patternFindings(texts) {
	return patterns.flatMap(({ name, match, write, limit = 0, headings = false, whole = false, only }) => {
		const all = new RegExp(match, `${match.flags}g`);
		/** @type {Map<string, number>} */
		const onPage = new Map();
		return texts.flatMap((text) => {
			if ((headings && !text.heading) || (only && !only.test(text.path))) return [];
			return splitSentences(text, whole).flatMap(({ words, at }) =>
				[...words.matchAll(all)].flatMap(({ index }) => {
					const count = (onPage.get(text.page) ?? 0) + 1;
					onPage.set(text.page, count);
					return count > limit ? [{ place: formatPlace(text, at + index), name, ...quoted(words, index), write }] : [];
				}),
			);
		});
	});
}

/** Figures of the register that a text gives another value. @param {Text[]} texts @param {{ value: string, label: string }[]} claims @returns {Finding[]} */
function claimFindings(texts, claims) {
	return claims.flatMap(({ label }) => {
		const values = claims.filter((claim) => claim.label.startsWith(label)).map(({ value }) => value);
		const typed = typedFigure(label, values);
		if (!typed) return [];
		return texts.flatMap((text) =>
			[...text.words.matchAll(typed.match)].flatMap(({ 1: figure = "", index }) =>
				typed.values.includes(figure.replace("–", "-"))
					? []
					: [
							{
								place: formatPlace(text, index),
								name: "contradicts the claims register",
								...quoted(text.words, index),
								write: `src/content/claim-register.ts says ${typed.values.join(" or ")} ${label}: use the register.`,
							},
						],
			),
		);
	});
}

/** How a text would type the figure; null for labels such as "rating" that can count something else. @param {string} label @param {string[]} values */
function typedFigure(label, values) {
	const inLabel = /\d+(?:[-–]\d+)?/.exec(label);
	if (inLabel && !/\bsince\b|ROI/.test(label)) {
		const [before = "", after = ""] = label.split(inLabel[0]);
		return { match: new RegExp(`\\b${before}(\\d+(?:[-–]\\d+)?)${after}\\b`, "gi"), values: [inLabel[0].replace("–", "-")] };
	}
	const suffixes = values.every((value) => value.endsWith("+")) ? "[KM]?\\+" : label.includes(" ") ? "[KM]?(?:%|x|\\+|/5)" : null;
	return suffixes ? { match: new RegExp(`(?<![\\w.,–-])(\\d[\\d.,]*(?:[-–]\\d+)?${suffixes}) ${label}\\b`, "gi"), values } : null;
}

/** Sentences of eight words or more that occur more than once. @param {Text[]} texts @returns {Finding[]} */
function repetitions(texts) {
	/** @type {Map<string, string>} */
	const first = new Map();
	const originals = texts.filter(({ path }) => path !== COPY_OF_SEED);
	return originals.flatMap((text) =>
		splitSentences(text).flatMap(({ words, at }) => {
			if (words.split(" ").filter((word) => /^\W?[\p{L}’']+[\W]?$/u.test(word)).length < REPEATED_WORDS) return [];
			const place = formatPlace(text, at);
			const earlier = first.get(words.toLowerCase());
			if (!earlier) first.set(words.toLowerCase(), place);
			return earlier
				? [{ place, name: "sentence twice", ...quoted(words, 0), write: `Also at ${earlier}. Rewrite one or share a constant.` }]
				: [];
		}),
	);
}

/** @param {Text} text @param {boolean} [whole] @returns {{ words: string, at: number }[]} */
function splitSentences({ words }, whole = false) {
	if (whole) return [{ words, at: 0 }];
	let at = 0;
	return words.split(/(?<=[.!?]["”’)]?)\s(?=[\p{Lu}\d"“¤$])/u).map((sentence) => {
		const start = at;
		at += sentence.length + 1;
		return { words: sentence, at: start };
	});
}

/** @param {Text} text @param {number} index */
const formatPlace = (text, index) => `${text.path}:${text.lineAt(index)}`;

/** A sentence, and its words around a place, cut at spaces. @param {string} words @param {number} index */
function quoted(words, index) {
	const from = index > 40 ? Math.min(words.indexOf(" ", index - 40) + 1, index) : 0;
	const to = words.length > index + 60 ? Math.max(words.lastIndexOf(" ", index + 60), index + 1) : words.length;
	return { quote: words, excerpt: `${from > 0 ? "…" : ""}${words.slice(from, to)}${to < words.length ? "…" : ""}` };
}
