import { posix } from "node:path";
import type { SourceFile } from "./source-files";

export interface Import {
	/** The path in src without its extension, or the name of a package. */
	target: string;
	kind: "relative" | "alias" | "package";
	dynamic: boolean;
}

const STATIC = /^(?:import|export)\b(?:[^;"']*?\bfrom)?\s*["']([^"']+)["']/gm;
const DYNAMIC = /\bimport\(\s*["']([^"']+)["']\s*\)/g;

const withoutExtension = (path: string) => path.replace(/\.(tsx?|css)$/, "");

/** Lists a file's imports, re-exports and dynamic imports. */
export function importsOf({ path, text }: SourceFile): Import[] {
	const read = (pattern: RegExp, dynamic: boolean) =>
		[...text.matchAll(pattern)].map(([, specifier = ""]): Import => {
			if (specifier.startsWith("@/")) return { target: withoutExtension(`src/${specifier.slice(2)}`), kind: "alias", dynamic };
			if (specifier.startsWith("."))
				return { target: withoutExtension(posix.join(posix.dirname(path), specifier)), kind: "relative", dynamic };
			return { target: specifier, kind: "package", dynamic };
		});
	return [...read(STATIC, false), ...read(DYNAMIC, true)];
}

/** Packages that only one folder can import. */
const owners: [RegExp, string][] = [
	[/^@supabase\/(supabase-js|postgrest-js)$/, "src/data/"],
	[/^framer-motion(\/|$)/, "src/shared/motion/"],
	[/^react-helmet-async$/, "src/shared/seo/"],
	[/^dompurify$/, "src/shared/lib/rich-text/"],
];

/** The unit of a file: a feature, a part of the admin area, or a layer. */
function unitOf(path: string): string {
	return /^src\/(features\/admin\/[^/]+|features\/[^/]+|[^/]+)\//.exec(path)?.[1] ?? "entry";
}

/** The folder inside which files can use relative imports. */
const topOf = (path: string): string => unitOf(path).replace(/^(features\/admin)\/.*/, "$1");

/** Shared content that other content can import: types, company facts, paths, claims, and lists of sections, services and posts. */
const contentFacts = /^src\/content\/(schema|site|paths|home-sections|claims|services\/(index|page-schema)|blog\/list)$/;

/** Whether one content file can import another: shared content, or a file in its own subfolder or below. */
function contentMayKnow(path: string, target: string): boolean {
	const folder = posix.dirname(path);
	return contentFacts.test(target) || (folder !== "src/content" && target.startsWith(`${folder}/`));
}

/** Admin parts that all admin screens can import. */
const partsOfAll = ["ui", "layout", "list", "editor", "media", "writing"].map((part) => `features/admin/${part}`);

/** Whether one unit can import another: app → features → {data, content} → shared. */
function mayKnow(from: string, target: string, path: string): boolean {
	const to = unitOf(target);
	if (from === "content") return to === "content" && contentMayKnow(path, target);
	if (from === to || from === "entry" || from === "app") return true;
	if (from.startsWith("features/admin/") && partsOfAll.includes(to)) return true;
	if (from.startsWith("features/")) return ["data", "content", "shared"].includes(to);
	// Data imports static content only where the specification merges the two.
	return from === "data" && (target.startsWith("src/shared/lib/") || /^src\/content\/(static-projects|blog\/(list|load))$/.test(target));
}

/** Lists every breach of the import rules in a set of files, one line each. */
export function breaches(files: SourceFile[]): string[] {
	return files.flatMap((file) => {
		const unit = unitOf(file.path);
		const found = importsOf(file).flatMap(({ target, kind }) => {
			if (kind === "package") {
				const owner = owners.find(([name]) => name.test(target))?.[1];
				if (owner && !file.path.startsWith(owner)) return [`imports ${target}, which belongs to ${owner}`];
				return unit === "content" ? [`is content and imports ${target}`] : [];
			}
			if (!mayKnow(unit, target, file.path)) return [`may not know ${target}`];
			return kind === "relative" && unit !== "entry" && topOf(target) !== topOf(file.path) ? [`reaches ${target} by a relative path`] : [];
		});
		const code = file.text.replace(/^\s*(\/\/|\/?\*).*$/gm, "");
		if (unit !== "data" && /(?<![.\w])fetch\(/.test(code)) found.push("calls fetch");
		if (/^export default\b|\bas default\b/m.test(code)) found.push("has a default export");
		if (isBarrel(code)) found.push("is a barrel");
		return found.map((breach) => `${file.path} ${breach}`);
	});
}

/** Whether a file only re-exports, or re-exports everything of another file. */
function isBarrel(code: string): boolean {
	if (/^export \*/m.test(code)) return true;
	const statements = code.split(";").filter((statement) => statement.trim() !== "");
	return statements.length > 1 && statements.every((statement) => /^\s*export\b[^=]*\bfrom\b/.test(statement));
}

/** All files that public pages can load: every file reachable from the entry, without those that only the admin area loads. */
export function publicFiles(files: SourceFile[], entry: string, administration: string): SourceFile[] {
	const byName = new Map(files.map((file) => [withoutExtension(file.path), file]));
	const seen = new Set<SourceFile>();
	const visit = (name: string) => {
		const file = byName.get(name) ?? byName.get(`${name}/index`);
		if (!file || seen.has(file)) return;
		seen.add(file);
		for (const { target, dynamic } of importsOf(file)) if (!(dynamic && file.path === administration)) visit(target);
	};
	visit(withoutExtension(entry));
	return [...seen];
}
