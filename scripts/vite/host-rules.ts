import { readFileSync } from "node:fs";
import { join } from "node:path";
import { decoded, type HeaderRules, matches, withoutSlashes } from "./cloudflare-worker.mjs";

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

/** The file that answers for an address without one of its own, or undefined. */
export const sharedFile = (path: string): string | undefined => Object.entries(SHARED_FILES).find(([from]) => matches(from, path))?.[1];

/** Every address at which a host can serve a file; patterns for a shared one. 404.html has none, because it answers unknown ones. */
export function addressesOf(file: string): string[] {
	if (file === "404.html") return [];
	const shared = Object.entries(SHARED_FILES).flatMap(([from, target]) => (target === file ? [from] : []));
	const path = `/${file.replace(/\.html$/, "")}`;
	return [...(path === "/index" ? ["/"] : []), ...shared, path, `/${file}`];
}

const hidden = new RegExp(HIDDEN);

/** Whether an address names a file that visitors can't open. */
export const isHidden = (path: string): boolean => hidden.test(withoutSlashes(decoded(path)));

/** The worker for Cloudflare Pages as text. It applies the same rules and adds the headers. */
export function workerFile(headers: HeaderRules): string {
	const site = { moved: MOVED, shared: Object.entries(SHARED_FILES), hidden: HIDDEN, headers };
	const source = readFileSync(join(import.meta.dirname, "cloudflare-worker.mjs"), "utf8");
	return `${source}\nexport default { fetch: (request, env) => answer(request, env.ASSETS, ${JSON.stringify(site)}) };\n`;
}
