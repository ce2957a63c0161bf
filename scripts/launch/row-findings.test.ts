import { afterEach, describe, expect, test, vi } from "vitest";
import { rowFindings } from "./row-findings.ts";

const SEEDED = "5eed0000-0000-4000-8000-100000000001";
const OWN = "0b7e2c8e-6a4f-4c39-9a39-3a5a4b7a3f10";
const base = { VITE_SUPABASE_URL: "https://project.supabase.co", VITE_SUPABASE_ANON_KEY: "sb_publishable_key" };

const rows = (list: unknown) => new Response(JSON.stringify(list), { headers: { "Content-Type": "application/json" } });
const answerWith = (answer: (url: URL) => Response | Promise<Response>) =>
	vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => answer(new URL(input instanceof Request ? input.url : String(input))));

afterEach(() => vi.restoreAllMocks());

describe("public sample rows", () => {
	test("are the visible rows with an id of the seed, when only visitors' rights are there", async () => {
		// More rows than an answer can have come before those of the seed.
		const many = Array.from({ length: 1500 }, (_none, at) => `0000${at}`.slice(-4).padEnd(8, "0") + OWN.slice(8));
		answerWith(({ pathname, searchParams }) => {
			const [from = "", to = ""] = searchParams.getAll("id").map((range) => range.replace(/^[gl]te\./, ""));
			const stored = pathname.endsWith("portfolios") ? [...many, SEEDED, "f".repeat(8) + OWN.slice(8)] : [];
			const chosen = stored.filter((id) => id >= from && (to === "" || id <= to)).slice(0, Number(searchParams.get("limit")));
			return rows(chosen.map((id) => ({ id, title: "Sample" })));
		});
		expect(await rowFindings(base)).toEqual([
			{ group: "Sample rows that are public", place: `portfolios ${SEEDED}`, what: "project “Sample”" },
		]);
	});

	test.each([
		["a legacy key as a bearer, too", "a.legacy.key", "Bearer a.legacy.key"],
		["a new key only as apikey", "sb_publishable_key", null],
	])("are read with %s", async (_what, key, bearer) => {
		const asked = answerWith(() => rows([]));
		await rowFindings({ ...base, VITE_SUPABASE_ANON_KEY: key });
		const sent = asked.mock.calls.map(([, init]) => new Headers(init?.headers));
		expect(sent.map((headers) => [headers.get("apikey"), headers.get("authorization")])).toEqual(Array(2).fill([key, bearer]));
	});

	test.each([
		["a secret key", { SUPABASE_SECRET_KEY: "sb_secret_abc" }],
		["the older key beside an empty secret key", { SUPABASE_SECRET_KEY: " ", SUPABASE_SERVICE_ROLE_KEY: "sb_secret_abc" }],
		[
			"a secret key, beside the address of another project",
			{ SUPABASE_SECRET_KEY: "sb_secret_abc", SUPABASE_URL: "https://old.supabase.co" },
		],
	])("are the marked rows, whatever their id is, with %s", async (_name, keys) => {
		const asked = answerWith(({ pathname }) => rows(pathname.endsWith("blogs") ? [{ id: OWN, title: "Copied sample" }] : []));
		const found = await rowFindings({ ...base, ...keys });
		expect(found.map(({ place }) => place)).toEqual([`blogs ${OWN}`]);
		for (const [input] of asked.mock.calls) {
			const { searchParams, host } = new URL(input instanceof Request ? input.url : String(input));
			expect(host).toBe("project.supabase.co");
			// A scheduled row counts: it will be public without another build.
			const conditions = [...searchParams].filter(([, value]) => value.startsWith("eq."));
			expect(conditions.map((condition) => condition.join("="))).toEqual(["is_sample=eq.true", "status=eq.published", "listed=eq.true"]);
			expect(searchParams.has("published_at")).toBe(false);
		}
	});

	test.each([
		["refuses", () => new Response("{}", { status: 401 }), /portfolios can't be read.*401/],
		["answers with something else", () => rows({ message: "hello" }), /can't be read/],
		["can't be reached", () => Promise.reject(new TypeError("fetch failed")), /no answer/],
	])("throw when the database %s", async (_name, answer, message) => {
		answerWith(answer);
		await expect(rowFindings(base, [])).rejects.toThrow(message);
	});

	test.each([
		["visitors' rights", {}],
		["a secret key", { SUPABASE_SECRET_KEY: "sb_secret_abc" }],
	])("are read again when the database fails once, with %s", async (_name, keys) => {
		vi.spyOn(console, "warn").mockImplementation(() => {});
		let failures = 0;
		answerWith(({ pathname }) =>
			pathname.endsWith("portfolios") && failures++ === 0 ? new Response("", { status: 503 }) : rows([{ id: SEEDED, title: "Sample" }]),
		);
		expect(await rowFindings({ ...base, ...keys }, [0])).toHaveLength(2);
	});
});
