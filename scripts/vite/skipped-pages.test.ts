import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { publishPages } from "./publish-pages.ts";

vi.mock("./write-pages.ts", async (original) => ({
	...(await original<typeof import("./write-pages.ts")>()),
	writePages: async () => ({ styles: new Map(), rowPaths: [], skipped: ["/case-study/damaged", "/blog/broken"], keys: new Map() }),
}));

const TEMPLATE = '<html data-entry="assets/a.js"><head><!--style--><!--head--></head><body><div id="root"><!--page--></div></body></html>';
const RENDERER = `
export const prerenderedPaths = [];
export const factsElement = "";
export const siteFiles = ({ projects, posts }) => ({ "/sitemap.xml": { body: [...projects, ...posts].map(({ slug }) => slug).join(" ") } });
`;

let folder = "";
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "skipped-pages-"));
	mkdirSync(join(folder, "dist/assets"), { recursive: true });
	mkdirSync(join(folder, "renderer"));
	writeFileSync(join(folder, "dist/assets/frame-1.css"), "");
	writeFileSync(join(folder, "renderer/public.css"), "");
	writeFileSync(join(folder, "renderer/entry.js"), RENDERER);
});
afterEach(() => rmSync(folder, { recursive: true }));

const row = (slug: string) => ({ id: `0-${slug}`, slug, title: slug, published_at: "2026-01-01T00:00:00Z" });
const redirect = (kind: "portfolios" | "blogs", slug: string) => ({ kind, slug: `formerly-${slug}`, [kind]: { slug } });

test("rows without a page are in no file that lists pages, and no redirect leads to them", async () => {
	const bundle = join(folder, "renderer/entry.js");
	const clientDir = join(folder, "dist");
	await publishPages({
		env: { VITE_SUPABASE_URL: "https://project.example.com" },
		clientDir,
		folder: clientDir,
		bundle,
		template: TEMPLATE,
		host: "netlify",
		loadRenderer: () => import(pathToFileURL(bundle).href),
		readRows: async () => ({
			// A post has the slug of a project whose page is missing.
			projects: [row("shown"), row("damaged")],
			posts: [row("damaged"), row("broken")],
			redirects: [redirect("portfolios", "shown"), redirect("portfolios", "damaged"), redirect("blogs", "damaged")],
			settings: null,
		}),
	});
	expect(readFileSync(join(clientDir, "sitemap.xml"), "utf8")).toBe("shown damaged");
	const redirects = readFileSync(join(clientDir, "_redirects"), "utf8");
	const moves = redirects.split("\n").filter((line) => /^\/(case-study|blog)\/(0-|formerly-)/.test(line));
	expect(moves.map((line) => line.split(/\s+/).slice(0, 2).join(" "))).toEqual([
		"/case-study/0-shown /case-study/shown",
		"/case-study/formerly-shown /case-study/shown",
		"/blog/0-damaged /blog/damaged",
		"/blog/formerly-damaged /blog/damaged",
	]);
});
