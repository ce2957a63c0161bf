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

const addressesOf = async (request: APIRequestContext): Promise<string[]> => {
	const sitemap = await (await request.get("/sitemap.xml")).text();
	return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
};

const isOfRow = (path: string) => /^\/(case-study|blog)\//.test(path);

/** Every page that does not depend on the database: those of the sitemap and the few that are not in it. */
export async function publicPaths(request: APIRequestContext): Promise<string[]> {
	return [...(await addressesOf(request)).filter((path) => !isOfRow(path)), ...UNLISTED];
}

/** The pages of published rows that were written at build; what other journeys publish meanwhile is not among them. */
export async function rowPaths(request: APIRequestContext): Promise<string[]> {
	const listed = (await addressesOf(request)).filter(isOfRow);
	const written = await Promise.all(listed.map(async (path) => (await (await request.get(path)).text()).includes('id="page-data"')));
	return listed.filter((_path, at) => written[at]);
}

/** @throws when the page does not answer with 200. */
export async function readPage(request: APIRequestContext, path: string): Promise<PublicPage> {
	const answer = await request.get(path);
	if (answer.status() !== 200) throw new Error(`${path} answered ${answer.status()}`);
	const html = await answer.text();
	return { path, html, document: new JSDOM(html).window.document };
}
