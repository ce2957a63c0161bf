import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** Something that the owner has to replace, confirm or complete before launch. */
export interface Finding {
	group: string;
	/** `file:line`, or what else names the place. */
	place: string;
	what: string;
}

interface SourceText {
	/** Relative to the root, with forward slashes. */
	path: string;
	text: string;
}

/** Finds words below a folder or in a file: `place(under, anchor, mark)`. */
export type Locate = (under: string, anchor: string, mark?: string) => string;

const ROOT = join(import.meta.dirname, "../..");

/** The TypeScript files below a folder of the repository, without tests. */
export function readSources(folder: string): SourceText[] {
	return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
		.filter((name) => /\.ts$/.test(name) && !/\.test\.ts$/.test(name))
		.sort()
		.map((name) => join(ROOT, folder, name))
		.map((file) => ({ path: relative(ROOT, file).split(sep).join("/"), text: readFileSync(file, "utf8") }));
}

/** A Locate for these files: the line of the first `mark` at or after `anchor`; without one that of the anchor; else only the path. */
export function locateIn(files: SourceText[]): Locate {
	return (under, anchor, mark) => {
		for (const { path, text } of files.filter((file) => file.path.startsWith(under))) {
			const [at] = [anchor, JSON.stringify(anchor).slice(1, -1)].map((spelling) => text.indexOf(spelling)).filter((found) => found >= 0);
			if (at === undefined) continue;
			// A mark on the anchor's own line can stand before it.
			const marked = mark === undefined ? -1 : text.indexOf(mark, text.lastIndexOf("\n", at) + 1);
			return `${path}:${text.slice(0, marked >= 0 ? marked : at).split("\n").length}`;
		}
		return under;
	};
}

/** The findings by group, ready to print, with two spaces before each place. */
export function findingLines(findings: readonly Finding[]): string[] {
	return [...new Set(findings.map(({ group }) => group))].flatMap((group) => {
		const members = findings.filter((finding) => finding.group === group);
		return ["", `${group} (${members.length})`, ...members.map(({ place, what }) => `  ${place}  ${what}`)];
	});
}
