// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toast } from "sonner";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { adminPaths } from "@/content/admin-paths";
import { RequestFailed } from "@/data/request-failed";
import { prepareBrowser } from "../../../../tests/support/admin/form-page-harness";
import { box, content, fakeStore, fill, fillRequired, press, showPage, storedPost } from "../../../../tests/support/admin/post-harness";

beforeEach(prepareBrowser);
afterEach(() => {
	vi.useRealTimers();
	toast.dismiss();
	cleanup();
});

const date = () => screen.getByLabelText<HTMLInputElement>("Published date");

describe("creating a post", () => {
	test("shows the heading, the buttons, the link back, the sections and the help text", async () => {
		showPage(fakeStore());
		expect(screen.getByRole("heading", { level: 1, name: "Add New Blog Post" })).toBeTruthy();
		for (const name of ["Create Blog Post", "Cancel", "Save as draft"]) expect(screen.getByRole("button", { name })).toBeTruthy();
		expect(screen.getByRole("link", { name: "Back to Blogs" }).getAttribute("href")).toBe(adminPaths.blogs);
		const sections = () => screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
		expect(sections()).toEqual(["Content", "Basic Information", "Tags", "Search and sharing"]);
		// One is in the bar of sections and one above the form; styles show one of them.
		const [choice] = screen.getAllByRole("button", { name: "Full form" });
		if (choice) fireEvent.click(choice);
		expect(sections()).toEqual(["Basic Information", "Tags", "Content", "Search and sharing"]);
		expect((await content()).getAttribute("aria-describedby")).toBeTruthy();
		expect(screen.getByText("Plain text or HTML is accepted; double line breaks make paragraphs.")).toBeTruthy();
	});

	test("marks required fields without the browser's own validation", async () => {
		showPage(fakeStore());
		expect(screen.getByRole<HTMLFormElement>("form", { name: "Add New Blog Post" }).noValidate).toBe(true);
		for (const control of [box("Title"), box("Author name"), date(), await content()]) {
			expect(control.getAttribute("aria-required")).toBe("true");
			expect(control.hasAttribute("required")).toBe(false);
		}
	});

	test("dates a new post today", () => {
		vi.setSystemTime(new Date(2031, 4, 6, 12));
		showPage(fakeStore());
		expect(date().type).toBe("date");
		expect(date().value).toBe("2031-05-06");
	});

	test("dates a scheduled post the day it goes online", async () => {
		const store = fakeStore();
		showPage(store);
		await fillRequired();
		await press("Schedule…");
		const dialog = within(await screen.findByRole("dialog", { name: "Schedule publication" }));
		fireEvent.change(dialog.getByLabelText(/^Date/), { target: { value: "2096-12-03" } });
		fireEvent.change(dialog.getByLabelText(/^Time/), { target: { value: "12:00" } });
		await userEvent.click(dialog.getByRole("button", { name: "Schedule" }));
		await waitFor(() => expect(store.create).toHaveBeenCalledTimes(1));
		expect(store.create.mock.calls[0]?.[1]).toMatchObject({
			status: "scheduled",
			publishAt: new Date(2096, 11, 3, 12).toISOString(),
			publishedDate: "2096-12-03",
		});
	});

	test("saves nothing without title, author, content and date, and focuses the first of them", async () => {
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
		["white space", "  \n\n ", "Content cannot be empty."],
		["HTML without text", "<p>&nbsp;</p>", "Content cannot be empty."],
		["HTML that sanitizing removes", '<img src="x" onerror="alert(1)">', "Content cannot be empty."],
		[
			"HTML with an open quote",
			'<p>One <a href="/x</p><p>Two</p>',
			"A tag, quote or comment isn't closed. Close it, or the text after it will be lost.",
		],
	])("refuses %s with a message in the toast and at the focused field", async (_what, html, message) => {
		const store = fakeStore();
		showPage(store);
		await fillRequired(html);
		await press("Create Blog Post");
		expect(await screen.findByText("Validation Error")).toBeTruthy();
		expect(screen.getAllByText(message)).toHaveLength(2);
		expect(screen.queryByText("Please fill in all required fields.")).toBeNull();
		expect(document.activeElement).toBe(await content());
		expect(store.create).not.toHaveBeenCalled();
	});

	test.each([
		["a draft, which can have blank content", "Save as draft", 0],
		["a post with blank content", "Create Blog Post", 1],
	])("doesn't name the content in the toast when another field of %s is refused", async (_what, button, marked) => {
		const store = fakeStore();
		showPage(store);
		await fillRequired("<p>&nbsp;</p>");
		await fill(box("Featured picture URL"), "javascript:alert(1)");
		await press(button);
		expect(await screen.findByText("Please correct the marked fields.")).toBeTruthy();
		expect(screen.queryAllByText("Content cannot be empty.")).toHaveLength(marked);
		expect(store.create).not.toHaveBeenCalled();
	});

	test("uses URL inputs for addresses, and refuses one that runs code", async () => {
		const store = fakeStore();
		showPage(store);
		for (const name of ["Author picture URL", "Featured picture URL"]) expect(box(name).type).toBe("url");
		await fillRequired();
		await fill(box("Featured picture URL"), "javascript:alert(1)");
		await press("Create Blog Post");
		expect(await screen.findByText("Please correct the marked fields.")).toBeTruthy();
		expect(document.activeElement).toBe(box("Featured picture URL"));
		expect(store.create).not.toHaveBeenCalled();
	});

	test("sends all fields once, shows a notice and returns to the list", async () => {
		const store = fakeStore();
		const { router } = showPage(store);
		await fillRequired("One\n\ntwo");
		await fill(box("Excerpt"), "Waiting has a shape.");
		await fill(box("Author bio"), "Builds speech systems.");
		await fill(box("Author picture URL"), "/media/l.webp");
		await fill(box("Category"), "Field notes");
		await fill(box("Reading time in minutes"), "7");
		await fill(box("Featured picture URL"), "https://cdn.example.org/a.png");
		await fill(box("Featured picture alternative text"), "A queue");
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

	test("saves a draft on 'Save as draft'", async () => {
		const store = fakeStore();
		showPage(store);
		await fillRequired();
		await press("Save as draft");
		await waitFor(() => expect(store.create.mock.calls[0]?.[1].status).toBe("draft"));
	});

	test("saves a draft with a title alone, and publishing links the missing fields", async () => {
		const created = storedPost({ content: "", author: { name: "" }, status: "draft" }, 1);
		const store = fakeStore({ create: async () => created });
		showPage(store);
		await content();
		await fill(box("Title"), "What a queue hides");
		await userEvent.keyboard("{Control>}s{/Control}");
		await screen.findByText("Blog post created");
		expect(store.create.mock.calls[0]?.[1]).toMatchObject({ title: "What a queue hides", content: "", status: "draft" });
		await userEvent.click(await screen.findByRole("button", { name: "Update Blog Post" }));
		const missing = await screen.findByRole("navigation", { name: "Missing fields" });
		expect(missing.textContent).toMatch(/^To publish this post, fill in:.*Content/);
		expect(store.update).not.toHaveBeenCalled();
	});

	test("reports and logs a failed save, and keeps the form", async () => {
		const store = fakeStore({ create: () => Promise.reject(new RequestFailed("blogs", 500)) });
		const { router } = showPage(store);
		await fillRequired();
		await press("Create Blog Post");
		expect(await screen.findByText("Something went wrong. Please try again.")).toBeTruthy();
		expect((await content()).value).toBe("The wait.");
		expect(router.state.location.pathname).toBe(adminPaths.newPost);
		expect(console.error).toHaveBeenCalled();
	});

	test("refuses too much content with its size, and keeps all of it", async () => {
		const store = fakeStore();
		showPage(store);
		await fillRequired("x".repeat(205_000));
		await press("Create Blog Post");
		expect(await screen.findAllByText(/201 kB, and the limit is 200 kB/)).toHaveLength(2);
		expect((await content()).value).toHaveLength(205_000);
		expect(store.create).not.toHaveBeenCalled();
	});
});

describe("sanitizing a post's content", () => {
	test("sanitizes content before it is sent, and names the removed parts", async () => {
		// East of India, the admin's day begins first, and the notice would name the post's day.
		vi.setSystemTime(new Date(2031, 4, 6, 12));
		const store = fakeStore();
		showPage(store);
		await fillRequired('<p onclick="a()">Words</p><script>alert(1)</script>');
		await press("Create Blog Post");
		await screen.findByText("Blog post created");
		expect(store.create.mock.calls[0]?.[1].content).toBe("<p>Words</p>");
		const note = screen.getByText(/^Removed before saving: /).textContent ?? "";
		for (const part of ["script", "onclick"]) expect(note).toContain(part);
	});

	test("says nothing when only the spelling of the markup changed", async () => {
		const store = fakeStore();
		showPage(store);
		await fillRequired("<P>One<BR>two");
		await press("Create Blog Post");
		await screen.findByText("Blog post created");
		expect(store.create.mock.calls[0]?.[1].content).toBe("<p>One<br>two</p>");
		expect(screen.queryByText(/Removed before saving/)).toBeNull();
	});

	test("shows the stored content when the form stays open", async () => {
		const status = "draft";
		const store = fakeStore({
			read: async () => storedPost({ status }),
			update: async (_id, _version, input) => ({ saved: storedPost({ content: input.content, status }, 4) }),
		});
		showPage(store, adminPaths.editPost(storedPost().row.id));
		const area = await content();
		await userEvent.clear(area);
		await userEvent.paste("<p style='color:red'>Red</p>");
		await userEvent.keyboard("{Control>}s{/Control}");
		await screen.findByText("Blog post updated");
		expect((await content()).value).toBe("<p>Red</p>");
		expect(screen.getByText(/All changes saved/)).toBeTruthy();
	});
});
