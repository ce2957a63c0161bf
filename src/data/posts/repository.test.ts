// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { hostileInputs } from "../../../tests/support/database/hostile-inputs";
import { stubEnvironment } from "../../../tests/support/environment";
import { DataTimeout, RequestFailed } from "../request-failed";
import { getPost, getPosts } from "./repository";

const ID = "5eed0000-0000-4000-8000-200000000001";
const KEY = "sb_publishable_for_tests_0001";

let asked: { url: URL; init: RequestInit }[];
let answer: (init: RequestInit) => Response | Promise<Response>;

const json = (body: unknown, status = 200) =>
	new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });
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
	stubEnvironment({ VITE_SUPABASE_URL: "https://project.example.com" });
});

afterEach(() => {
	vi.useRealTimers();
});

const columnsOf = (url?: URL) => url?.searchParams.get("select")?.split(",") ?? [];

describe("the list", () => {
	test("sends one bounded GET for named columns without content, newest first, with the anonymous key", async () => {
		await getPosts();
		expect(asked).toHaveLength(1);
		const [{ url, init }] = asked as [{ url: URL; init: RequestInit }];
		expect([init.method, url.origin + url.pathname]).toEqual(["GET", "https://project.example.com/rest/v1/blogs"]);
		expect(new Headers(init.headers).get("apikey")).toBe(KEY);
		expect(url.searchParams.get("order")).toBe("published_date.desc,id.desc");
		expect([url.searchParams.get("offset"), url.searchParams.get("limit")]).toEqual(["0", "500"]);
		expect(columnsOf(url)).toEqual(expect.arrayContaining(["id", "slug", "title", "excerpt", "author", "category", "tags", "image"]));
		for (const column of columnsOf(url)) expect(column).toMatch(/^[a-z_]+$/);
		for (const hidden of ["content", "status", "listed", "version", "created_at"]) expect(columnsOf(url)).not.toContain(hidden);
	});

	test("keeps the order of the database and returns complete posts", async () => {
		answer = () => json([{ id: "b", title: "B" }, { title: "no id" }, { id: "a", tags: "none" }]);
		expect((await getPosts()).map(({ id, title, tags }) => [id, title, tags])).toEqual([
			["b", "B", []],
			["a", "Untitled post", []],
		]);
	});
});

describe("one post", () => {
	test("looks up an id with the content", async () => {
		answer = () => json([{ id: ID, slug: "a-post", title: "A post", content: "<p>Words.</p>" }]);
		expect(await getPost(ID)).toMatchObject({ id: ID, slug: "a-post", content: "<p>Words.</p>", readingTime: 1 });
		expect(asked.map(({ url }) => [url.searchParams.get("id"), url.searchParams.get("slug"), url.searchParams.get("limit")])).toEqual([
			[`eq.${ID}`, null, "1"],
		]);
		expect(columnsOf(asked[0]?.url)).toContain("content");
	});

	test("looks up a slug by slug", async () => {
		answer = () => json([{ id: ID, slug: "a-post" }]);
		expect(await getPost("a-post")).toMatchObject({ id: ID });
		expect(asked.map(({ url }) => [url.searchParams.get("id"), url.searchParams.get("slug")])).toEqual([[null, "eq.a-post"]]);
	});

	test("looks up a slug that looks like an id after the id", async () => {
		answer = () => json(asked.length === 1 ? [] : [{ id: "other", slug: ID }]);
		expect(await getPost(ID)).toMatchObject({ id: "other" });
		expect(asked.map(({ url }) => [url.searchParams.get("id"), url.searchParams.get("slug")])).toEqual([
			[`eq.${ID}`, null],
			[null, `eq.${ID}`],
		]);
	});

	test("returns null when the post does not exist", async () => {
		expect(await getPost("nobody-knows-it")).toBeNull();
	});

	test.each(["", "A Post", "a--b", "-a", "a_b", "%", "a.b", "id=eq.1", "x),or=(id.not.is.null"])(
		"returns null for “%s” without a request",
		async (text) => {
			expect(await getPost(text)).toBeNull();
			expect(asked).toEqual([]);
		},
	);

	test.each(hostileInputs("postgrest-and-route").map(({ id, payload }): [string, string] => [id, String(payload)]))(
		"sends only exact filters for %s",
		async (_id, text) => {
			await getPost(text);
			for (const { url } of asked) {
				const filters = [...url.searchParams].filter(([name]) => !["select", "limit", "kind"].includes(name));
				expect(filters).toEqual([[expect.stringMatching(/^(id|slug)$/), `eq.${text}`]]);
			}
		},
	);
});

describe("failures", () => {
	const reads: [string, () => Promise<unknown>][] = [
		["the list", () => getPosts()],
		["one post", () => getPost(ID)],
	];

	test.each(reads)("reports status and code of %s without the backend's message", async (_what, read) => {
		answer = () => json({ code: "42501", message: "permission denied for table blogs" }, 403);
		const error = await read().catch((thrown: unknown) => thrown);
		expect(error).toBeInstanceOf(RequestFailed);
		expect(error).toMatchObject({ status: 403, code: "42501" });
		expect(String(error)).not.toContain("permission");
	});

	test.each(reads)("fails with an error when the answer to %s is not a list", async (_what, read) => {
		for (const body of ["{}", "null", '"x"', "[", "", "<!doctype html><title>Sign in</title>"]) {
			answer = () => new Response(body, { status: 200 });
			await expect(read()).rejects.toBeInstanceOf(RequestFailed);
		}
	});

	test.each(reads)("fails as retryable in %s without a connection", async (_what, read) => {
		answer = () => Promise.reject(new TypeError("Failed to fetch"));
		await expect(read()).rejects.toMatchObject({ status: 0, retryable: true });
	});

	test.each(reads)("times out %s after exactly 5 s", async (_what, read) => {
		vi.useFakeTimers();
		answer = silence;
		const settled = vi.fn();
		const result = read().catch((error: unknown) => {
			settled();
			return error;
		});
		await vi.advanceTimersByTimeAsync(4999);
		expect(settled).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		expect(await result).toBeInstanceOf(DataTimeout);
		expect(vi.getTimerCount()).toBe(0);
	});

	test.each([
		["the list", (signal: AbortSignal) => getPosts(signal)],
		["one post", (signal: AbortSignal) => getPost(ID, signal)],
	])("aborts %s with the caller's signal", async (_what, read) => {
		answer = silence;
		const controller = new AbortController();
		const result = read(controller.signal).catch((error: unknown) => error);
		await vi.waitFor(() => expect(asked).toHaveLength(1));
		controller.abort();
		expect(await result).toBe(controller.signal.reason);
		expect(asked[0]?.init.signal?.aborted).toBe(true);
	});
});
