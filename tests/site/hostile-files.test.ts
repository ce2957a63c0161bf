import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writePages } from "../../scripts/vite/write-pages.ts";
import type * as Prerenderer from "../../src/prerender";
import { harmIn } from "../hostile/harm";
import { TEXTS, textsOf, written } from "../hostile/hostile-table";
import { post, project } from "../support/data/backup-fixture";

/** The renderer and the document that the build made. */
const BUILT = join(import.meta.dirname, "../../node_modules/.cache/prerender");
const folder = mkdtempSync(join(tmpdir(), "hostile-files-"));
const entries = TEXTS.flatMap((category) => textsOf(category).map((text, index) => ({ category, text, slug: `${category}-${index}` })));
/** A harmless row, and one row of each table for each text. */
const all = [{ category: "none", text: "plain words", slug: "plain" }, ...entries];
const shown = { published_at: "2026-01-01T00:00:00Z", published_date: "2026-01-01T00:00:00Z", status: "published" };
const KINDS = ["blog", "case-study"];
const file = (kind: string, slug: string) => readFileSync(join(folder, kind, `${slug}.html`), "utf8");

beforeAll(async () => {
	const prerenderer: typeof Prerenderer = await import(pathToFileURL(join(BUILT, "prerender.js")).href);
	const rows = {
		projects: all.map(({ category, text, slug }, index) => {
			const texts =
				category === "url-field" ? { link: text, image: text, client_logo: text } : { title: text, description: text, client: text };
			return { ...project(index), slug, ...texts, ...shown };
		}),
		posts: all.map(({ category, text, slug }, index) => ({
			...post(index),
			slug,
			...(category === "url-field"
				? { image: text, author: { name: "Ada", avatar: text } }
				: { title: text, excerpt: text, content: text }),
			...shown,
		})),
	};
	const site = {
		template: readFileSync(join(BUILT, "template.html"), "utf8"),
		sheet: { css: "p{margin:0}", href: "/a.css" },
		folder,
		cache: join(folder, ".cache"),
		fingerprint: "",
		createPolicy: () => "default-src 'none'",
	};
	const { rowPaths } = await writePages({ ...prerenderer, prerenderedPaths: [], prerenderedKinds: [] }, rows, site);
	expect(rowPaths).toHaveLength(2 * all.length);
});
afterAll(() => rmSync(folder, { recursive: true }));

test("the check finds the corpus when nothing cleans it", () => {
	const found = textsOf("html-content").filter((text) => harmIn(text).length > 0);
	expect(found.length).toBeGreaterThan(45);
});

test.each(TEXTS)("the written files of %s have nothing that runs", (category) => {
	const own = entries.filter((entry) => entry.category === category);
	const harm = KINDS.flatMap((kind) => {
		const usual = harmIn(file(kind, "plain"));
		return own.flatMap(({ slug }) => harmIn(file(kind, slug), usual).map((one) => `${slug} ${kind}: ${one}`));
	});
	expect(harm).toEqual([]);
	expect({ tried: own.length, accepted: own.length, leftOver: harm.length }).toEqual(written[category]?.["prerendered file"]);
});
