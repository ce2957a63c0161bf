import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "../..");

export interface SourceFile {
	/** From the repository's root, with forward slashes. */
	path: string;
	text: string;
}

/** Every file of the repository: tracked ones and new ones that are not ignored. */
export function repositoryFiles(keep: (path: string) => boolean): SourceFile[] {
	const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
		cwd: ROOT,
		encoding: "utf8",
		maxBuffer: 2 ** 26,
	});
	const paths = [...new Set(listed.split("\0"))].filter((path) => path !== "" && keep(path) && existsSync(join(ROOT, path)));
	return paths.sort().map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }));
}

export const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path);

/** The application's own code, without its tests. */
export const applicationFiles = (): SourceFile[] => repositoryFiles((path) => /^src\/.*\.tsx?$/.test(path) && !isTest(path));

/** The string literals of a program, without those in whole-line comments. */
export function stringLiterals(program: string): string[] {
	const code = program.replace(/^\s*(\/\/|\/?\*).*$/gm, "");
	return [...code.matchAll(/"((?:\\.|[^"\\\n])*)"|'((?:\\.|[^'\\\n])*)'|`((?:\\.|[^`\\])*)`/g)].map(
		([, double, single, template]) => double ?? single ?? template ?? "",
	);
}
