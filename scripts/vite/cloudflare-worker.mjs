/** @typedef {{ moved: Record<string, string>, shared: [pattern: string, file: string][] }} Addresses */
/** @typedef {Record<string, Record<string, string>>} HeaderRules headers by address pattern, in which :id is one part and * the rest */
/** @typedef {Addresses & { hidden: string, headers: HeaderRules }} Site */
/** @typedef {{ fetch: (request: Request) => Promise<Response> }} Assets */

// The host's rules file can't do this, because it hides the files that its patterns match.
/** @param {Request} request @param {Assets} assets @param {Site} site @returns {Promise<Response>} own file, shared file or 404 */
export async function answer(request, assets, site) {
	const { pathname } = new URL(request.url);
	const found = await respond(request, assets, site);
	const headers = new Headers(found.headers);
	for (const [name, value] of Object.entries(headersOf(pathname, site.headers))) headers.set(name, value);
	if (!found.ok && found.status !== 304) headers.set("Cache-Control", "no-cache");
	if (found.status === 404) headers.delete("Content-Security-Policy");
	return new Response(request.method === "HEAD" ? null : found.body, { status: found.status, headers });
}

/** @param {string} path @param {HeaderRules} rules @returns {Record<string, string>} the headers of every matching rule */
export function headersOf(path, rules) {
	const matching = (/** @type {string} */ address) => Object.entries(rules).filter(([pattern]) => matches(pattern, address));
	const [asked, meant] = [matching(path), matching(decoded(path))];
	return Object.assign({}, ...(asked.length < meant.length ? meant : asked).map(([, headers]) => headers));
}

/** @param {string} pattern @param {string} path @returns {boolean} */
export function matches(pattern, path) {
	const source = pattern
		.replace(/[.+?^${}()|[\]\\]/g, "\\$&")
		.replace(/:\w+/g, "[^/]+")
		.replace("*", ".*");
	return new RegExp(`^${source}$`).test(path);
}

// Browsers read `//name` and `/\name` in a Location as another site.
/** @param {string} path @returns {string} with one slash at its start and none at its end */
export function withoutSlashes(path) {
	return `/${path.replace(/^[/\\]+/, "").replace(/\/+$/, "")}`;
}

/** @param {Request} request @param {Assets} assets @param {Site} site @returns {Promise<Response>} */
async function respond(request, assets, site) {
	if (!/^(GET|HEAD)$/.test(request.method)) return new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } });
	const { pathname: path, search } = new URL(request.url);
	const moved = site.moved[path];
	if (moved) return redirect(301, moved + search);
	if (path !== "/" && path.endsWith("/")) return redirect(308, withoutSlashes(path) + search);
	if (!new RegExp(site.hidden).test(withoutSlashes(decoded(path)))) {
		const own = await assets.fetch(fileRequest(path, request, request.headers));
		if (own.status !== 404) return own;
	}
	if (path.startsWith("/assets/"))
		return new Response("Not found", { status: 404, headers: { "Content-Type": "text/plain; charset=utf-8" } });
	const [, shared] = site.shared.find(([pattern]) => matches(pattern, path)) ?? [];
	if (shared) return assets.fetch(fileRequest(`/${shared.replace(/\.html$/, "")}`, request, request.headers));
	const page = await assets.fetch(fileRequest("/404", request, {}));
	return new Response(page.body, { status: 404, headers: page.headers });
}

// See docs/decisions.md, "Cloudflare requests encode their first letter".
/** @param {string} path @param {Request} request @param {HeadersInit} headers */
function fileRequest(path, request, headers) {
	const url = new URL(request.url);
	url.pathname = path.replace(/^\/([a-z0-9])/i, (_start, letter) => `/%${letter.charCodeAt(0).toString(16)}`);
	return new Request(url, { method: request.method, headers, redirect: "manual" });
}

/** @param {number} status @param {string} location */
const redirect = (status, location) => new Response(null, { status, headers: { Location: location } });

/** @param {string} path @returns {string} without percent signs; unchanged when they encode nothing */
export function decoded(path) {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}
