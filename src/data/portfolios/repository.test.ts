// @vitest-environment jsdom
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { hostileInputs } from "../../../tests/support/database/hostile-inputs";
import { DataTimeout, RequestFailed } from "../request-failed";
import { getProject, getProjects, PORTFOLIO_TIMEOUT_MS } from "./repository";

const ID = "5eed0000-0000-4000-8000-100000000001";
const KEY = "sb_publishable_for_tests_0001";

/** The backend: what it was asked, and what it answers next. */
let asked: { url: URL; init: RequestInit }[];
let answer: (init: RequestInit) => Response | Promise<Response>;

const json = (body: unknown, status = 200) =>
	new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });
/** A server that took the request and says nothing until the caller gives up. */
const silence = ({ signal }: RequestInit) =>
	new Promise<Response>((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));

// One function for the whole file: the client keeps the fetch of its first request.
const backend: typeof fetch = async (input, init = {}) => {
	asked.push({ url: new URL(String(input)), init });
	return answer(init);
};

beforeEach(() => {
	asked = [];
	answer = () => json([]);
	vi.stubGlobal("fetch", backend);
	vi.stubEnv("VITE_SITE_URL", "https://studio.example.com");
	vi.stubEnv("VITE_SUPABASE_URL", "https://project.example.com");
	vi.stubEnv("VITE_SUPABASE_ANON_KEY", KEY);
	vi.stubEnv("VITE_MAIL_RELAY_URL", "/functions/v1");
	vi.stubEnv("VITE_CONTACT_MAILBOX", "hello@studio.example.com");
});

afterEach(() => {
	vi.useRealTimers();
});

const onlyRequest = () => {
	expect(asked).toHaveLength(1);
	const [request] = asked;
	if (!request) throw new Error("No request was made");
	return request;
};

describe("the list", () => {
	test("F265 R63: one GET on portfolios, newest first, named columns, bounded", async () => {
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

	test("F267: the visitor's request carries the anonymous key and no session", async () => {
		await getProjects();
		const headers = new Headers(onlyRequest().init.headers);
		expect(headers.get("apikey")).toBe(KEY);
		expect(headers.get("authorization")).toBeNull();
	});

	test("F267: an anonymous key of the older kind is sent as a bearer token too", async () => {
		const token = `eyJhbGciOiJIUzI1NiJ9.${btoa('{"role":"anon"}').replace(/=+$/, "")}.c2lnbmF0dXJl`;
		vi.stubEnv("VITE_SUPABASE_ANON_KEY", token);
		vi.resetModules();
		const { getProjects: freshGetProjects } = await import("./repository");
		await freshGetProjects();
		const headers = new Headers(onlyRequest().init.headers);
		expect([headers.get("apikey"), headers.get("authorization")]).toEqual([token, `Bearer ${token}`]);
	});

	test("rows keep the order of the database; one without an id is left out, one with a damaged member is not", async () => {
		answer = () => json([{ id: "b", title: "B" }, { title: "no id" }, { id: "a", title: 7, technologies: "none" }, null]);
		expect((await getProjects()).map(({ id, title, technologies }) => [id, title, technologies])).toEqual([
			["b", "B", []],
			["a", "Untitled Project", []],
		]);
	});
});

describe("one project", () => {
	test("F032: an id is looked up by id", async () => {
		answer = () => json([{ id: ID, title: "Ports", challenge: "Ships are late." }]);
		expect(await getProject(ID)).toMatchObject({ id: ID, title: "Ports", challenge: "Ships are late." });
		const { url } = onlyRequest();
		expect(url.searchParams.get("id")).toBe(`eq.${ID}`);
		expect(url.searchParams.get("limit")).toBe("1");
		expect(url.searchParams.get("select")).not.toContain("*");
	});

	test("R83: anything else that can be a slug is looked up by slug", async () => {
		answer = () => json([{ id: ID, slug: "berth-planning" }]);
		expect(await getProject("berth-planning")).toMatchObject({ id: ID, slug: "berth-planning" });
		expect(onlyRequest().url.searchParams.get("slug")).toBe("eq.berth-planning");
	});

	test("F363 R84: no row is null, not an error", async () => {
		expect(await getProject(ID)).toBeNull();
		expect(await getProject("nobody-knows")).toBeNull();
		expect(asked).toHaveLength(2);
	});

	test("R84: what can be neither id nor slug is null without a request", async () => {
		for (const text of ["", "NOT-A-UUID", "a b", "-a", "a--b", `${ID}x,`, "%", "Ä"]) expect(await getProject(text)).toBeNull();
		expect(asked).toEqual([]);
	});
});

describe("S32: text from an address becomes at most one exact filter", () => {
	async function check(text: string) {
		asked = [];
		const project = await getProject(text);
		expect(asked.length).toBeLessThanOrEqual(1);
		for (const { url } of asked) {
			const filters = [...url.searchParams].filter(([name]) => name !== "select" && name !== "limit");
			expect([text, filters]).toEqual([text, [[expect.stringMatching(/^(id|slug)$/), `eq.${text}`]]]);
			expect(url.pathname).toBe("/rest/v1/portfolios");
		}
		expect(project).toBeNull();
	}

	test.each(hostileInputs("postgrest-and-route").map(({ id, payload }) => [id, String(payload)]))("S32 %s", (_id, text) => check(text));

	test("S32: the same for any text", async () => {
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

describe("hostile-response", () => {
	const scenarios: [string, () => Response][] = [
		["V002", () => new Response('[{"id":', { headers: { "Content-Type": "application/json" } })],
		["V004", () => json({})],
		["V006", () => json([{}])],
		["V008", () => json([{ id: ID, extended_testimonial: '{"quote":"q"}' }])],
		["V012", () => json({ code: "42501", message: "permission denied" }, 403)],
		["V014", () => json({ code: "PGRST116", message: "no rows" }, 406)],
		["V016", () => json({ code: "23514", message: "check violation" }, 400)],
		["V018", () => new Response("", { status: 429, headers: { "Retry-After": "30" } })],
	];
	const refused = ["V002", "V004", "V012", "V014", "V016", "V018"];

	test("the scenarios are those of the corpus", () => {
		const known = hostileInputs("hostile-response").map(({ id }) => id);
		for (const [id] of scenarios) expect(known).toContain(id);
	});

	test.each(scenarios)("%s is an error or a complete list, after one request", async (id, respond) => {
		answer = respond;
		const result = await getProjects().catch((error: unknown) => error);
		if (refused.includes(id)) expect(result).toBeInstanceOf(RequestFailed);
		else expect(Array.isArray(result)).toBe(true);
		onlyRequest();
	});

	test("V008: a testimonial that came as text is ignored", async () => {
		answer = () => json([{ id: ID, extended_testimonial: '{"quote":"q"}' }]);
		expect(await getProject(ID)).toMatchObject({ extendedTestimonial: null });
	});

	test("V010: ten thousand rows are read", async () => {
		answer = () => json(Array.from({ length: 10_000 }, (_, index) => ({ id: `p${index}`, title: `Project ${index}` })));
		const projects = await getProjects();
		expect(projects).toHaveLength(10_000);
		expect(projects.at(-1)).toMatchObject({ title: "Project 9999", client: "Client" });
	});

	test("a page of HTML with status 200 is an error (a proxy, a captive portal, a wrong address)", async () => {
		for (const status of [200, 502]) {
			answer = () => new Response("<!doctype html><title>Sign in</title>", { status, headers: { "Content-Type": "text/html" } });
			await expect(getProjects()).rejects.toBeInstanceOf(RequestFailed);
			await expect(getProject(ID)).rejects.toBeInstanceOf(RequestFailed);
		}
	});

	test("whatever is answered, the caller gets complete projects or RequestFailed, never another error", async () => {
		const statuses = fc.constantFrom(200, 201, 206, 400, 401, 403, 404, 406, 409, 416, 429, 500, 502, 503);
		const bodies = fc.oneof(
			fc.json(),
			fc.string(),
			fc.array(fc.dictionary(fc.constantFrom("id", "title", "gallery", "metrics"), fc.jsonValue())).map((rows) => JSON.stringify(rows)),
		);
		await fc.assert(
			fc.asyncProperty(statuses, bodies, async (status, body) => {
				answer = () => new Response(body, { status });
				for (const read of [getProjects, () => getProject(ID)]) {
					const result = await read().catch((error: unknown) => error);
					if (result instanceof Error) expect(result).toBeInstanceOf(RequestFailed);
					else for (const project of [result].flat()) expect(project === null || typeof project === "object").toBe(true);
				}
			}),
		);
	});
});

describe("failures", () => {
	test("F276 R66: the error names what was asked, the status and the code, not the backend's words", async () => {
		answer = () => json({ code: "42501", message: "permission denied for table portfolios", hint: "grant it" }, 403);
		await expect(getProjects()).rejects.toMatchObject({
			name: "RequestFailed",
			subject: "portfolios",
			status: 403,
			code: "42501",
			message: "portfolios: 403 42501",
		});
	});

	test("no connection is a RequestFailed without a status, which may be tried again", async () => {
		answer = () => Promise.reject(new TypeError("Failed to fetch"));
		await expect(getProjects()).rejects.toMatchObject({ name: "RequestFailed", status: 0, retryable: true });
		onlyRequest();
	});

	test("F284 V020: after 5000 ms without an answer, and not before, the error is “Admin data timeout”", async () => {
		vi.useFakeTimers();
		answer = silence;
		for (const read of [getProjects, () => getProject(ID)]) {
			const settled = vi.fn();
			const result = read().then(settled, (error: unknown) => {
				settled();
				return error;
			});
			await vi.advanceTimersByTimeAsync(4999);
			expect(settled).not.toHaveBeenCalled();
			await vi.advanceTimersByTimeAsync(1);
			const error = await result;
			expect(error).toBeInstanceOf(DataTimeout);
			expect(error).toMatchObject({ message: "Admin data timeout" });
		}
		expect(PORTFOLIO_TIMEOUT_MS).toBe(5000);
		expect(vi.getTimerCount()).toBe(0);
	});

	test("the caller's own signal ends the request", async () => {
		answer = silence;
		const controller = new AbortController();
		const result = getProjects(controller.signal).catch((error: unknown) => error);
		await vi.waitFor(() => expect(asked).toHaveLength(1));
		controller.abort();
		expect(await result).toBeInstanceOf(Error);
		expect(onlyRequest().init.signal?.aborted).toBe(true);
	});
});
