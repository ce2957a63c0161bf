// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadStaticPost } from "@/content/blog/load";
import { bundledPosts, postQuery, postsQuery } from "@/data/posts/queries";
import { toPost, toPostSummary } from "@/data/posts/row-mapper";
import { postRowSchema } from "@/data/posts/schema";
import { queryClient } from "@/data/query-client";
import { richTextRenderer } from "@/shared/lib/rich-text/render-rich-text";
import { HeadTags } from "@/shared/seo/head-tags";
import { writeHeadWith } from "@/shared/seo/page-head";
import { backend, endPosts, full, startPosts } from "../../../tests/support/features/blog-harness";
import { PostIndex } from "./post-index";
import { PostPage } from "./post-page";
import { providePrerenderedBodies } from "./post-text";

const [own] = bundledPosts;
if (!own?.slug) throw new Error("There is no post");
const { slug } = own;

const structuredData = async () => [];
const page = (path: string) => (
	<MemoryRouter initialEntries={[path]}>
		<Routes>
			<Route path="/blogs" element={<PostIndex />} />
			<Route path="/blog/:postId" element={<PostPage structuredData={structuredData} />} />
		</Routes>
	</MemoryRouter>
);

let place: HTMLElement;
let root: Root | undefined;
let complaints: unknown[];

beforeEach(async () => {
	startPosts();
	complaints = [];
	const { content } = await loadStaticPost(slug);
	const render = richTextRenderer(window, "https://studio.example.com");
	providePrerenderedBodies(new Map([[slug, render(content)]]));
	place = document.body.appendChild(document.createElement("div"));
});

afterEach(async () => {
	await act(async () => root?.unmount());
	root = undefined;
	place.remove();
	document.head.innerHTML = "";
	endPosts();
});

/** Prerenders the page without a document. */
function htmlOf(path: string): string {
	writeHeadWith(HeadTags, () => {});
	vi.stubGlobal("document", undefined);
	try {
		// Drop the head's tags, which come first.
		return renderToString(page(path)).replace(/^(?:<title[^>]*>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/, "");
	} finally {
		vi.unstubAllGlobals();
		startFetch();
	}
}
const startFetch = () => {
	const { rows, answer } = backend;
	startPosts();
	Object.assign(backend, { rows, answer });
};

async function hydrate(path: string, html = htmlOf(path)) {
	place.innerHTML = html;
	await act(async () => {
		root = hydrateRoot(place, page(path), { onRecoverableError: (error) => complaints.push(error) });
	});
}

describe("a prerendered site post", () => {
	test("has its content, headings and table of contents in the HTML", () => {
		const html = htmlOf(`/blog/${slug}`);
		for (const part of [own.title, own.excerpt, own.author.name, 'id="post-body"', '<h2 id="s-', 'href="#s-']) expect(html).toContain(part);
		expect(html.match(/<h1/g)).toHaveLength(1);
	});

	test("hydrates without loading the content or the sanitizer", async () => {
		backend.rows = [full];
		const html = htmlOf(`/blog/${slug}`);
		place.innerHTML = html;
		const body = place.querySelector("#post-body");
		const heading = body?.querySelector("h2");
		const before = body?.innerHTML;
		await act(async () => {
			root = hydrateRoot(place, page(`/blog/${slug}`), { onRecoverableError: (error) => complaints.push(error) });
		});
		await waitFor(() => expect(backend.asked).toHaveLength(1));
		expect(complaints).toEqual([]);
		expect(document.querySelector("#post-body h2")).toBe(heading);
		expect(body?.innerHTML).toBe(before);
		expect(place.querySelector("#post-vocabulary [data-island]")).toBeNull();
	});

	test("keeps its text until the stored version is loaded, and shows it again when that version is gone", async () => {
		const stored = { ...full, id: own.id, slug, title: "Stored", content: "<p>Stored words.</p>" };
		let deliver = () => {};
		const held = new Promise<void>((resolve) => {
			deliver = resolve;
		});
		backend.answer = async () => {
			if (backend.asked.at(-1)?.searchParams.has("id")) await held;
			return new Response(JSON.stringify([stored]));
		};
		await hydrate(`/blog/${slug}`);
		const body = place.querySelector("#post-body");
		await waitFor(() => expect(backend.asked).toHaveLength(2));
		expect([place.querySelector("#post-body"), screen.getByRole("heading", { level: 1 }).textContent]).toEqual([body, own.title]);
		deliver();
		expect(await screen.findByText("Stored words.")).toBeTruthy();
		act(() => void queryClient.setQueryData(postsQuery.queryKey, []));
		await waitFor(() => expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(own.title));
		expect(document.querySelectorAll("#post-body h2").length).toBeGreaterThan(3);
	});

	test("adds the admin's posts to the related posts", async () => {
		backend.rows = [{ ...full, category: own.category, published_date: "2027-01-01" }];
		await hydrate(`/blog/${slug}`);
		await waitFor(() => expect(screen.getAllByRole("link", { name: "Test an agent" })).toHaveLength(1));
		expect(complaints).toEqual([]);
	});

	test("shows the content when React has to render the page again", async () => {
		const html = htmlOf(`/blog/${slug}`).replace(/(<div id="post-body"[^>]*>)[\s\S]*?(<\/div><\/div><\/div><\/div>)/, "$1$2");
		expect(html).not.toContain('<h2 id="s-');
		await hydrate(`/blog/${slug}`, html);
		await waitFor(() => expect(document.querySelectorAll("#post-body h2").length).toBeGreaterThan(3));
	});
});

describe("data that arrives before hydration", () => {
	test("hydrates the list as prerendered and completes it right after", async () => {
		const html = htmlOf("/blogs");
		queryClient.setQueryData(postsQuery.queryKey, [toPostSummary(postRowSchema.parse(full))]);
		await hydrate("/blogs", html);
		expect(complaints).toEqual([]);
		expect(screen.getByRole("link", { name: "Test an agent" })).toBeTruthy();
	});

	test("hydrates a post as prerendered and updates it right after", async () => {
		const html = htmlOf("/blog/loading");
		queryClient.setQueryData(postQuery("test-an-agent").queryKey, toPost(postRowSchema.parse(full)));
		await hydrate("/blog/test-an-agent", html);
		expect(complaints).toEqual([]);
		expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Test an agent");
	});
});

describe("the HTML shared by all other posts", () => {
	test.each([
		["a post of the administrator's", "/blog/test-an-agent", "Test an agent"],
		["a post of the site's own by its id", `/blog/${own.id}`, own.title],
	])("hydrates %s with its skeleton", async (_what, path, title) => {
		backend.rows = [full];
		await hydrate(path, htmlOf("/blog/loading"));
		await waitFor(() => expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title));
		expect(complaints).toEqual([]);
	});
});

describe("the prerendered list", () => {
	test.each(["/blogs", `/blogs?category=${encodeURIComponent(own.category ?? "")}`, "/blogs?q=billing&tag=x"])(
		"hydrates %s without a warning",
		async (path) => {
			backend.rows = [full];
			const html = htmlOf("/blogs");
			for (const { title } of bundledPosts) expect(html).toContain(title);
			await hydrate(path, html);
			await waitFor(() => expect(backend.asked).toHaveLength(1));
			expect(complaints).toEqual([]);
		},
	);

	test("searches for text that was typed before hydration", async () => {
		place.innerHTML = htmlOf("/blogs");
		const field = place.querySelector("input");
		if (!field) throw new Error("There is no field");
		field.value = "billing";
		await act(async () => {
			root = hydrateRoot(place, page("/blogs"), { onRecoverableError: (error) => complaints.push(error) });
		});
		await waitFor(() => expect(screen.getByText(/^\d of \d+ posts$/)).toBeTruthy());
		expect([field.value, complaints]).toEqual(["billing", []]);
	});

	test("keeps a tag that was chosen before hydration", async () => {
		place.innerHTML = htmlOf("/blogs");
		const field = place.querySelector("select");
		const name = own.tags[0] ?? "";
		if (!field) throw new Error("There is no field");
		field.value = name;
		await act(async () => {
			root = hydrateRoot(place, page("/blogs"), { onRecoverableError: (error) => complaints.push(error) });
		});
		await waitFor(() => expect(screen.getByText(/^\d of \d+ posts?$/)).toBeTruthy());
		expect([field.value, complaints]).toEqual([name, []]);
	});

	test("adds a tag that was chosen before hydration to the address's filter", async () => {
		place.innerHTML = htmlOf("/blogs");
		const field = place.querySelector("select");
		if (!field) throw new Error("There is no field");
		field.value = own.tags[0] ?? "";
		await act(async () => {
			root = hydrateRoot(place, page(`/blogs?category=${encodeURIComponent(own.category ?? "")}&q=zzz`));
		});
		expect(await screen.findByText(/^0 of \d+ posts$/)).toBeTruthy();
		const links = screen.getAllByRole("link").map((link) => link.getAttribute("href") ?? "");
		expect(links).toContainEqual(expect.stringMatching(/^\/blogs\?tag=.+&q=zzz$/));
		expect(screen.getByRole("searchbox")).toHaveProperty("value", "zzz");
	});
});
