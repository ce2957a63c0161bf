// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { json, stubBackend } from "../../../tests/support/data/backend-harness";
import { storeSession } from "../../../tests/support/data/pictures-harness";
import { CONTENT_CHANGED } from "../admin-rows/admin-rows";
import { addRedirect, listRedirects, type Redirect, removeRedirect, restoreRedirect } from "./repository";

const ID = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";
const target = { slug: "queues", title: "Queues", status: "published", listed: true, published_at: "2026-01-01" };
const stored = {
	id: ID,
	kind: "blogs",
	slug: "waiting",
	row_id: "r1",
	created_at: "2026-02-03 04:05:06+00",
	portfolios: null,
	blogs: target,
};
const redirect: Redirect = { id: ID, kind: "blogs", slug: "waiting", rowId: "r1", createdAt: "2026-02-03T04:05:06.000Z", target };

let asked: { method: string | undefined; url: URL; body: unknown }[];
let answers: Response[];

// One function for the whole file: the client keeps the fetch of its first request.
const backend: typeof fetch = async (input, init = {}) => {
	asked.push({ method: init.method, url: new URL(String(input)), body: typeof init.body === "string" ? JSON.parse(init.body) : null });
	return answers.shift() ?? json([]);
};

beforeEach(() => {
	asked = [];
	answers = [];
	stubBackend(backend);
	storeSession();
});

test("lists redirects with the current slug of their row, searched by word and filtered by kind", async () => {
	answers = [new Response(JSON.stringify([stored]), { headers: { "content-type": "application/json", "content-range": "0-0/1" } })];
	const sort = { column: "created_at", descending: true };
	expect(await listRedirects({ page: 0, search: "wait old", kind: "blogs", sort })).toEqual({ rows: [redirect], total: 1 });
	const query = asked[0]?.url.searchParams;
	expect([query?.get("slug"), query?.get("kind"), query?.get("order")]).toEqual([
		'ilike(all).{"%wait%","%old%"}',
		"eq.blogs",
		"created_at.desc,id.desc",
	]);
});

test.each([
	["/blog/old-name", "old-name"],
	["https://studio.example.com/case-study/old-name/?from=mail#top", "old-name"],
	["old", "old"],
])("finds a redirect by %s", async (search, part) => {
	await listRedirects({ page: 0, search, kind: null, sort: { column: "slug", descending: false } });
	expect(asked[0]?.url.searchParams.get("slug")).toBe(`ilike(all).{"%${part}%"}`);
});

test("puts a deleted redirect back with its id and date", async () => {
	answers = [json([stored]), json([stored], 201)];
	const deleted = await removeRedirect(ID);
	await restoreRedirect(deleted ?? { ...redirect, id: "none" });
	expect(asked.map(({ method, url }) => [method, url.searchParams.get("id")])).toEqual([
		["DELETE", `eq.${ID}`],
		["POST", null],
	]);
	expect(asked[1]?.body).toEqual({ id: ID, kind: "blogs", slug: "waiting", row_id: "r1", created_at: "2026-02-03T04:05:06.000Z" });
});

test("asks for a build after an added, a deleted and a restored redirect, and not after a refused one", async () => {
	const onChange = vi.fn();
	addEventListener(CONTENT_CHANGED, onChange);
	const counted = async (answer: Response, write: () => Promise<unknown>) => {
		answers = [answer];
		onChange.mockClear();
		await write().catch(() => {});
		return onChange.mock.calls.length;
	};
	expect(await counted(json([stored], 201), () => addRedirect(redirect))).toBe(1);
	expect(await counted(json([stored]), () => removeRedirect(ID))).toBe(1);
	expect(await counted(json([stored], 201), () => restoreRedirect(redirect))).toBe(1);
	expect(await counted(json({ code: "42501" }, 403), () => addRedirect(redirect))).toBe(0);
	removeEventListener(CONTENT_CHANGED, onChange);
});

describe.each([
	["adding", addRedirect],
	["restoring", restoreRedirect],
])("%s a redirect", (_name, store) => {
	const taken = () => json({ code: "23505" }, 409);

	test("succeeds when an earlier attempt has stored it and its answer was lost", async () => {
		answers = [taken(), json([stored])];
		expect(await store(redirect)).toEqual(redirect);
		expect(asked[1]?.url.searchParams.get("id")).toBe(`eq.${ID}`);
	});

	test("fails when the address is taken", async () => {
		for (const found of [[], [{ ...stored, slug: "other" }], [{ ...stored, row_id: "r2" }]]) {
			answers = [taken(), json(found)];
			await expect(store(redirect)).rejects.toMatchObject({ status: 409, code: "23505" });
		}
	});
});
