// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { hostileInputs } from "../support/database/hostile-inputs";
import {
	ACCOUNTS,
	bearer,
	openRestBackend,
	PUBLISHABLE,
	type RestBackend,
	restoreRows,
	rowHash,
	send,
	signIn,
} from "../support/database/rest-backend";
import { inShort } from "../support/database/rest-matrix";
import { sample } from "../support/database/table-writes";

let backend: RestBackend;
let admin: Record<string, string>;

beforeAll(async () => {
	backend = await openRestBackend();
	admin = bearer((await signIn(backend, ACCOUNTS.admin)).access_token);
});

afterAll(() => backend.close());

beforeEach(async () => {
	// Silence the log: these tests provoke refusals.
	vi.spyOn(console, "error").mockImplementation(() => {});
	await restoreRows(backend);
});

const get = (path: string, headers: Record<string, string> = PUBLISHABLE) => send(backend, { method: "GET", path, headers });

describe("URL text as a filter value", () => {
	const texts = hostileInputs("postgrest-and-route").map(({ payload }) => String(payload));
	const columns = [
		"blogs?select=slug&slug",
		"portfolios?select=slug&slug",
		"portfolios?select=slug&service_id",
		"portfolios?select=slug&id",
		"blogs?select=slug&id",
	];

	it.each(columns)("%s=eq.… returns no rows, causes no error and changes no data", async (column) => {
		const before = await rowHash(backend);
		for (const text of texts) {
			const { status, body } = await get(`/rest/v1/${column}=eq.${encodeURIComponent(text)}`);
			expect([text, status]).toEqual([text, expect.toSatisfy((code: number) => code === 200 || (code >= 400 && code < 500))]);
			if (status === 200) expect([text, body]).toEqual([text, []]);
		}
		expect(await rowHash(backend)).toBe(before);
	});

	it("control: the same filter with a stored value finds its row", async () => {
		expect((await get("/rest/v1/blogs?select=slug&slug=eq.shown")).body).toEqual([{ slug: "shown" }]);
	});

	it("shows visitors no hidden row when unencoded text adds a filter", async () => {
		for (const text of texts) {
			const { status, body } = await get(`/rest/v1/blogs?select=slug&slug=eq.${text.replaceAll(" ", "+")}`);
			expect([text, status]).toEqual([text, expect.toSatisfy((code: number) => code < 500)]);
			if (Array.isArray(body)) expect([text, body.filter((row) => row.slug !== "shown")]).toEqual([text, []]);
		}
	});
});

describe("the scope of one request", () => {
	it("refuses counts and sums, and hides the list of tables from visitors", async () => {
		expect(inShort(await get("/rest/v1/portfolios?select=count()"))).toBe("400 PGRST123");
		expect(inShort(await get("/rest/v1/portfolios?select=version.max()", admin))).toBe("400 PGRST123");
		expect((await get("/rest/v1/")).status).toBe(403);
		expect((await get("/rest/v1/", admin)).status).toBe(403);
	});

	it("refuses a change for one row when it matches more rows", async () => {
		const headers = { ...admin, Prefer: "handling=strict, max-affected=1" };
		const before = await rowHash(backend);
		expect(inShort(await send(backend, { method: "PATCH", path: "/rest/v1/portfolios", headers, body: { title: "All" } }))).toBe(
			"400 PGRST124",
		);
		expect(inShort(await send(backend, { method: "DELETE", path: "/rest/v1/blogs", headers }))).toBe("400 PGRST124");
		expect(await rowHash(backend)).toBe(before);
	});

	it("changes no row when the version is outdated", async () => {
		const patch = (title: string) =>
			send(backend, {
				method: "PATCH",
				path: "/rest/v1/blogs?slug=eq.shown&version=eq.1&select=title,version",
				headers: { ...admin, Prefer: "return=representation" },
				body: { title },
			});
		expect((await patch("First")).body).toEqual([{ title: "First", version: 2 }]);
		expect((await patch("Second")).body).toEqual([]);
	});
});

const factsSchema = z.array(z.object({ id: z.string(), created_at: z.string(), version: z.number() })).length(1);

describe("the administrator's direct requests", () => {
	it.each([
		["id", "99999999-9999-4999-8999-999999999999"],
		["created_at", "2001-01-01T00:00:00Z"],
		["updated_at", "2001-01-01T00:00:00Z"],
		["version", 41],
	])("can't set %s", async (column, value) => {
		const facts = async () => factsSchema.parse((await get("/rest/v1/blogs?slug=eq.shown&select=id,created_at,version", admin)).body)[0];
		const before = await facts();
		await send(backend, { method: "PATCH", path: "/rest/v1/blogs?slug=eq.shown", headers: admin, body: { [column]: value } });
		const after = await facts();
		expect({ id: after?.id, created_at: after?.created_at }).toEqual({ id: before?.id, created_at: before?.created_at });
		// The embedded backend's trigger ignores the value; the hosted backend refuses the request.
		expect([1, 2]).toContain(after?.version);
		expect((await get(`/rest/v1/blogs?select=id&updated_at=lt.2002-01-01`, admin)).body).toEqual([]);
	});

	it("can't set an unknown column", async () => {
		const reply = await send(backend, { method: "PATCH", path: "/rest/v1/blogs?slug=eq.shown", headers: admin, body: { role: "admin" } });
		expect(inShort(reply)).toBe("400 PGRST204");
	});

	it("can't store a hostile URL or an oversized text", async () => {
		const before = await rowHash(backend);
		const bad = [
			{ link: "javascript:alert(1)" },
			{ image: "//evil.example/a.png" },
			{ gallery: [{ url: "data:text/html,x" }] },
			{ title: "x".repeat(10_000) },
			{ slug: "x".repeat(10_000) },
			{ gallery: {} },
			{ tech_stack: "Rust" },
			{ service_id: "../admin" },
			{ title: "nul\u0000" },
		];
		for (const values of bad) {
			for (const request of [
				{ method: "POST", path: "/rest/v1/portfolios", body: sample("portfolios", values) },
				{ method: "PATCH", path: "/rest/v1/portfolios?slug=eq.shown", body: values },
			] as const) {
				// A failed CHECK is 400 on the hosted backend and 500 on the embedded one; both store nothing.
				const { status } = await send(backend, { ...request, headers: admin });
				expect([values, request.method, status]).toEqual([values, request.method, expect.toSatisfy((code: number) => code >= 400)]);
			}
		}
		expect(await rowHash(backend)).toBe(before);
	});
});
