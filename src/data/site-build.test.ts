// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { failRenewal } from "../../tests/support/data/auth-harness";
import { stubBackend } from "../../tests/support/data/backend-harness";
import { storeSession } from "../../tests/support/data/pictures-harness";
import { buildNow, compareBuild, isRowLive, noteContentChange, readSiteBuild, type SiteBuild } from "./site-build";

const NOW = new Date("2026-11-23T10:00:00Z");
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();
const file = { builtAt: ago(30), complete: true, skipped: [] };
const state = (changes: Partial<Parameters<typeof compareBuild>[1]> = {}) => ({
	changedAt: ago(60),
	requestedAt: null,
	failedAt: null,
	failure: null,
	restoredAt: null,
	...changes,
});

describe("the built pages", () => {
	test.each<[string, Parameters<typeof compareBuild>[1], SiteBuild["kind"]]>([
		["built after the last change", state(), "live"],
		["built at the moment of the last change", state({ changedAt: ago(30) }), "live"],
		["changed since", state({ changedAt: ago(1) }), "pending"],
		["changed, and requested", state({ changedAt: ago(16), requestedAt: ago(14) }), "pending"],
		["changed, and the host refused", state({ changedAt: ago(2), failedAt: ago(1), failure: "The host answered 500." }), "failed"],
		["changed, and no build came for over 15 minutes", state({ changedAt: ago(20), requestedAt: ago(16) }), "failed"],
		["changed over 15 minutes ago without a request", state({ changedAt: ago(16) }), "failed"],
		["live although an earlier request failed", state({ failedAt: ago(40), failure: "The host answered 500." }), "live"],
		["live although a forced request failed", state({ failedAt: ago(1), failure: "The host answered 500." }), "live"],
	])("are %s", (_name, current, kind) => {
		expect(compareBuild(file, current, NOW).kind).toBe(kind);
	});

	test("name when and why they failed", () => {
		const failed = compareBuild(file, state({ changedAt: ago(2), failedAt: ago(1), failure: "The host answered 500." }), NOW);
		expect(failed).toEqual({
			kind: "failed",
			builtAt: ago(30),
			skipped: [],
			restoredAt: null,
			at: ago(1),
			reason: "The host answered 500.",
		});
	});

	test("failed when the build could not read the database", () => {
		expect(compareBuild({ ...file, complete: false }, state(), NOW).kind).toBe("failed");
	});

	test("name the rows that the build couldn't render", () => {
		const skipped = ["/blog/damaged"];
		for (const current of [state(), state({ changedAt: ago(1) }), state({ changedAt: ago(16) })])
			expect(compareBuild({ ...file, skipped }, current, NOW)).toMatchObject({ skipped });
	});

	test.each([
		["before", ago(31), true],
		["after", ago(29), false],
	])("contain a row that a backup brought back %s them", (_name, restoredAt, isLive) => {
		const build = compareBuild(file, state({ changedAt: ago(1), restoredAt }), NOW);
		expect(isRowLive({ updated_at: ago(600) }, build)).toBe(isLive);
	});

	test("don't exist on a development server", () => {
		expect(compareBuild(null, state(), NOW)).toEqual({ kind: "none" });
	});

	test("read moments in the format of Postgres", () => {
		expect(compareBuild(file, state({ changedAt: "2026-11-23 09:59:00.123+00" }), NOW).kind).toBe("pending");
	});

	test.each([
		["before", "2026-11-23T09:00:00Z", true],
		["after", "2026-11-23T09:45:00Z", false],
	])("contain a row that changed %s them", (_name, updatedAt, isLive) => {
		expect(isRowLive({ updated_at: updatedAt }, { kind: "pending", builtAt: ago(30), skipped: [], restoredAt: null })).toBe(isLive);
		expect(isRowLive({ updated_at: updatedAt }, { kind: "live", builtAt: ago(30), skipped: [], restoredAt: null })).toBe(true);
	});

	test.each<[string, Parameters<typeof isRowLive>[0], boolean]>([
		["schedule came before", { published_at: ago(31) }, true],
		["schedule came after", { published_at: ago(5) }, false],
		// In India, the day began 10 minutes after the build.
		["day began after", { published_at: ago(600), published_date: "2026-11-24T00:00:00+05:30" }, false],
	])("tell whether the build could read a row whose %s it", (_name, row, isLive) => {
		const builtAt = row.published_date ? "2026-11-23T18:20:00Z" : ago(30);
		expect(isRowLive({ updated_at: ago(120), ...row }, { kind: "pending", builtAt, skipped: [], restoredAt: null })).toBe(isLive);
	});
});

describe("requests", () => {
	let answer: () => Promise<Response>;
	let current: unknown;
	const asked = vi.fn<typeof fetch>();
	const builds = () => asked.mock.calls.filter(([url]) => String(url).endsWith("/rebuild"));

	beforeEach(() => {
		storeSession();
		current = state();
		asked
			.mockReset()
			.mockImplementation((url) => (String(url).endsWith("/site_build_state") ? Promise.resolve(Response.json(current)) : answer()));
		stubBackend(asked);
		vi.spyOn(console, "error").mockImplementation(() => {});
	});
	afterEach(() => {
		vi.useRealTimers();
		vi.restoreAllMocks();
		vi.unstubAllGlobals();
		vi.unstubAllEnvs();
	});

	test("read the build past the cache", async () => {
		answer = async () => Response.json({ ...file, fingerprint: "f" });
		expect((await readSiteBuild()).kind).toBe("live");
		expect(asked.mock.calls[0]).toMatchObject(["/build.json", { cache: "no-store" }]);
	});

	test.each([
		["the server's clock, because this computer's can be wrong", 60, { Date: NOW.toUTCString() }],
		["the date alone, also of an answer that was cached", 0, { Date: NOW.toUTCString(), Age: "3600" }],
	])("compare by %s", async (_name, fast, headers) => {
		vi.useFakeTimers({ toFake: ["Date"], now: NOW.getTime() + fast * 60_000 });
		current = state({ changedAt: ago(1) });
		answer = async () => Response.json(file, { headers });
		expect((await readSiteBuild()).kind).toBe("pending");
	});

	test.each([
		["a missing file", new Response("", { status: 404 })],
		["the development server's page", new Response("<!doctype html>", { headers: { "Content-Type": "text/html" } })],
		["a damaged file", Response.json({ builtAt: 5 })],
	])("take %s for no build", async (_name, response) => {
		answer = async () => response;
		expect(await readSiteBuild()).toEqual({ kind: "none" });
	});

	test("fail on an unknown state", async () => {
		current = { changedAt: null };
		answer = async () => Response.json(file);
		await expect(readSiteBuild()).rejects.toThrow("site_build_state");
	});

	test("send the session's token, and survive the end of the page", async () => {
		answer = async () => Response.json({ state: "requested" });
		await buildNow();
		const [url, init] = builds()[0] ?? [];
		expect([url, init?.body, init?.keepalive, new Headers(init?.headers).get("authorization")]).toEqual([
			expect.stringMatching(/\/functions\/v1\/rebuild$/),
			'{"force":true}',
			true,
			"Bearer token-1",
		]);
	});

	test.each([
		[503, { error: { code: "not_configured", message: "No build hook is set." } }, "unset"],
		[502, { error: { code: "build_failed", message: "The host answered 500." } }, "host"],
		[401, { error: { code: "sign_in_first", message: "Sign in again." } }, "session"],
		[404, "", "unset"],
		[503, { error: { code: "store_unavailable", message: "The database did not respond." } }, "database"],
		[500, "", "unreachable"],
	])("that end with %i say why", async (status, body, reason) => {
		answer = async () => new Response(JSON.stringify(body), { status });
		await expect(buildNow()).rejects.toMatchObject({ reason });
	});

	test("need a session and a connection", async () => {
		answer = async () => Promise.reject(new TypeError("offline"));
		await expect(buildNow()).rejects.toMatchObject({ reason: "unreachable" });
		localStorage.clear();
		await expect(buildNow()).rejects.toMatchObject({ reason: "session" });
	});

	test.each([
		["isn't sent again when it has arrived, also with a wrong clock", ago(0), 1],
		["is sent again when it hasn't arrived", ago(20), 1],
		["is sent again when it was sent so long ago that its build has failed", ago(0), 16],
	])("whose answer was lost %s", async (_what, requestedAt, later) => {
		vi.useFakeTimers({ toFake: ["Date"], now: NOW.getTime() + 60 * 60_000 });
		const sent = requestedAt === ago(0) && later === 1 ? 1 : 2;
		current = state({ requestedAt: ago(20) });
		answer = async () => Promise.reject(new TypeError("offline"));
		await expect(buildNow()).rejects.toMatchObject({ reason: "unreachable" });
		vi.setSystemTime(Date.now() + later * 60_000);
		current = state({ requestedAt });
		answer = async () => Response.json({ state: "requested" });
		await buildNow();
		expect(builds()).toHaveLength(sent);
		await buildNow();
		expect(builds()).toHaveLength(sent + 1);
	});

	test("are sent again when the function couldn't store one, although the database has it", async () => {
		answer = async () => Response.json({ error: { code: "store_unavailable", message: "The database did not respond." } }, { status: 503 });
		await expect(buildNow()).rejects.toThrow("The database did not respond.");
		current = state({ requestedAt: new Date().toISOString() });
		answer = async () => Response.json({ state: "requested" });
		await buildNow();
		expect(builds()).toHaveLength(2);
	});

	test("send nothing when the session can't be renewed now", async () => {
		failRenewal();
		await expect(buildNow()).rejects.toMatchObject({ reason: "unreachable" });
		await expect(readSiteBuild()).rejects.toThrow("session");
		expect(asked).not.toHaveBeenCalled();
	});

	test("read nothing without a session", async () => {
		localStorage.clear();
		expect(await readSiteBuild()).toEqual({ kind: "none" });
		expect(asked).not.toHaveBeenCalled();
	});

	test("after a change ask without force, log a failure, and end when the site has no function for builds", async () => {
		answer = async () => new Response("", { status: 500 });
		noteContentChange();
		await vi.waitFor(() => expect(console.error).toHaveBeenCalledWith("Build:", "The server answered 500."));
		expect(asked.mock.calls[0]?.[1]?.body).toBe('{"force":false}');
		answer = async () => new Response("", { status: 404 });
		noteContentChange();
		await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
		await new Promise((done) => setTimeout(done));
		noteContentChange();
		await new Promise((done) => setTimeout(done));
		expect(asked).toHaveBeenCalledTimes(2);
		expect(console.error).toHaveBeenCalledTimes(1);
	});
});
