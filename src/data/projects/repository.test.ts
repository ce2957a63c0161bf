// @vitest-environment jsdom
import fc from "fast-check";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Answer, type Asked, ID, json, KEY, only, stubBackend } from "../../../tests/support/data/backend-harness";
import { getProject, getProjects } from "./repository";

let asked: Asked[];
let answer: Answer;

// One function for the whole file: the client keeps the fetch of its first request.
const backend: typeof fetch = async (input, init = {}) => {
	asked.push({ url: new URL(String(input)), init });
	return answer(init);
};

beforeEach(() => {
	asked = [];
	answer = () => json([]);
	stubBackend(backend);
});

const onlyRequest = () => only(asked);

describe("the list", () => {
	test("sends one bounded GET for named columns, newest first", async () => {
		await getProjects();
		const { url, init } = onlyRequest();
		expect(init.method).toBe("GET");
		expect(url.origin + url.pathname).toBe("https://project.example.com/rest/v1/portfolios");
		expect(url.searchParams.get("order")?.split(",")).toEqual(["created_at.desc", "id.desc"]);
		expect(url.searchParams.get("offset")).toBe("0");
		expect(Number(url.searchParams.get("limit"))).toBeLessThanOrEqual(500);
		const columns = url.searchParams.get("select")?.split(",") ?? [];
		expect(columns.length).toBeGreaterThan(10);
		for (const column of columns) expect(column).toMatch(/^[a-z_]+$/);
		for (const hidden of ["status", "listed", "version", "challenge", "gallery"]) expect(columns).not.toContain(hidden);
	});

	test("sends the anonymous key and no session", async () => {
		await getProjects();
		const headers = new Headers(onlyRequest().init.headers);
		expect(headers.get("apikey")).toBe(KEY);
		expect(headers.get("authorization")).toBeNull();
	});

	test("sends a legacy anonymous key also as a bearer token", async () => {
		const token = `eyJhbGciOiJIUzI1NiJ9.${btoa('{"role":"anon"}').replace(/=+$/, "")}.c2lnbmF0dXJl`;
		vi.stubEnv("VITE_SUPABASE_ANON_KEY", token);
		vi.resetModules();
		const { getProjects: freshGetProjects } = await import("./repository");
		await freshGetProjects();
		const headers = new Headers(onlyRequest().init.headers);
		expect([headers.get("apikey"), headers.get("authorization")]).toEqual([token, `Bearer ${token}`]);
	});

	test("keeps the order and damaged rows, and drops rows without an id", async () => {
		answer = () => json([{ id: "b", title: "B" }, { title: "no id" }, { id: "a", title: 7, technologies: "none" }, null]);
		expect((await getProjects()).map(({ id, title, technologies }) => [id, title, technologies])).toEqual([
			["b", "B", []],
			["a", "Untitled Project", []],
		]);
	});
});

describe("one project", () => {
	test("looks up an id by id", async () => {
		answer = () => json([{ id: ID, title: "Ports", challenge: "Ships are late." }]);
		expect(await getProject(ID)).toMatchObject({ id: ID, title: "Ports", challenge: "Ships are late." });
		const { url } = onlyRequest();
		expect(url.searchParams.get("id")).toBe(`eq.${ID}`);
		expect(url.searchParams.get("limit")).toBe("1");
		expect(url.searchParams.get("select")).not.toContain("*");
	});

	test("looks up a slug by slug", async () => {
		answer = () => json([{ id: ID, slug: "berth-planning" }]);
		expect(await getProject("berth-planning")).toMatchObject({ id: ID, slug: "berth-planning" });
		expect(onlyRequest().url.searchParams.get("slug")).toBe("eq.berth-planning");
	});

	test("returns null without a row", async () => {
		expect(await getProject(ID)).toBeNull();
		expect(await getProject("nobody-knows")).toBeNull();
		expect(asked).toHaveLength(3);
	});

	test("finds the project that once had the slug, in one more request", async () => {
		const answers = [json([]), json([{ portfolios: { id: ID, slug: "berth-planning", challenge: "Ships are late." } }])];
		answer = () => answers.shift() ?? json([]);
		expect(await getProject("berths")).toMatchObject({ id: ID, slug: "berth-planning", challenge: "Ships are late." });
		const [first, second, ...more] = asked.map(({ url }) => url);
		expect(more).toEqual([]);
		expect([second?.pathname, second?.searchParams.get("kind"), second?.searchParams.get("slug")]).toEqual([
			"/rest/v1/redirects",
			"eq.portfolios",
			"eq.berths",
		]);
		expect(second?.searchParams.get("select")).toBe(`portfolios(${first?.searchParams.get("select")})`);
	});

	test("returns null for a redirect to a row that visitors can't read", async () => {
		const answers = [json([]), json([{ portfolios: null }])];
		answer = () => answers.shift() ?? json([]);
		expect(await getProject("berths")).toBeNull();
	});

	test("returns null without a request for text that is neither id nor slug", async () => {
		for (const text of ["", "NOT-A-UUID", "a b", "-a", "a--b", `${ID}x,`, "%", "Ä"]) expect(await getProject(text)).toBeNull();
		expect(asked).toEqual([]);
	});
});

describe("text from an address becomes only exact filters", () => {
	async function check(text: string) {
		asked = [];
		const project = await getProject(text);
		expect(asked.length).toBeLessThanOrEqual(2);
		for (const { url } of asked) {
			const filters = [...url.searchParams].filter(([name]) => !["select", "limit", "kind"].includes(name));
			expect([text, filters]).toEqual([text, [[expect.stringMatching(/^(id|slug)$/), `eq.${text}`]]]);
			expect(url.pathname).toMatch(/^\/rest\/v1\/(portfolios|redirects)$/);
		}
		expect(project).toBeNull();
	}

	test("sends no other filter for any text", async () => {
		const pieces = fc.array(fc.constantFrom("a", "-", ",", "(", ")", ".", "&", "=", "*", "%", "or", "eq.", "\u0000", "\n", "9", "😀"));
		await fc.assert(
			fc.asyncProperty(
				fc.oneof(
					fc.string(),
					pieces.map((parts) => parts.join("")),
					fc.uuid(),
				),
				check,
			),
		);
	});
});
