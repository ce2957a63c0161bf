import { readFileSync } from "node:fs";
import { join } from "node:path";
import { decoded, withoutSlashes } from "./cloudflare-worker.mjs";

const MOVED: Record<string, string> = { "/gaming-ar-vr": "/game-development" };

const SHARED_FILES: Record<string, string> = {
	"/case-study/:id": "case-study.html",
	"/blog/:id": "blog-post.html",
	"/portfolio/:id": "shell.html",
	"/admin": "shell.html",
	"/admin/*": "shell.html",
};

const HIDDEN = [
	`^/(404|${[...new Set(Object.values(SHARED_FILES))].join("|").replaceAll(".html", "")})(\\.html)?$`,
	"^/(headers\\.json|_headers|_redirects|_worker\\.js)$",
	"\\.(br|gz)$",
].join("|");

export function redirectsFile(): string {
	return [
		...Object.entries(MOVED).map(([from, to]) => `${from} ${to} 301`),
		...Object.entries(SHARED_FILES).map(([from, file]) => `${from} /${file} 200`),
		"",
	].join("\n");
}

export const movedTo = (path: string): string | undefined => (Object.hasOwn(MOVED, path) ? MOVED[path] : undefined);

const patterns = Object.entries(SHARED_FILES).map(
	([from, file]) => [new RegExp(`^${from.replace(":id", "[^/]+").replace("*", ".*")}$`), file] as const,
);

/** The file that answers for an address without one of its own, or undefined. */
export const sharedFile = (path: string): string | undefined => patterns.find(([pattern]) => pattern.test(path))?.[1];

const hidden = new RegExp(HIDDEN);

/** Whether an address names a file that visitors can't open. */
export const isHidden = (path: string): boolean => hidden.test(withoutSlashes(decoded(path)));

/** The worker for Cloudflare Pages as text. It applies the same rules and adds the headers. */
export function workerFile(headers: Record<string, string>): string {
	const site = { moved: MOVED, shared: patterns.map(([pattern, file]) => [pattern.source, file]), hidden: HIDDEN, headers };
	const source = readFileSync(join(import.meta.dirname, "cloudflare-worker.mjs"), "utf8");
	return `${source}\nexport default { fetch: (request, env) => answer(request, env.ASSETS, ${JSON.stringify(site)}) };\n`;
}
