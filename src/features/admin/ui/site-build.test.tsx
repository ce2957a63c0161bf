// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { Toaster, toast } from "sonner";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { paths } from "@/content/paths";
import { CONTENT_CHANGED } from "@/data/admin-rows/admin-rows";
import { type AuthCall, keepSession, type Replies, type Reply, startAuthServer } from "../../../../tests/support/data/auth-harness";
import { translatePage } from "../../../../tests/support/translate-page";
import { LiveNote, SiteBuildPanel, useBuildAfterChanges, useStatusColumn } from "./site-build";

const FILE = "GET /build.json";
const STATE = "POST /rest/v1/rpc/site_build_state";
const REBUILD = "POST /functions/v1/rebuild";

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const REASON = "The host answered 500.";
const states = {
	live: { changedAt: minutesAgo(60) },
	pending: { changedAt: minutesAgo(1) },
	failed: { changedAt: minutesAgo(2), failedAt: minutesAgo(1), failure: REASON },
};
type Build = keyof typeof states;

let replies: Replies;
let calls: AuthCall[];
const bodies = (what: string) => calls.filter((call) => call.what === what).map(({ body }) => body);

/** Serves pages that were built some minutes ago. */
function serve(build: Build, skipped: string[] = [], minutes = 30): void {
	replies[FILE] = [200, { builtAt: minutesAgo(minutes), complete: true, skipped }];
	replies[STATE] = [200, { requestedAt: null, failedAt: null, failure: null, ...states[build] }];
}

beforeEach(() => {
	vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
	vi.spyOn(console, "error").mockImplementation(() => {});
	keepSession();
	replies = { [REBUILD]: [200, { state: "requested" }] };
	serve("live");
	replies[FILE] = [404, null];
	calls = startAuthServer(replies);
});
afterEach(() => {
	toast.dismiss();
	cleanup();
	vi.restoreAllMocks();
});

function show(element: ReactElement) {
	const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	render(
		<QueryClientProvider client={client}>
			{element}
			<Toaster />
		</QueryClientProvider>,
	);
	return { settled: () => waitFor(() => expect(client.isFetching()).toBe(0)) };
}

describe("the panel of the public pages", () => {
	test.each<[Build, string, string]>([
		["live", "Live\u00a0· Last built 30 minutes ago", "Build now"],
		["pending", "Changes go live in about a minute\u00a0· Last built 30 minutes ago", "Build now"],
	])("says %j in words", async (build, words, label) => {
		serve(build);
		show(<SiteBuildPanel />);
		const panel = await screen.findByRole("region", { name: "Public pages" });
		expect(panel.querySelector("p")?.textContent).toBe(words);
		expect(screen.getByRole("button", { name: label })).toBeTruthy();
	});

	test("names the pages that the build couldn't make, the first five as links", async () => {
		const skipped = Array.from({ length: 7 }, (_none, at) => `/blog/damaged-${at}`);
		serve("live", skipped);
		show(<SiteBuildPanel />);
		const panel = await screen.findByRole("region", { name: "Public pages" });
		expect(panel.textContent).toContain("7 pages have no file.");
		expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(skipped.slice(0, 5));
		expect(panel.textContent).toContain("and 2 more");
	});

	test("names the time and the reason of a failure", async () => {
		serve("failed");
		show(<SiteBuildPanel />);
		// The status has no words that follow the time: they would be announced every minute.
		expect((await screen.findByRole("status")).textContent).toMatch(/^Build failed \d{1,2}:\d\d [AP]M\. The host answered 500\.$/);
		expect(screen.getByText(/Visitors still see the pages of/).parentElement?.textContent).toMatch(/ 30 minutes ago\.$/);
	});

	test("is absent without built pages, and offers a retry when the state can't be read", async () => {
		await show(<SiteBuildPanel />).settled();
		expect(screen.queryByRole("region", { name: "Public pages" })).toBeNull();
		cleanup();
		replies[FILE] = "no network";
		show(<SiteBuildPanel />);
		await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
		await waitFor(() => expect(bodies(FILE)).toHaveLength(3));
	});

	test("starts one build, also when pressed twice, and reads the state again", async () => {
		let finish = () => {};
		const started = new Promise<Reply>((done) => (finish = () => done([200, {}])));
		replies[REBUILD] = () => started;
		serve("failed");
		show(<SiteBuildPanel />);
		const button = await screen.findByRole("button", { name: "Retry" });
		await userEvent.click(button);
		await userEvent.click(button);
		serve("live", [], 0);
		finish();
		await screen.findByText("Build started");
		await screen.findByText("Live");
		expect(bodies(REBUILD)).toEqual([{ force: true }]);
	});

	test("starts a build on a page that the browser translated", async () => {
		serve("failed");
		show(<SiteBuildPanel />);
		const button = await screen.findByRole("button", { name: "Retry" });
		translatePage();
		serve("live", ["/blog/damaged"], 0);
		await userEvent.click(button);
		await waitFor(() => expect(button.textContent).toBe("Build now"));
		translatePage();
		serve("live", ["/blog/damaged", "/blog/other"], 0);
		await userEvent.click(button);
		expect(await screen.findByText("2 pages have no file.")).toBeTruthy();
	});

	test.each([
		["No build hook is set.", 503, "not_configured", /^No build hook is set\. Build the site at your host/],
		[REASON, 502, "build_failed", /^The host answered 500\. Please try again\.$/],
		["The database did not respond. Please try again.", 503, "store_unavailable", /^The database did not respond\. Please try again\.$/],
		["Sign in again, then try again.", 401, "sign_in_first", /^Sign in again, then try again\.$/],
	])("says what to do after %s", async (message, status, code, words) => {
		replies[REBUILD] = [status, { error: { code, message } }];
		serve("live");
		show(<SiteBuildPanel />);
		await userEvent.click(await screen.findByRole("button", { name: "Build now" }));
		await screen.findByText(words);
	});
});

describe("the note of a row", () => {
	const row = { status: "published", listed: true, published_at: minutesAgo(600), updated_at: minutesAgo(60) };

	test.each<[string, Build, string]>([
		[minutesAgo(60), "live", "Live"],
		[minutesAgo(60), "pending", "Live"],
		[minutesAgo(1), "pending", "Live in about a minute"],
		[minutesAgo(1), "failed", "Not live: build failed"],
	])("changed at %s with a build %j says %s", async (updatedAt, build, words) => {
		serve(build);
		show(<LiveNote row={{ ...row, updated_at: updatedAt }} />);
		await screen.findByText(words);
	});

	test.each([{ status: "draft" }, { listed: false }, { published_at: minutesAgo(-60) }])("is absent for %j", async (changes) => {
		serve("live");
		await show(<LiveNote row={{ ...row, ...changes }} />).settled();
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
		serve("live", ["/blog/damaged", "/blog/5"]);
		show(<Status slug={slug} />);
		await screen.findByText(words);
	});
});

describe("changes of content", () => {
	function Listener() {
		useBuildAfterChanges();
		return null;
	}

	test("that follow each other at once ask for one build", async () => {
		show(<Listener />);
		window.dispatchEvent(new Event(CONTENT_CHANGED));
		window.dispatchEvent(new Event(CONTENT_CHANGED));
		await waitFor(() => expect(bodies(REBUILD)).toHaveLength(1));
		window.dispatchEvent(new Event(CONTENT_CHANGED));
		await waitFor(() => expect(bodies(REBUILD)).toHaveLength(2));
		cleanup();
		window.dispatchEvent(new Event(CONTENT_CHANGED));
		await new Promise((done) => setTimeout(done));
		expect(bodies(REBUILD)).toEqual([{ force: false }, { force: false }]);
	});
});
