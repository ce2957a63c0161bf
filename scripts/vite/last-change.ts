import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * The day of the latest change to any of the files: by the git history if there is one, otherwise by the files' dates.
 *
 * @param root the repository's folder; @param sources paths under src.
 * @returns ISO 8601 date; today if none of the files exists.
 */
export function lastChange(root: string, sources: string[]): string {
	const key = sources.join();
	const day = known.get(key) ?? findLastChange(root, sources);
	known.set(key, day);
	return day;
}

/** One call of git for each page, because a call blocks the server. */
const known = new Map<string, string>();

function findLastChange(root: string, sources: string[]): string {
	const files = sources.map((source) => join("src", source)).filter((file) => existsSync(join(root, file)));
	if (files.length === 0) return new Date().toISOString().slice(0, 10);
	try {
		const day = execFileSync("git", ["log", "-1", "--format=%cs", "--", ...files], { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();
		if (/^\d{4}-\d{2}-\d{2}$/.test(day)) return day;
	} catch {
		// A copy without a git history.
	}
	const newest = Math.max(...files.map((file) => statSync(join(root, file)).mtimeMs));
	return new Date(newest).toISOString().slice(0, 10);
}
