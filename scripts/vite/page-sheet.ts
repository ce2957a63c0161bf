import postcss, { type ChildNode, type Container, type Root } from "postcss";
import { PurgeCSS } from "purgecss";

/** Attributes whose values change before the whole sheet is there: the inline theme script, native details and dialogs. */
const LIVE_ATTRIBUTES = ["data-theme", "open"];

/** What nobody sees in the first frame. The whole sheet, which brings it, comes before any of it can be lasting. */
const LATER =
	/:(hover|active|disabled)|\[aria-(invalid|disabled)|\[data-(reveal|state)|::view-transition|\.slide-over|::(-webkit-(date|calendar|inner|outer|search)|file-selector|placeholder|backdrop)/;

/**
 * The rules of the public sheet that one page's HTML needs for its first frame, in their order. The whole sheet comes with the
 * first chunk, before a script changes anything, and by a link for readers without scripts. Matching is by words of the markup,
 * so a rule too many is possible and a missing one is not.
 *
 * @param css the whole sheet, minified and without nesting; @param words of the page or of several, from wordsOf.
 */
export async function pageSheet(css: string, words: ReadonlySet<string>): Promise<string> {
	const [result] = await new PurgeCSS().purge({
		content: [{ raw: "words", extension: "html" }],
		css: [{ raw: css }],
		defaultExtractor: () => [...words],
		dynamicAttributes: LIVE_ATTRIBUTES,
		variables: true,
		keyframes: true,
	});
	if (!result) throw new Error("The style sheet of a page came out empty");
	const sheet = postcss.parse(result.css);
	dropLater(sheet);
	dropUnusedProperties(sheet);
	dropRepetitions(sheet);
	// The order that the whole sheet will have, whatever this one leaves out.
	return `@layer ${layerOrder(css).join()};${sheet.toString().trim()}`;
}

/** Names of elements, attributes and ids, and the names of classes whole: these may hold any sign, which HTML writes in its own way. */
export function wordsOf(html: string): Set<string> {
	const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = ""]) =>
		names.replace(/&(\w+|#x27);/g, readEntity).split(/\s+/),
	);
	return new Set([...(html.match(/[^<>"'`\s=]+/g) ?? []), ...classes]);
}

/** What React writes in attributes. */
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const readEntity = (entity: string, name: string): string => ENTITIES[name] ?? entity;

function layerOrder(css: string): string[] {
	return [...new Set([...css.matchAll(/@layer ([\w-]+)\{/g)].map(([, name = ""]) => name))];
}

function dropLater(sheet: Root): void {
	// Initial values for browsers without @property, which are older than those that the site is for.
	sheet.walkAtRules("layer", (layer) => {
		if (layer.params === "properties" && layer.nodes) layer.remove();
	});
	sheet.walkRules((rule) => {
		const kept = rule.selectors.filter((selector) => !LATER.test(selector));
		if (kept.length === 0) rule.remove();
		else if (kept.length < rule.selectors.length) rule.selectors = kept;
	});
	sheet.walkComments((comment) => {
		comment.remove();
	});
	dropEmptyBlocks(sheet);
}

/** From the inside out: a block may be empty only once the one in it is gone. */
function dropEmptyBlocks(container: Container): void {
	container.each((block) => {
		if (block.type !== "atrule" || !block.nodes) return;
		dropEmptyBlocks(block);
		if (block.nodes.length === 0) block.remove();
	});
}

/** Tailwind registers every property that any of its classes may use. */
function dropUnusedProperties(sheet: Root): void {
	const css = sheet.toString();
	sheet.walkAtRules("property", (property) => {
		if (!css.includes(`var(${property.params}`)) property.remove();
	});
}

/** Declarations that stand twice in a row, and what `var()` falls back to where the root always names the property. */
function dropRepetitions(sheet: Root): void {
	const named = new Set<string>();
	sheet.walkRules((rule) => {
		if (rule.selectors.includes(":root") && rule.parent && isUnconditional(rule.parent))
			rule.walkDecls(/^--/, ({ prop }) => void named.add(prop));
	});
	sheet.walkDecls((declaration) => {
		const before = declaration.prev();
		if (before?.type === "decl" && before.toString() === declaration.toString()) before.remove();
		declaration.value = declaration.value.replace(/var\((--[\w-]+),[^()]*\)/g, (whole, name: string) =>
			named.has(name) ? `var(${name})` : whole,
		);
	});
}

const isUnconditional = (block: NonNullable<ChildNode["parent"]>): boolean =>
	block.type === "root" || (block.type === "atrule" && "name" in block && block.name === "layer");
