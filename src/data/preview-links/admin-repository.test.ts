// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { sha256 } from "@/shared/lib/sha-256";
import { json, stubBackend } from "../../../tests/support/data/backend-harness";
import { storeSession } from "../../../tests/support/data/pictures-harness";
import { RequestFailed } from "../request-failed";
import { createPreviewLink, listPreviewLinks, newToken, revokePreviewLink } from "./admin-repository";

const ID = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";
const ROW = "5eed0000-0000-4000-8000-100000000001";
const stored = { id: ID, created_at: "2026-06-01 10:00:00+00", expires_at: "2026-06-08 10:00:00+00" };
const link = { id: ID, createdAt: "2026-06-01T10:00:00.000Z", expiresAt: "2026-06-08T10:00:00.000Z" };

let asked: { method: string | undefined; url: URL; body: string }[];
let answers: Response[];

// One function for the whole file: the client keeps the fetch of its first request.
const backend: typeof fetch = async (input, init = {}) => {
	asked.push({ method: init.method, url: new URL(String(input)), body: String(init.body ?? "") });
	return answers.shift() ?? json([]);
};

beforeEach(() => {
	asked = [];
	answers = [];
	stubBackend(backend);
	storeSession();
});

test("makes tokens of 256 bits for addresses", () => {
	const tokens = Array.from({ length: 50 }, newToken);
	for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
	expect(new Set(tokens).size).toBe(50);
});

test("stores only the hash of a token, and never asks for it", async () => {
	answers = [json([stored], 201)];
	const token = newToken();
	expect(await createPreviewLink(ID, "project", ROW, token, 7)).toEqual(link);
	expect(JSON.parse(asked[0]?.body ?? "")).toEqual({ id: ID, kind: "project", row_id: ROW, token_hash: await sha256(token), days: 7 });
	expect([asked[0]?.body, asked[0]?.url.href].join()).not.toContain(token);
	expect(asked[0]?.url.searchParams.get("select")).toBe("id,created_at,expires_at");
});

test("lists the working links of one row, newest first", async () => {
	answers = [new Response(JSON.stringify([stored]), { headers: { "content-type": "application/json", "content-range": "0-0/1" } })];
	expect(await listPreviewLinks("post", ROW)).toEqual([link]);
	const query = asked[0]?.url.searchParams;
	expect([query?.get("kind"), query?.get("row_id"), query?.get("order")]).toEqual(["eq.post", `eq.${ROW}`, "created_at.desc,id.desc"]);
	expect(query?.get("expires_at")).toMatch(/^gt\.2\d{3}-/);
});

test("revokes a link, and fails when the database refuses or has none", async () => {
	answers = [json([stored]), json([]), json(true), json({ code: "42501" }, 401)];
	await revokePreviewLink(ID);
	expect([asked[0]?.method, asked[0]?.url.searchParams.get("id")]).toEqual(["DELETE", `eq.${ID}`]);
	await expect(revokePreviewLink(ID)).rejects.toMatchObject({ name: "RowGone" });
	await expect(revokePreviewLink(ID)).rejects.toThrow(RequestFailed);
});

test("fails when the session has ended elsewhere, which shows no link either", async () => {
	answers = [json([]), json(false), json([]), json(false)];
	await expect(revokePreviewLink(ID)).rejects.toMatchObject({ name: "RequestFailed", status: 403 });
	await expect(listPreviewLinks("post", ROW)).rejects.toMatchObject({ status: 403 });
	expect(asked.map(({ url }) => url.pathname.split("/").at(-1))).toEqual([
		"preview_links",
		"is_administrator",
		"preview_links",
		"is_administrator",
	]);
});
