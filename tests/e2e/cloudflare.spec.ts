import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadWorker, PagesAssets } from "../support/pages-assets.ts";
import { expect, test } from "./support/journey.ts";
import { rowPaths } from "./support/public-pages.ts";

const dist = process.env.DIST_DIR ?? "dist";

/** Cloudflare Pages with the built site: its file server, and the worker that the build wrote. */
async function builtHost(): Promise<(path: string) => Promise<Response>> {
	const names = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((name) => /\.(html|json|js)$/.test(name));
	const files = Object.fromEntries(names.map((name) => [`/${name}`, readFileSync(join(dist, name), "utf8")]));
	const assets = new PagesAssets(files, readFileSync(join(dist, "_redirects"), "utf8"));
	const worker = await loadWorker(files["/_worker.js"] ?? "");
	return (path) => worker.fetch(new Request(`https://site.example${path}`), { ASSETS: assets });
}

test("the built worker answers as the preview does, with the same policy", async ({ request }) => {
	const ask = await builtHost();
	const written = await rowPaths(request);
	expect(written.length).toBeGreaterThan(10);
	const shared = ["/blog/published-later", "/case-study/published-later", "/portfolio/x", "/admin", "/admin/login"];
	const missing = ["/nope", "/shell", "/blog-post", "/headers.json", "/_worker.js", "/assets/missing.js"];
	for (const path of ["/", "/portfolio", ...written, ...shared, ...missing]) {
		const [answer, expected] = [await ask(path), await request.get(path)];
		expect([path, answer.status]).toEqual([path, expected.status()]);
		expect(await answer.text(), path).toBe(await expected.text());
		for (const name of ["content-security-policy", "x-robots-tag"])
			expect(answer.headers.get(name) ?? undefined, `${path}: ${name}`).toBe(expected.headers()[name]);
	}
});
