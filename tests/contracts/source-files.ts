import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "../..");

export interface SourceFile {
	/** Relative to the root, with forward slashes. */
	path: string;
	text: string;
}

/** What .gitignore excludes, for a copy without git (a ZIP). */
const IGNORED =
	/(^|\/)(node_modules|dist|test-results|\.git|\.cache|\.DS_Store|\.env|\.env\.(?!example$)[^/]*|[^/]*\.log)$|^supabase\/\.(temp|branches)$|^backups$/;

/** Tracked files, and new files that aren't ignored. */
export function repositoryFiles(keep: (path: string) => boolean): SourceFile[] {
	const paths = [...new Set(gitFiles() ?? walkedFiles())].filter((path) => keep(path) && existsSync(join(ROOT, path)));
	return paths.sort().map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }));
}

/** @returns null without git, outside a repository, or when an outer repository ignores this one. */
function gitFiles(): string[] | null {
	try {
		const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
			cwd: ROOT,
			encoding: "utf8",
			maxBuffer: 2 ** 26,
			stdio: ["ignore", "pipe", "ignore"],
		});
		const paths = listed.split("\0").filter((path) => path !== "");
		return paths.length > 0 ? paths : null;
	} catch {
		return null;
	}
}

function walkedFiles(folder = ""): string[] {
	return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
		const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
		if (IGNORED.test(path)) return [];
		if (entry.isDirectory()) return walkedFiles(path);
		return entry.isFile() ? [path] : [];
	});
}

export const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path);

export const applicationFiles = (): SourceFile[] => repositoryFiles((path) => /^src\/.*\.tsx?$/.test(path) && !isTest(path));
