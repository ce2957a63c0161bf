import { beforeEach, describe, expect, test, vi } from "vitest";
import { listColumns } from "../../src/data/fields.ts";
import { postFields } from "../../src/data/posts/fields.ts";
import { projectFields } from "../../src/data/projects/fields.ts";
import { publishedItems, readBuildRows, readPublished, readPublishedRows, readRowsAndRedirects, readStoredSettings } from "./published.ts";

const rows = {
	portfolios: [
		{ id: "1", slug: "a", title: "A", description: "About A", published_at: "2026-01-01T00:00:00Z", updated_at: "2026-02-01T00:00:00Z" },
		{ id: "2", slug: null, title: "B", description: null, published_at: "2026-01-01T00:00:00Z", updated_at: null },
		{ id: "3", slug: "c", title: "No date", description: "", published_at: null, updated_at: null },
	],
	blogs: [
		{ id: "4", slug: "p", title: "P", excerpt: "E", author: { name: "Asha Rao" }, published_at: "2026-01-01", updated_at: "2026-01-02" },
		{ id: "5", slug: "q", title: "Q", excerpt: "E", published_at: "2026-01-01", updated_at: "2026-01-02", hidden_from_search: true },
	],
};

/** A project that answers with these rows, and what it was asked. */
function project(answer: (table: string) => Response) {
	const asked: { url: URL; key: string | null }[] = [];
	const get = async (request: Request) => {
		const url = new URL(request.url);
		if (url.searchParams.has("id")) return Response.json([]);
		asked.push({ url, key: request.headers.get("apikey") });
		return answer(url.pathname.replace("/rest/v1/", ""));
	};
	return { get, asked };
}

let waits: number[];
beforeEach(() => {
	waits = [];
	vi.stubGlobal("setTimeout", (next: () => void, wait: number) => {
		waits.push(wait);
		queueMicrotask(next);
	});
	vi.spyOn(console, "warn").mockImplementation(() => {});
});

describe("readPublished", () => {
	test("reads named columns as a visitor and returns the rows that can be listed", async () => {
		const { get, asked } = project((table) => Response.json(table === "blogs" ? rows.blogs : rows.portfolios));
		const published = await readPublished("https://project.example.com", "anonymous-key", get);
		expect(asked.map(({ url, key }) => [url.origin, key])).toEqual(Array(2).fill(["https://project.example.com", "anonymous-key"]));
		for (const { url } of asked) expect(url.searchParams.get("select")).not.toContain("*");
		expect(asked.map(({ url }) => url.searchParams.get("select")?.includes("published_date"))).toEqual([false, true]);
		expect(published.projects.map(({ slug, summary, updated }) => [slug, summary, updated])).toEqual([
			["a", "About A", "2026-02-01T00:00:00Z"],
			["2", "", "2026-01-01T00:00:00Z"],
		]);
		expect(published.posts).toEqual([
			{ id: "4", slug: "p", title: "P", summary: "E", author: "Asha Rao", published: "2026-01-01", updated: "2026-01-02" },
			{ id: "5", slug: "q", title: "Q", summary: "E", published: "2026-01-01", updated: "2026-01-02", isHidden: true },
		]);
	});

	test.each([
		["an error", () => new Response("no", { status: 503 })],
		["something else than rows", () => Response.json({ message: "paused" })],
		["no JSON", () => new Response("<html>")],
	])("%s is an error that the build can speak of", async (_what, answer) => {
		await expect(readPublished("https://project.example.com", "key", project(answer).get)).rejects.toThrow();
	});
});

const idOf = (number: number) => String(number).padStart(6, "0");
/** The answer to a query for a range of these rows. */
function rangeOf(stored: { id: string }[], { searchParams }: URL): Response {
	if (searchParams.get("order") !== "id") return Response.json({ message: "another order" }, { status: 400 });
	const after = searchParams.get("id")?.replace(/^gt\./, "") ?? "";
	const sorted = stored.filter(({ id }) => id > after).sort((one, other) => (one.id < other.id ? -1 : 1));
	return Response.json(sorted.slice(0, Number(searchParams.get("limit"))));
}

/** A backend with so many rows, and what it was asked. */
function backend(count: number) {
	const asked: { url: URL; key: string | null }[] = [];
	const stored = Array.from({ length: count }, (_none, at) => ({ id: idOf(at) }));
	const get = async (request: Request) => {
		const url = new URL(request.url);
		asked.push({ url, key: request.headers.get("apikey") });
		return rangeOf(stored, url);
	};
	return { asked, get };
}

test("reads published rows as a visitor, with named columns, range by range", async () => {
	const { asked, get } = backend(1001);
	const rows = await readPublishedRows("https://project.example.com", "anonymous-key", get);
	expect(rows.projects).toHaveLength(1001);
	expect(new Set(rows.projects.map((row) => JSON.stringify(row))).size).toBe(1001);
	expect(rows.posts).toHaveLength(1001);
	expect(asked.map(({ url }) => url.pathname.split("/").pop()).sort()).toEqual([...Array(3).fill("blogs"), ...Array(3).fill("portfolios")]);
	for (const { url, key } of asked) {
		expect(url.searchParams.get("select")?.split(",")).toContain("id");
		expect(key).toBe("anonymous-key");
		expect(url.searchParams.get("select")).not.toContain("*");
	}
});

test("reads all rows, also from a host that answers with fewer than asked for", async () => {
	const { get } = backend(10_500);
	expect((await readPublishedRows("https://project.example.com", "key", get)).projects).toHaveLength(10_500);
	const small = async (request: Request) => Response.json((await (await get(request)).json()).slice(0, 300));
	expect((await readPublishedRows("https://project.example.com", "key", small)).posts).toHaveLength(10_500);
});

test("lists each row once when others are published and withdrawn between two ranges", async () => {
	const day = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * 86_400_000).toISOString();
	const row = (number: number) => ({ id: idOf(number), slug: `slug-${number}`, created_at: day(number), published_date: day(number) });
	let stored = Array.from({ length: 1500 }, (_none, at) => row(at + 10));
	const get = async (request: Request) => {
		const url = new URL(request.url);
		if (url.pathname.endsWith("site_settings")) return Response.json([]);
		const answer = rangeOf(stored, url);
		// By offset, the first removal would hide a row of the next range, and the addition would repeat one.
		if (url.pathname.endsWith("portfolios")) stored = url.searchParams.has("id") ? [row(1), ...stored] : stored.slice(1);
		return answer;
	};
	const { projects } = await readRowsAndRedirects("https://project.example.com", "key", get);
	expect(projects).toEqual(Array.from({ length: 1500 }, (_none, at) => row(1509 - at)));
});

test("puts the rows of all ranges in the order of the site: newest first, then by id", async () => {
	const moments = [
		"2026-01-02T00:00:00.5+00:00",
		"2026-01-02T00:00:00.500001+00:00",
		"2026-01-01T23:00:00+00:00",
		"2026-01-02T00:00:00.5+00:00",
	];
	const stored = moments.map((moment, at) => ({ id: idOf(at), created_at: moment, published_date: moment }));
	const get = async (request: Request) => rangeOf(stored, new URL(request.url));
	const { projects, posts } = await readPublishedRows("https://project.example.com", "key", get);
	expect([projects, posts]).toEqual(Array(2).fill([1, 3, 0, 2].map((at) => stored[at])));
});

test("stops when a host answers with the same rows again", async () => {
	const get = async () => Response.json([{ id: "a" }]);
	await expect(readPublishedRows("https://project.example.com", "key", get)).rejects.toThrow("aren't in the order of their ids");
});

test.each([
	["a legacy key as a bearer, too", "a.legacy.key", "Bearer a.legacy.key"],
	["a new key only as apikey", "sb_publishable_key", null],
])("sends %s", async (_what, key, bearer) => {
	const sent: (string | null)[][] = [];
	await readRowsAndRedirects("https://project.example.com", key, async ({ headers }) => {
		sent.push([headers.get("apikey"), headers.get("authorization")]);
		return Response.json([]);
	});
	expect(sent).toEqual(Array(4).fill([key, bearer]));
});

test("throws an error with the table's name when the answer isn't a list", async () => {
	const failing = async () => Response.json({ message: "no" }, { status: 503 });
	await expect(readPublishedRows("https://project.example.com", "key", failing)).rejects.toThrow("portfolios answered 503");
	const page = async () => Response.json({ html: true });
	await expect(readPublishedRows("https://project.example.com", "key", page)).rejects.toThrow("portfolios answered 200");
});

const hosted = { VITE_SUPABASE_URL: "https://project.example.com", VITE_SUPABASE_ANON_KEY: "key" };

describe("a read that fails", () => {
	const live = { ...hosted, VITE_SITE_KIND: "live" };

	test.each([
		["a 503", async () => new Response("no", { status: 503 })],
		["too many requests", async () => new Response("no", { status: 429 })],
		["a reset connection", () => Promise.reject(new TypeError("fetch failed", { cause: new Error("read ECONNRESET") }))],
		["a time-out", () => Promise.reject(new DOMException("The operation was aborted due to timeout", "TimeoutError"))],
		["a page of the gateway", async () => new Response("<html>")],
	])("is repeated after %s, and the build of a live site goes on", async (_what, fail) => {
		const { get, asked } = project((table) => Response.json(table === "portfolios" ? [{ id: "1" }] : []));
		let isFirst = true;
		vi.stubGlobal("fetch", (request: Request) => {
			if (!isFirst || !request.url.includes("portfolios")) return get(request);
			isFirst = false;
			return fail();
		});
		expect((await readBuildRows(live))?.projects).toEqual([{ id: "1" }]);
		expect(asked).toHaveLength(4);
		expect(waits).toEqual([1000]);
	});

	test("is tried three times, each with a time-out, before the build of a live site stops", async () => {
		const limit = vi.spyOn(AbortSignal, "timeout");
		const failing = project((table) => (table === "portfolios" ? new Response("no", { status: 503 }) : Response.json([])));
		vi.stubGlobal("fetch", failing.get);
		await expect(readBuildRows(live)).rejects.toThrow(/^The build can't read the database: portfolios answered 503\..*build again\.$/);
		const tries = failing.asked.filter(({ url }) => url.pathname.endsWith("portfolios"));
		expect(tries).toHaveLength(3);
		expect(limit.mock.calls).toEqual(Array(failing.asked.length).fill([15_000]));
		expect(waits).toEqual([1000, 4000]);
	});

	test("isn't repeated when the database refuses it", async () => {
		const { get, asked } = project(() => new Response("no", { status: 403 }));
		await expect(readStoredSettings("https://project.example.com", "key", get)).rejects.toThrow("site_settings answered 403");
		expect(asked).toHaveLength(1);
	});
});

describe("readBuildRows", () => {
	test("continues with a warning when no database answers", async () => {
		vi.stubGlobal("fetch", async () => {
			throw new Error("unreachable");
		});
		expect(await readBuildRows(hosted)).toBeNull();
		expect(console.warn).toHaveBeenCalledWith(expect.stringContaining("skips the pages"), expect.stringContaining("unreachable"));
	});

	test.each(["portfolios", "redirects", "site_settings"])("stops the build of a live site when %s can't be read", async (failing) => {
		const { get } = project((table) => (table === failing ? new Response("no", { status: 503 }) : Response.json([])));
		vi.stubGlobal("fetch", get);
		await expect(readBuildRows({ ...hosted, VITE_SITE_KIND: "live" })).rejects.toThrow(
			new RegExp(`can't read the database: ${failing} answered 503.*build again`),
		);
		expect(await readBuildRows({ ...hosted, VITE_SITE_KIND: "demo" })).toBeNull();
	});
});

describe("a database that doesn't know a table yet", () => {
	test.each([
		["redirects", "redirects"],
		["site_settings", "settings"],
	] as const)("has no %s, with a warning", async (unknown, part) => {
		const stored: Record<string, object> = { redirects: { slug: "old" }, site_settings: { phone: "+91 22 5550 0199" } };
		const { get } = project((table) =>
			table === unknown ? new Response("{}", { status: 404 }) : Response.json([{ id: "1", ...stored[table] }]),
		);
		expect(await readRowsAndRedirects("https://project.example.com", "key", get)).toEqual({
			projects: [{ id: "1" }],
			posts: [{ id: "1" }],
			redirects: [{ id: "1", slug: "old" }],
			settings: { phone: "+91 22 5550 0199" },
			[part]: part === "settings" ? null : [],
		});
		expect(console.warn).toHaveBeenCalledWith(expect.stringContaining(`${unknown} answered 404`));
	});

	test.each(["redirects", "site_settings"])("is told from one whose %s can't be read now", async (failing) => {
		for (const answer of [() => new Response("{}", { status: 503 }), () => new Response("<html>"), () => Response.error()]) {
			const { get } = project((table) => (table === failing ? answer() : Response.json([])));
			await expect(readRowsAndRedirects("https://project.example.com", "key", get)).rejects.toThrow(failing);
		}
	});
});

test("keeps usable settings only", async () => {
	const { get } = project(() => Response.json([{ id: "1", phone: "+91 22 5550 0199", email: "broken" }]));
	expect(await readStoredSettings("https://project.example.com", "key", get)).toEqual({ phone: "+91 22 5550 0199" });
});

test("lists rows with the columns of their pages in the sitemap and the feed, newest first", () => {
	const [older, ...others] = rows.portfolios;
	const newer = { ...older, id: "6", slug: "newer", published_at: "2026-03-01T00:00:00+00:00" };
	const { projects, posts } = publishedItems({ projects: [null, older, ...others, newer], posts: rows.blogs });
	expect(projects.map(({ slug }) => slug)).toEqual(["newer", "a", "2"]);
	expect(posts.map(({ slug, summary }) => [slug, summary])).toEqual([
		["p", "E"],
		["q", "E"],
	]);
});

test("uses the date on a post's page, and no change date before its publication", () => {
	const dated = (slug: string, published_at: string, published_date: string | null) => ({
		...rows.blogs[0],
		slug,
		published_at,
		published_date,
		updated_at: "2026-11-10T00:00:00Z",
	});
	const { posts } = publishedItems({
		projects: [],
		posts: [
			dated("backdated", "2026-11-29T00:00:00Z", "2026-01-05T00:00:00Z"),
			dated("undated", "2026-11-25T00:00:00Z", null),
			dated("dated-later", "2026-11-20T00:00:00Z", "2026-11-28T00:00:00Z"),
		],
	});
	expect(posts.map(({ slug, published, updated }) => [slug, published, updated])).toEqual([
		["dated-later", "2026-11-28T00:00:00Z", "2026-11-20T00:00:00Z"],
		["undated", "2026-11-25T00:00:00Z", "2026-11-25T00:00:00Z"],
		["backdated", "2026-01-05T00:00:00Z", "2026-11-29T00:00:00Z"],
	]);
});

test("reads for the pages whatever the sitemap and the feed list", () => {
	const listed = ["id", "slug", "title", "published_at", "updated_at", "hidden_from_search"];
	expect(listColumns(projectFields, "page").split(",")).toEqual(expect.arrayContaining([...listed, "description"]));
	expect(listColumns(postFields, "page").split(",")).toEqual(expect.arrayContaining([...listed, "excerpt", "author", "published_date"]));
});
