// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { Toaster, toast } from "sonner";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { paths } from "@/content/paths";
import { CONTENT_CHANGED } from "@/data/admin-rows/admin-rows";
import { BuildNotStarted, buildNow, noteContentChange, readSiteBuild, type SiteBuild } from "@/data/site-build";
import { translatePage } from "../../../../tests/support/translate-page";
import { LiveNote, SiteBuildPanel, useBuildAfterChanges, useStatusColumn } from "./site-build";

vi.mock("@/data/site-build", async (load) => ({
	...(await load<typeof import("@/data/site-build")>()),
	readSiteBuild: vi.fn(),
	buildNow: vi.fn(),
	noteContentChange: vi.fn(),
}));

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const builtAt = minutesAgo(30);
const failed: SiteBuild = { kind: "failed", builtAt, skipped: [], restoredAt: null, at: minutesAgo(1), reason: "The host answered 500." };

beforeEach(() => {
	vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
	vi.spyOn(console, "error").mockImplementation(() => {});
	for (const mocked of [readSiteBuild, buildNow, noteContentChange]) vi.mocked(mocked).mockReset();
});
afterEach(() => {
	toast.dismiss();
	cleanup();
	vi.restoreAllMocks();
});

function show(build: SiteBuild | Error, element: ReactElement) {
	vi.mocked(readSiteBuild).mockImplementation(async () => {
		if (build instanceof Error) throw build;
		return build;
	});
	render(
		<QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
			{element}
			<Toaster />
		</QueryClientProvider>,
	);
}

describe("the panel of the public pages", () => {
	test.each<[SiteBuild, string, string]>([
		[{ kind: "live", builtAt, skipped: [], restoredAt: null }, "Live\u00a0· Last built 30 minutes ago", "Build now"],
		[
			{ kind: "pending", builtAt, skipped: [], restoredAt: null },
			"Changes go live in about a minute\u00a0· Last built 30 minutes ago",
			"Build now",
		],
	])("says %j in words", async (build, words, label) => {
		show(build, <SiteBuildPanel />);
		const panel = await screen.findByRole("region", { name: "Public pages" });
		expect(panel.querySelector("p")?.textContent).toBe(words);
		expect(screen.getByRole("button", { name: label })).toBeTruthy();
	});

	test("names the pages that the build couldn't make, the first five as links", async () => {
		const skipped = Array.from({ length: 7 }, (_none, at) => `/blog/damaged-${at}`);
		show({ kind: "live", builtAt, skipped, restoredAt: null }, <SiteBuildPanel />);
		const panel = await screen.findByRole("region", { name: "Public pages" });
		expect(panel.textContent).toContain("7 pages have no file.");
		expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(skipped.slice(0, 5));
		expect(panel.textContent).toContain("and 2 more");
	});

	test("names the time and the reason of a failure", async () => {
		show(failed, <SiteBuildPanel />);
		// The status has no words that follow the time: they would be announced every minute.
		expect((await screen.findByRole("status")).textContent).toMatch(/^Build failed \d{1,2}:\d\d [AP]M\. The host answered 500\.$/);
		expect(screen.getByText(/Visitors still see the pages of/).parentElement?.textContent).toMatch(/ 30 minutes ago\.$/);
	});

	test("is absent without built pages, and offers a retry when the state can't be read", async () => {
		show({ kind: "none" }, <SiteBuildPanel />);
		await waitFor(() => expect(readSiteBuild).toHaveBeenCalled());
		expect(screen.queryByRole("region", { name: "Public pages" })).toBeNull();
		cleanup();
		show(new Error("offline"), <SiteBuildPanel />);
		await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
		expect(vi.mocked(readSiteBuild).mock.calls.length).toBeGreaterThan(2);
	});

	test("starts one build, also when pressed twice, and reads the state again", async () => {
		let finish = () => {};
		vi.mocked(buildNow).mockImplementation(() => new Promise((done) => (finish = done)));
		show(failed, <SiteBuildPanel />);
		const button = await screen.findByRole("button", { name: "Retry" });
		await userEvent.click(button);
		await userEvent.click(button);
		expect(buildNow).toHaveBeenCalledTimes(1);
		vi.mocked(readSiteBuild).mockResolvedValue({ kind: "live", builtAt: minutesAgo(0), skipped: [], restoredAt: null });
		await act(async () => finish());
		await screen.findByText("Build started");
		await screen.findByText("Live");
	});

	test("starts a build on a page that the browser translated", async () => {
		show(failed, <SiteBuildPanel />);
		const button = await screen.findByRole("button", { name: "Retry" });
		translatePage();
		vi.mocked(readSiteBuild).mockResolvedValue({ kind: "live", builtAt: minutesAgo(0), skipped: ["/blog/damaged"], restoredAt: null });
		await userEvent.click(button);
		await waitFor(() => expect(button.textContent).toBe("Build now"));
		translatePage();
		const skipped = ["/blog/damaged", "/blog/other"];
		vi.mocked(readSiteBuild).mockResolvedValue({ kind: "live", builtAt: minutesAgo(0), skipped, restoredAt: null });
		await userEvent.click(button);
		expect(await screen.findByText("2 pages have no file.")).toBeTruthy();
	});

	test.each([
		[new BuildNotStarted("unset", "No build hook is set."), /^No build hook is set\. Build the site at your host/],
		[new BuildNotStarted("host", "The host answered 500."), /^The host answered 500\. Please try again\.$/],
		[new BuildNotStarted("session", "Sign in again, then try again."), /^Sign in again, then try again\.$/],
	])("says what to do after %s", async (error, words) => {
		vi.mocked(buildNow).mockRejectedValue(error);
		show({ kind: "live", builtAt, skipped: [], restoredAt: null }, <SiteBuildPanel />);
		await userEvent.click(await screen.findByRole("button", { name: "Build now" }));
		await screen.findByText(words);
	});
});

describe("the note of a row", () => {
	const row = { status: "published", listed: true, published_at: minutesAgo(600), updated_at: minutesAgo(60) };

	test.each<[string, SiteBuild, string]>([
		[minutesAgo(60), { kind: "live", builtAt, skipped: [], restoredAt: null }, "Live"],
		[minutesAgo(60), { kind: "pending", builtAt, skipped: [], restoredAt: null }, "Live"],
		[minutesAgo(1), { kind: "pending", builtAt, skipped: [], restoredAt: null }, "Live in about a minute"],
		[minutesAgo(1), failed, "Not live: build failed"],
	])("changed at %s with a build %j says %s", async (updatedAt, build, words) => {
		show(build, <LiveNote row={{ ...row, updated_at: updatedAt }} />);
		await screen.findByText(words);
	});

	test.each([{ status: "draft" }, { listed: false }, { published_at: minutesAgo(-60) }])("is absent for %j", async (changes) => {
		show({ kind: "live", builtAt, skipped: [], restoredAt: null }, <LiveNote row={{ ...row, ...changes }} />);
		await waitFor(() => expect(readSiteBuild).toHaveBeenCalled());
		expect(screen.queryByText(/live/i)).toBeNull();
	});
});

describe("the status of a row in a list", () => {
	function Status({ slug }: { slug: string | null }) {
		const { cell } = useStatusColumn(paths.post);
		return cell({ id: "5", slug, status: "published", listed: true, published_at: minutesAgo(600), updated_at: minutesAgo(60) });
	}

	test.each([
		["damaged", "Live only with JavaScript"],
		[null, "Live only with JavaScript"],
		["fine", "Live"],
	])("with the slug %s and without a file for some pages says %s", async (slug, words) => {
		show({ kind: "live", builtAt, skipped: ["/blog/damaged", "/blog/5"], restoredAt: null }, <Status slug={slug} />);
		await screen.findByText(words);
	});
});

describe("changes of content", () => {
	function Listener() {
		useBuildAfterChanges();
		return null;
	}

	test("that follow each other at once ask for one build", async () => {
		show({ kind: "none" }, <Listener />);
		window.dispatchEvent(new Event(CONTENT_CHANGED));
		window.dispatchEvent(new Event(CONTENT_CHANGED));
		await waitFor(() => expect(noteContentChange).toHaveBeenCalledTimes(1));
		window.dispatchEvent(new Event(CONTENT_CHANGED));
		await waitFor(() => expect(noteContentChange).toHaveBeenCalledTimes(2));
		cleanup();
		window.dispatchEvent(new Event(CONTENT_CHANGED));
		await new Promise((done) => setTimeout(done));
		expect(noteContentChange).toHaveBeenCalledTimes(2);
	});
});
