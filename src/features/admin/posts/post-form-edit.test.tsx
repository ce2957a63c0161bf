// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toast } from "sonner";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { adminPaths } from "@/content/admin-paths";
import { RequestFailed } from "@/data/request-failed";
import { prepareBrowser } from "../../../../tests/support/admin/form-page-harness";
import { fakeStore, POST_ID, showPage, storedPost } from "../../../../tests/support/admin/post-harness";

beforeEach(prepareBrowser);
afterEach(() => {
	toast.dismiss();
	cleanup();
});

const address = adminPaths.editPost(POST_ID);
const title = () => screen.findByLabelText<HTMLInputElement>("Title");
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: "input, textarea" });
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

describe("editing a post", () => {
	test("fills the form from the post with that id", async () => {
		const store = fakeStore({
			read: async () =>
				storedPost({
					excerpt: "Short.",
					category: "SaaS",
					tags: ["Queues"],
					image: "/a.webp",
					image_alt: "A queue",
					reading_time: 9,
					listed: false,
				}),
		});
		showPage(store, address);
		expect(await screen.findByRole("heading", { level: 1, name: /^Edit Blog Post ?: / })).toBeTruthy();
		expect((await title()).value).toBe("What a queue hides");
		expect(store.read.mock.calls[0]?.[0]).toBe(POST_ID);
		const shown = [
			"Slug",
			"Excerpt",
			"Author name",
			"Author bio",
			"Reading time in minutes",
			"Featured picture URL",
			"Featured picture alternative text",
		];
		expect(shown.map((name) => box(name).value)).toEqual([
			"what-a-queue-hides",
			"Short.",
			"Leela Nair",
			"Builds speech systems.",
			"9",
			"/a.webp",
			"A queue",
		]);
		expect(box("Category").value).toBe("SaaS");
		expect(screen.getByLabelText<HTMLInputElement>("Published date").value).toBe("2026-02-01");
		expect(screen.getByRole("button", { name: "Remove Queues" })).toBeTruthy();
		expect(box("Listed").checked).toBe(false);
		expect((await screen.findByLabelText<HTMLTextAreaElement>("Content")).value).toBe("<p>The wait.</p>");
		expect(screen.getByText("All changes saved")).toBeTruthy();
	});

	test("saves with the version that was opened, and keeps unchanged fields", async () => {
		const store = fakeStore();
		const { router } = showPage(store, address);
		await userEvent.type(await title(), " 2");
		await press("Update Blog Post");
		expect(await screen.findByText("Blog post updated")).toBeTruthy();
		const [id, version, input, publishedAt] = store.update.mock.calls[0] ?? [];
		expect([id, version, publishedAt]).toEqual([POST_ID, 3, "2026-02-01T09:00:00+05:30"]);
		expect(input).toMatchObject({
			title: "What a queue hides 2",
			content: "<p>The wait.</p>",
			author: { name: "Leela Nair", avatar: "", bio: "Builds speech systems." },
			publishedDate: "2026-02-01",
			publishedTime: "09:00:00.000",
			readingTime: "",
			status: "published",
		});
		expect(router.state.location.pathname).toBe(adminPaths.blogs);
	});

	test("returns to the list with a notice when the post doesn't exist", async () => {
		const { router } = showPage(fakeStore({ read: async () => null }), address);
		expect(await screen.findByText("Blog post not found")).toBeTruthy();
		expect(screen.getByText("The blog post you're trying to edit doesn't exist.")).toBeTruthy();
		expect(router.state.location.pathname).toBe(adminPaths.blogs);
	});

	test("reports a failed load, and loads on Retry", async () => {
		const read = vi.fn().mockRejectedValueOnce(new RequestFailed("blogs", 400)).mockResolvedValue(storedPost());
		showPage(fakeStore({ read }), address);
		expect((await screen.findAllByText("Failed to load blog post. Please try again.")).length).toBeGreaterThan(0);
		expect(vi.mocked(console.error).mock.calls).toContainEqual(["Edit Blog Post:", expect.stringContaining("blogs")]);
		await press("Retry");
		expect((await title()).value).toBe("What a queue hides");
	});

	test("shows a change made elsewhere as plain text, and saves over it on 'Keep mine'", async () => {
		const update = vi
			.fn()
			.mockResolvedValueOnce({ newer: storedPost({ content: "<p>The <em>other</em> wait.</p>" }, 7) })
			.mockResolvedValue({ saved: storedPost() });
		const store = fakeStore({ update });
		showPage(store, address);
		await userEvent.type(await title(), " 2");
		await press("Update Blog Post");
		const alert = await screen.findByRole("alert");
		expect(alert.textContent).toContain("The other wait.");
		expect(alert.textContent).not.toContain("<em>");
		await press("Keep mine");
		await screen.findByText("Blog post updated");
		expect(store.update.mock.calls[1]?.slice(0, 3)).toMatchObject([POST_ID, 7, { title: "What a queue hides 2" }]);
	});

	test("takes the content of the other save, and puts mine back over it", async () => {
		const update = vi
			.fn()
			.mockResolvedValueOnce({ newer: storedPost({ content: "<p>Theirs.</p>" }, 7) })
			.mockResolvedValue({ saved: storedPost() });
		showPage(fakeStore({ update }), address);
		const text = () => screen.findByLabelText<HTMLTextAreaElement>("Content");
		await userEvent.clear(await text());
		await userEvent.paste("<p>Mine.</p>");
		await press("Update Blog Post");
		await press("Take theirs");
		expect((await text()).value).toBe("<p>Theirs.</p>");
		await press("Put mine back");
		expect((await text()).value).toBe("<p>Mine.</p>");
		await press("Update Blog Post");
		await waitFor(() => expect(update.mock.calls[1]?.slice(0, 3)).toMatchObject([POST_ID, 7, { content: "<p>Mine.</p>" }]));
	});

	test("marks a slug that another post has", async () => {
		const store = fakeStore({ update: () => Promise.reject(new RequestFailed("blogs", 409, "23505")) });
		showPage(store, address);
		await userEvent.type(await title(), " 2");
		await press("Update Blog Post");
		expect(await screen.findByText(/^Another post/)).toBeTruthy();
		await waitFor(() => expect(document.activeElement).toBe(box("Slug")));
	});

	test("says that links will redirect when the slug of a public post changes", async () => {
		showPage(fakeStore(), address);
		await title();
		expect(screen.queryByText(/will redirect/)).toBeNull();
		await userEvent.type(box("Slug"), "-2");
		expect(screen.getByText(/\/blog\/what-a-queue-hides-2\. Links to .*\/blog\/what-a-queue-hides will redirect here\./)).toBeTruthy();
		cleanup();
		showPage(fakeStore({ read: async () => storedPost({ status: "draft" }) }), address);
		await title();
		await userEvent.type(box("Slug"), "-2");
		expect(screen.queryByText(/will redirect/)).toBeNull();
	});

	test("says from when visitors see a post with a future date, in the form and after saving", async () => {
		const published_date = "2096-06-01T09:00:00+05:30";
		showPage(fakeStore({ read: async () => storedPost({ published_date }) }), address);
		await title();
		expect(screen.getByText("Visible from June 1, 2096, midnight in India.")).toBeTruthy();
		expect(screen.getByText(/All changes saved/).parentElement?.textContent).toBe("All changes saved · Visible from June 1, 2096");
		await userEvent.type(await title(), " 2");
		await press("Update Blog Post");
		expect(await screen.findByText("Visible from June 1, 2096.")).toBeTruthy();
	});

	test("says from when a draft with a future date will be visible once published", async () => {
		showPage(fakeStore({ read: async () => storedPost({ status: "draft", published_date: "2096-06-01T09:00:00+05:30" }) }), address);
		await title();
		expect(screen.getByText("Once published, visible from June 1, 2096, midnight in India.")).toBeTruthy();
	});

	test("names the scheduled day when it differs from the date", async () => {
		const published_at = new Date(Date.now() + 86_400_000 * 30).toISOString();
		showPage(fakeStore({ read: async () => storedPost({ published_at }) }), address);
		await title();
		expect(screen.getByText(/^It goes online on \w+ \d+, \d{4}\./)).toBeTruthy();
	});
});
