import { expect, test, vi } from "vitest";
import { readBuildRows, readPublishedRows } from "./published-rows.ts";

/** A backend with so many rows, and what it was asked. */
function backend(count: number) {
	const asked: { url: URL; key: string | null }[] = [];
	const get = async (request: Request) => {
		const url = new URL(request.url);
		asked.push({ url, key: request.headers.get("apikey") });
		const offset = Number(url.searchParams.get("offset"));
		const left = Math.max(0, Math.min(Number(url.searchParams.get("limit")), count - offset));
		return Response.json(Array.from({ length: left }, (_none, at) => ({ id: offset + at })));
	};
	return { asked, get };
}

test("reads published rows as a visitor, with named columns, range by range", async () => {
	const { asked, get } = backend(1001);
	const rows = await readPublishedRows("https://project.example.com", "anonymous-key", get);
	expect(rows.projects).toHaveLength(1001);
	expect(new Set(rows.projects.map((row) => JSON.stringify(row))).size).toBe(1001);
	expect(rows.posts).toHaveLength(1001);
	expect(asked.map(({ url }) => url.pathname.split("/").pop())).toEqual(["portfolios", "portfolios", "blogs", "blogs"]);
	for (const { url, key } of asked) {
		expect(key).toBe("anonymous-key");
		expect(url.searchParams.get("select")).not.toContain("*");
		expect(url.searchParams.get("order")).toContain("id.desc");
	}
});

test("reads at most two thousand rows of a kind", async () => {
	const { get } = backend(9000);
	expect((await readPublishedRows("https://project.example.com", "key", get)).projects).toHaveLength(2000);
});

test("throws an error with the table's name when the answer isn't a list", async () => {
	const failing = async () => Response.json({ message: "no" }, { status: 503 });
	await expect(readPublishedRows("https://project.example.com", "key", failing)).rejects.toThrow("portfolios answered 503");
	const page = async () => Response.json({ html: true });
	await expect(readPublishedRows("https://project.example.com", "key", page)).rejects.toThrow("portfolios answered 200");
});

test("continues with a warning when no database answers", async () => {
	const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
	vi.stubGlobal("fetch", async () => {
		throw new Error("unreachable");
	});
	expect(await readBuildRows({ VITE_SUPABASE_URL: "https://project.example.com", VITE_SUPABASE_ANON_KEY: "key" })).toEqual({
		projects: [],
		posts: [],
	});
	expect(warn).toHaveBeenCalledWith(expect.stringContaining("writes no pages"), "unreachable");
});
