// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { bundledPosts, postsQuery } from "@/data/posts/queries";
import { queryClient } from "@/data/query-client";
import { backend, endPosts, full, ID, loaded, openPost, startPosts } from "../../../tests/support/features/blog-harness";

beforeEach(() => {
	startPosts();
	backend.rows = [full];
});
afterEach(endPosts);

const [own] = bundledPosts;
if (!own?.slug) throw new Error("There is no post");
const { slug } = own;
const inHead = (selector: string) =>
	[...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute("content") ?? tag.getAttribute("href"));

describe("blog post", () => {
	test("shows “Loading blog post...” while it loads", async () => {
		let finish = (_response: Response) => {};
		backend.answer = () => new Promise((resolve) => (finish = resolve));
		openPost("test-an-agent");
		expect(screen.getByRole("status").textContent).toContain("Loading blog post...");
		await waitFor(() => expect(backend.asked.length).toBeGreaterThan(0));
		backend.answer = null;
		await act(async () => finish(new Response(JSON.stringify([full]))));
		await loaded();
		expect(screen.queryByText("Loading blog post...")).toBeNull();
	});

	test.each(["test-an-agent", ID])("opened as %s, shows its back link, category, title, excerpt, day and reading time", async (name) => {
		openPost(name);
		expect((await loaded()).textContent).toBe("Test an agent");
		const header = within(screen.getByRole("banner"));
		expect(header.getByRole("link", { name: "Back to all posts" }).getAttribute("href")).toBe("/blogs");
		expect(header.getByRole("link", { name: "SaaS" }).getAttribute("href")).toBe("/blogs?category=SaaS");
		expect(header.getByText("A test set shows how often it succeeds.")).toBeTruthy();
		expect(header.getByText("October 13, 2026").getAttribute("datetime")).toBe("2026-10-13T03:30:00.000Z");
		expect(header.getByText("3 min read")).toBeTruthy();
		expect(header.getByRole("img", { name: "A long list" })).toBeTruthy();
	});

	test("shows its content, its tags and its author with portrait, name and bio", async () => {
		openPost(ID);
		await loaded();
		for (const words of ["One.", "Two.", "Three."]) expect((await screen.findByText(words)).tagName).toBe("P");
		const tags = within(screen.getByRole("list", { name: "Tags" })).getAllByRole("link");
		expect(tags.map((tag) => [tag.textContent, tag.getAttribute("href")])).toEqual([
			["Evaluation", "/blogs?tag=Evaluation"],
			["Testing", "/blogs?tag=Testing"],
		]);
		const author = screen.getByRole("region", { name: "About the Author" });
		expect(author.textContent).toContain("Ananya IyerLeads applied AI.");
		expect(author.querySelector("img")?.getAttribute("src")).toBe("https://cdn.example.org/a.jpg");
		expect(within(author).getByRole("link", { name: "Start a project" }).getAttribute("href")).toBe("/contact?about=blog-post");
	});

	test.each([ID, "TEST-an-Agent"])("replaces %s in the address by the slug without showing the post anew", async (opened) => {
		const router = openPost(opened);
		const words = await screen.findByText("One.");
		await waitFor(() => expect(router.state.location.pathname).toBe("/blog/test-an-agent"));
		expect([router.state.historyAction, screen.getByText("One.")]).toEqual(["REPLACE", words]);
		expect(backend.asked.filter(({ searchParams }) => searchParams.get("limit") === "1")).toHaveLength(1);
	});

	test("opened by an old address, keeps its article when the visitor opens a heading and goes back", async () => {
		const router = openPost(ID);
		const words = await screen.findByText("One.");
		await waitFor(() => expect(router.state.location.pathname).toBe("/blog/test-an-agent"));
		const [heading] = await screen.findAllByRole("link", { name: "First" });
		if (heading) await userEvent.click(heading);
		expect([router.state.location.hash, router.state.location.state]).toEqual(["#s-first", null]);
		expect(screen.getByText("One.")).toBe(words);
		await act(() => router.navigate(-1));
		expect([router.state.location.hash, screen.getByText("One.")]).toEqual(["", words]);
	});

	test("builds a linked table of contents from three headings", async () => {
		openPost(ID);
		await screen.findByText("One.");
		await waitFor(() => expect(screen.getAllByRole("link", { name: "First" })[0]?.getAttribute("href")).toContain("/blog/test-an-agent#"));
		for (const contents of screen.getAllByRole("navigation", { name: "On this page" })) {
			const links = within(contents)
				.getAllByRole("link")
				.map((link) => link.getAttribute("href") ?? "");
			expect(links).toEqual(["#s-first", "#s-second", "#s-detail"].map((id) => `/blog/test-an-agent${id}`));
			for (const link of links) expect(document.querySelector(link.replace(/^.*#/, "#"))?.tagName).toMatch(/^H[23]$/);
		}
	});

	test("shows no table of contents for two headings", async () => {
		backend.rows = [{ ...full, content: "<h2>First</h2><p>One.</p><h2>Second</h2>" }];
		openPost(ID);
		await screen.findByText("One.");
		expect(screen.queryByRole("navigation", { name: "On this page" })).toBeNull();
	});

	test("splits plain text into paragraphs and keeps line breaks", async () => {
		backend.rows = [{ ...full, content: "One <y and z>\ntwo\n\nthree" }];
		openPost(ID);
		expect((await screen.findByText("three")).previousElementSibling?.innerHTML).toBe("One &lt;y and z&gt;<br>two");
	});

	test("removes hostile markup and keeps the rest", async () => {
		backend.rows = [
			{
				...full,
				title: "<img src=x onerror=alert(1)>",
				content: '<p onclick="alert(1)">One.</p><script>alert(1)</script><img src=x onerror=alert(1)>',
			},
		];
		openPost(ID);
		expect((await screen.findByText("One.")).outerHTML).toBe("<p>One.</p>");
		expect((await loaded()).textContent).toBe("<img src=x onerror=alert(1)>");
		expect(document.body.innerHTML).not.toMatch(/onclick|<script|src="x"/);
	});

	test.each(["", "   ", null, "<p> </p>", "<script>alert(1)</script>"])("shows a message for the empty content %j", async (content) => {
		backend.rows = [{ ...full, content }];
		openPost(ID);
		expect(await screen.findByText("No content available for this blog post.")).toBeTruthy();
		expect((await loaded()).textContent).toBe("Test an agent");
		expect(screen.getAllByRole("link", { name: "Back to all posts" })).toHaveLength(2);
	});

	test("omits empty sections when a post is almost empty", async () => {
		backend.rows = [{ id: ID, content: "Words." }];
		openPost(ID);
		expect((await loaded()).textContent).toBe("Untitled post");
		await screen.findByText("Words.");
		const header = screen.getByRole("banner");
		expect([
			header.querySelector("time, img"),
			screen.queryByRole("list", { name: "Tags" }),
			screen.queryByText("Related Articles"),
		]).toEqual([null, null, null]);
		expect(document.body.textContent).not.toMatch(/undefined|null|NaN|Invalid/);
	});
});

describe("the site's own posts", () => {
	test("opens by slug or id without the database", async () => {
		backend.answer = () => new Promise(() => {});
		openPost(own.id);
		expect((await loaded()).textContent).toBe(own.title);
		await waitFor(() => expect(document.querySelectorAll("#post-body h2").length).toBeGreaterThan(3));
		expect(backend.asked.every(({ searchParams }) => !searchParams.has("id") && !searchParams.has("slug"))).toBe(true);
	});

	test("doesn't wait for the database", async () => {
		backend.answer = async () => new Response("{}", { status: 403 });
		openPost(slug);
		expect((await loaded()).textContent).toBe(own.title);
		await waitFor(() => expect(backend.logged.splice(0)).toHaveLength(1));
		expect(screen.queryByRole("alert")).toBeNull();
	});

	test("shows the database's version when it has one", async () => {
		backend.rows = [{ ...full, id: own.id, slug: "renamed", title: "Edited", content: "New words." }];
		openPost(slug);
		await screen.findByText("New words.");
		expect((await loaded()).textContent).toBe("Edited");
	});

	test("stays when the database's version can't be loaded", async () => {
		queryClient.setQueryData(postsQuery.queryKey, []);
		openPost(slug);
		await waitFor(() => expect(document.querySelectorAll("#post-body h2").length).toBeGreaterThan(3));
		backend.rows = [{ ...full, id: own.id, slug, title: "Edited" }];
		backend.answer = async () =>
			backend.asked.at(-1)?.searchParams.has("id") ? new Response("{}", { status: 403 }) : new Response(JSON.stringify(backend.rows));
		await act(() => queryClient.refetchQueries({ queryKey: postsQuery.queryKey, exact: true }));
		await waitFor(() => expect(backend.logged.splice(0)).toHaveLength(1));
		expect((await loaded()).textContent).toBe(own.title);
		expect(document.querySelectorAll("#post-body h2").length).toBeGreaterThan(3);
	});
});

describe("further reading", () => {
	const more = (count: number, members: Record<string, unknown> = {}) =>
		Array.from({ length: count }, (_, index) => ({
			...full,
			id: `more-${index}`,
			slug: `more-${index}`,
			title: `More ${index}`,
			published_date: `2026-12-0${index + 1}`,
			...members,
		}));

	test("shows up to three of the newest Related Articles in its category, without itself", async () => {
		backend.rows = [full, ...more(5), ...more(1, { id: "x", slug: "x", title: "Other", category: "Tech Trends" })];
		openPost(ID);
		const related = await screen.findByRole("region", { name: "Related Articles" });
		await waitFor(() =>
			expect(
				within(related)
					.getAllByRole("link")
					.map((link) => link.getAttribute("href")),
			).toEqual(["/blog/more-4", "/blog/more-3", "/blog/more-2"]),
		);
	});

	test("links the previous and the next post by date", async () => {
		backend.rows = [{ ...full, published_date: "2027-01-02" }, ...more(1, { published_date: "2027-01-03" })];
		openPost(ID);
		const way = await screen.findByRole("navigation", { name: "More posts" });
		await waitFor(() =>
			expect(
				within(way)
					.getAllByRole("link")
					.map((link) => [link.textContent, link.getAttribute("href")]),
			).toEqual([
				[`Older${own.title}`, `/blog/${slug}`],
				["NewerMore 0", "/blog/more-0"],
			]),
		);
	});

	test("waits with posts that arrive late until its end is below the viewport", async () => {
		let report = (_entries: { isIntersecting: boolean }[]) => {};
		vi.stubGlobal(
			"IntersectionObserver",
			class {
				constructor(callback: typeof report, options: IntersectionObserverInit) {
					if (options.rootMargin?.startsWith("999999px")) report = callback;
				}
				observe() {}
				disconnect() {}
			},
		);
		let finish = () => {};
		backend.answer = () => new Promise((resolve) => (finish = () => resolve(new Response(JSON.stringify(more(1))))));
		openPost(slug);
		await loaded();
		await waitFor(() => expect(backend.asked).toHaveLength(1));
		await act(async () => finish());
		await waitFor(() => expect(queryClient.getQueryData(postsQuery.queryKey)).toHaveLength(1));
		act(() => report([{ isIntersecting: true }]));
		expect(screen.queryByRole("link", { name: /More 0/ })).toBeNull();
		act(() => report([{ isIntersecting: false }]));
		expect(screen.getAllByRole("link", { name: /More 0/ }).length).toBeGreaterThan(0);
	});

	test("opens another post from its link", async () => {
		const router = openPost(ID);
		await loaded();
		await act(() => router.navigate(`/blog/${slug}`));
		await waitFor(async () => expect((await loaded()).textContent).toBe(own.title));
		await waitFor(() => expect(document.title).toContain(own.title));
	});
});

describe("head", () => {
	test("always uses the slug as the canonical address", async () => {
		openPost(ID);
		await waitFor(() => expect(document.title).toBe("Test an agent | Kalpa Studio"));
		expect(inHead('link[rel="canonical"]')[0]).toMatch(/\/blog\/test-an-agent$/);
		expect(inHead('link[rel="alternate"]')[0]).toMatch(/\/feed\.xml$/);
		expect(inHead('meta[property="article:published_time"], meta[property="article:modified_time"]')).toEqual([
			"2026-10-13T03:30:00.000Z",
			"2026-10-20T03:30:00.000Z",
		]);
		expect(inHead('meta[property="article:tag"], meta[property="article:section"], meta[name="author"]')).toEqual(
			expect.arrayContaining(["Evaluation", "Testing", "SaaS", "Ananya Iyer"]),
		);
		expect(inHead('meta[property="og:image"]')[0]).toMatch(/\/media\/posts\/a\.webp$/);
		expect(inHead('meta[name="description"]')).toEqual([full.excerpt]);
	});

	test("says that no post is modified before its date", async () => {
		backend.rows = [{ ...full, updated_at: "2026-10-01T09:00:00+05:30" }];
		openPost(ID);
		await waitFor(() => expect(inHead('meta[property="article:modified_time"]')).toEqual(["2026-10-13T03:30:00.000Z"]));
	});

	test("uses the start of the content as the description without an excerpt", async () => {
		backend.rows = [{ ...full, excerpt: " ", content: `<h2>Title &amp; more</h2><p>${"engineering ".repeat(30)}</p>` }];
		openPost(ID);
		await waitFor(() => expect(inHead('meta[name="description"]')[0]).toMatch(/^Title & more( engineering)+…$/));
		expect(inHead('meta[name="description"]')[0]?.length).toBeLessThanOrEqual(160);
	});

	test("gives one of the site's own posts its own social picture", async () => {
		openPost(slug);
		await waitFor(() => expect(inHead('meta[property="og:image"]')[0]).toMatch(new RegExp(`/media/social/post-${slug}\\.jpg$`)));
	});

	test("renders its structured data", async () => {
		const structuredData = vi.fn(async () => []);
		openPost(ID, structuredData);
		await waitFor(() => expect(structuredData).toHaveBeenCalled());
		expect(structuredData.mock.calls[0]).toMatchObject([{ id: ID, title: "Test an agent" }, full.excerpt, "/media/posts/a.webp"]);
	});
});
