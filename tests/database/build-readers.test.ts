// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../scripts/embedded/backend";
import { movedRows } from "../../scripts/vite/host-rules";
import { readPublished, readRowsAndRedirects } from "../../scripts/vite/published";
import { createBuildStore } from "../../supabase/functions/rebuild/store";
import { openRestBackend, type RestBackend, SITE_URL } from "../support/database/rest-backend";

let backend: RestBackend;

beforeAll(async () => {
	backend = await openRestBackend();
});

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
	const call = (url: string, init: RequestInit) => backend.app.fetch(new Request(url, init), { peerAddress: null });
	const open = (fetch = call) => createBuildStore({ url: SITE_URL, key: backend.secretKey, fetch });
	/** A store whose claims reach the database, but get no answer. */
	const openUnanswered = () =>
		open(async (url, init) => {
			const reply = await call(url, init);
			if (!String(init.body).includes("failure")) throw new Error("timeout");
			return reply;
		});
	const exec = (sql: string) => backend.connection.driver.query(sql);
	const store = async (requestedAt: string) =>
		exec(`update public.site_builds set requested_at = ${requestedAt}, failed_at = null, failure = null`);
	const stored = async () =>
		(
			await exec(
				"select (extract(epoch from date_trunc('milliseconds', requested_at)) * 1000)::integer as at, failure from public.site_builds",
			)
		).rows[0];
	const FAILURE = "The host answered 500.";

	it("are claimed by one of two functions that read the same state, also after a moment with microseconds", async () => {
		for (const requestedAt of ["null", "'2026-01-05T09:00:00.123456Z'"]) {
			await store(requestedAt);
			const { requestedAt: known } = await open().readState();
			const at = Date.now();
			const claims = [await open().claimRequest(at, known), await open().claimRequest(at, known)];
			expect(
				claims.map((claim) => claim !== null),
				requestedAt,
			).toEqual([true, false]);
			await claims[0]?.(FAILURE);
			expect(await stored()).toEqual({ at: null, failure: FAILURE });
		}
	});

	it("are claimed once when the last one came from a function whose clock was ahead", async () => {
		await store("'1970-01-01T00:00:05Z'");
		expect(await open().claimRequest(1000, 5000)).not.toBeNull();
		expect(await open().claimRequest(2000, 5000)).toBeNull();
	});

	it.each([
		["in their order", [0, 1, 2]],
		["in the reverse order", [2, 1, 0]],
		["in another order", [1, 0, 2]],
	])("leave no request behind when three of them fail %s", async (_what, order) => {
		await store("null");
		const claims = [];
		for (const at of [1000, 2000, 3000]) claims.push(await open().claimRequest(at, at === 1000 ? null : at - 1000));
		for (const index of order) await claims[index]?.(FAILURE);
		expect(await stored()).toEqual({ at: null, failure: FAILURE });
	});

	it.each([FAILURE, null])(
		"change nothing with their outcome (%s) once another one is stored, also after that one has failed",
		async (outcome) => {
			await store("null");
			const settle = await open().claimRequest(1000, null);
			const settleOther = await open().claimRequest(2000, 1000);
			await settle?.(outcome);
			expect(await stored()).toEqual({ at: 2000, failure: null });
			await settleOther?.("The host answered 404.");
			await settle?.(outcome);
			expect(await stored()).toEqual({ at: null, failure: "The host answered 404." });
		},
	);

	it("are given back when the answer to their claim is lost", async () => {
		await store("null");
		await expect(openUnanswered().claimRequest(1000, null)).rejects.toThrow("timeout");
		expect(await stored()).toEqual({ at: null, failure: "The database did not respond." });
	});

	it.each([1000, 2000])("leave the running build of another one alone when the answer to their claim is lost (%i)", async (at) => {
		await store("null");
		vi.spyOn(Math, "random").mockReturnValueOnce(0.1).mockReturnValueOnce(0.2);
		const settle = await open().claimRequest(1000, null);
		await expect(openUnanswered().claimRequest(at, null)).rejects.toThrow("timeout");
		expect(await stored()).toEqual({ at: 1000, failure: null });
		await settle?.(null);
		expect(await stored()).toEqual({ at: 1000, failure: null });
	});
});
