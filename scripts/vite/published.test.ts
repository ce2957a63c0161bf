import { describe, expect, test } from "vitest";
import { readPublished } from "./published.ts";

const rows = {
	portfolios: [
		{ id: "1", slug: "a", title: "A", description: "About A", published_at: "2026-01-01T00:00:00Z", updated_at: "2026-02-01T00:00:00Z" },
		{ id: "2", slug: null, title: "B", description: null, published_at: "2026-01-01T00:00:00Z", updated_at: null },
		{ id: "3", slug: "c", title: "No date", description: "", published_at: null, updated_at: null },
	],
	blogs: [
		{ id: "4", slug: "p", title: "P", excerpt: "E", author: { name: "Asha Rao" }, published_at: "2026-01-01", updated_at: "2026-01-02" },
	],
};

/** A project that answers with these rows, and what it was asked. */
function project(answer: (table: string) => Response) {
	const asked: { url: URL; key: string | null }[] = [];
	const get: typeof fetch = async (input, init) => {
		const url = new URL(String(input));
		asked.push({ url, key: new Headers(init?.headers).get("apikey") });
		return answer(url.pathname.replace("/rest/v1/", ""));
	};
	return { get, asked };
}

describe("readPublished", () => {
	test("reads named columns as a visitor and returns the rows that can be listed", async () => {
		const { get, asked } = project((table) => Response.json(table === "blogs" ? rows.blogs : rows.portfolios));
		const published = await readPublished("https://project.example.com", "anonymous-key", get);
		expect(asked.map(({ url, key }) => [url.origin, key])).toEqual(Array(2).fill(["https://project.example.com", "anonymous-key"]));
		for (const { url } of asked) expect(url.searchParams.get("select")).not.toContain("*");
		expect(published.projects.map(({ slug, summary, updated }) => [slug, summary, updated])).toEqual([
			["a", "About A", "2026-02-01T00:00:00Z"],
			["2", "", "2026-01-01T00:00:00Z"],
		]);
		expect(published.posts).toEqual([
			{ slug: "p", title: "P", summary: "E", author: "Asha Rao", published: "2026-01-01", updated: "2026-01-02" },
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
