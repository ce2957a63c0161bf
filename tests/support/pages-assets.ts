import { typeOf } from "./hosts/types.ts";

interface PagesWorker {
	fetch: (request: Request, env: { ASSETS: PagesAssets }) => Promise<Response>;
}

export async function loadWorker(source: string): Promise<PagesWorker> {
	const module: { default: PagesWorker } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`);
	return module.default;
}

/** A small model of Cloudflare's asset server: clean URLs first, then 404.html. */
export class PagesAssets {
	readonly #files: Record<string, string>;

	/** `files` maps paths to texts. */
	constructor(files: Record<string, string>) {
		this.#files = files;
	}

	/** The asset server's answer with its own headers. Follows redirects by default. */
	async fetch(request: Request): Promise<Response> {
		const answer = this.#respond(request);
		const location = request.redirect === "follow" ? answer.headers.get("Location") : null;
		return location ? this.fetch(new Request(new URL(location, request.url), request)) : answer;
	}

	#respond(request: Request): Response {
		const url = new URL(request.url);
		if (request.method !== "GET" && request.method !== "HEAD") return new Response(null, { status: 405 });
		const path = decoded(url.pathname);
		if (path === "/index.html" || path === "/index") return redirect(308, `/${url.search}`);
		if (this.#has(path) && path.endsWith(".html")) return redirect(308, path.slice(0, -".html".length) + url.search);
		if (path.endsWith("/") && path !== "/" && this.#has(path.replace(/\/$/, ".html"))) return redirect(308, path.slice(0, -1) + url.search);
		const name = [path === "/" ? "/index.html" : path, `${path}.html`].find((candidate) => this.#has(candidate));
		if (!name) return this.#answer("/404.html", 404, request);
		if (request.headers.get("if-none-match") === `"${name}"`) return new Response(null, { status: 304, headers: { ETag: `"${name}"` } });
		return this.#answer(name, 200, request);
	}

	#has(path: string): boolean {
		return Object.hasOwn(this.#files, path);
	}

	#answer(name: string, status: number, request: Request): Response {
		const type = typeOf(name);
		const caching = status === 200 ? "public, max-age=0, must-revalidate" : "no-store";
		const headers = { "Content-Type": type, "Cache-Control": caching, ETag: `"${name}"`, "Referrer-Policy": "of-the-host" };
		return new Response(request.method === "HEAD" ? null : this.#files[name], { status, headers });
	}
}

const redirect = (status: number, location: string): Response => new Response(null, { status, headers: { Location: location } });

function decoded(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}
