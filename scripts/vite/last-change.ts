import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * The day on which any of some files was last changed: by the history where there is one, else by the files' own dates.
 *
 * @param root the repository's folder; @param sources paths under src.
 * @returns ISO 8601 date; today, when none of the files exists.
 */
export function lastChange(root: string, sources: string[]): string {
	const key = sources.join();
	const day = known.get(key) ?? findLastChange(root, sources);
	known.set(key, day);
	return day;
}

/** Asked once for each page: a question to the history stops everything else in a server. */
const known = new Map<string, string>();

function findLastChange(root: string, sources: string[]): string {
	const files = sources.map((source) => join("src", source)).filter((file) => existsSync(join(root, file)));
	if (files.length === 0) return new Date().toISOString().slice(0, 10);
	try {
		const day = execFileSync("git", ["log", "-1", "--format=%cs", "--", ...files], { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();
		if (/^\d{4}-\d{2}-\d{2}$/.test(day)) return day;
	} catch {
		// A copy without a history.
	}
	const newest = Math.max(...files.map((file) => statSync(join(root, file)).mtimeMs));
	return new Date(newest).toISOString().slice(0, 10);
}
