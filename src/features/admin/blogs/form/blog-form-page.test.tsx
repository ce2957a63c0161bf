// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toast } from "sonner";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { adminPaths } from "@/content/admin-paths";
import { RequestFailed } from "@/data/request-failed";
import { prepareBrowser } from "@/features/admin/editor/editor-harness";
import { box, content, fakeStore, fill, fillRequired, press, showPage, storedPost } from "./page-harness";

beforeEach(prepareBrowser);
afterEach(() => {
	toast.dismiss();
	cleanup();
});

const date = () => screen.getByLabelText<HTMLInputElement>("Published date");

describe("blog form: create", () => {
	test("heading, buttons, the way back, three sections in their order, and the help text", async () => {
		showPage(fakeStore());
		expect(screen.getByRole("heading", { level: 1, name: "Add New Blog Post" })).toBeTruthy();
		for (const name of ["Create Blog Post", "Cancel", "Save as draft"]) expect(screen.getByRole("button", { name })).toBeTruthy();
		expect(screen.getByRole("link", { name: "Back to Blogs" }).getAttribute("href")).toBe(adminPaths.blogs);
		expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual([
			"Basic Information",
			"Tags",
			"Content",
		]);
		expect((await content()).getAttribute("aria-describedby")).toBeTruthy();
		expect(screen.getByText("Plain text or HTML is accepted; double line breaks make paragraphs.")).toBeTruthy();
	});

	test("date, title, content and author name are marked required, by the form and not by the browser", async () => {
		showPage(fakeStore());
		expect(screen.getByRole<HTMLFormElement>("form", { name: "Add New Blog Post" }).noValidate).toBe(true);
		for (const control of [box("Title"), box("Author name"), date(), await content()]) {
			expect(control.getAttribute("aria-required")).toBe("true");
			expect(control.hasAttribute("required")).toBe(false);
		}
	});

	test("a new post is dated today", () => {
		const now = new Date();
		showPage(fakeStore());
		expect(date().type).toBe("date");
		expect(date().value).toBe(new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10));
	});

	test("without title, author, content or date nothing is saved; toast, marks, focus on the first", async () => {
		const store = fakeStore();
		showPage(store);
		await content();
		await userEvent.clear(date());
		await press("Create Blog Post");
		expect(await screen.findByText("Validation Error")).toBeTruthy();
		expect(screen.getByText("Please fill in all required fields.")).toBeTruthy();
		for (const text of ["Title is required", "Author name is required", "Choose a date", "Content is required"])
			expect(screen.getByText(text)).toBeTruthy();
		expect(document.activeElement).toBe(box("Title"));
		expect(store.create).not.toHaveBeenCalled();
	});

	test.each([
		["blanks", "  \n\n "],
		["HTML around nothing", "<p>&nbsp;</p>"],
		["what is nothing after the cleaning", '<img src="x" onerror="alert(1)">'],
	])("%s is blank content: its own text in the toast and at the field, which gets the focus", async (_what, words) => {
		const store = fakeStore();
		showPage(store);
		await fillRequired(words);
		await press("Create Blog Post");
		expect(await screen.findByText("Validation Error")).toBeTruthy();
		expect(screen.getAllByText("Content cannot be empty.")).toHaveLength(2);
		expect(screen.queryByText("Please fill in all required fields.")).toBeNull();
		expect(document.activeElement).toBe(await content());
		expect(store.create).not.toHaveBeenCalled();
	});

	test("addresses are url inputs, and one that runs code is refused", async () => {
		const store = fakeStore();
		showPage(store);
		for (const name of ["Author picture URL", "Featured image URL"]) expect(box(name).type).toBe("url");
		await fillRequired();
		await fill(box("Featured image URL"), "javascript:alert(1)");
		await press("Create Blog Post");
		expect(await screen.findByText("Please correct the marked fields.")).toBeTruthy();
		expect(document.activeElement).toBe(box("Featured image URL"));
		expect(store.create).not.toHaveBeenCalled();
	});

	test("everything that was typed is sent once, told, and the list comes", async () => {
		const store = fakeStore();
		const { router } = showPage(store);
		await fillRequired("One\n\ntwo");
		await fill(box("Excerpt"), "Waiting has a shape.");
		await fill(box("Author bio"), "Builds speech systems.");
		await fill(box("Author picture URL"), "/media/l.webp");
		await fill(box("Category"), "Field notes");
		await fill(box("Reading time in minutes"), "7");
		await fill(box("Featured image URL"), "https://cdn.example.org/a.png");
		await fill(box("Featured image alternative text"), "A queue");
		await userEvent.type(box("Tags"), "Queues{Enter}Not added yet");
		await userEvent.click(box("Featured"));
		await press("Create Blog Post");
		expect(await screen.findByText("Blog post created")).toBeTruthy();
		expect(store.create).toHaveBeenCalledTimes(1);
		expect(store.create.mock.calls[0]?.[1]).toMatchObject({
			title: "What a queue hides",
			slug: "",
			content: "One\n\ntwo",
			excerpt: "Waiting has a shape.",
			author: { name: "Leela Nair", avatar: "/media/l.webp", bio: "Builds speech systems." },
			category: "Field notes",
			readingTime: "7",
			featuredImage: "https://cdn.example.org/a.png",
			featuredImageAlt: "A queue",
			tags: ["Queues", "Not added yet"],
			featured: true,
			listed: true,
			status: "published",
		});
		expect(store.create.mock.calls[0]?.[1]).not.toHaveProperty("pending");
		expect(router.state.location.pathname).toBe(adminPaths.blogs);
	});

	test("'Save as draft' saves a draft", async () => {
		const store = fakeStore();
		showPage(store);
		await fillRequired();
		await press("Save as draft");
		await waitFor(() => expect(store.create.mock.calls[0]?.[1].status).toBe("draft"));
	});

	test("a failed save says so, is logged, and keeps the form", async () => {
		const store = fakeStore({ create: () => Promise.reject(new RequestFailed("blogs", 500)) });
		const { router } = showPage(store);
		await fillRequired();
		await press("Create Blog Post");
		expect(await screen.findByText("Something went wrong. Please try again.")).toBeTruthy();
		expect((await content()).value).toBe("The wait.");
		expect(router.state.location.pathname).toBe(adminPaths.newBlog);
		expect(console.error).toHaveBeenCalled();
	});

	test("too much content is refused with its size, and nothing of it is cut", async () => {
		const store = fakeStore();
		showPage(store);
		await fillRequired("x".repeat(205_000));
		await press("Create Blog Post");
		expect(await screen.findByText(/At most 200 kB; this has 201 kB\./)).toBeTruthy();
		expect((await content()).value).toHaveLength(205_000);
		expect(store.create).not.toHaveBeenCalled();
	});
});

describe("blog form: what is stored is clean", () => {
	test("content is cleaned before it is sent, and the notice names what was removed", async () => {
		const store = fakeStore();
		showPage(store);
		await fillRequired('<p onclick="a()">Words</p><script>alert(1)</script>');
		await press("Create Blog Post");
		await screen.findByText("Blog post created");
		expect(store.create.mock.calls[0]?.[1].content).toBe("<p>Words</p>");
		const note = screen.getByText(/^Removed before saving: /).textContent ?? "";
		for (const part of ["script", "onclick"]) expect(note).toContain(part);
	});

	test("nothing is said where only the spelling changed", async () => {
		const store = fakeStore();
		showPage(store);
		await fillRequired("<P>One<BR>two");
		await press("Create Blog Post");
		await screen.findByText("Blog post created");
		expect(store.create.mock.calls[0]?.[1].content).toBe("<p>One<br>two</p>");
		expect(screen.queryByText(/Removed before saving/)).toBeNull();
	});

	test("a form that stays shows what was stored", async () => {
		const store = fakeStore({ update: async (_id, _version, input) => ({ saved: storedPost({ content: input.content }, 4) }) });
		showPage(store, adminPaths.editBlog(storedPost().row.id));
		const area = await content();
		await userEvent.clear(area);
		await userEvent.paste("<p style='color:red'>Red</p>");
		await userEvent.keyboard("{Control>}s{/Control}");
		await screen.findByText("Blog post updated");
		expect((await content()).value).toBe("<p>Red</p>");
		expect(screen.getByText(/All changes saved/)).toBeTruthy();
	});
});
