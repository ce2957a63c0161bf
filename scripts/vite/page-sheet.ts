import postcss, { type ChildNode, type Container, type Root } from "postcss";
import { PurgeCSS } from "purgecss";

/** Attributes that can change before the whole sheet has loaded: the inline theme script, native details and dialogs. */
const LIVE_ATTRIBUTES = ["data-theme", "open"];

/** Selectors that never match in the first frame; the whole sheet loads before they matter. */
const LATER =
	/:(hover|active|disabled)|\[aria-(invalid|disabled)|\[data-(reveal|state)|::view-transition|\.slide-over|::(-webkit-(date|calendar|inner|outer|search)|file-selector|placeholder|backdrop)/;

/**
 * The rules of the public sheet that the HTML of one or more pages needs for its first frame, in their order. Rules are matched by
 * words of the markup, so the result can have extra rules but no missing ones. See docs/decisions.md, "Pages are files with their own
 * styles".
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
	// The layer order of the whole sheet, even if this one leaves layers out.
	return `@layer ${layerOrder(css).join()};${sheet.toString().trim()}`;
}

/** Names of elements, attributes, ids and classes. Class names can contain any character, which HTML escapes. */
export function wordsOf(html: string): Set<string> {
	const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = ""]) =>
		names.replace(/&(\w+|#x27);/g, readEntity).split(/\s+/),
	);
	return new Set([...(html.match(/[^<>"'`\s=]+/g) ?? []), ...classes]);
}

/** The entities that React writes in attributes. */
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const readEntity = (entity: string, name: string): string => ENTITIES[name] ?? entity;

function layerOrder(css: string): string[] {
	return [...new Set([...css.matchAll(/@layer ([\w-]+)\{/g)].map(([, name = ""]) => name))];
}

function dropLater(sheet: Root): void {
	// Initial values for browsers without @property, which the site doesn't support.
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

/** From the inside out: a block can become empty when its inner block is dropped. */
function dropEmptyBlocks(container: Container): void {
	container.each((block) => {
		if (block.type !== "atrule" || !block.nodes) return;
		dropEmptyBlocks(block);
		if (block.nodes.length === 0) block.remove();
	});
}

/** Tailwind registers every property that any of its classes can use. */
function dropUnusedProperties(sheet: Root): void {
	const css = sheet.toString();
	sheet.walkAtRules("property", (property) => {
		if (!css.includes(`var(${property.params}`)) property.remove();
	});
}

/** Drops repeated declarations, and fallbacks of `var()` whose property the root always sets. */
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
