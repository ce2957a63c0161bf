// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../scripts/embedded/backend";
import { movedRows } from "../../scripts/vite/host-rules";
import { readPublished, readRowsAndRedirects } from "../../scripts/vite/published";
import { createBuildStore } from "../../supabase/functions/rebuild/store";
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
		const { posts, projects } = await readRowsAndRedirects(SITE_URL, EMBEDDED_PUBLISHABLE_KEY, get);
		expect(slugs(posts)).toEqual(["shown"]);
		expect(slugs(projects)).toEqual(["shown"]);
	});

	it("return the old addresses of those rows, and of no others", async () => {
		const moved = movedRows(await readRowsAndRedirects(SITE_URL, EMBEDDED_PUBLISHABLE_KEY, get));
		expect(moved.filter(([from]) => !/[0-9a-f]{8}-/.test(from))).toEqual([["/case-study/formerly-shown", "/case-study/shown"]]);
		expect(moved).toHaveLength(3);
	});

	it("return the same posts for the sitemap and the feed", async () => {
		const published = await readPublished(SITE_URL, EMBEDDED_PUBLISHABLE_KEY, get);
		expect(slugs(published.posts)).toEqual(["shown"]);
		expect(slugs(published.projects)).toEqual(["shown"]);
	});
});

describe("requests for a build", () => {
	it("are claimed by one of two functions that read the same state, also after a moment with microseconds", async () => {
		const fetch = (url: string, init: RequestInit) => backend.app.fetch(new Request(url, init), { peerAddress: null });
		const store = createBuildStore({ url: SITE_URL, key: backend.secretKey, fetch });
		for (const requestedAt of ["null", "'2026-01-05T09:00:00.123456Z'"]) {
			await backend.connection.driver.query(`update public.site_builds set requested_at = ${requestedAt}, failed_at = null`);
			const { requestedAt: known } = await store.readState();
			const at = Date.now();
			const claims = [await store.claimRequest(at, known), await store.claimRequest(at, known)];
			expect(claims, requestedAt).toEqual([true, false]);
			await store.saveRequest(at, "The host answered 500.", known);
			expect((await store.readState()).requestedAt).toBe(known);
		}
	});

	it.each([
		["in their order", [0, 1, 2]],
		["in the reverse order", [2, 1, 0]],
		["in another order", [1, 0, 2]],
	])("leave no request behind when three of them fail %s", async (_what, order) => {
		const fetch = (url: string, init: RequestInit) => backend.app.fetch(new Request(url, init), { peerAddress: null });
		const store = createBuildStore({ url: SITE_URL, key: backend.secretKey, fetch });
		await backend.connection.driver.query("update public.site_builds set requested_at = null, failed_at = null");
		const claims = [1, 2, 3].map((at) => at * 1000);
		for (const at of claims) expect(await store.claimRequest(at, at === 1000 ? null : at - 1000)).toBe(true);
		for (const index of order) {
			const at = claims[index] ?? 0;
			await store.saveRequest(at, "The host answered 500.", at === 1000 ? null : at - 1000);
		}
		expect((await store.readState()).requestedAt).toBeNull();
	});

	it.each([
		["stay", "later than an accepted one", "'1970-01-01T00:00:02Z'", 2000],
		["are replaced", "earlier than an accepted one", "'1970-01-01T00:00:00Z'", 1000],
		["are stored", "not there", "null", 1000],
	])("%s when they are %s", async (_what, _when, stored, requestedAt) => {
		const fetch = (url: string, init: RequestInit) => backend.app.fetch(new Request(url, init), { peerAddress: null });
		const store = createBuildStore({ url: SITE_URL, key: backend.secretKey, fetch });
		await backend.connection.driver.query(
			`update public.site_builds set requested_at = ${stored}, failed_at = now(), failure = 'It failed.'`,
		);
		await store.saveRequest(1000, null, null);
		expect((await store.readState()).requestedAt).toBe(requestedAt);
		const { rows } = await backend.connection.driver.query("select failed_at, failure from public.site_builds");
		expect(rows).toEqual([{ failed_at: null, failure: null }]);
	});
});
