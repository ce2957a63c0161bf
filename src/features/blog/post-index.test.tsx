// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { bundledPosts, POSTS_CHANGED_KEY } from "@/data/blogs/queries";
import { backend, endBlog, full, json, openList, startBlog } from "./blog-harness";

beforeEach(startBlog);
afterEach(endBlog);

const own = bundledPosts.map(({ title }) => title);
const titles = () => screen.queryAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
const count = () => screen.getByText(/^\d+( of \d+)? posts?$/).textContent;
const shown = (expected: (string | null)[]) => waitFor(() => expect(titles()).toEqual(expected));
/** The newest and the oldest post of all are the administrator's. */
const rows = [
	{ ...full, published_date: "2027-01-01" },
	{ ...full, id: "old", slug: "old", title: "An old one", category: "Tech Trends", tags: ["History"], published_date: "2020-01-01" },
];

describe("the list", () => {
	test("the site's own posts and the administrator's, newest first, each a link to its address", async () => {
		backend.rows = rows;
		openList();
		await shown(["Test an agent", ...own, "An old one"]);
		expect(count()).toBe(`${own.length + 2} posts`);
		expect(screen.getByRole("link", { name: "Test an agent" }).getAttribute("href")).toBe("/blog/test-an-agent");
		expect(screen.getByRole("link", { name: own[0] }).getAttribute("href")).toBe(`/blog/${bundledPosts[0]?.slug}`);
	});

	test("a row says category, day and reading time, and nothing that it does not know", async () => {
		backend.rows = [
			{ ...full, published_date: "2027-01-01T20:00:00Z" },
			{ id: "bare", title: "Bare", published_date: "2026-12-31" },
		];
		openList();
		await shown(["Test an agent", "Bare", ...own]);
		const [first, second] = screen.getAllByRole("article");
		// The day in Mumbai.
		expect(first?.textContent).toContain("SaaSJan 2, 20273 min read");
		expect(second?.textContent).toBe("Dec 31, 2026BareB");
		expect(document.body.textContent).not.toMatch(/undefined|null|NaN|Invalid/);
	});

	test("a post that the database has, too, is shown once, as the database has it", async () => {
		const [first] = bundledPosts;
		backend.rows = [{ ...full, id: first?.id, slug: "renamed", title: "Edited", published_date: first?.publishedDate }];
		openList();
		await shown(["Edited", ...own.slice(1)]);
	});

	test("when the database fails the site's own posts are shown, with a word and a way to try again", async () => {
		backend.answer = json({ code: "42501" }, 403);
		openList();
		const alert = await screen.findByRole("alert");
		expect(alert.textContent).toContain("Newer posts could not be loaded");
		expect(titles()).toEqual(own);
		expect(backend.logged.splice(0)).toEqual([["Blog:", "blogs: 403 42501"]]);
		expect(document.body.textContent).not.toMatch(/42501|403/);
		backend.answer = json(rows);
		await userEvent.click(within(alert).getByRole("button", { name: "Try Again" }));
		await shown(["Test an agent", ...own, "An old one"]);
		expect(screen.queryByRole("alert")).toBeNull();
	});

	test("what is saved in another tab is shown here", async () => {
		openList();
		await waitFor(() => expect(backend.asked).toHaveLength(1));
		backend.rows = rows;
		act(() => void dispatchEvent(new StorageEvent("storage", { key: POSTS_CHANGED_KEY })));
		await shown(["Test an agent", ...own, "An old one"]);
	});

	test("what another page wants said is said", async () => {
		openList("/blogs", { notice: "That post does not exist" });
		await shown(own);
		expect(screen.getByText("That post does not exist").getAttribute("role")).toBe("status");
	});

	test("there is a way to write to the studio, and a feed to follow", async () => {
		openList();
		await shown(own);
		expect(screen.getByRole("link", { name: "Ask an engineer" }).getAttribute("href")).toBe("/#contact");
		expect(screen.getByRole("link", { name: "Follow by feed" }).getAttribute("href")).toBe("/feed.xml");
	});
});

describe("filters", () => {
	const search = () => screen.findByRole("searchbox", { name: "Search posts" });
	const chosen = () =>
		within(screen.getByRole("navigation", { name: "Categories" }))
			.getAllByRole("link")
			.filter((link) => link.getAttribute("aria-current") === "true")
			.map((link) => link.textContent);

	test("the address carries them, both ways, in the place of its own entry", async () => {
		backend.rows = rows;
		const router = openList("/blogs?tag=History");
		await shown(["An old one"]);
		expect(count()).toBe(`1 of ${own.length + 2} posts`);
		await userEvent.click(screen.getByRole("link", { name: /^SaaS/ }));
		await screen.findByText("No post matches");
		await userEvent.selectOptions(screen.getByRole("combobox", { name: "Tag" }), "Testing");
		await waitFor(() => expect(titles()).toContain("Test an agent"));
		expect([router.state.location.search, router.state.historyAction]).toEqual(["?category=SaaS&tag=Testing", "REPLACE"]);
		await act(() => router.navigate(-1));
		expect(screen.getByText("Elsewhere")).toBeTruthy();
	});

	test("a category is marked, counted, and taken off by “All posts”", async () => {
		backend.rows = rows;
		openList("/blogs?category=tech%20trends");
		const trends = [...bundledPosts.filter(({ category }) => category === "Tech Trends").map(({ title }) => title), "An old one"];
		await shown(trends);
		expect(chosen()).toEqual([`Tech Trends${trends.length}`]);
		await userEvent.click(screen.getByRole("link", { name: /^All posts/ }));
		await shown(["Test an agent", ...own, "An old one"]);
		expect(chosen()).toEqual([`All posts${own.length + 2}`]);
	});

	test("a search is heeded at once, told politely, and written into the address once the keys rest", async () => {
		backend.rows = rows;
		const router = openList();
		await shown(["Test an agent", ...own, "An old one"]);
		await userEvent.type(await search(), "old history");
		expect(titles()).toEqual(["An old one"]);
		expect(screen.getByText(/^1 of/).getAttribute("role")).toBe("status");
		expect(router.state.location.search).toBe("");
		await waitFor(() => expect(router.state.location.search).toBe("?q=old+history"));
		await userEvent.click(screen.getByRole("button", { name: "Clear filters" }));
		await shown(["Test an agent", ...own, "An old one"]);
		expect(((await search()) as HTMLInputElement).value).toBe("");
	});

	test("a search in the address stands in its field, and Back brings the one before", async () => {
		const router = openList("/blogs?q=billing");
		await waitFor(() => expect(titles().length).toBeLessThan(own.length));
		await act(() => router.navigate("/blogs?q=voice"));
		await waitFor(async () => expect(((await search()) as HTMLInputElement).value).toBe("voice"));
		await act(() => router.navigate(-1));
		await waitFor(async () => expect(((await search()) as HTMLInputElement).value).toBe("billing"));
	});

	test("nothing found is said, with a way on", async () => {
		openList("/blogs?q=zeppelin");
		await screen.findByText("No post matches");
		expect(count()).toBe(`0 of ${own.length} posts`);
		await userEvent.click(screen.getByRole("button", { name: "Show all posts" }));
		await shown(own);
	});

	test("nothing found is not said while posts are still on their way", async () => {
		let finish = (_response: Response) => {};
		backend.answer = () => new Promise((resolve) => (finish = resolve));
		openList("/blogs?tag=History");
		await search();
		expect(screen.queryByText("No post matches")).toBeNull();
		expect(screen.getByText("Loading posts")).toBeTruthy();
		await act(async () => finish(new Response(JSON.stringify(rows))));
		await shown(["An old one"]);
	});
});
