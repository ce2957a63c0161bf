// @vitest-environment jsdom
import fc from "fast-check";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Answer, type Asked, json, only, stubBackend } from "../../../tests/support/data/backend-harness";
import { postRows } from "../posts/admin-repository";
import { projectRows } from "../projects/admin-repository";
import { ADMIN_PAGE_SIZE, HAS_TEXT, type ListQuery, searchPatterns } from "./list-query";

let asked: Asked[];
let answer: Answer;

// One function for the whole file: the client keeps the fetch of its first request.
const backend: typeof fetch = async (input, init = {}) => {
	const url = new URL(String(input));
	if (url.pathname.startsWith("/auth/")) return json({}, 400);
	asked.push({ url, init });
	return answer(init);
};

beforeEach(() => {
	asked = [];
	answer = () => json([]);
	stubBackend(backend);
});

const everything: ListQuery = { page: 0, search: "", state: "all", equals: {}, sort: { column: "created_at", descending: true } };

async function conditionsOf(query: Partial<ListQuery>): Promise<string[]> {
	await projectRows.list({ ...everything, ...query });
	const { url } = only(asked);
	return [...url.searchParams].flatMap(([name, value]) =>
		["select", "order", "offset", "limit"].includes(name) ? [] : `${name}=${value}`,
	);
}

describe("requests of a list", () => {
	test("asks for one counted page of named columns, newest first", async () => {
		await projectRows.list(everything);
		const { url, init } = only(asked);
		expect(url.origin + url.pathname).toBe("https://project.example.com/rest/v1/portfolios");
		expect(init.method).toBe("GET");
		expect(new Headers(init.headers).get("prefer")).toBe("count=exact");
		expect(Object.fromEntries(url.searchParams)).toEqual({
			select: expect.stringMatching(/^id,slug,title,client,service_id,[a-z_,]+$/),
			order: "created_at.desc,id.desc",
			offset: "0",
			limit: String(ADMIN_PAGE_SIZE),
		});
		expect(url.searchParams.get("select")).not.toMatch(/description|gallery|search_text/);
	});

	test("asks for what needs attention in one counted request with the same columns and conditions", async () => {
		await postRows.list({ ...everything, needsAttention: true, state: "draft", page: 1 });
		const { url, init } = only(asked);
		expect(url.pathname).toBe("/rest/v1/rpc/blogs_needing_attention");
		expect(init.method).toBe("GET");
		expect(new Headers(init.headers).get("prefer")).toContain("count=exact");
		expect(Object.fromEntries(url.searchParams)).toMatchObject({
			select: expect.stringMatching(/^id,slug,title,[a-z_,]+$/),
			status: "eq.draft",
			order: "created_at.desc,id.desc",
			offset: String(ADMIN_PAGE_SIZE),
		});
	});

	test("sends all words as one condition and escapes operators of LIKE, lists and REST", async () => {
		expect(await conditionsOf({ search: ' 100% a_b  "x,y)" \\ ' })).toEqual([
			String.raw`search_text=ilike(all).{"%100\\%%","%a\\_b%","%\"x,y)\"%","%\\\\%"}`,
		]);
	});

	test.each([
		["draft", ["status=eq.draft"]],
		["unlisted", ["status=eq.published", "listed=eq.false"]],
		["all", []],
	] as const)("filters by the state %s", async (state, conditions) => {
		expect(await conditionsOf({ state })).toEqual(conditions);
	});

	test.each([
		["scheduled", "gt"],
		["published", "lte"],
	] as const)("decides %s at the time of the request", async (state, operator) => {
		const before = Date.now();
		const [status, due = ""] = await conditionsOf({ state });
		expect(status).toBe("status=eq.published");
		const [, moment = ""] = new RegExp(`^published_at=${operator}\\.(.+)$`).exec(due) ?? [];
		expect(Date.parse(moment)).toBeGreaterThanOrEqual(before);
		expect(Date.parse(moment)).toBeLessThanOrEqual(Date.now());
	});

	test("counts a post with a future date as scheduled until its day begins", async () => {
		vi.useFakeTimers({ now: new Date("2026-11-21T12:00:00Z"), toFake: ["Date"] });
		const conditions = async (state: ListQuery["state"]) => {
			asked = [];
			await postRows.list({ ...everything, state });
			const { searchParams } = only(asked).url;
			return ["published_at", "published_date", "or"].flatMap((name) => searchParams.getAll(name).map((value) => `${name}=${value}`));
		};
		const now = "2026-11-21T12:00:00.000Z";
		const next = "2026-11-21T18:30:00.000Z";
		expect(await conditions("scheduled")).toEqual([`or=(published_at.gt.${now},published_date.gte.${next})`]);
		expect(await conditions("published")).toEqual([`published_at=lte.${now}`, `published_date=lt.${next}`]);
		vi.useRealTimers();
	});

	test("filters by filled columns, equal values and list entries", async () => {
		const query = { filled: ["challenge", "solution"], equals: { service_id: "saas" }, holds: { technologies: 'a "b", c' } };
		expect(await conditionsOf(query)).toEqual([
			"service_id=eq.saas",
			`challenge=match.${HAS_TEXT}`,
			`solution=match.${HAS_TEXT}`,
			String.raw`technologies=cs.{"a \"b\", c"}`,
		]);
	});

	test("asks for a range with empty values last and ids between equal rows", async () => {
		await projectRows.list({ ...everything, page: 3, sort: { column: "client", descending: false } });
		const { url } = only(asked);
		expect(url.searchParams.get("offset")).toBe("150");
		expect(url.searchParams.get("order")).toBe("client.asc.nullslast,id.desc");
	});

	test("sorts scheduled and published rows by date when sorting by status", async () => {
		await projectRows.list({ ...everything, sort: { column: "status", descending: false } });
		expect(only(asked).url.searchParams.get("order")).toBe("status.asc,published_at.desc.nullslast,id.desc");
	});

	test("returns the total with the page", async () => {
		answer = () => new Response('[{"id":"a"},{"id":"b"}]', { status: 206, headers: { "content-range": "0-1/214" } });
		expect(await projectRows.list(everything)).toMatchObject({ rows: [{ id: "a" }, { id: "b" }], total: 214 });
	});

	test("returns an empty page and the row count beyond the last page", async () => {
		answer = () => {
			if (asked.at(-1)?.url.searchParams.get("offset") === "0")
				return new Response('[{"id":"a"}]', { status: 206, headers: { "content-range": "0-0/12" } });
			return new Response('{"code":"PGRST103","message":"Requested range not satisfiable"}', { status: 416 });
		};
		expect(await projectRows.list({ ...everything, page: 9, search: "desk" })).toEqual({ rows: [], total: 12 });
		expect(asked.map(({ url }) => url.searchParams.get("search_text"))).toEqual(['ilike(all).{"%desk%"}', 'ilike(all).{"%desk%"}']);
	});

	test("doesn't count again with a known total, unless the page has another length than that total says", async () => {
		answer = () => json([{ id: "a" }, { id: "b" }]);
		expect(await projectRows.list({ ...everything, page: 1, known: 52 })).toMatchObject({ rows: [{ id: "a" }, { id: "b" }], total: 52 });
		const prefer = () => asked.map(({ init }) => new Headers(init.headers).get("prefer"));
		expect(prefer()).toEqual([null]);
		asked = [];
		answer = () => new Response('[{"id":"a"},{"id":"b"}]', { status: 206, headers: { "content-range": "50-51/52" } });
		expect(await projectRows.list({ ...everything, page: 1, known: 60 })).toMatchObject({ total: 52 });
		expect(prefer()).toEqual([null, "count=exact"]);
	});

	test("fails with the error code when the database refuses the list", async () => {
		answer = () => json({ code: "42501", message: "permission denied" }, 403);
		await expect(projectRows.list(everything)).rejects.toMatchObject({ name: "RequestFailed", status: 403, code: "42501" });
	});
});

describe("search patterns", () => {
	test("has no pattern for an empty search and at most eight patterns", () => {
		expect(searchPatterns(" \n ")).toEqual([]);
		expect(searchPatterns("a b c d e f g h i j")).toHaveLength(8);
	});

	test("matches a word literally, including special characters", () => {
		const like = (pattern: string, text: string) => {
			const source = pattern.replace(/\\(.)|%|_|[.*+?^${}()|[\]]/gsu, (sign, escaped?: string) => {
				if (escaped) return escaped.replace(/[\\.*+?^${}()|[\]]/g, "\\$&");
				return sign === "%" ? ".*" : sign === "_" ? "." : `\\${sign}`;
			});
			return new RegExp(`^${source}$`, "su").test(text);
		};
		const word = fc.string({ unit: fc.constantFrom(..."ab%_*\\\"',()[]{}.é") }).filter((text) => text.trim() !== "");
		fc.assert(
			fc.property(word, (text) => {
				const [pattern = ""] = searchPatterns(text);
				return like(pattern, `before ${text.normalize("NFC")} after`);
			}),
		);
		expect(like(searchPatterns("50%")[0] ?? "", "50 of them")).toBe(false);
		expect(like(searchPatterns("a_b")[0] ?? "", "axb")).toBe(false);
	});

	test("leaves out characters that the database refuses", () => {
		expect(searchPatterns("har\0bor \ud83d")).toEqual(["%harbor%"]);
	});

	test("matches both Unicode forms of an accented letter", () => {
		expect(searchPatterns("Cafe\u0301")).toEqual(["%Café%"]);
	});
});
