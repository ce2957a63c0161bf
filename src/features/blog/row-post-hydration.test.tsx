// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { prerenderedPostKey } from "@/data/posts/queries";
import { toPost } from "@/data/posts/row-mapper";
import { postRowSchema } from "@/data/posts/schema";
import { queryClient } from "@/data/query-client";
import { richTextRenderer } from "@/shared/lib/rich-text/render-rich-text";
import { HeadTags } from "@/shared/seo/head-tags";
import { writeHeadWith } from "@/shared/seo/page-head";
import { backend, endPosts, full, json, startPosts } from "../../../tests/support/features/blog-harness";
import { PostPage } from "./post-page";
import { providePrerenderedBodies } from "./post-text";

const pageAt = (address: string) => (
	<MemoryRouter initialEntries={[address]}>
		<Routes>
			<Route path="/blogs" element={<p>The list</p>} />
			<Route path="/blog/:postId" element={<PostPage structuredData={async () => []} />} />
		</Routes>
	</MemoryRouter>
);

let place: HTMLElement;
let root: Root | undefined;
let complaints: unknown[];

beforeEach(() => {
	startPosts();
	complaints = [];
	const { content, ...post } = toPost(postRowSchema.parse(full));
	providePrerenderedBodies(new Map([["test-an-agent", richTextRenderer(window, "https://studio.example.com")(content)]]));
	queryClient.setQueryData(prerenderedPostKey("test-an-agent"), { post, beginning: "One." });
	place = document.body.appendChild(document.createElement("div"));
});

afterEach(async () => {
	await act(async () => root?.unmount());
	place.remove();
	document.head.innerHTML = "";
	endPosts();
});

/** Prerenders the page and hydrates it. */
async function hydrate(address = "/blog/test-an-agent") {
	const page = pageAt(address);
	writeHeadWith(HeadTags, () => {});
	vi.stubGlobal("document", undefined);
	let html = "";
	try {
		html = renderToString(page);
	} finally {
		vi.unstubAllGlobals();
		const { rows, answer } = backend;
		startPosts();
		Object.assign(backend, { rows, answer });
	}
	const head = /^(?:<title[^>]*>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/.exec(html)?.[0] ?? "";
	place.innerHTML = html.slice(head.length);
	const body = place.querySelector("#post-body");
	await act(async () => {
		root = hydrateRoot(place, page, { onRecoverableError: (error) => complaints.push(error) });
	});
	await waitFor(() => expect(backend.asked.length).toBeGreaterThanOrEqual(2));
	return { html, body };
}

describe("a prerendered database post", () => {
	// First in this file: later tests have the code.
	test("keeps its text until the newer text and its code are loaded", async () => {
		backend.rows = [{ ...full, content: "<p>New words.</p>", updated_at: "2026-10-21T09:00:00Z" }];
		let gaps = 0;
		const watch = new MutationObserver(() => {
			if (!place.querySelector("#post-body")) gaps += 1;
		});
		const lost = vi.fn(() => {
			throw new Error("No connection");
		});
		vi.doMock("./post-body", lost);
		await hydrate();
		watch.observe(place, { childList: true, subtree: true });
		await waitFor(() => expect(lost).toHaveBeenCalled());
		await act(async () => {});
		expect(screen.getByText("Three.")).toBeTruthy();
		vi.doUnmock("./post-body");
		backend.rows = [{ ...full, content: "<p>Newer words.</p>", updated_at: "2026-10-22T09:00:00Z" }];
		await act(() => queryClient.refetchQueries());
		expect(await screen.findByText("Newer words.")).toBeTruthy();
		watch.disconnect();
		expect([gaps, complaints]).toEqual([0, []]);
	});

	test("has its content in the HTML and keeps the elements when the data is unchanged", async () => {
		backend.rows = [full];
		const { html, body } = await hydrate();
		expect(html).toContain("<p>Three.</p>");
		expect(html).toContain(`content="${full.excerpt}"`);
		await act(async () => {});
		expect(place.querySelector("#post-body")).toBe(body);
		expect(complaints).toEqual([]);
	});

	test("shows a message for an empty content", async () => {
		const empty = { ...full, content: "<p>&nbsp;</p>" };
		backend.rows = [empty];
		providePrerenderedBodies(new Map([["test-an-agent", richTextRenderer(window, "https://studio.example.com")(empty.content)]]));
		expect((await hydrate()).html).toContain("No content available for this blog post.");
		await act(async () => {});
		expect(screen.getByText("No content available for this blog post.")).toBeTruthy();
		expect(complaints).toEqual([]);
	});

	test("shows changes made after the prerender", async () => {
		backend.rows = [{ ...full, title: "Rewritten", content: "<p>New words.</p>", updated_at: "2026-10-21T09:00:00Z" }];
		await hydrate();
		expect(await screen.findByRole("heading", { level: 1, name: "Rewritten" })).toBeTruthy();
		expect(await screen.findByText("New words.")).toBeTruthy();
		expect(complaints).toEqual([]);
	});

	test("redirects to the list when the post was unpublished since", async () => {
		await hydrate();
		expect(await screen.findByText("The list")).toBeTruthy();
	});

	test("keeps the content when the database fails", async () => {
		backend.answer = json({}, 400);
		const { body } = await hydrate();
		await act(async () => {});
		expect(place.querySelector("#post-body")).toBe(body);
		expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(full.title);
		expect(backend.logged).toEqual([
			["Blog:", "blogs: 400"],
			["Blog post:", "blog: 400"],
		]);
		backend.logged = [];
	});
});

describe("a link to a section of a post that isn't in the page's HTML", () => {
	let shown: string[];
	let scrollTop: number;
	let visit: NavigationTimingType;
	const here = () => [shown, document.activeElement?.id ?? ""];

	beforeEach(() => {
		[shown, scrollTop, visit] = [[], 0, "navigate"];
		queryClient.removeQueries({ queryKey: prerenderedPostKey("test-an-agent") });
		backend.rows = [full];
		vi.spyOn(window, "scrollY", "get").mockImplementation(() => scrollTop);
		Object.assign(performance, { getEntriesByType: () => [{ type: visit }] });
		Element.prototype.scrollIntoView = function (this: Element) {
			shown.push(this.id);
		};
	});

	test("leads there once the text has loaded, and moves the focus", async () => {
		await hydrate("/blog/test-an-agent#s-second");
		await screen.findByText("Three.");
		expect(here()).toEqual([["s-second"], "s-second"]);
	});

	test.each<[string, () => void]>([
		["has scrolled", () => (scrollTop = 1)],
		["has moved the focus", () => document.body.appendChild(document.createElement("input")).focus()],
		["reloads the page at its top", () => (visit = "reload")],
		["comes back to its top", () => (visit = "back_forward")],
	])("does nothing when the visitor %s", async (_what, begin) => {
		begin();
		const focused = document.activeElement;
		await hydrate("/blog/test-an-agent#s-second");
		await screen.findByText("Three.");
		expect([shown, document.activeElement]).toEqual([[], focused]);
		document.querySelector("input")?.remove();
	});

	test("leaves a visitor at the top of a built post that gets newer text", async () => {
		const { content, ...post } = toPost(postRowSchema.parse(full));
		queryClient.setQueryData(prerenderedPostKey("test-an-agent"), { post, beginning: "One." });
		backend.rows = [{ ...full, content: `${content}<p>Newer.</p>`, updated_at: "2026-10-22T09:00:00Z" }];
		await hydrate("/blog/test-an-agent#s-second");
		await screen.findByText("Newer.");
		expect(shown).toEqual([]);
	});

	test("does nothing on a later page, where the frame looks for the section", async () => {
		await act(async () => {
			root = createRoot(place);
			root.render(pageAt("/blog/test-an-agent#s-second"));
		});
		await screen.findByText("Three.");
		expect(shown).toEqual([]);
	});
});
