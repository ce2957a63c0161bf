import { readFile } from "node:fs/promises";
import { matches, movedRow } from "../vite/cloudflare-worker.mjs";

// Vercel limits the number of routes, and a site can have more old addresses.
/**
 * Answers an address of a row that has no file: a redirect, or its shared page.
 * @param {import("node:http").IncomingMessage} request @param {import("node:http").ServerResponse} response
 * @param {{ movedRows: string, shared: [pattern: string, file: string, status: number][] }} site
 */
export async function answerRow(request, response, { movedRows, shared }) {
	const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
	const path = searchParams.get("row") ?? pathname;
	searchParams.delete("row");
	const query = searchParams.size > 0 ? `?${searchParams}` : "";
	const read = (/** @type {string} */ name) => readFile(new URL(`./${name}`, import.meta.url), "utf8");
	const to = movedRow(path, await read(movedRows));
	response.setHeader("Cache-Control", "no-cache");
	if (to) {
		response.writeHead(301, { Location: to + query }).end();
		return;
	}
	const [, file = "404.html", status = 404] = shared.find(([pattern]) => matches(pattern, path)) ?? [];
	const page = await read(file);
	response.writeHead(status, { "Content-Type": "text/html; charset=utf-8" }).end(request.method === "HEAD" ? undefined : page);
}
