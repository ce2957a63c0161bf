import postcss, { type Container, type Declaration, type Node, type Root } from "postcss";
import { PurgeCSS } from "purgecss";

const LIVE_ATTRIBUTES = ["data-theme", "data-scrolled", "open"];

/** Selectors that never match in the first frame; the whole sheet loads before they matter. */
const LATER =
	/:(hover|active|disabled)|\[aria-(invalid|disabled|expanded)|\.printed|\[data-(reveal|state)|::view-transition|::selection|::(-webkit-(date|calendar|inner|outer|search)|file-selector|placeholder|backdrop)/;

/** Declarations without an effect on the first frame. Panels can open before the whole sheet loads. */
const OPENS = "::details-content";
const WITHOUT_EFFECT = /^(transition|font-(feature|variation)-settings|--tw-(duration|ease)$)/;

/** The line height that comes with a text size. */
const LEADING = /var\(--tw-leading,((?:[^()]|\([^()]*\))*)\)/;

/** The rules that pages with these words need at first. See docs/decisions.md, "Pages are files with their own styles". */
export async function pageSheet(css: string, words: ReadonlySet<string>): Promise<string> {
	const [result] = await new PurgeCSS().purge({
		content: [{ raw: "words", extension: "html" }],
		css: [{ raw: css }],
		defaultExtractor: () => [...words],
		dynamicAttributes: LIVE_ATTRIBUTES,
		variables: true,
		keyframes: true,
	});
	if (!result) throw new Error("A page's style sheet is empty");
	const sheet = postcss.parse(result.css);
	dropLater(sheet);
	dropOldColors(sheet);
	dropLeading(sheet);
	inlineInitialValues(sheet);
	dropUnusedProperties(sheet);
	dropRepetitions(sheet);
	inlineTheme(sheet);
	return `@layer ${layerOrder(css).join()};${sheet.toString().trim()}`;
}

/** The words of a document's tags that a selector can name. Words of texts stay out: "study" in a sentence isn't the class `study`. */
export function findWords(html: string): Set<string> {
	const words = new Set<string>();
	for (const [, element = "", attributes = ""] of html.matchAll(/<([a-z][\w-]*)([^<>]*)/gi)) {
		words.add(element);
		for (const [, name = "", value = ""] of attributes.matchAll(/([^\s"=]+)(?:="([^"]*)")?/g)) {
			words.add(name);
			if (name === "class") for (const word of value.replace(/&(\w+|#x27);/g, readEntity).split(/\s+/)) words.add(word);
			else if (!/\s/.test(value)) words.add(value);
		}
	}
	return words;
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const readEntity = (entity: string, name: string): string => ENTITIES[name] ?? entity;

function layerOrder(css: string): string[] {
	return [...new Set([...css.matchAll(/@layer ([\w-]+)\{/g)].map(([, name = ""]) => name))];
}

function dropLater(sheet: Root): void {
	sheet.walkAtRules("layer", (layer) => {
		if (layer.params === "properties" && layer.nodes) layer.remove();
	});
	sheet.walkRules((rule) => {
		const kept = rule.selectors.filter((selector) => !LATER.test(selector));
		if (kept.length === 0) rule.remove();
		else if (kept.length < rule.selectors.length) rule.selectors = kept;
	});
	sheet.walkDecls(WITHOUT_EFFECT, (declaration) => {
		const { parent } = declaration;
		if (parent?.type === "rule" && "selector" in parent && String(parent.selector).includes(OPENS)) return;
		declaration.remove();
		if (parent?.nodes?.length === 0) parent.remove();
	});
	sheet.walkComments((comment) => {
		comment.remove();
	});
	dropEmptyBlocks(sheet);
}

/** Every browser that knows `light-dark()`, on which all colors depend, knows `color-mix()`: Tailwind's value for older ones isn't needed. */
function dropOldColors(sheet: Root): void {
	sheet.walkAtRules("supports", (supports) => {
		if (!supports.params.startsWith("(color:color-mix(")) return;
		const old = supports.prev();
		supports.walkRules((rule) => {
			if (old?.type !== "rule" || old.selector !== rule.selector) return;
			rule.walkDecls(({ prop }) => {
				old.walkDecls(prop, (declaration) => {
					declaration.remove();
				});
			});
		});
		supports.replaceWith(supports.nodes ?? []);
		if (old?.type === "rule" && old.nodes.length === 0) old.remove();
	});
}

/** Text sizes read the property that line heights set. It has no effect while every line height comes after the sizes and so wins. */
function dropLeading(sheet: Root): void {
	const sizes: Declaration[] = [];
	let isSet = false;
	let isNeeded = false;
	sheet.walkDecls((declaration) => {
		if (declaration.prop === "--tw-leading") isSet = true;
		if (!declaration.value.includes("var(--tw-leading")) return;
		sizes.push(declaration);
		isNeeded ||= isSet || !LEADING.test(declaration.value);
	});
	if (isNeeded) return;
	for (const size of sizes) size.value = size.value.replace(LEADING, "$1");
	sheet.walkDecls("--tw-leading", (declaration) => {
		declaration.remove();
	});
}

/** From the inside out: a block can become empty when its inner block is dropped. */
function dropEmptyBlocks(container: Container): void {
	container.each((block) => {
		if ((block.type !== "atrule" && block.type !== "rule") || !block.nodes) return;
		dropEmptyBlocks(block);
		if (block.nodes.length === 0) block.remove();
	});
}

/** Writes the initial value of a registered property in place of its name when no rule sets the property. */
function inlineInitialValues(sheet: Root): void {
	const initial = new Map<string, string>();
	sheet.walkAtRules("property", (property) => {
		property.walkDecls("initial-value", ({ value }) => void initial.set(property.params, value));
	});
	sheet.walkDecls(/^--tw-/, ({ prop }) => void initial.delete(prop));
	sheet.walkDecls((declaration) => {
		declaration.value = declaration.value.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => initial.get(name) ?? whole);
	});
}

/** Tailwind registers every property that any of its classes can use. */
function dropUnusedProperties(sheet: Root): void {
	const css = sheet.toString();
	sheet.walkAtRules("property", (property) => {
		if (!css.includes(`var(${property.params}`)) property.remove();
	});
}

/** Also drops fallbacks of `var()` whose property the root always sets. */
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

/**
 * Writes the theme layer's values in place of their names, which cost more bytes than they save. Names that another rule sets or reads
 * with a fallback stay.
 */
function inlineTheme(sheet: Root): void {
	const values = new Map<string, string>();
	const css = sheet.toString();
	const timesSet = new Map<string, number>();
	sheet.walkDecls(/^--/, ({ prop }) => void timesSet.set(prop, (timesSet.get(prop) ?? 0) + 1));
	sheet.walkAtRules("layer", (layer) => {
		if (layer.params !== "theme") return;
		layer.walkDecls(/^--/, (declaration) => {
			if (timesSet.get(declaration.prop) !== 1 || css.includes(`var(${declaration.prop},`)) return;
			values.set(declaration.prop, declaration.value.replaceAll(", ", ","));
			declaration.remove();
		});
	});
	const spacing = Number.parseFloat(values.get("--spacing") ?? "");
	const inline = (value: string): string =>
		value.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => {
			const found = values.get(name);
			return found === undefined ? whole : inline(found);
		});
	sheet.walkDecls((declaration) => {
		const value = declaration.value.replace(/calc\(var\(--spacing\) \* (-?[\d.]+)\)/g, (whole, times: string) =>
			Number.isNaN(spacing) ? whole : `${String(Number((spacing * Number(times)).toFixed(4))).replace(/^(-?)0\./, "$1.")}rem`,
		);
		declaration.value = inline(value);
	});
	dropEmptyBlocks(sheet);
}

const isUnconditional = (block: NonNullable<Node["parent"]>): boolean =>
	block.type === "root" || (block.type === "atrule" && "name" in block && block.name === "layer");
