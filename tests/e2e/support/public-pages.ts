import type { APIRequestContext } from "@playwright/test";

/** Pages that aren't in the sitemap. */
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

/** A page of each kind that the site has, for checks of what its pages share. */
export async function oneOfEachTemplate(request: APIRequestContext): Promise<string[]> {
	const rows = await rowPaths(request);
	const ofRows = ["/case-study/", "/blog/"].map((start) => rows.find((path) => path.startsWith(start)) ?? `no page begins with ${start}`);
	return ["/", "/portfolio", "/contact", "/iot", "/products/speaksify", "/blogs", ...ofRows];
}
