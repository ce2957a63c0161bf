// @vitest-environment jsdom
import { PostgrestClient } from "@supabase/postgrest-js";
import { beforeEach, describe, expect, test } from "vitest";
import { findService } from "@/content/services/index";
import { NOW, post, project } from "../../../tests/support/data/backup-fixture";
import { makeBackup } from "./backup-file";
import type { Rows } from "./columns";
import { storeBackup } from "./local-backups";
import { LOCAL_KEYS, storeCopies } from "./local-storage";
import { findLocalContent, migrateLocalContent } from "./migration";

let sent: { backup: Rows; mode: string; expected: string | null }[];

const report = { added: 2, changed: 0, removed: 0, unchanged: 1 };
const rest = new PostgrestClient("https://project.example.com/rest/v1", {
	fetch: async (_input: RequestInfo | URL, init?: RequestInit) => {
		sent.push(JSON.parse(String(init?.body)));
		return new Response(JSON.stringify({ projects: report, blogs: { ...report, added: 1 } }));
	},
});

beforeEach(() => {
	localStorage.clear();
	sent = [];
});

async function migrated(projects: unknown[], blogs: unknown[] = []): Promise<Rows> {
	localStorage.setItem(LOCAL_KEYS.projects, JSON.stringify(projects));
	localStorage.setItem(LOCAL_KEYS.blogs, JSON.stringify(blogs));
	const content = findLocalContent();
	if (!content) throw new Error("Nothing was found");
	await migrateLocalContent(rest, content, NOW);
	const [request] = sent;
	if (!request) throw new Error("Nothing was sent");
	return request.backup;
}

describe("local content", () => {
	test("is null in an empty browser", () => expect(findLocalContent()).toBeNull());

	test("moves the local copies in one request and reports the numbers", async () => {
		const backup = await makeBackup({ projects: [project(1)], blogs: [post(1)] }, NOW);
		storeCopies(backup, "state");
		const content = findLocalContent();
		expect(content).toMatchObject({ from: "copies" });
		if (!content) return;
		expect(await migrateLocalContent(rest, content, NOW)).toEqual({ projects: 2, blogs: 1, skipped: 2 });
		expect(sent).toEqual([{ backup: { projects: backup.projects, blogs: backup.blogs }, mode: "migrate", expected: null }]);
	});

	test("is the latest backup without copies", async () => {
		storeBackup(await makeBackup({ projects: [project(1)], blogs: [] }, NOW));
		expect(findLocalContent()).toMatchObject({ from: "backup", records: { projects: [{ title: "Project 1" }], blogs: [] } });
	});

	test("is the latest backup when only the copies of posts are left, and those when it has no projects either", async () => {
		storeCopies(await makeBackup({ projects: [], blogs: [post(1)] }, NOW), "state");
		storeBackup(await makeBackup({ projects: [project(1)], blogs: [] }, NOW));
		expect(findLocalContent()).toMatchObject({ from: "backup", records: { projects: [{ title: "Project 1" }] } });
		storeBackup(await makeBackup({ projects: [], blogs: [] }, NOW));
		expect(findLocalContent()).toMatchObject({ from: "copies", records: { projects: [] } });
	});

	test.each(["{", "7", '{"projects": 7}', "[]"])("is null in damaged storage (%s)", (text) => {
		for (const key of Object.values(LOCAL_KEYS)) localStorage.setItem(key, text);
		expect(findLocalContent()).toBeNull();
	});
});

describe("older records", () => {
	const old = {
		id: "1719",
		title: "Dispatch board",
		client: "Relay Mile",
		clientLogo: "",
		serviceId: "saas",
		description: "A board.",
		liveUrl: "https://relaymile.example/board",
		image: "javascript:alert(1)",
		gallery: ["https://relaymile.example/a.webp", "data:text/html,x", { url: "/media/b.webp", alt: "B" }],
		technologies: ["Rust", " Rust", "", "Go"],
		detailedMetrics: [
			{ label: "Waiting", value: "-40 %", description: "less" },
			{ label: "Calls", value: "12", description: "" },
		],
		extendedTestimonial: { quote: "Good.", author: "Asha" },
		metaInfo: { timeline: "9 weeks", teamSize: "4 people", industry: "Logistics" },
		createdAt: "2025-02-03T04:05:06Z",
	};

	test("map every member to a column", async () => {
		const { projects } = await migrated([old]);
		expect(projects[0]).toMatchObject({
			id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/),
			slug: "dispatch-board",
			title: "Dispatch board",
			client: "Relay Mile",
			client_logo: null,
			service_id: "saas",
			link: "https://relaymile.example/board",
			image: null,
			gallery: ["https://relaymile.example/a.webp", { url: "/media/b.webp", alt: "B" }],
			technologies: ["Rust", "Go"],
			detailed_metrics: [{ label: "Waiting", value: "-40 %", description: "less" }],
			metrics: { Calls: "12" },
			extended_testimonial: { quote: "Good.", author: "Asha" },
			timeline: "9 weeks",
			team_size: "4 people",
			industry: "Logistics",
			status: "published",
			listed: true,
			created_at: "2025-02-03T04:05:06Z",
		});
	});

	test("include a post whose author is a name", async () => {
		const record = {
			id: "a",
			title: "Reading a slow query",
			content: "One.\n\nTwo.",
			author: "Ira",
			publishedDate: "2025-05-06",
			readingTime: "7",
			featuredImage: "/media/a.webp",
		};
		const { blogs } = await migrated([], [record]);
		expect(blogs[0]).toMatchObject({
			slug: "reading-a-slow-query",
			author: { name: "Ira" },
			reading_time: 7,
			image: "/media/a.webp",
			published_date: "2025-05-06T00:00:00Z",
			tags: [],
		});
	});

	test.each([
		[undefined, 3],
		["", 3],
		[0, 3],
		["soon", 5],
		["7 min", 7],
		[900, 600],
	])("turn a reading time of %j for 450 words into %i minutes", async (readingTime, minutes) => {
		const { blogs } = await migrated([], [{ title: "Slow queries", content: `<p>${"word ".repeat(450)}</p>`, author: "Ira", readingTime }]);
		expect(blogs[0]?.reading_time).toBe(minutes);
	});

	const games = findService("game-development");

	test.each([
		...[games?.id, games?.title, ...(games?.aliases ?? [])].map((name) => [name, "game-development"]),
		["Blockchain Development", "blockchain-development"],
	])("keep a project of %s unlisted, under the id %s", async (serviceId, id) => {
		expect((await migrated([{ ...old, serviceId }])).projects[0]).toMatchObject({ service_id: id, listed: false });
	});

	test("get a stable id, and different slugs for equal titles", async () => {
		const [one, other] = (await migrated([old, { ...old, id: "1720" }])).projects;
		sent = [];
		expect((await migrated([old])).projects[0]?.id).toBe(one?.id);
		expect(other?.id).not.toBe(one?.id);
		expect(other?.slug).toBe(`dispatch-board-${other?.id.slice(0, 8)}`);
	});

	test("send nothing and name a record that the table refuses", async () => {
		await expect(migrated([old, { title: "No description", serviceId: "saas" }, 7])).rejects.toThrow();
		localStorage.setItem(LOCAL_KEYS.projects, JSON.stringify([old, { title: "No description", serviceId: "saas" }]));
		const content = findLocalContent();
		if (!content) throw new Error("Nothing was found");
		await expect(migrateLocalContent(rest, content, NOW)).rejects.toMatchObject({
			name: "BackupRefused",
			issues: ["Project 2 “No description”: description must be text."],
		});
		expect(sent).toEqual([]);
	});

	test("are refused with prototype members", async () => {
		localStorage.setItem(LOCAL_KEYS.projects, '[{"title": "T", "author": {"__proto__": {"polluted": 1}}}]');
		const content = findLocalContent();
		if (!content) throw new Error("Nothing was found");
		await expect(migrateLocalContent(rest, content, NOW)).rejects.toMatchObject({ name: "BackupRefused" });
		expect(Reflect.get({}, "polluted")).toBeUndefined();
	});
});
