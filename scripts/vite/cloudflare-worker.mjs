/** @typedef {{ moved: Record<string, string>, movedRows: string, shared: [pattern: string, file: string, status: number][] }} Addresses */
/** @typedef {Record<string, Record<string, string>>} HeaderRules headers by address pattern, in which :id is one part and * the rest */
/** @typedef {Addresses & { hidden: string, headers: HeaderRules }} Site */
/** @typedef {{ fetch: (request: Request) => Promise<Response> }} Assets */

// The host's rules file can't do this: it hides the files that its patterns match, and knows no 404.
/** @param {Request} request @param {Assets} assets @param {Site} site @returns {Promise<Response>} own file, shared file or 404 */
export async function answer(request, assets, site) {
	const { pathname } = new URL(request.url);
	const found = await respond(request, assets, site);
	const headers = new Headers(found.headers);
	for (const [name, value] of Object.entries(getHeaders(pathname, site.headers))) headers.set(name, value);
	if (!found.ok && found.status !== 304) headers.set("Cache-Control", "no-cache");
	if (found.status === 404) headers.delete("Content-Security-Policy");
	return new Response(request.method === "HEAD" ? null : found.body, { status: found.status, headers });
}

/** @param {string} path @param {HeaderRules} rules @returns {Record<string, string>} the headers of every matching rule */
export function getHeaders(path, rules) {
	const matching = (/** @type {string} */ address) => Object.entries(rules).filter(([pattern]) => matches(pattern, address));
	const [asked, meant] = [matching(path), matching(decoded(path))];
	return Object.assign({}, ...(asked.length < meant.length ? meant : asked).map(([, headers]) => headers));
}

/** @param {string} pattern @returns {string} the regular expression of an address pattern */
export function patternSource(pattern) {
	const source = pattern
		.replace(/[.+?^${}()|[\]\\]/g, "\\$&")
		.replace(/:\w+/g, "[^/]+")
		.replace("*", ".*");
	return `^${source}$`;
}

/** @param {string} pattern @param {string} path @returns {boolean} */
export const matches = (pattern, path) => new RegExp(patternSource(pattern)).test(path);

/** @param {string} path @param {Record<string, string>} moved @returns {string | undefined} the new address; `:id` stays the same */
export function movedPath(path, moved) {
	const [pattern, to] = Object.entries(moved).find(([from]) => matches(from, path)) ?? [];
	return pattern?.endsWith("/:id") ? to?.replace(":id", path.slice(pattern.length - ":id".length)) : to;
}

// Parsing thousands of rows would take longer than a worker has.
/** @param {string} path @param {string} rows the file of old addresses @returns {string | undefined} where a row's id or old slug leads */
export function movedRow(path, rows) {
	const at = rows.indexOf(`\n${path.toLowerCase()} `);
	const start = at + path.length + 2;
	return at === -1 ? undefined : rows.slice(start, rows.indexOf("\n", start));
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
	const moved = movedPath(path, site.moved);
	if (moved) return redirect(301, moved + search);
	if (path !== "/" && path.endsWith("/")) return redirect(308, withoutSlashes(path) + search);
	const named = decoded(path);
	const asked = fileRequest(named, request, request.headers);
	// URLs lose dot segments, and the asset server decodes once more: both can lead to another address's file, without its headers.
	const isSame = decoded(new URL(asked.url).pathname) === named;
	if (isSame && !new RegExp(site.hidden).test(withoutSlashes(named))) {
		const own = await assets.fetch(asked);
		// Workers send a clean address as a temporary redirect.
		if (own.status === 307) return redirect(308, own.headers.get("Location") ?? "/");
		if (own.status !== 404) return own;
	}
	if (path.startsWith("/assets/"))
		return new Response("Not found", { status: 404, headers: { "Content-Type": "text/plain; charset=utf-8" } });
	const [, shared = "404.html", status = 404] = site.shared.find(([pattern]) => matches(pattern, path)) ?? [];
	const file = `/${shared.replace(/\.html$/, "")}`;
	if (status === 200) return assets.fetch(fileRequest(file, request, request.headers));
	if (shared !== "404.html") {
		const rows = await assets.fetch(new Request(fileRequest(`/${site.movedRows}`, request, {}), { method: "GET" }));
		const row = movedRow(path, await rows.text());
		if (row) return redirect(301, row + search);
	}
	const page = await assets.fetch(fileRequest(file, request, {}));
	return new Response(page.body, { status, headers: page.headers });
}

/** @param {string} path @param {Request} request @param {HeadersInit} headers */
function fileRequest(path, request, headers) {
	const url = new URL(request.url);
	url.pathname = path;
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
