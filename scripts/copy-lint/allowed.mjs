/**
 * Quotations that the wording check accepts. `name` is the pattern and `quote` a part of the reported text; an entry that no longer matches
 * is reported.
 *
 * @type {{ name: string, quote: string, reason: string }[]}
 */
export const allowed = [
	{ name: "empty praise", quote: "Loading our amazing projects...", reason: "Specified text" },
	{ name: "empty praise", quote: "Loading our amazing portfolio...", reason: "Specified text" },
	{ name: "empty praise", quote: "exciting updates!", reason: "Specified text" },
];
