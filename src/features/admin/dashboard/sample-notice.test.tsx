// @vitest-environment jsdom

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { Toaster, toast } from "sonner";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sampleCounts } from "@/content/samples/sample-counts";
import type { SampleRows } from "@/data/dashboard";
import { ConfirmHost } from "@/features/admin/ui/confirm";
import { answer } from "../../../../tests/support/admin/answer";
import { type AuthCall, type Replies, type Reply, startAuthServer } from "../../../../tests/support/data/auth-harness";
import { SampleNotice, type SampleRemoval } from "./sample-notice";

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

const counted = (total: number): Reply => [200, null, { "content-range": `*/${total}` }];

/** Stubs a database with these samples. Returns how often they were counted. */
function stubSamples(found: SampleRows): () => number {
	const count =
		(table: "portfolios" | "blogs") =>
		({ query }: AuthCall) =>
			counted(found[query.includes("listed=eq.true") ? "public" : "all"][table]);
	return stubCounts({
		"HEAD /rest/v1/portfolios": count("portfolios"),
		"HEAD /rest/v1/blogs": count("blogs"),
		"HEAD /rest/v1/site_settings": counted(found.hidden ? 1 : 0),
	});
}
function stubCounts(replies: Replies): () => number {
	const calls = startAuthServer(replies);
	return () => calls.filter(({ what }) => what === "HEAD /rest/v1/site_settings").length;
}

function show(removal: Partial<SampleRemoval> = {}) {
	const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	render(
		<QueryClientProvider client={client}>
			<MemoryRouter>
				<SampleNotice loadRemoval={async () => ({ removeSamples: async () => null, ...removal })} />
			</MemoryRouter>
			<ConfirmHost />
			<Toaster />
		</QueryClientProvider>,
	);
	return client;
}

const button = () => screen.findByRole("button", { name: /^Remove sample/ });
const links = () => screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

describe("the notice about samples", () => {
	test("counts what visitors can see, in the database and in the site's files, and links to it", async () => {
		stubSamples(some);
		show();
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
		stubSamples({ ...some, hidden: true });
		show();
		expect((await screen.findByRole("heading")).textContent).toBe("Sample content is hidden from visitors");
		expect(screen.getByText(/^15 projects, 3 reviews and 8 posts are marked as samples\./)).toBeTruthy();
		expect(links()).toEqual([["Show them in the settings", "/admin/settings"]]);
		expect(await button()).toBeTruthy();
	});

	test("has no button when only the site's files have samples", async () => {
		stubSamples(rows({ portfolios: 0, blogs: 0 }));
		show();
		expect((await screen.findByRole("heading")).textContent).toBe("Sample content is public: 3 reviews, 2 posts");
		expect(screen.queryByRole("button")).toBeNull();
	});

	test("is absent without any sample", async () => {
		Object.assign(sampleCounts, { reviews: 0, posts: 0 });
		stubSamples(rows({ portfolios: 0, blogs: 0 }));
		const client = show();
		await waitFor(() => expect(client.isFetching()).toBe(0));
		expect(screen.queryByRole("region", { name: "Sample content" })).toBeNull();
	});

	test("offers a retry when the counts can't be read", async () => {
		const timesCounted = stubCounts({});
		show();
		await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
		await waitFor(() => expect(timesCounted()).toBe(2));
	});
});

describe("removing the samples from the dashboard", () => {
	test("asks with the counts, says what was removed, and offers Undo", async () => {
		const bringBack = vi.fn(async () => {});
		stubSamples(some);
		show({
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
		const timesCounted = stubSamples(some);
		show({ removeSamples });
		await userEvent.click(await button());
		await answer("Cancel");
		await waitFor(() => expect(timesCounted()).toBe(2));
		expect(screen.queryByText(/^Removed/)).toBeNull();
	});

	test("removes once when the button is pressed twice", async () => {
		let finish: (value: null) => void = () => {};
		const removeSamples = vi.fn(() => new Promise<null>((resolve) => (finish = resolve)));
		stubSamples(some);
		show({ removeSamples });
		await userEvent.click(await button());
		await userEvent.click(await button());
		expect(removeSamples).toHaveBeenCalledOnce();
		finish(null);
		await waitFor(async () => expect((await button()).getAttribute("aria-disabled")).toBe("false"));
	});
});
