// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test } from "vitest";
import { allPostsPage, blogsPage } from "@/content/blogs";
import { bundledPosts } from "@/data/posts/queries";
import { backend, endPosts, full, json, startPosts } from "../../../tests/support/features/blog-harness";
import { AllPostsPage } from "./all-posts-page";

beforeEach(startPosts);
afterEach(endPosts);

const show = () =>
	render(
		<MemoryRouter>
			<AllPostsPage />
		</MemoryRouter>,
	);

test("lists the title of every post by year, the newest first", async () => {
	backend.rows = [
		{ ...full, published_date: "2027-12-31T20:00:00Z" },
		{ id: "bare", title: "Bare" },
	];
	show();
	// The year in Mumbai.
	const newest = await screen.findByRole("region", { name: "2028" });
	expect(within(newest).getByRole("link", { name: "Test an agent" }).getAttribute("href")).toBe("/blog/test-an-agent");
	expect(within(screen.getByRole("region", { name: allPostsPage.undated })).getByRole("link", { name: "Bare" })).toBeTruthy();
	for (const { title } of bundledPosts) expect(screen.getByRole("link", { name: title })).toBeTruthy();
	expect(screen.getAllByRole("region")[0]).toBe(newest);
});

test("shows the site's own posts with a message when the database fails", async () => {
	backend.answer = json({ code: "42501" }, 403);
	show();
	expect((await screen.findByRole("alert")).textContent).toContain(blogsPage.partly);
	expect(screen.getAllByRole("listitem")).toHaveLength(bundledPosts.length);
	backend.logged.splice(0);
});
