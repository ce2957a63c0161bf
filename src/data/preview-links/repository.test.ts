// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from "vitest";
import { type Answer, type Asked, ID, json, only, stubBackend } from "../../../tests/support/data/backend-harness";
import { hostileInputs } from "../../../tests/support/database/hostile-inputs";
import { createEmptyPost } from "../posts/input-mapper";
import { emptyProject } from "../projects/input-mapper";
import { RequestFailed } from "../request-failed";
import { readPreview } from "./repository";

const TOKEN = "aB3-_".padEnd(43, "x");
const project = { id: ID, slug: "yard", title: "Yard", service_id: "saas", description: "Counts.", metrics: { Speed: "2x" }, link: null };
const post = { id: ID, slug: "queue", title: "Queue", content: "<p>Words.</p>", author: { name: "Ira" }, published_date: "2026-01-02" };
const shared = (more: Record<string, unknown>) => json({ kind: "project", row: project, changes: null, ...facts, ...more });
const facts = { expiresAt: "2027-06-01T12:00:00+00:00", isPublic: false };

let asked: Asked[];
let answer: Answer;

// One function for the whole file: the client keeps the fetch of its first request.
const backend: typeof fetch = async (input, init = {}) => {
	asked.push({ url: new URL(String(input)), init });
	return answer(init);
};

beforeEach(() => {
	asked = [];
	answer = () => json(null);
	stubBackend(backend);
});

async function openedProject(changes: Record<string, unknown>) {
	answer = () => shared({ changes });
	const preview = await readPreview(TOKEN);
	if (preview?.kind !== "project") throw new Error("No project");
	return preview.project;
}

async function openedPost(changes: Record<string, unknown> | null) {
	answer = () => shared({ kind: "post", row: post, changes });
	const preview = await readPreview(TOKEN);
	if (preview?.kind !== "post") throw new Error("No post");
	return preview.post;
}

describe("opening a link", () => {
	test("sends the token in the body, never in an address that logs keep", async () => {
		expect(await readPreview(TOKEN)).toBeNull();
		const { url, init } = only(asked);
		expect([init.method, url.href]).toEqual(["POST", "https://project.example.com/rest/v1/rpc/preview_row"]);
		expect(JSON.parse(String(init.body))).toEqual({ token: TOKEN });
	});

	test.each(["", "short", `${TOKEN}x`, TOKEN.replace("x", "/"), TOKEN.replace("x", "ä")])("asks nothing for %j", async (token) => {
		expect(await readPreview(token)).toBeNull();
		expect(asked).toEqual([]);
	});

	test("gives the stored row without a working copy", async () => {
		answer = () => shared({ isPublic: true });
		expect(await readPreview(TOKEN)).toMatchObject({
			kind: "project",
			project: { title: "Yard", metrics: [["Speed", "2x"]] },
			expiresAt: "2027-06-01T12:00:00.000Z",
			isPublic: true,
			hasChanges: false,
		});
		expect(await openedPost(null)).toMatchObject({ title: "Queue", content: "<p>Words.</p>", publishedDate: "2026-01-02T00:00:00.000Z" });
	});

	test("throws for a failed request or an answer of another shape, without naming the token", async () => {
		for (const [body, status] of [
			[{ code: "XX000" }, 500],
			[{ kind: "lead", row: {}, ...facts }, 200],
			[[], 200],
		] as const) {
			answer = () => json(body, status);
			const failure = await readPreview(TOKEN).catch((error: unknown) => error);
			expect(failure).toBeInstanceOf(RequestFailed);
			expect(String(failure)).not.toContain(TOKEN);
		}
	});
});

describe("the working copy", () => {
	test("replaces the values of a project's form and keeps other columns", async () => {
		const changes = {
			...emptyProject,
			title: "Yard, counted",
			liveUrl: "https://example.com",
			features: ["Counts"],
			serviceId: "web-apps",
		};
		const shown = await openedProject(changes);
		expect(shown).toMatchObject({ id: ID, title: "Yard, counted", liveUrl: "https://example.com", features: ["Counts"] });
		expect(shown.metrics).toEqual([["Speed", "2x"]]);
	});

	test("keeps the stored value of a member that an older copy lacks", async () => {
		expect(await openedProject({ title: "Renamed" })).toMatchObject({ title: "Renamed", description: "Counts." });
	});

	test("replaces the values of a post's form, with its date and reading time", async () => {
		const content = `<p>${"word ".repeat(401)}</p>`;
		const author = { name: "Leela", avatar: "", bio: "Edits." };
		const values = {
			...createEmptyPost(new Date()),
			title: "Queues",
			content,
			author,
			publishedDate: "2026-05-06",
			publishedTime: "00:00:00.000",
		};
		expect(await openedPost(values)).toMatchObject({ title: "Queues", content, author: { name: "Leela", bio: "Edits." }, readingTime: 3 });
	});

	test("never breaks the page, whatever it contains", async () => {
		const damaged = {
			title: null,
			author: "Ira",
			features: { a: 1 },
			testimonial: [],
			content: 7,
			publishedDate: {},
			techStack: [null, 3],
		};
		expect(await openedProject(damaged)).toMatchObject({ title: "Yard", techStack: [] });
		expect(await openedPost(damaged)).toMatchObject({ title: "Queue", author: { name: "Ira" } });
		const hostile = ["url-field", "html-content"].flatMap(hostileInputs);
		expect(hostile.length).toBeGreaterThan(20);
		for (const { payload: value } of hostile) {
			await openedProject({ title: value, liveUrl: value, gallery: [{ url: value, alt: value }], features: [value] });
			await openedPost({ title: value, content: value, publishedDate: value, publishedTime: value, readingTime: value });
		}
	});

	test("can't lead to another row", async () => {
		expect((await openedProject({ id: "other", slug: "other" })).id).toBe(ID);
	});
});
