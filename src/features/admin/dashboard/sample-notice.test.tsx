// @vitest-environment jsdom

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { Toaster, toast } from "sonner";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sampleCounts } from "@/content/sample-counts";
import { readSampleRows, type SampleRows } from "@/data/dashboard";
import { ConfirmHost } from "@/features/admin/ui/confirm";
import { answer } from "../../../../tests/support/admin/answer";
import { SampleNotice, type SampleRemoval } from "./sample-notice";

vi.mock("@/data/dashboard", () => ({ readSampleRows: vi.fn() }));
vi.mock("@/content/sample-counts", () => ({ sampleCounts: { reviews: 3, posts: 2 } }));

const rows = (shown: SampleRows["public"], all = shown): SampleRows => ({ hidden: false, public: shown, all });
const some = rows({ portfolios: 13, blogs: 4 }, { portfolios: 15, blogs: 6 });

beforeEach(() => {
	Object.assign(sampleCounts, { reviews: 3, posts: 2 });
	vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
	Object.assign(Element.prototype, { setPointerCapture() {} });
	vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
	toast.dismiss();
	cleanup();
});

function show(found: SampleRows | Error, removal: Partial<SampleRemoval> = {}) {
	vi.mocked(readSampleRows).mockImplementation(async () => {
		if (found instanceof Error) throw found;
		return found;
	});
	const load = vi.fn(async () => ({ removeSamples: async () => null, ...removal }));
	render(
		<QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
			<MemoryRouter>
				<SampleNotice loadRemoval={load} />
			</MemoryRouter>
			<ConfirmHost />
			<Toaster />
		</QueryClientProvider>,
	);
	return load;
}

const button = () => screen.findByRole("button", { name: /^Remove sample/ });
const links = () => screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

describe("the notice about samples", () => {
	test("counts what visitors can see, in the database and in the site's files, and links to it", async () => {
		show(some);
		expect((await screen.findByRole("heading")).textContent).toBe("Sample content is public: 13 projects, 3 reviews, 6 posts");
		expect(links()).toEqual([
			["13 projects", "/admin/portfolio?sample=1"],
			["3 reviews", "/reviews"],
			["6 posts", "/admin/blogs?sample=1"],
			["Hide all samples in the settings", "/admin/settings"],
		]);
		expect(screen.getByText(/^4 samples aren't public\./)).toBeTruthy();
	});

	test("says that the settings hide the samples, and still offers to remove them", async () => {
		show({ ...some, hidden: true });
		expect((await screen.findByRole("heading")).textContent).toBe("Sample content is hidden from visitors");
		expect(screen.getByText(/^15 projects, 3 reviews and 8 posts are marked as samples\./)).toBeTruthy();
		expect(links()).toEqual([["Show them in the settings", "/admin/settings"]]);
		expect(await button()).toBeTruthy();
	});

	test("has no button when only the site's files have samples", async () => {
		show(rows({ portfolios: 0, blogs: 0 }));
		expect((await screen.findByRole("heading")).textContent).toBe("Sample content is public: 3 reviews, 2 posts");
		expect(screen.queryByRole("button")).toBeNull();
	});

	test("is absent without any sample", async () => {
		Object.assign(sampleCounts, { reviews: 0, posts: 0 });
		show(rows({ portfolios: 0, blogs: 0 }));
		await waitFor(() => expect(readSampleRows).toHaveBeenCalled());
		await waitFor(() => expect(screen.queryByRole("region", { name: "Sample content" })).toBeNull());
	});

	test("offers a retry when the counts can't be read", async () => {
		show(new Error("offline"));
		await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
		expect(vi.mocked(readSampleRows).mock.calls.length).toBeGreaterThan(1);
	});
});

describe("removing the samples from the dashboard", () => {
	test("asks with the counts, says what was removed, and offers Undo", async () => {
		const bringBack = vi.fn(async () => {});
		show(some, {
			removeSamples: async (confirm) =>
				(await confirm({ projects: 15, posts: 1 })) ? { projects: 15, posts: 1, inFile: false, bringBack } : null,
		});
		await userEvent.click(await button());
		expect(await answer("Remove")).toBe(
			"Remove 15 sample projects and 1 sample post, drafts included? A backup is made first, and you can undo it.",
		);
		await screen.findByText("Removed 15 sample projects and 1 sample post");
		await userEvent.click(screen.getByRole("button", { name: "Undo" }));
		await screen.findByText("Restored 15 sample projects and 1 sample post");
		expect(bringBack).toHaveBeenCalledOnce();
	});

	test("counts again afterwards, and reports nothing when the admin says no", async () => {
		const removeSamples: SampleRemoval["removeSamples"] = async (confirm) => {
			expect(await confirm({ projects: 1, posts: 0 })).toBe(false);
			return null;
		};
		show(some, { removeSamples });
		const before = vi.mocked(readSampleRows).mock.calls.length;
		await userEvent.click(await button());
		await answer("Cancel");
		await waitFor(() => expect(vi.mocked(readSampleRows).mock.calls.length).toBeGreaterThan(before));
		expect(screen.queryByText(/^Removed/)).toBeNull();
	});

	test("removes once when the button is pressed twice", async () => {
		let finish: (value: null) => void = () => {};
		const removeSamples = vi.fn(() => new Promise<null>((resolve) => (finish = resolve)));
		show(some, { removeSamples });
		await userEvent.click(await button());
		await userEvent.click(await button());
		expect(removeSamples).toHaveBeenCalledOnce();
		finish(null);
		await waitFor(async () => expect((await button()).getAttribute("aria-disabled")).toBe("false"));
	});
});
