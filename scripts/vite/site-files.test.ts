import { createServer, type RequestListener } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import { liveSiteFiles } from "./site-files.ts";

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

/** Serves the site's files as a local server does, and returns its address. */
async function serve() {
	const module = { siteFiles: () => ({ "/sitemap.xml": { type: "text/xml", body: "<urlset/>" } }) };
	const hooks: Record<string, unknown> = {
		...liveSiteFiles({ VITE_SUPABASE_URL: "https://project.example.com" }, 4173, async () => module),
	};
	const server = createServer();
	const use = (answer: RequestListener) => server.on("request", answer);
	if (typeof hooks.configurePreviewServer === "function") hooks.configurePreviewServer({ middlewares: { use } });
	await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
	const address = server.address();
	return { address: `http://localhost:${typeof address === "object" ? address?.port : ""}`, close: () => server.close() };
}

test("a local server whose database fails answers without a second try and names the tables", async () => {
	const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
	const visit = fetch;
	const asked: string[] = [];
	vi.stubGlobal("fetch", async ({ url }: Request) => {
		asked.push(new URL(url).pathname);
		return new Response("no", { status: 503 });
	});
	const { address, close } = await serve();
	expect(await (await visit(`${address}/sitemap.xml`)).text()).toBe("<urlset/>");
	close();
	expect(asked.sort()).toEqual(["/rest/v1/blogs", "/rest/v1/portfolios", "/rest/v1/site_settings"]);
	expect(warn.mock.calls).toEqual([
		["The sitemap, llms.txt and the feed list no published items:", "portfolios answered 503"],
		["The sitemap, llms.txt and the feed have no site settings:", "site_settings answered 503"],
	]);
});
