import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, runnerImport } from "vite";

/**
 * A paragraph that people read. The texts of one page have the same `page`.
 *
 * @typedef {{ path: string, line: number, page: string, heading: boolean, words: string, lineAt: (index: number) => number }} Text
 */

/** @typedef {(raw: string, start: number, about?: { key?: string, page?: string }) => void} Add */

const INVISIBLE_ATTRIBUTES =
	/^(className|class|style|d|viewBox|points|transform|href|src|srcSet|sizes|id|htmlFor|key|type|rel|data-.*|.*ClassName)$/;
const INVISIBLE_CALLS = new Set([
	"clsx",
	"lazy",
	"querySelector",
	"querySelectorAll",
	"closest",
	"matches",
	"matchMedia",
	"select",
	"RegExp",
]);
/** Keeps the place of invisible characters. */
const FILLER = "\u200b";
const CODE = /<pre>[\s\S]*?<\/pre>|<code>.*?<\/code>/g;
const BLOCK = /<\/?(?:h[1-6]|p|li|ul|ol|t[dhr]|table|thead|tbody|pre|blockquote|div|section|figure|figcaption)\b[^>]*>|\n\s*\n/g;

/** @param {string} root @returns {Text[]} */
export function readTexts(root) {
	const sources = ["src", "supabase/functions"].flatMap((folder) =>
		readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name.replaceAll("\\", "/")}`),
	);
	const programs = sources.filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\.types\.|\.d\.ts$/.test(path)).sort();
	return [...programs, "supabase/seed.sql"].flatMap((path) => extractTexts(path, readFileSync(join(root, path), "utf8")));
}

/** @param {string} path @param {string} source @returns {Text[]} */
export function extractTexts(path, source) {
	/** @type {Text[]} */
	const texts = [];
	/** @type {Add} */
	const add = (raw, start, about = {}) => {
		for (const part of splitParts(raw.replace(CODE, blank)))
			texts.push({ path, page: about.page ?? getPage(path), ...measured(part, start, about.key, source) });
	};
	if (path.endsWith(".sql")) readSql(source, add, path);
	else visit(parseSync(path, source).program, source, add);
	return texts.filter(({ words }) => isProse(words));
}

/** @param {string} root @returns {Promise<{ value: string, label: string }[]>} the claims register */
export async function readClaims(root) {
	const options = { root, configFile: /** @type {const} */ (false), logLevel: /** @type {const} */ ("error") };
	/** @type {{ module: { claims: Record<string, { value: string, label: string }> } }} */
	const { module } = await runnerImport(join(root, "src/content/claims.ts"), {
		...options,
		resolve: { alias: { "@": join(root, "src") } },
	});
	return Object.values(module.claims);
}

/** A service's folder and its demo are one page, every other file is a page of its own. @param {string} path */
const getPage = (path) => /(?:content\/services|services\/demos)\/([^/.]+)(?:\/|\.tsx$)/.exec(path)?.[1] ?? path;

/** @param {string} code */
const blank = (code) => code.replace(/\S/g, FILLER);

/** Splits a text at block elements and empty lines. @param {string} raw */
function splitParts(raw) {
	const parts = [];
	let from = 0;
	let tag = "";
	for (const match of [...raw.matchAll(BLOCK), null]) {
		parts.push({ raw: raw.slice(from, match?.index), offset: from, tag });
		tag = match?.[0] ?? "";
		from = (match?.index ?? 0) + tag.length;
	}
	return parts;
}

/** @param {{ raw: string, offset: number, tag: string }} part @param {number} start @param {string | undefined} key @param {string} source */
function measured(part, start, key, source) {
	const visible = part.raw.replace(/<[a-z/][^>]*>|\\(?=["'`])/g, blank).replace(/\\n/g, "  ");
	const words = visible
		.replaceAll(FILLER, "")
		.replace(/\s+/g, " ")
		.replace(/ (?=[.,;:!?])/g, "")
		.trim();
	const isVisible = (/** @type {number} */ at) => /[^\s\u200b]/.test(visible.charAt(at));
	const lineAt = (/** @type {number} */ index) => {
		let left = words.slice(0, index).replace(/\s/g, "").length;
		let at = 0;
		while (at < visible.length && (left > 0 || !isVisible(at))) if (isVisible(at++)) left -= 1;
		return source.slice(0, start + part.offset + at).split("\n").length;
	};
	return { words, lineAt, line: lineAt(0), heading: /^<h[1-4]/.test(part.tag) || /^(title|heading|headline|h[1-4])$/.test(key ?? "") };
}

/** Words, not class names, paths or selectors. @param {string} words */
function isProse(words) {
	const tokens = words.split(" ");
	const plain = tokens.filter(
		(token) => /^["“‘(]?[\p{L}\d$¤][\p{L}\d’'.,%+–¤]*(?:-[\p{L}’'\d]+)*[")”’.,;:!?…]*$/u.test(token) && !/[a-z][A-Z]/.test(token),
	);
	return tokens.length > 1 ? plain.length / tokens.length > 0.6 : /^\p{Lu}\p{Ll}/u.test(words);
}

/** @param {any} node @param {string} source @param {Add} add @param {string} [key] */
function visit(node, source, add, key) {
	if (Array.isArray(node)) for (const item of node) visit(item, source, add, key);
	if (typeof node?.type !== "string" || isInvisible(node)) return;
	if (node.type === "Literal" && typeof node.value === "string") add(node.raw.slice(1, -1), node.start + 1, { key });
	if (node.type === "JSXText") add(node.value, node.start, { key });
	if (node.type === "TemplateLiteral") add(fillTemplate(node, source), node.start + 1, { key });
	if (node.type === "ObjectExpression") addFigure(node, add);
	const inside = node.type === "Property" ? (node.key.name ?? node.key.value) : (node.openingElement?.name.name ?? key);
	if (node.type === "Property") visit(node.value, source, add, inside);
	else for (const name in node) if (name !== "quasis" && typeof node[name] === "object") visit(node[name], source, add, inside);
}

/** @param {any} node */
function isInvisible(node) {
	if (/^(Import|ExportAll)/.test(node.type)) return true;
	if (node.type.startsWith("TS")) return !/^TS(As|Satisfies|NonNull)Expression$/.test(node.type);
	if (node.type === "JSXAttribute") return INVISIBLE_ATTRIBUTES.test(node.name.name ?? "");
	if (node.type === "CallExpression") return INVISIBLE_CALLS.has(node.callee.name ?? node.callee.property?.name);
	return node.type === "VariableDeclarator" && /class(es|Name)?$/i.test(node.id.name ?? "");
}

/** The source of a template, in which "¤" fills each expression. @param {any} node @param {string} source @returns {string} */
function fillTemplate({ start, end, expressions }, source) {
	let text = source.slice(start + 1, end - 1);
	for (const expression of expressions) {
		const from = text.lastIndexOf("${", expression.start - start - 1);
		const to = text.indexOf("}", expression.end - start - 1) + 1;
		text = text.slice(0, from) + "¤".padEnd(to - from, FILLER) + text.slice(to);
	}
	return text;
}

/** A figure with its label, such as { value: "40+", label: "countries" }, reads as one text. @param {any} node @param {Add} add */
function addFigure(node, add) {
	const findText = (/** @type {string} */ name) =>
		node.properties.find((/** @type {any} */ property) => property.key?.name === name && typeof property.value?.value === "string")?.value;
	const [value, label] = [findText("value"), findText("label")];
	if (label && /^\d/.test(value?.value)) add(`${value.value} ${label.value}`, value.start);
}

/** Quoted texts of the seed; each statement fills one page. @param {string} source @param {Add} add @param {string} path */
function readSql(source, add, path) {
	for (const { 1: words = "", index } of source.matchAll(/\$t\$([\s\S]*?)\$t\$/g)) {
		const about = { page: `${path} ${source.lastIndexOf("\ninsert into", index)}` };
		if (!/^\s*[[{]/.test(words)) add(words, index + 3, about);
		else
			for (const { 1: inner = "", 2: isKey, index: at } of words.matchAll(/"((?:[^"\\]|\\.)*)"(\s*:)?/g))
				if (!isKey) add(inner, index + 3 + at + 1, about);
	}
}
