import type { APIRequestContext } from "@playwright/test";

/** Pages that aren't in the sitemap. */
export const UNLISTED = ["/thank-you"];

const addressesOf = async (request: APIRequestContext): Promise<string[]> => {
	const sitemap = await (await request.get("/sitemap.xml")).text();
	return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
};

const isOfRow = (path: string) => /^\/(case-study|blog)\//.test(path);

/** Every page that doesn't depend on the database, in the sitemap or not. */
export async function publicPaths(request: APIRequestContext): Promise<string[]> {
	return [...(await addressesOf(request)).filter((path) => !isOfRow(path)), ...UNLISTED];
}

/** The prerendered pages of published rows, without rows that other tests publish. */
async function rowPaths(request: APIRequestContext): Promise<string[]> {
	const listed = (await addressesOf(request)).filter(isOfRow);
	const written = await Promise.all(listed.map(async (path) => (await (await request.get(path)).text()).includes('id="page-data"')));
	return listed.filter((_path, at) => written[at]);
}

/** One page of each kind, for checks of shared parts. */
export async function oneOfEachTemplate(request: APIRequestContext): Promise<string[]> {
	const rows = await rowPaths(request);
	const ofRows = ["/case-study/", "/blog/"].map((start) => rows.find((path) => path.startsWith(start)) ?? `no page begins with ${start}`);
	return ["/", "/portfolio", "/contact", "/iot", "/products/speaksify", "/blogs", ...ofRows];
}
