// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../scripts/embedded/backend";
import { readPublished, readPublishedRows } from "../../scripts/vite/published";
import { openRestBackend, type RestBackend, SITE_URL } from "../support/database/rest-backend";

const BOOT_MS = 90_000;
let backend: RestBackend;

beforeAll(async () => {
	backend = await openRestBackend();
}, BOOT_MS);

afterAll(() => backend.close());

const get = async (request: Request) => backend.app.fetch(request, { peerAddress: null });
const slugs = (rows: unknown[]) => rows.map((row) => (typeof row === "object" && row !== null && "slug" in row ? row.slug : null)).sort();

describe("the build's queries", () => {
	it("return posts that visitors can see, without drafts, unlisted posts and future dates", async () => {
		const { posts, projects } = await readPublishedRows(SITE_URL, EMBEDDED_PUBLISHABLE_KEY, get);
		expect(slugs(posts)).toEqual(["shown"]);
		expect(slugs(projects)).toEqual(["shown"]);
	});

	it("return the same posts for the sitemap and the feed", async () => {
		const published = await readPublished(SITE_URL, EMBEDDED_PUBLISHABLE_KEY, get);
		expect(slugs(published.posts)).toEqual(["shown"]);
		expect(slugs(published.projects)).toEqual(["shown"]);
	});
});
