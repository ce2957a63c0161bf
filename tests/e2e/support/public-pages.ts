import type { APIRequestContext } from "@playwright/test";
import { JSDOM } from "jsdom";

/** A public page as its server sends it, before any script. */
export interface PublicPage {
	path: string;
	document: Document;
	html: string;
}

/** Pages that the sitemap does not invite anybody to. */
const UNLISTED = ["/contact", "/thank-you"];

/** Every prerendered page: those of the sitemap and the few that are not in it. Rows of the database have pages of their own. */
export async function publicPaths(request: APIRequestContext): Promise<string[]> {
	const sitemap = await (await request.get("/sitemap.xml")).text();
	const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
	return [...listed.filter((path) => !/^\/(case-study|blog)\//.test(path)), ...UNLISTED];
}

/** @throws when the page does not answer with 200. */
export async function readPage(request: APIRequestContext, path: string): Promise<PublicPage> {
	const answer = await request.get(path);
	if (answer.status() !== 200) throw new Error(`${path} answered ${answer.status()}`);
	const html = await answer.text();
	return { path, html, document: new JSDOM(html).window.document };
}
