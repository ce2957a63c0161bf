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

/** What a file imports, re-exports or loads later. */
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

/** Packages that one folder alone may import. */
const owners: [RegExp, string][] = [
	[/^@supabase\/(supabase-js|postgrest-js)$/, "src/data/"],
	[/^framer-motion(\/|$)/, "src/shared/motion/"],
	[/^react-helmet-async$/, "src/shared/seo/"],
	[/^dompurify$/, "src/shared/lib/rich-text/"],
];

/** The part of the application that a file belongs to: a feature, a part of the administration, or a layer. */
function unitOf(path: string): string {
	return /^src\/(features\/admin\/[^/]+|features\/[^/]+|[^/]+)\//.exec(path)?.[1] ?? "entry";
}

/** The folder inside which files may name each other relatively. */
const topOf = (path: string): string => unitOf(path).replace(/^(features\/admin)\/.*/, "$1");

/** What content may build on: types, facts about the company, addresses, the lists of home sections, of services and of posts, the claims. */
const contentFacts = /^src\/content\/(schema|site|paths|home-sections|claims|services\/(index|page-schema)|blog\/list)$/;

/** Whether one content file may know another: a fact, or a file of its own folder of services or posts or of a folder inside it. */
function contentMayKnow(path: string, target: string): boolean {
	const folder = posix.dirname(path);
	return contentFacts.test(target) || (folder !== "src/content" && target.startsWith(`${folder}/`));
}

/** Parts of the administration that its screens are made of. */
const partsOfAll = ["ui", "layout", "list", "editor", "media", "writing"].map((part) => `features/admin/${part}`);

/** Whether code of one unit may know another: app → features → {data, content} → shared. */
function mayKnow(from: string, target: string, path: string): boolean {
	const to = unitOf(target);
	if (from === "content") return to === "content" && contentMayKnow(path, target);
	if (from === to || from === "entry" || from === "app") return true;
	if (from.startsWith("features/admin/") && partsOfAll.includes(to)) return true;
	if (from.startsWith("features/")) return ["data", "content", "shared"].includes(to);
	// Static content goes into data only where the specification merges the two.
	return from === "data" && (target.startsWith("src/shared/lib/") || /^src\/content\/(static-projects|blog\/(list|load))$/.test(target));
}

/** Every breach of the law in a set of files, one line each. */
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

/** A file that only hands on what others export, or hands on everything of one. */
function isBarrel(code: string): boolean {
	if (/^export \*/m.test(code)) return true;
	const statements = code.split(";").filter((statement) => statement.trim() !== "");
	return statements.length > 1 && statements.every((statement) => /^\s*export\b[^=]*\bfrom\b/.test(statement));
}

/** All files that a visitor of public pages can come to load: everything reachable but what only the administration loads. */
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
