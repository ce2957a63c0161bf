// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toast } from "sonner";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { prepareBrowser } from "../../../../tests/support/admin/form-page-harness";
import { box, fill } from "../../../../tests/support/admin/post-harness";
import { editAddress, fakeStore, press, showPage, storedProject, titleBox } from "../../../../tests/support/admin/project-harness";

beforeEach(prepareBrowser);
afterEach(() => {
	toast.dismiss();
	cleanup();
});

const overrides = () => screen.getByText(/^Change what is shown/).closest("details");
const group = (name: string) => within(screen.getByRole("group", { name }));
const cardPicture = () => screen.getByAltText("Picture of the link card").getAttribute("src");

async function edit(changes: Record<string, unknown> = {}) {
	const store = fakeStore({ read: async () => storedProject(changes) });
	showPage(store, editAddress);
	await titleBox();
	return store;
}

describe("search and sharing", () => {
	test("is the last section, folded, with the page's own title and text", async () => {
		await edit();
		const sections = within(screen.getByRole("navigation", { name: "Sections of the form" })).getAllByRole("link");
		expect(sections.at(-1)?.textContent).toBe("Search and sharing");
		expect(overrides()?.open).toBe(false);
		expect(group("Search result").getByText("Clinic desk | Kalpa Studio")).toBeTruthy();
		expect(group("Search result").getByText("Books visits.")).toBeTruthy();
		expect(cardPicture()).toBe("/media/social/default.jpg");
	});

	test("shows what is typed in both previews, and saves it", async () => {
		const store = await edit({ image: "/media/projects/clinic-desk-2.webp" });
		expect(cardPicture()).toBe("/media/social/project-clinic-desk.jpg");
		await userEvent.click(screen.getByText(/^Change what is shown/));
		await fill(box("SEO title"), "Booking software for clinics");
		await fill(box("SEO description"), "How a clinic halved its waiting time.");
		await fill(box("Social picture"), "/media/own.png");
		for (const name of ["Search result", "Link card"]) {
			expect(await group(name).findByText("Booking software for clinics | Kalpa Studio")).toBeTruthy();
			expect(await group(name).findByText("How a clinic halved its waiting time.")).toBeTruthy();
		}
		await waitFor(() => expect(cardPicture()).toBe("/media/own.png"));
		await userEvent.click(screen.getByLabelText("Hide from search engines"));
		expect(await group("Search result").findByText(/asked to leave this page out/)).toBeTruthy();
		await press("Update Portfolio");
		await waitFor(() =>
			expect(store.update.mock.calls[0]?.[2]).toMatchObject({
				seoTitle: "Booking software for clinics",
				seoDescription: "How a clinic halved its waiting time.",
				socialImage: "/media/own.png",
				hiddenFromSearch: true,
			}),
		);
	});

	test.each([{ seo_title: "Clinics" }, { seo_description: "Clinics." }, { social_image: "/a.png" }, { hidden_from_search: true }])(
		"opens for a row with %o",
		async (changes) => {
			await edit(changes);
			expect(overrides()?.open).toBe(true);
		},
	);

	test("opens at a value that is too long, and keeps it", async () => {
		const store = await edit();
		await fill(box("SEO title"), "x".repeat(121));
		const details = overrides();
		if (details) details.open = false;
		await press("Update Portfolio");
		await waitFor(() => expect(box("SEO title").getAttribute("aria-invalid")).toBe("true"));
		expect([details?.open, box("SEO title").value.length, store.update.mock.calls.length]).toEqual([true, 121, 0]);
	});
});
