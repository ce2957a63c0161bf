import { describe, expect, test } from "vitest";
import { askWhoIs } from "./administrator.ts";

function asked(reply: Response) {
	const calls: { url: string; init: RequestInit }[] = [];
	const ask = askWhoIs({
		url: "https://project.supabase.example/",
		key: "sb_publishable_test",
		fetch: async (url, init) => {
			calls.push({ url, init });
			return reply;
		},
	});
	return { ask, calls };
}

describe("whose token it is", () => {
	test("the database is asked with the token's own rights, and for 2 s at most", async () => {
		const { ask, calls } = asked(Response.json(true));
		expect(await ask("a.b.c")).toBe("administrator");
		const headers = new Headers(calls[0]?.init.headers);
		expect(calls[0]?.url).toBe("https://project.supabase.example/rest/v1/rpc/is_administrator");
		expect([headers.get("apikey"), headers.get("authorization")]).toEqual(["sb_publishable_test", "Bearer a.b.c"]);
		expect(calls[0]?.init.signal).toBeInstanceOf(AbortSignal);
	});

	test("only the word true makes an administrator", async () => {
		for (const answer of [false, null, "true", 1, [true], { is_administrator: true }]) {
			expect([answer, await asked(Response.json(answer)).ask("a.b.c")]).toEqual([answer, "stranger"]);
		}
	});

	test("a refused token is nobody's, a database in trouble is an error without its words", async () => {
		for (const status of [401, 403]) expect(await asked(Response.json({}, { status })).ask("a.b.c")).toBe("nobody");
		await expect(asked(Response.json({ message: "internal" }, { status: 500 })).ask("a.b.c")).rejects.toThrow(
			/^whoIs: the database answered 500$/,
		);
	});
});
