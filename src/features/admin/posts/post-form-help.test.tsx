// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toast } from "sonner";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { RequestFailed } from "@/data/request-failed";
import { prepareBrowser } from "../../../../tests/support/admin/form-page-harness";
import { box, content, fakeStore, fill, fillRequired, press, showPage } from "../../../../tests/support/admin/post-harness";

beforeEach(prepareBrowser);
afterEach(() => {
	toast.dismiss();
	cleanup();
});

describe("suggestions in the post form", () => {
	test("shows the address made from the title or from the typed slug", async () => {
		showPage(fakeStore());
		const slug = box("Slug");
		await fill(box("Title"), "Café & queues: a love story");
		expect(slug.placeholder).toBe("cafe-queues-a-love-story");
		expect(screen.getByText(/^Address: .*\/blog\/cafe-queues-a-love-story$/)).toBeTruthy();
		await fill(slug, "love");
		expect(screen.getByText(/^Address: .*\/blog\/love$/)).toBeTruthy();
		await userEvent.clear(slug);
		await userEvent.clear(box("Title"));
		await fill(box("Title"), "?!");
		expect(screen.getByText("The last part of the address. It is created when you save.")).toBeTruthy();
	});

	test("offers the six categories and those in use", async () => {
		showPage(fakeStore());
		const category = box("Category");
		await waitFor(() => expect([...(category.list?.options ?? [])].map(({ value }) => value)).toContain("Field notes"));
		expect([...(category.list?.options ?? [])].slice(0, 6).map(({ value }) => value)).toEqual([
			"AI & Machine Learning",
			"Mobile Development",
			"SaaS",
			"Web Development",
			"Tech Trends",
			"Case Studies",
		]);
	});

	test("offers tags of other posts that match the typed text", async () => {
		showPage(fakeStore());
		await userEvent.click(await screen.findByRole("button", { name: "Add Queues" }));
		expect(screen.getByRole("button", { name: "Remove Queues" })).toBeTruthy();
		expect(screen.queryByRole("button", { name: "Add Queues" })).toBeNull();
		await fill(box("Tags"), "lat");
		const offered = within(screen.getByRole("list", { name: "Used in other posts" })).getAllByRole("button");
		expect(offered[0]?.textContent).toBe("Latency");
		for (const button of offered) expect(button.textContent?.toLowerCase()).toContain("lat");
		const place = offered.findIndex(({ textContent }) => textContent === "Latency");
		await press("Add Latency");
		const left = within(screen.getByRole("list", { name: "Used in other posts" })).getAllByRole("button");
		expect(document.activeElement).toBe(left[place]);
		expect(box("Tags").value).toBe("");
		expect(screen.getByRole("button", { name: "Remove Latency" })).toBeTruthy();
	});

	test("offers the static posts' vocabulary when the rest doesn't load", async () => {
		showPage(fakeStore(), undefined, { readVocabulary: () => Promise.reject(new RequestFailed("blogs", 500)) });
		const category = box("Category");
		expect(category.list?.options).toHaveLength(6);
		expect(screen.getAllByRole("button", { name: /^Add \S/ }).length).toBeGreaterThan(3);
	});

	test("shows a text box of fifteen rows when the editor doesn't load", async () => {
		showPage(fakeStore(), undefined, { loadEditor: () => Promise.reject(new Error("offline")) });
		expect((await content()).rows).toBe(15);
	});

	test("offers the last author and fills the empty fields", async () => {
		const store = fakeStore();
		showPage(store);
		expect(screen.queryByRole("button", { name: /^Fill in/ })).toBeNull();
		await fillRequired();
		await fill(box("Author bio"), "Builds speech systems.");
		await press("Create Blog Post");
		await screen.findByText("The list");
		cleanup();
		showPage(store);
		expect(box("Author name").value).toBe("");
		await press("Fill in Leela Nair");
		expect([box("Author name").value, box("Author bio").value]).toEqual(["Leela Nair", "Builds speech systems."]);
		expect(screen.queryByRole("button", { name: /^Fill in/ })).toBeNull();
		expect(document.activeElement).toBe(box("Author name"));
	});

	test("points to the missing alternative text of the featured picture", async () => {
		showPage(fakeStore());
		expect(screen.queryByText(/No alternative text yet/)).toBeNull();
		await fill(box("Featured picture URL"), "/media/queue.webp");
		expect(screen.getByText(/No alternative text yet/)).toBeTruthy();
		await press("Add it");
		await userEvent.paste("A queue at a counter");
		expect(box("Featured picture alternative text").value).toBe("A queue at a counter");
		expect(screen.queryByText(/No alternative text yet/)).toBeNull();
	});

	test("notes the missing alternative text above the buttons when the preview has the place of the featured picture", async () => {
		showPage(fakeStore(), undefined, {}, () => null);
		await fill(box("Featured picture URL"), "/media/queue.webp");
		expect(screen.queryByText(/1 picture has no alternative text/)).toBeNull();
		await userEvent.click(within(screen.getByRole("group", { name: "Beside the text" })).getByRole("button", { name: "Preview" }));
		const note = await screen.findByText(/1 picture has no alternative text/);
		await userEvent.click(within(note.parentElement ?? note).getByRole("button", { name: "Add it" }));
		expect(document.activeElement).toBe(box("Featured picture alternative text"));
		expect(note.isConnected).toBe(false);
	});

	test("says which reading time will be stored", async () => {
		showPage(fakeStore());
		await fill(await content(), "word ".repeat(450));
		expect(await screen.findByText(/empty for 3 min, from 450 words/)).toBeTruthy();
		await fill(box("Reading time in minutes"), "soon");
		expect(await screen.findByText(/5 min\..* 3 min, from 450 words/)).toBeTruthy();
	});

	test("shows the excerpt in the search result and on the link card, or else the beginning of the content", async () => {
		showPage(fakeStore());
		await fillRequired("<p>The <em>wait</em>.</p>");
		const preview = screen.getByRole("group", { name: "Search result" });
		expect(await within(preview).findByText("What a queue hides | Kalpa Studio")).toBeTruthy();
		expect(await within(preview).findByText("The wait.")).toBeTruthy();
		await fill(box("Excerpt"), "Waiting has a shape.");
		expect(await within(preview).findByText("Waiting has a shape.")).toBeTruthy();
		const card = screen.getByRole("group", { name: "Link card" });
		expect(within(card).getByText("What a queue hides | Kalpa Studio")).toBeTruthy();
		expect(within(card).getByText("Waiting has a shape.")).toBeTruthy();
	});
});
