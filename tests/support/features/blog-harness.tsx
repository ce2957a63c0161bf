import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router-dom";
import { expect, vi } from "vitest";
import { queryClient } from "@/data/query-client";
import { BlogsPage } from "@/features/blog/blogs-page";
import { PostPage, type PostStructuredData } from "@/features/blog/post-page";
import { stubEnvironment } from "../environment";

export const ID = "5eed0000-0000-4000-8000-200000000001";

/** For tests: a database row with every member that a page shows. */
export const full = {
	id: ID,
	slug: "test-an-agent",
	title: "Test an agent",
	excerpt: "A test set shows how often it succeeds.",
	content: "<p>One.</p><h2>First</h2><p>Two.</p><h2>Second</h2><h3>Detail</h3><p>Three.</p>",
	author: { name: "Ananya Iyer", avatar: "https://cdn.example.org/a.jpg", bio: "Leads applied AI." },
	category: "SaaS",
	tags: ["Evaluation", "Testing"],
	image: "/media/posts/a.webp",
	image_alt: "A long list",
	reading_time: 3,
	published_date: "2026-10-13T09:00:00+05:30",
	updated_at: "2026-10-20T09:00:00+05:30",
};

/** For tests: the database's rows, its requests, and the console's errors. */
export const backend = {
	rows: [] as Record<string, unknown>[],
	/** Replaces the rows. */
	answer: null as null | (() => Promise<Response>),
	asked: [] as URL[],
	logged: [] as unknown[][],
};

export const json =
	(body: unknown, status = 200) =>
	async () =>
		new Response(JSON.stringify(body), { status });

// One function per file, because the client keeps the fetch of its first request.
async function answer(input: string): Promise<Response> {
	const url = new URL(input, location.href);
	backend.asked.push(url);
	if (backend.answer) return backend.answer();
	const wanted = (row: Record<string, unknown>) =>
		["id", "slug"].every((name) => !url.searchParams.has(name) || url.searchParams.get(name) === `eq.${row[name]}`);
	return new Response(JSON.stringify(backend.rows.filter(wanted)));
}

/** For tests: mocks requests and the console. */
export function startPosts(): void {
	Object.assign(backend, { rows: [], answer: null, asked: [], logged: [] });
	vi.stubGlobal("fetch", answer);
	vi.spyOn(console, "error").mockImplementation((...words) => void backend.logged.push(words));
	stubEnvironment();
}

/** For tests: unmounts the page and fails on an unexpected console error. */
export function endPosts(): void {
	cleanup();
	queryClient.clear();
	expect(backend.logged).toEqual([]);
}

function List() {
	return <p>List {JSON.stringify(useLocation().state)}</p>;
}

const noStructuredData: PostStructuredData = async () => [];

/** For tests: opens a post from the list. */
export function openPost(id: string, structuredData = noStructuredData) {
	const router = createMemoryRouter(
		[
			{ path: "/blogs", element: <List /> },
			{ path: "/blog/:postId", element: <PostPage structuredData={structuredData} /> },
		],
		{ initialEntries: ["/blogs", `/blog/${encodeURIComponent(id)}`] },
	);
	render(<RouterProvider router={router} />);
	return router;
}

/** For tests: opens the list at an address. */
export function openList(address = "/blogs", state?: unknown) {
	const router = createMemoryRouter(
		[
			{ path: "/blogs", element: <BlogsPage /> },
			{ path: "*", element: <p>Elsewhere</p> },
		],
		{ initialEntries: ["/elsewhere", { pathname: "/blogs", search: address.replace(/^[^?]*/, ""), state }] },
	);
	render(<RouterProvider router={router} />);
	return router;
}

export const loaded = () => screen.findByRole("heading", { level: 1 });
