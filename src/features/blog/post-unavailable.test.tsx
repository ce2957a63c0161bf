// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { postPage } from "@/content/blogs";
import { hostileInputs } from "../../../tests/support/database/hostile-inputs";
import { backend, endPosts, full, ID, json, loaded, openPost, startPosts } from "../../../tests/support/features/blog-harness";

beforeEach(startPosts);
afterEach(endPosts);

/** Requests for one post, without those for the list. */
const questions = () => backend.asked.filter(({ searchParams }) => searchParams.has("id") || searchParams.has("slug"));

describe("a post that doesn't exist", () => {
	test("redirects an unknown id to the list with a notice, replacing its history entry", async () => {
		const router = openPost("unknown-post");
		expect((await screen.findByText(/^List/)).textContent).toContain(postPage.notFound);
		expect([router.state.location.pathname, router.state.historyAction, questions().length]).toEqual(["/blogs", "REPLACE", 2]);
	});

	test.each(["NOT_A_UUID", "a b", "%", "x),or=(id.not.is.null"])("redirects the invalid id “%s” without a request", async (name) => {
		openPost(name);
		await screen.findByText(/^List/);
		expect(questions()).toEqual([]);
	});

	test.each(hostileInputs("postgrest-and-route").map(({ id, payload }): [string, string] => [id, String(payload)]))(
		"redirects %s to the list",
		async (_id, text) => {
			openPost(text);
			await screen.findByText(/^List/);
			expect(questions().length).toBeLessThanOrEqual(2);
		},
	);
});

describe("a post that fails to load", () => {
	test("logs the status only, and loads in place after Try Again", async () => {
		backend.answer = json({ code: "42501", message: "permission denied for table blogs" }, 403);
		const router = openPost("test-an-agent");
		const panel = await screen.findByRole("alert");
		expect(panel.textContent).toContain("Failed to load blog post. Please try again.");
		expect(document.body.textContent).not.toMatch(/permission|42501|403/);
		await waitFor(() => expect(backend.logged.map(String).sort()).toEqual(["Blog post:,blog: 403 42501", "Blog:,blogs: 403 42501"]));
		backend.logged.length = 0;
		backend.rows = [full];
		backend.answer = null;
		await userEvent.click(within(panel).getByRole("button", { name: "Try Again" }));
		expect((await loaded()).textContent).toBe("Test an agent");
		expect(router.state.location.pathname).toBe("/blog/test-an-agent");
	});

	test("shows the same message after a second failure, with a link to the other posts", async () => {
		backend.answer = json({}, 400);
		openPost(ID);
		await screen.findByRole("alert");
		await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
		await waitFor(() => expect(questions()).toHaveLength(2));
		expect((await screen.findByRole("alert")).textContent).toContain("Error Loading Blog Post");
		expect(screen.getByRole("link", { name: "Back to all posts" }).getAttribute("href")).toBe("/blogs");
		backend.logged.length = 0;
	});
});
