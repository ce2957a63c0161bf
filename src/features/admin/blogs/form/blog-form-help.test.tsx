// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toast } from "sonner";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { RequestFailed } from "@/data/request-failed";
import { prepareBrowser } from "@/features/admin/editor/editor-harness";
import { box, content, fakeStore, fill, fillRequired, press, showPage } from "./page-harness";

beforeEach(prepareBrowser);
afterEach(() => {
	toast.dismiss();
	cleanup();
});

describe("blog form: suggestions", () => {
	test("the address that a slug will give is shown, made from the title or typed", async () => {
		showPage(fakeStore());
		const slug = box("Slug");
		await fill(box("Title"), "Café & queues: a love story");
		expect(slug.placeholder).toBe("cafe-queues-a-love-story");
		expect(screen.getByText(/^The page: .*\/blog\/cafe-queues-a-love-story$/)).toBeTruthy();
		await fill(slug, "love");
		expect(screen.getByText(/^The page: .*\/blog\/love$/)).toBeTruthy();
		await userEvent.clear(slug);
		await userEvent.clear(box("Title"));
		await fill(box("Title"), "待ち行列");
		expect(screen.getByText("The end of the address; made when the post is saved.")).toBeTruthy();
	});

	test("the six categories and those in use are offered", async () => {
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

	test("tags of other posts are one press away, and follow what is typed", async () => {
		showPage(fakeStore());
		await userEvent.click(await screen.findByRole("button", { name: "Add Queues" }));
		expect(screen.getByRole("button", { name: "Remove Queues" })).toBeTruthy();
		expect(screen.queryByRole("button", { name: "Add Queues" })).toBeNull();
		await fill(box("Tags"), "lat");
		const offered = within(screen.getByRole("list", { name: "In other posts" })).getAllByRole("button");
		expect(offered[0]?.textContent).toBe("Latency");
		for (const button of offered) expect(button.textContent?.toLowerCase()).toContain("lat");
		await press("Add Latency");
		expect(box("Tags").value).toBe("");
		expect(screen.getByRole("button", { name: "Remove Latency" })).toBeTruthy();
	});

	test("words that do not come leave the site's own", async () => {
		showPage(fakeStore(), undefined, { readWords: () => Promise.reject(new RequestFailed("blogs", 500)) });
		const category = box("Category");
		expect(category.list?.options).toHaveLength(6);
		expect(screen.getAllByRole("button", { name: /^Add \S/ }).length).toBeGreaterThan(3);
	});

	test("an editor that does not come leaves a box of fifteen rows", async () => {
		showPage(fakeStore(), undefined, { loadEditor: () => Promise.reject(new Error("offline")) });
		expect((await content()).rows).toBe(15);
	});

	test("the author of the post before is offered, and fills what is empty", async () => {
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

	test("the hint says which reading time will be stored", async () => {
		showPage(fakeStore());
		await fill(await content(), "word ".repeat(450));
		expect(await screen.findByText("Empty: 3 min, from 450 words.")).toBeTruthy();
		await fill(box("Reading time in minutes"), "soon");
		expect(await screen.findByText("Will be read as 5 min. Empty it for 3 min, from 450 words.")).toBeTruthy();
	});

	test("the search result shows the excerpt, and without one the beginning of the content", async () => {
		showPage(fakeStore());
		await fillRequired("<p>The <em>wait</em>.</p>");
		const glance = screen.getByRole("group", { name: "In a search result" });
		expect(await within(glance).findByText("What a queue hides | Kalpa Studio")).toBeTruthy();
		expect(await within(glance).findByText("The wait.")).toBeTruthy();
		await fill(box("Excerpt"), "Waiting has a shape.");
		expect(await within(glance).findByText("Waiting has a shape.")).toBeTruthy();
	});
});
