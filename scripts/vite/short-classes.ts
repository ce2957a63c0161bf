import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import postcss from "postcss";
import { build, type Plugin } from "vite";

const PUBLIC_SHEET = "src/styles/index.css";
/** Modules with class names. Words that visitors read aren't class names, and no test of the built site reads these names. */
const CODE = /\/src\/(app|features|shared)\/.*\.tsx?(\?|$)/;
const SHEET = /\/src\/.*\.css(\?|$)/;
const CLASS = /\.((?:\\.|[\w-])+)/g;
/** Between quotes and spaces. */
const TOKEN = /[^\s"'`]+/g;
/** Other classes could be a word, a value or an element's name elsewhere in the code. Quotes would end the text around them. */
const UNMISTAKABLE = /^(?!sr-only$)[^"'`\\]*[-:/[(.][^"'`\\]*$/;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const REST = `${LETTERS}${LETTERS.toLowerCase()}0123456789`;

/** Vite plugin for builds: gives the utility classes of public pages short names. See docs/decisions.md, "Utility classes get short names". */
export function shortClasses(root: string): Plugin {
	let names: Promise<Map<string, string>> | undefined;
	return {
		name: "short-classes",
		enforce: "pre",
		apply: "build",
		transform: {
			filter: { id: [CODE, SHEET] },
			async handler(code, id) {
				names ??= publicSheet(root).then(shortNames);
				const shorten = SHEET.test(id) ? shortenSheet : shortenCode;
				return { code: shorten(code, await names), map: null };
			},
		},
	};
}

/** Short names for the utility classes of a style sheet. They begin with a capital letter, so that none is the name of an element. */
export function shortNames(css: string): Map<string, string> {
	const names = new Map<string, string>();
	postcss.parse(css).walkAtRules("layer", (layer) => {
		if (layer.params !== "utilities") return;
		layer.walkRules(({ selector }) => {
			for (const [, escaped = ""] of selector.matchAll(CLASS)) {
				const name = readName(escaped);
				if (UNMISTAKABLE.test(name) && !names.has(name)) names.set(name, shortName(names.size));
			}
		});
	});
	return names;
}

/** Two characters for the first 1,612 classes, then more. */
function shortName(index: number): string {
	let name = LETTERS.charAt(index % LETTERS.length);
	let rest = Math.floor(index / LETTERS.length);
	for (; rest >= REST.length; rest = Math.floor(rest / REST.length) - 1) name += REST.charAt(rest % REST.length);
	return name + REST.charAt(rest);
}

/** Renames classes in selectors. */
export function shortenSheet(css: string, names: ReadonlyMap<string, string>): string {
	const sheet = postcss.parse(css);
	sheet.walkRules((rule) => {
		rule.selector = rule.selector.replace(CLASS, (whole, escaped: string) => {
			const short = names.get(readName(escaped));
			return short ? `.${short}` : whole;
		});
	});
	return sheet.toString();
}

/** Renames classes in the texts of a module. */
export function shortenCode(code: string, names: ReadonlyMap<string, string>): string {
	return code.replace(TOKEN, (token) => names.get(token) ?? token);
}

const readName = (escaped: string): string => escaped.replace(/\\(.)/g, "$1");

/** The public style sheet with the names of the source. */
async function publicSheet(root: string): Promise<string> {
	const result = await build({
		configFile: false,
		logLevel: "warn",
		root,
		plugins: [tailwindcss()],
		build: { write: false, assetsInlineLimit: 0, copyPublicDir: false, rolldownOptions: { input: join(root, PUBLIC_SHEET) } },
	});
	const [output] = Array.isArray(result) ? result : [result];
	const sheet = output && "output" in output ? output.output.find(({ fileName }) => fileName.endsWith(".css")) : undefined;
	if (sheet?.type !== "asset") throw new Error(`${PUBLIC_SHEET} could not be built`);
	return String(sheet.source);
}
