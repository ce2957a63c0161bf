// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { stubEnvironment } from "../../../tests/support/environment";
import { describeVisibility, OpenedPreview, type PreviewedRow } from "./opened-preview";

type Read = (id: string) => Promise<{ row: PreviewedRow; version: number; publicRow?: PreviewedRow } | null>;

const links = { edit: "/edit", list: "/list", page: (name: string) => `/case-study/${name}` };
const stored = (change: Partial<PreviewedRow> = {}) => ({
	row: { id: "7", slug: "yard-camera", status: "published", published_at: "2026-01-01T00:00:00Z", listed: true, ...change },
	version: 1,
});

let logged: unknown[][];
beforeEach(() => {
	logged = [];
	vi.spyOn(console, "error").mockImplementation((...words) => void logged.push(words));
	vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
	stubEnvironment();
});
afterEach(() => {
	cleanup();
	vi.unstubAllEnvs();
	vi.unstubAllGlobals();
});

function open(read: Read) {
	const preview = (
		<OpenedPreview subject="project" id="7" read={read} links={links}>
			{(row) => <h1>{row.slug}</h1>}
		</OpenedPreview>
	);
	const router = createMemoryRouter(
		[
			{ path: "/", element: preview },
			{ path: "/edit", element: <p>The form</p> },
			{ path: "/list", element: <p>The list</p> },
		],
		{ initialEntries: ["/"] },
	);
	const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	render(
		<QueryClientProvider client={queries}>
			<RouterProvider router={router} />
		</QueryClientProvider>,
	);
}
const link = (name: string) => screen.queryByRole("link", { name })?.getAttribute("href") ?? null;

describe("OpenedPreview", () => {
	test("shows a draft's page under a bar with its visibility and links", async () => {
		open(async () => stored({ status: "draft", published_at: null }));
		expect(screen.getByRole("status").textContent).toBe("Loading preview…");
		expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("yard-camera");
		const bar = screen.getByRole("complementary", { name: "Preview" });
		expect(bar.textContent).toContain("DraftOnly you can see this");
		expect([link("Edit"), link("Back to list"), link("View on the site")]).toEqual(["/edit", "/list", null]);
	});

	test("links a public row to its page, by its slug if it has one", async () => {
		open(async () => stored());
		await screen.findByRole("heading", { level: 1 });
		expect(link("View on the site")).toBe("/case-study/yard-camera");
		cleanup();
		open(async () => stored({ slug: null }));
		await screen.findByText("Published");
		expect(link("View on the site")).toBe("/case-study/7");
	});

	test("says what visitors have, when unpublished changes have a later date and another slug", async () => {
		const { row: publicRow, version } = stored();
		open(async () => ({ row: { ...publicRow, slug: "new-slug", published_date: "2096-06-01T09:00:00+05:30" }, version, publicRow }));
		expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("new-slug");
		const bar = screen.getByRole("complementary", { name: "Preview" });
		expect(bar.textContent).toContain("PublishedWith unpublished changes that only you can see");
		expect(link("View on the site")).toBe("/case-study/yard-camera");
	});

	test("redirects an unknown row to the form, which reports it", async () => {
		open(async () => null);
		expect(await screen.findByText("The form")).toBeTruthy();
	});

	test("shows an error that can be retried", async () => {
		const read = vi.fn<Read>(async () => stored());
		read.mockRejectedValueOnce(new Error("Admin data timeout"));
		open(read);
		expect((await screen.findByRole("alert")).textContent).toContain("Failed to load project. Please try again.");
		expect([link("Back to list"), logged.splice(0)]).toEqual(["/list", [["Preview:", "Admin data timeout"]]]);
		await userEvent.click(screen.getByRole("button", { name: "Retry" }));
		expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("yard-camera");
		expect(logged).toEqual([]);
	});
});

describe("describeVisibility", () => {
	const now = new Date("2026-11-21T12:00:00Z");
	const published = { status: "published", published_at: "2026-11-01T09:00:00Z", listed: true };

	test("describes who can see a row", () => {
		const told = (change: object) => {
			const { status, audience, isPublic } = describeVisibility({ ...published, ...change }, now);
			return [status, audience, isPublic];
		};
		expect(told({})).toEqual(["Published", "As visitors see it", true]);
		expect(told({ status: "draft", published_at: null })).toEqual(["Draft", "Only you can see this", false]);
		expect(told({ listed: false })).toEqual(["Unlisted", "Only you can see this", false]);
		const local = new Date(2026, 11, 3, 9, 0);
		expect(told({ published_at: local.toISOString() })).toEqual(["Scheduled for Dec 3, 2026, 9:00 AM", "Only you can see this", false]);
	});

	test("schedules a post with a future date for the start of its day in India", () => {
		const midnight = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" }).format(new Date("2027-05-31T18:30:00Z"));
		expect(describeVisibility({ ...published, published_date: "2027-06-01T09:00:00+05:30" }, now)).toEqual({
			status: `Scheduled for ${midnight}`,
			audience: "Only you can see this",
			isPublic: false,
		});
	});
});
