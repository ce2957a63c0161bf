// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { blogsPage } from "@/content/blogs";
import { bundledPosts, POSTS_CHANGED_KEY } from "@/data/posts/queries";
import { backend, endPosts, full, openList, startPosts } from "../../../tests/support/features/blog-harness";
import { translatePage } from "../../../tests/support/translate-page";

beforeEach(startPosts);
afterEach(endPosts);

const own = bundledPosts.map(({ title }) => title);
const titles = () => screen.queryAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
const count = () => screen.getByText(/^\d+( of \d+)? posts?$/).textContent;
const shown = (expected: (string | null)[]) => waitFor(() => expect(titles()).toEqual(expected));
const rows = [
	{ ...full, published_date: "2027-01-01" },
	{ ...full, id: "old", slug: "old", title: "An old one", category: "Tech Trends", tags: ["History"], published_date: "2020-01-01" },
];

describe("post list", () => {
	test("shows the site's and the admin's posts newest first, each linked to its page", async () => {
		backend.rows = rows;
		openList();
		await shown(["Test an agent", ...own, "An old one"]);
		expect(count()).toBe(`${own.length + 2} posts`);
		expect(screen.getByRole("link", { name: "Test an agent" }).getAttribute("href")).toBe("/blog/test-an-agent");
		expect(screen.getByRole("link", { name: own[0] }).getAttribute("href")).toBe(`/blog/${bundledPosts[0]?.slug}`);
	});

	test("shows category, day and reading time, and omits unknown values", async () => {
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

	test("shows the database's version of a post once when both sources have it", async () => {
		const [first] = bundledPosts;
		backend.rows = [{ ...full, id: first?.id, slug: "renamed", title: "Edited", published_date: first?.publishedDate }];
		openList();
		await shown(["Edited", ...own.slice(1)]);
	});

	test("updates after a save in another tab", async () => {
		openList();
		await waitFor(() => expect(backend.asked).toHaveLength(1));
		backend.rows = rows;
		act(() => void dispatchEvent(new StorageEvent("storage", { key: POSTS_CHANGED_KEY })));
		await shown(["Test an agent", ...own, "An old one"]);
	});

	test("shows the first 24 of many posts, more on demand, and counts and filters them all", async () => {
		backend.rows = Array.from({ length: 40 }, (_, n) => ({
			id: `many-${n}`,
			title: `Many ${n}`,
			category: "SaaS",
			published_date: "2027-01-01",
		}));
		const router = openList();
		await waitFor(() => expect(titles()).toHaveLength(24));
		expect(count()).toBe(`${own.length + 40} posts`);
		const more = screen.getByRole("button", { name: "Show more posts" });
		expect(more.getAttribute("href")).toBe("/posts");
		await userEvent.click(more);
		await waitFor(() => expect(titles()).toHaveLength(Math.min(48, own.length + 40)));
		expect(document.activeElement?.textContent).toBe(titles()[24]);
		await userEvent.type(screen.getByRole("searchbox"), "Many 39");
		await shown(["Many 39"]);
		await act(() => router.navigate("/elsewhere"));
		await act(() => router.navigate("/blogs"));
		await waitFor(() => expect(titles()).toHaveLength(24));
	});

	test("shows a notice passed on by another page", async () => {
		openList("/blogs", { notice: "That post does not exist" });
		await shown(own);
		expect(screen.getByText("That post does not exist").getAttribute("role")).toBe("status");
	});

	test("links to contact and to a feed", async () => {
		openList();
		await shown(own);
		expect(screen.getByRole("link", { name: "Ask an engineer" }).getAttribute("href")).toBe("/contact?about=blog-list");
		expect(screen.getByRole("link", { name: blogsPage.closing.feed }).getAttribute("href")).toBe("/feed.xml");
	});
});

describe("filters", () => {
	const search = () => screen.findByRole("searchbox", { name: "Search posts" });
	const chosen = () =>
		within(screen.getByRole("navigation", { name: "Categories" }))
			.getAllByRole("link")
			.filter((link) => link.getAttribute("aria-current") === "true")
			.map((link) => link.textContent);

	test("syncs filters with the address and replaces its history entry", async () => {
		backend.rows = rows;
		const router = openList("/blogs?tag=History");
		await shown(["An old one"]);
		expect(count()).toBe(`1 of ${own.length + 2} posts`);
		await userEvent.click(screen.getByRole("link", { name: /^SaaS/ }));
		await screen.findByText(blogsPage.noMatch.title);
		await userEvent.selectOptions(screen.getByRole("combobox", { name: "Tag" }), "Testing");
		await waitFor(() => expect(titles()).toContain("Test an agent"));
		expect([router.state.location.search, router.state.historyAction]).toEqual(["?category=SaaS&tag=Testing", "REPLACE"]);
		await act(() => router.navigate(-1));
		expect(screen.getByText("Elsewhere")).toBeTruthy();
	});

	test("marks and counts a category, and clears it with “All posts”", async () => {
		backend.rows = rows;
		openList("/blogs?category=tech%20trends");
		const trends = [...bundledPosts.filter(({ category }) => category === "Tech Trends").map(({ title }) => title), "An old one"];
		await shown(trends);
		expect(chosen()).toEqual([`Tech Trends${trends.length}`]);
		await userEvent.click(screen.getByRole("link", { name: /^All posts/ }));
		await shown(["Test an agent", ...own, "An old one"]);
		expect(chosen()).toEqual([`All posts${own.length + 2}`]);
	});

	test("searches at once, announces the result politely, and updates the address after typing stops", async () => {
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

	test("clears a text that isn't in the address yet", async () => {
		backend.rows = rows;
		const router = openList();
		await shown(["Test an agent", ...own, "An old one"]);
		await userEvent.type(await search(), "old history");
		await userEvent.click(screen.getByRole("button", { name: "Clear filters" }));
		await shown(["Test an agent", ...own, "An old one"]);
		expect(router.state.location.search).toBe("");
	});

	test.each(["voice", "zeppelin"])("moves the focus to the number of posts when the button that clears “%s” vanishes", async (text) => {
		openList(`/blogs?q=${text}`);
		const clear = await screen.findByRole("button", { name: /^(Clear filters|Show all posts)$/ });
		clear.focus();
		await userEvent.keyboard("{Enter}");
		await shown(own);
		expect(clear.isConnected).toBe(false);
		expect(document.activeElement?.textContent).toBe(`${own.length} posts`);
	});

	test("filters a page that the browser translated", async () => {
		backend.rows = rows;
		openList();
		await shown(["Test an agent", ...own, "An old one"]);
		expect(screen.getAllByRole("article")[0]?.textContent).toContain(full.author.name);
		translatePage();
		await userEvent.click(screen.getByRole("link", { name: /^Tech Trends/ }));
		const first = bundledPosts.find(({ category }) => category === "Tech Trends");
		await waitFor(() => expect(titles()[0]).toBe(first?.title));
		expect(screen.getAllByRole("article")[0]?.textContent).toContain(first?.author.name);
		translatePage();
		await userEvent.click(screen.getByRole("button", { name: "Clear filters" }));
		await shown(["Test an agent", ...own, "An old one"]);
		expect(count()).toBe(`${own.length + 2} posts`);
	});

	test("fills the search field from the address, and Back restores the previous search", async () => {
		const router = openList("/blogs?q=billing");
		await waitFor(() => expect(titles().length).toBeLessThan(own.length));
		await act(() => router.navigate("/blogs?q=voice"));
		await waitFor(async () => expect(((await search()) as HTMLInputElement).value).toBe("voice"));
		await act(() => router.navigate(-1));
		await waitFor(async () => expect(((await search()) as HTMLInputElement).value).toBe("billing"));
	});

	test("shows a message with a next step when nothing matches", async () => {
		openList("/blogs?q=zeppelin");
		await screen.findByText(blogsPage.noMatch.title);
		expect(count()).toBe(`0 of ${own.length} posts`);
		await userEvent.click(screen.getByRole("button", { name: "Show all posts" }));
		await shown(own);
	});

	test("doesn't report an empty result while posts are loading", async () => {
		let finish = (_response: Response) => {};
		backend.answer = () => new Promise((resolve) => (finish = resolve));
		openList("/blogs?tag=History");
		await search();
		expect(screen.queryByText(blogsPage.noMatch.title)).toBeNull();
		expect(screen.getByText("Loading posts")).toBeTruthy();
		await act(async () => finish(new Response(JSON.stringify(rows))));
		await shown(["An old one"]);
	});
});
