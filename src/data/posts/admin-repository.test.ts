// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { ContentTooMuch } from "@/shared/lib/rich-text/clean-for-storage";
import { stubEnvironment } from "../../../tests/support/environment";
import { RowGone } from "../admin-rows/requests";
import { RequestFailed } from "../request-failed";
import { postRows, postStore, readPostVocabulary } from "./admin-repository";
import { createEmptyPost } from "./input-mapper";
import { type PostFields, postInputSchema } from "./input-schema";

const ID = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";
const NOW = new Date("2026-11-21T12:00:00Z");

interface Asked {
	method: string | undefined;
	url: URL;
	body: Record<string, unknown>;
}

let asked: Asked[];
let answers: (Response | "lost")[];

const json = (body: unknown, status = 200) =>
	new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });

// One function for the whole file: the client keeps the fetch of its first request.
const backend: typeof fetch = async (input, init = {}) => {
	asked.push({ method: init.method, url: new URL(String(input)), body: typeof init.body === "string" ? JSON.parse(init.body) : {} });
	const answer = answers.shift();
	if (answer === "lost") throw new TypeError("Failed to fetch");
	return answer ?? json([]);
};

beforeEach(() => {
	asked = [];
	answers = [];
	localStorage.clear();
	vi.stubGlobal("fetch", backend);
	stubEnvironment({ VITE_SUPABASE_URL: "https://project.example.com" });
});

const input = (fields: Partial<PostFields> = {}) =>
	postInputSchema.parse({
		...createEmptyPost(NOW),
		title: "What a queue hides",
		content: "<p>The wait.</p>",
		author: { name: "Leela Nair", avatar: "", bio: "" },
		...fields,
	});
const row = (members: Record<string, unknown> = {}) => ({ id: ID, title: "What a queue hides", version: 1, ...members });
const sent = () => asked.map(({ body }) => body.content);

describe("stored content", () => {
	test("removes scripts, handlers and unsafe addresses when a post is created or updated", async () => {
		const content = '<p onclick="x()">Kept.</p><script>x()</script><iframe src="/a"></iframe><a href="javascript:x()">Link</a>';
		answers = [json([row()]), json([row()])];
		await postStore.create(ID, { ...input(), content });
		await postStore.update(ID, 3, { ...input(), content }, null);
		expect(sent()).toEqual(["<p>Kept.</p>Link", "<p>Kept.</p>Link"]);
	});

	test("stores clean content unchanged", async () => {
		for (const content of ["x <y and z>\n\nif a < b", "<p>One &amp; <strong>two</strong></p>", '<img src="/media/a.webp" alt="">']) {
			answers = [json([row()])];
			await postStore.create(ID, input({ content }));
			expect(asked.pop()?.body.content).toBe(content);
		}
	});

	test("refuses too much content before sending anything", async () => {
		const content = "<b>x</b>".repeat(3000);
		await expect(postStore.create(ID, { ...input(), content })).rejects.toBeInstanceOf(ContentTooMuch);
		await expect(postStore.update(ID, 1, { ...input(), content }, null)).rejects.toBeInstanceOf(ContentTooMuch);
		expect(asked).toEqual([]);
	});
});

describe("saving", () => {
	test("inserts a new post under the form's id and returns its row", async () => {
		answers = [json([row({ slug: "what-a-queue-hides" })], 201)];
		expect(await postStore.create(ID, input({ readingTime: "7", tags: ["Queues"] }))).toMatchObject({
			version: 1,
			row: { slug: "what-a-queue-hides" },
		});
		expect(asked).toMatchObject([
			{
				method: "POST",
				url: { pathname: "/rest/v1/blogs" },
				body: {
					id: ID,
					title: "What a queue hides",
					reading_time: 7,
					tags: ["Queues"],
					status: "published",
					author: { name: "Leela Nair" },
				},
			},
		]);
		expect(String(asked[0]?.body.published_date)).toMatch(/^2026-11-2\dT[\d:.]+Z$/);
	});

	test("replaces a taken slug only when it was made from the title", async () => {
		answers = [json({ code: "23505" }, 409), json([row()], 201)];
		await postStore.create(ID, input());
		expect(asked.map(({ body }) => body.slug)).toEqual(["what-a-queue-hides", "what-a-queue-hides-6f9619"]);
		answers = [json({ code: "23505" }, 409)];
		await expect(postStore.create(ID, input({ slug: "typed" }))).rejects.toMatchObject({ status: 409, code: "23505" });
		expect(asked).toHaveLength(3);
	});

	test("replaces a taken slug in an update too, and recognizes it when the answer was lost", async () => {
		answers = [json({ code: "23505" }, 409), json([row({ version: 4 })])];
		expect(await postStore.update(ID, 3, input(), null)).toMatchObject({ saved: { version: 4 } });
		expect(asked.map(({ body }) => body.slug)).toEqual(["what-a-queue-hides", "what-a-queue-hides-6f9619"]);
		const stored = { ...asked[1]?.body, id: ID, version: 4 };
		answers = [json([]), json([stored])];
		expect(await postStore.update(ID, 3, { ...input(), ...stored }, null)).toMatchObject({ saved: { version: 4 } });
		answers = [json({ code: "23505" }, 409)];
		await expect(postStore.update(ID, 3, input({ slug: "typed" }), null)).rejects.toMatchObject({ code: "23505" });
	});

	test("names id and version in an update and returns a newer row unwritten", async () => {
		answers = [json([]), json([row({ version: 7, title: "Theirs" })])];
		const outcome = await postStore.update(ID, 3, input(), null);
		expect(asked[0]?.method).toBe("PATCH");
		expect([asked[0]?.url.searchParams.get("id"), asked[0]?.url.searchParams.get("version")]).toEqual([`eq.${ID}`, "eq.3"]);
		expect(outcome).toMatchObject({ newer: { version: 7, row: { title: "Theirs" } } });
	});

	test("treats a newer row with the same content as saved", async () => {
		const author = { name: "Leela Nair", avatar: "/media/l.webp", bio: "Builds speech systems." };
		// As Postgres gives it back: members of jsonb by length, moments in its own spelling.
		const earlier = () => ({
			...row({ ...asked[0]?.body, version: 4 }),
			author: { bio: author.bio, name: author.name, avatar: author.avatar },
			published_date: String(asked[0]?.body.published_date).replace("T", " ").replace("Z", "+00"),
		});
		answers = [json([])];
		const first = await postStore.update(ID, 3, input({ author }), null).catch((error: unknown) => error);
		expect(first).toBeInstanceOf(RowGone);
		answers = [json([]), json([earlier()])];
		expect(await postStore.update(ID, 3, input({ author }), null)).toMatchObject({ saved: { version: 4 } });
		expect(localStorage.getItem("blogs:changed")).toMatch(/^\d+$/);
		localStorage.clear();
		answers = [json([]), json([{ ...earlier(), author: { ...author, bio: "Another." } }])];
		expect(await postStore.update(ID, 3, input({ author }), null)).toMatchObject({ newer: { version: 4 } });
		expect(localStorage.getItem("blogs:changed")).toBeNull();
	});

	test("recognizes its own earlier save of a text with characters that the database refuses", async () => {
		const pasted = () => postStore.update(ID, 3, input({ title: "Half \ud83d of\0 it", tags: ["a\0b"] }), null);
		answers = [json([])];
		await pasted().catch(() => {});
		expect(asked[0]?.body).toMatchObject({ title: "Half  of it", tags: ["ab"] });
		answers = [json([]), json([row({ ...asked[0]?.body, version: 4 })])];
		expect(await pasted()).toMatchObject({ saved: { version: 4 } });
	});

	test("treats a row that was rescheduled elsewhere as changed when it is published now", async () => {
		const elsewhere = (published: number, updated: number) => {
			const [published_at, updated_at] = [published, updated].map((ms) => new Date(Date.now() + ms).toISOString());
			return json([row({ ...asked[0]?.body, version: 4, published_at, updated_at })]);
		};
		const publish = () => postStore.update(ID, 3, { ...input(), status: "published" }, null);
		answers = [json([])];
		await publish().catch(() => {});
		expect(asked[0]?.body).toMatchObject({ status: "published", published_at: null });
		answers = [json([]), elsewhere(60_000, -60_000)];
		expect(await publish()).toMatchObject({ newer: { version: 4 } });
		// The second one is of a database whose clock is ahead of this computer's.
		for (const at of [-60_000, 3_600_000]) {
			answers = [json([]), elsewhere(at, at)];
			expect(await publish()).toMatchObject({ saved: { version: 4 } });
		}
	});

	test("fails when the database ignores an update", async () => {
		answers = [json([]), json([])];
		await expect(postStore.update(ID, 3, input(), null)).rejects.toBeInstanceOf(RowGone);
	});

	test("keeps the first publication date in an update", async () => {
		answers = [json([row()])];
		await postStore.update(ID, 3, input(), "2026-01-05T09:00:00+00:00");
		expect(asked[0]?.body).not.toHaveProperty("published_at");
	});

	test("tells other pages of this browser that posts changed", async () => {
		answers = [json([row()], 201)];
		await postStore.create(ID, input());
		expect(localStorage.getItem("blogs:changed")).toMatch(/^\d+$/);
	});
});

describe("duplicating", () => {
	test("cuts a long title between whole characters", async () => {
		answers = [json([row({ title: `${"t".repeat(191)}😀` })]), json([row()], 201)];
		await postRows.duplicate(ID, "7f9619ff-8b86-4d01-b42d-00cf4fc964ff");
		expect(asked[1]?.body.title).toBe(`Copy of ${"t".repeat(191)}`);
		expect(asked[1]?.body.slug).toMatch(/^copy-of-t+-7f9619$/);
	});
});

describe("deleting", () => {
	const remove = (id: string) => postRows.remove(id, 3);
	const [absent, confirmed] = [() => json([]), () => json(true)];
	let ids = 0;
	/** Deletes a post without getting an answer, and returns its id. */
	async function loseDeletion() {
		ids += 1;
		const id = `6f9619ff-8b86-4d01-b42d-00cf4fc9650${ids}`;
		answers = ["lost"];
		await expect(remove(id)).rejects.toMatchObject({ status: 0 });
		localStorage.clear();
		return id;
	}

	test("succeeds without a row when an earlier attempt has deleted the post and its answer was lost", async () => {
		const id = await loseDeletion();
		answers = [absent(), absent(), confirmed()];
		expect(await remove(id)).toBeNull();
		expect(localStorage.getItem("blogs:changed")).toMatch(/^\d+$/);
	});

	test("fails when someone else has deleted the post", async () => {
		answers = [absent(), absent(), confirmed()];
		await expect(remove(ID)).rejects.toBeInstanceOf(RowGone);
	});

	test("fails after a lost answer when the post has changed, or the session has ended elsewhere", async () => {
		for (const then of [() => [json([row({ version: 4 })])], () => [absent(), json(false)]]) {
			const id = await loseDeletion();
			answers = [absent(), ...then()];
			await expect(remove(id)).rejects.toBeInstanceOf(RowGone);
		}
	});
});

describe("undoing a deletion", () => {
	const taken = () => json({ code: "23505" }, 409);
	const deleted = { ...row({ version: 7, created_at: "2026-01-05T09:00:00.123456+00:00" }), slug: "queue" };

	test("succeeds when an earlier attempt has put the post back and its answer was lost", async () => {
		answers = [taken(), json([{ ...deleted, version: 8, updated_at: "2026-11-21T12:00:00+00:00" }])];
		expect(await postRows.restore(deleted)).toMatchObject({ version: 8, row: { slug: "queue" } });
		expect(localStorage.getItem("blogs:changed")).toMatch(/^\d+$/);
	});

	test("fails when another post has the slug, or the post is back with other content", async () => {
		for (const stored of [[], [{ ...deleted, version: 9, title: "Edited" }]]) {
			answers = [taken(), json(stored)];
			await expect(postRows.restore(deleted)).rejects.toMatchObject({ status: 409, code: "23505" });
		}
	});
});

describe("reading", () => {
	test("reads a whole post by its id", async () => {
		answers = [json([row({ content: "<p>Words.</p>", version: 4 })])];
		expect(await postStore.read(ID)).toMatchObject({ version: 4, row: { content: "<p>Words.</p>" } });
		expect([asked[0]?.url.searchParams.get("id"), asked[0]?.url.searchParams.get("select")]).toEqual([`eq.${ID}`, "*"]);
	});

	test("returns null without a request for text that isn't an id", async () => {
		for (const id of ["", "7", "x),or=(id.not.is.null"]) expect(await postStore.read(id)).toBeNull();
		expect(asked).toEqual([]);
	});

	test("fails when the answer isn't a list", async () => {
		answers = [json({ message: "proxy" })];
		await expect(postStore.read(ID)).rejects.toBeInstanceOf(RequestFailed);
	});

	test("returns each category and tag in use once, latest first", async () => {
		answers = [
			json([
				{ id: "a", category: "SaaS", tags: ["Billing", "SQL"] },
				{ id: "b", category: null, tags: null },
				{ id: "c", category: "Field notes", tags: ["SQL", 7, "Go"] },
				{ id: "d", category: "SaaS" },
			]),
		];
		expect(await readPostVocabulary()).toEqual({ categories: ["SaaS", "Field notes"], tags: ["Billing", "SQL", "Go"] });
		const { searchParams } = asked[0]?.url ?? new URL("about:blank");
		expect([searchParams.get("select"), searchParams.get("order"), searchParams.get("limit")]).toEqual([
			"id,category,tags",
			"updated_at.desc",
			"200",
		]);
	});
});
