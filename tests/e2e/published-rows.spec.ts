import { cpSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { APIRequestContext, Browser, Page, Request } from "@playwright/test";
import { adminRest } from "./support/admin-rows.ts";
import { expect, hydrated, signInAsAdministrator, test } from "./support/journey.ts";
import { portOfOwn, removeSite, serveSite } from "./support/serve-site.ts";

const LIVE_MS = 180_000;
const FAR = "2199-01-01T00:00:00Z";
const port = portOfOwn(4);
let folder = "";
let dist = "";
let stop = async () => {};

test.use({ baseURL: `http://localhost:${port}` });
test.describe.configure({ mode: "serial", timeout: 600_000 });

/** Serves the copy of the site. Publications come by themselves, or never. */
async function serve(publications: "on" | "off"): Promise<void> {
	await stop();
	stop = await serveSite(port, join(folder, "data"), { DIST_DIR: dist, EMBEDDED_REBUILD: publications === "on" ? "1" : "0" });
}

test.beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "studio-published-rows-"));
	dist = join(folder, "dist");
	cpSync(resolve(process.env.DIST_DIR || "dist"), dist, { recursive: true });
});
test.afterAll(async () => {
	await stop();
	await removeSite(folder);
});

const titleOf = (slug: string) => `What ${slug} says`;
const wordsOf = (slug: string) => `These words are in ${slug}.`;

const KINDS = {
	projects: {
		table: "portfolios",
		folder: "/case-study",
		list: "/portfolio",
		notice: /^That project doesn.t exist or isn.t public/,
		// The picture of another project, which has no card for this slug.
		row: (slug: string): Record<string, unknown> => ({
			slug,
			title: titleOf(slug),
			service_id: "saas",
			description: "A summary.",
			challenge: wordsOf(slug),
			solution: "A solution.",
			image: "/media/projects/audit-ready-carbon-ledger-1.webp",
		}),
	},
	posts: {
		table: "blogs",
		folder: "/blog",
		list: "/blogs",
		notice: /^We couldn.t find that post/,
		row: (slug: string): Record<string, unknown> => ({
			slug,
			title: titleOf(slug),
			content: `<p>${wordsOf(slug)}</p>`,
			author: { name: "Ada" },
			excerpt: "A summary.",
		}),
	},
} as const;
type Kind = (typeof KINDS)[keyof typeof KINDS];

/** The slug that a line of the table asks for, and the slug and the words that its row has now and had in the last build. */
const LINES: Record<string, { asks: string; now?: string; built?: string }> = {
	New: { asks: "new-row", now: "new-row" },
	Edited: { asks: "edited-row", now: "edited-row", built: "edited-row" },
	"Renamed, at its new address": { asks: "renamed-to", now: "renamed-to" },
	"Renamed, at its old address": { asks: "renamed-from", now: "renamed-to", built: "renamed-from" },
	Unpublished: { asks: "unpublished-row", built: "unpublished-row" },
	Deleted: { asks: "deleted-row", built: "deleted-row" },
	"Scheduled, before its time": { asks: "later-row" },
	"Scheduled, once its time has come": { asks: "due-row", now: "due-row" },
};
const EDITED = " since";
/** Titles now. An edit, and so a rename, changes them. */
const NOW: Record<string, string> = { "edited-row": titleOf("edited-row") + EDITED, "renamed-to": titleOf("renamed-from") };

/** The table of docs/publishing.md: by line, what the three readers see before the build and after it. */
const table = new Map(
	readFileSync("docs/publishing.md", "utf8")
		.split("\n")
		.flatMap((line): [string, string[]][] => {
			const [name = "", ...cells] = line
				.split("|")
				.slice(1, -1)
				.map((cell) => cell.trim());
			return name in LINES ? [[name, cells]] : [];
		}),
);

async function visitorSees(page: Page, kind: Kind, asks: string, expected: string, now: string | undefined): Promise<void> {
	await page.goto(`${kind.folder}/${asks}`);
	if (expected === "nothing") {
		await expect(page).toHaveURL(new RegExp(`${kind.list}$`));
		await expect(page.getByText(kind.notice)).toBeVisible();
	} else {
		await hydrated(page);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(NOW[now ?? ""] ?? titleOf(now ?? ""));
		await expect(page).toHaveURL(new RegExp(`${kind.folder}/${now}$`));
		expect([expected, now === asks]).toEqual([expected === "moved" ? "moved" : "current", expected === "current"]);
	}
}

/** Title, words and instruction of a page as a program without scripts reads them. */
async function readFile(request: APIRequestContext, path: string) {
	const answer = await request.get(path, { maxRedirects: 0 });
	const html = await answer.text();
	const meta = (name: string) => new RegExp(`(?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
	return { status: answer.status(), to: answer.headers().location, html, meta };
}

async function crawlerSees(request: APIRequestContext, kind: Kind, asks: string, expected: string, shown: string): Promise<void> {
	const { status, to, html, meta } = await readFile(request, `${kind.folder}/${asks}`);
	const title = expected === "old" ? titleOf(shown) : (NOW[shown] ?? titleOf(shown));
	if (expected === "moved") return expect([status, to]).toEqual([301, `${kind.folder}/${shown}`]);
	const isShown = expected !== "nothing";
	const found = [status, html.includes(`>${title}</h1>`), html.includes("These words are in"), meta("robots"), html.includes("<title")];
	expect(found).toEqual([isShown ? 200 : 404, isShown, isShown, isShown ? undefined : "noindex", true]);
}

async function cardShows(request: APIRequestContext, kind: Kind, asks: string, expected: string, shown: string): Promise<void> {
	const path = expected === "moved" ? `${kind.folder}/${shown}` : `${kind.folder}/${asks}`;
	const { meta } = await readFile(request, path);
	if (expected === "nothing") return expect([meta("og:title"), meta("og:image")]).toEqual([undefined, undefined]);
	expect(meta("og:title")).toContain(expected === "old" ? titleOf(shown) : (NOW[shown] ?? titleOf(shown)));
	const picture = await request.get(new URL(meta("og:image") ?? "").pathname);
	expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, expect.stringMatching(/^image\//)]);
}

async function expectTable(page: Page, browser: Browser, moment: "before" | "after"): Promise<void> {
	expect([...table.keys()].sort()).toEqual(Object.keys(LINES).sort());
	const stranger = await (await browser.newContext({ baseURL: `http://localhost:${port}` })).newPage();
	for (const [name, { asks, now, built }] of Object.entries(LINES)) {
		const [visitor = "", crawler = "", card = ""] = table.get(name)?.slice(moment === "before" ? 0 : 3) ?? [];
		for (const kind of Object.values(KINDS)) {
			await test.step(`${name}, ${kind.table}, ${moment}`, async () => {
				await visitorSees(stranger, kind, asks, visitor, now);
				await crawlerSees(page.request, kind, asks, crawler, (crawler === "old" ? built : now) ?? "");
				await cardShows(page.request, kind, asks, card, (card === "old" ? built : now) ?? "");
			});
		}
	}
	await stranger.context().close();
}

const builtAt = async (page: Page) => Date.parse((await (await page.request.get("/build.json")).json()).builtAt);

const becomesNewerThan = (page: Page, moment: number) => expect.poll(() => builtAt(page), { timeout: LIVE_MS }).toBeGreaterThan(moment);

test("rows are published with their pages", async ({ page }) => {
	await serve("on");
	await signInAsAdministrator(page);
	const rest = adminRest(page);
	for (const { table: rows, row } of Object.values(KINDS))
		await rest.insert(
			rows,
			["edited-row", "renamed-from", "unpublished-row", "deleted-row"].map((slug) => row(slug)),
		);
	await becomesNewerThan(page, Date.now());
	for (const kind of Object.values(KINDS)) await crawlerSees(page.request, kind, "edited-row", "old", "edited-row");
});

test("before the next build, each reader sees what the table says", async ({ page, browser }) => {
	await serve("off");
	await signInAsAdministrator(page);
	const rest = adminRest(page);
	const due = new Date(Date.now() + 2000).toISOString();
	for (const { table: rows, row } of Object.values(KINDS)) {
		await rest.insert(rows, [
			{ ...row("new-row"), status: "published", published_at: "2026-01-02T00:00:00Z" },
			{ ...row("later-row"), status: "published", published_at: FAR },
			{ ...row("due-row"), status: "published", published_at: due },
		]);
		await rest.update(rows, "slug=eq.edited-row", { title: titleOf("edited-row") + EDITED });
		await rest.update(rows, "slug=eq.renamed-from", { slug: "renamed-to" });
		await rest.update(rows, "slug=eq.unpublished-row", { status: "draft" });
		await rest.remove(rows, "slug=eq.deleted-row");
	}
	await expect.poll(() => Date.now()).toBeGreaterThan(Date.parse(due));
	await expectTable(page, browser, "before");
});

test("a withdrawn page hides its text after one request, without a sign of the visitor and without React", async ({ page, problems }) => {
	problems.allow(/Failed to load resource/);
	for (const { folder: place, list, notice } of Object.values(KINDS))
		for (const slug of ["unpublished-row", "deleted-row"]) {
			let release = () => {};
			const released = new Promise<void>((done) => (release = done));
			await page.route(/\/assets\/(?!withdrawn-row)[^/]+\.js/, async (route) => {
				await released;
				await route.continue();
			});
			const asked: string[] = [];
			// The page before can still ask for its rows.
			const note = (request: Request) => {
				if (request.frame().url().endsWith(`/${slug}`)) asked.push(new URL(request.url()).pathname);
			};
			page.on("request", note);
			await page.goto(`${place}/${slug}`, { waitUntil: "domcontentloaded" });
			await expect(page.getByText(wordsOf(slug))).toBeHidden();
			await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
			page.off("request", note);
			expect(asked.filter((path) => path.startsWith("/rest/"))).toHaveLength(1);
			expect(await page.title()).not.toContain(slug);
			expect(await page.locator("head meta[name=robots]").getAttribute("content")).toBe("noindex");
			expect(await page.evaluate(() => document.documentElement.dataset.hydrated)).toBeUndefined();
			release();
			await expect(page).toHaveURL(new RegExp(`${list}$`));
			await expect(page.getByText(notice)).toBeVisible();
			await expect(page.locator("main h1")).toBeVisible();
			await expect(page.locator("head meta[name=robots]")).toHaveCount(0);
			await page.unroute(/\/assets\//);
			await page.unrouteAll();
		}
});

test("after a build that came by itself, each reader sees what the table says, and so do the lists", async ({ page, browser }) => {
	const changed = Date.now();
	await serve("on");
	await becomesNewerThan(page, changed);
	await expectTable(page, browser, "after");
	for (const { list, folder: place } of Object.values(KINDS))
		for (const path of [list, "/sitemap.xml", "/llms.txt", ...(list === "/blogs" ? ["/feed.xml"] : [])]) {
			const { html } = await readFile(page.request, path);
			const slugs = [...Object.values(LINES).map(({ asks }) => asks)];
			const shown = slugs.filter((slug) => new RegExp(`${place}/${slug}["<)\\s]`).test(html));
			expect(shown.sort(), path).toEqual(["due-row", "edited-row", "new-row", "renamed-to"]);
		}
});
