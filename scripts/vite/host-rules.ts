/** Addresses that have moved for good. */
const MOVED: Record<string, string> = { "/gaming-ar-vr": "/game-development" };

/** Addresses that have no HTML file of their own, and the file that a browser turns into the page. */
const SHARED_FILES: Record<string, string> = {
	"/case-study/:id": "case-study.html",
	"/blog/:id": "blog-post.html",
	"/portfolio/:id": "shell.html",
	"/admin": "shell.html",
	"/admin/*": "shell.html",
};

/** Netlify's and Cloudflare's rules file: everything that is not in it and has no file is a 404. */
export function redirectsFile(): string {
	return [
		...Object.entries(MOVED).map(([from, to]) => `${from} ${to} 301`),
		...Object.entries(SHARED_FILES).map(([from, file]) => `${from} /${file} 200`),
		"",
	].join("\n");
}

/** Where an address has moved to, or undefined. */
export const movedTo = (path: string): string | undefined => (Object.hasOwn(MOVED, path) ? MOVED[path] : undefined);

const patterns = Object.entries(SHARED_FILES).map(
	([from, file]) => [new RegExp(`^${from.replace(":id", "[^/]+").replace("*", ".*")}$`), file] as const,
);

/** The file that answers for an address without one of its own, or undefined. */
export const sharedFile = (path: string): string | undefined => patterns.find(([pattern]) => pattern.test(path))?.[1];
