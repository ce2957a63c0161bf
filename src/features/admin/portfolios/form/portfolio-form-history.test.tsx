// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toast } from "sonner";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { adminPaths } from "@/content/admin-paths";
import { RowGone } from "@/data/admin-rows/row-errors";
import type { PortfolioRow } from "@/data/portfolios/schema";
import { RequestFailed } from "@/data/request-failed";
import type { RowHistory } from "@/data/revisions/repository";
import type { Revision } from "@/data/revisions/schema";
import { fakeSession, prepareBrowser } from "@/features/admin/editor/editor-harness";
import { fakeStore, PROJECT_ID, showPage, storedProject } from "./page-harness";
import { history } from "./project-history";

beforeEach(prepareBrowser);
afterEach(() => {
	toast.dismiss();
	cleanup();
});

const address = adminPaths.editPortfolio(PROJECT_ID);
const title = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Title" });
const restoreButton = () => screen.findByRole<HTMLButtonElement>("button", { name: "Restore this version" });
const field = (name: string) => screen.getByRole("term", { name: (_name, term) => term.textContent === name }).parentElement;

const revision = (version: number, more: Partial<Revision> = {}): Revision => ({
	id: version * 10,
	version,
	action: "update",
	changed: ["title"],
	savedAt: `2026-11-0${version}T09:30:00`,
	changedAt: new Date().toISOString(),
	changedBy: "leela@example.org",
	...more,
});

/** A project as it was in a version. */
const kept = (version: number, changes: Record<string, unknown> = {}) => {
	const { row } = storedProject({ title: `Title ${version}`, description: "Books visits.", ...changes }, version);
	return { id: version * 10, version, row, columns: { ...row } };
};

type Rows = Pick<RowHistory<PortfolioRow>, "listRevisions" | "readRevision" | "restoreVersion">;

function fakeRows(changes: Partial<Rows> = {}) {
	return {
		listRevisions: vi.fn<Rows["listRevisions"]>(changes.listRevisions ?? (async () => [revision(2), revision(1)])),
		readRevision: vi.fn<Rows["readRevision"]>(changes.readRevision ?? (async (id) => kept(id / 10))),
		restoreVersion: vi.fn<Rows["restoreVersion"]>(
			changes.restoreVersion ?? (async ({ row }, version) => ({ saved: storedProject({ ...row }, version + 1) })),
		),
	};
}

async function openHistory(rows: Rows, { store = fakeStore(), session = fakeSession().session } = {}) {
	const page = showPage(store, address, session, async () => ({ ...history, rows }));
	await userEvent.click(await screen.findByRole("button", { name: "History" }));
	await screen.findByRole("dialog", { name: "History of this project" });
	return page;
}

describe("the history of a project", () => {
	it("lists who changed what and when, newest first, in the names of the form", async () => {
		const list = [
			revision(3, { changed: ["extended_testimonial", "title", "metrics", "status", "client", "slug"] }),
			revision(2, { action: "delete", changed: [], changedBy: null }),
			revision(1, { changed: [] }),
		];
		const rows = fakeRows({ listRevisions: async () => list });
		await openHistory(rows);
		expect((await screen.findAllByRole("radio")).map((radio) => radio.closest("label")?.textContent)).toEqual([
			"3 Nov 2026, 09:30Version v3Title, Slug, Client, Testimonial and 2 more changed just nowby leela@example.org",
			"2 Nov 2026, 09:30Version v2Deleted just nowby a service key or the SQL editor",
			"1 Nov 2026, 09:30Version v1Saved again unchanged just nowby leela@example.org",
		]);
		expect(rows.readRevision.mock.calls.map(([id]) => id)).toEqual([30]);
	});

	it("shows what a version would bring back and take away, beside what is stored and not beside what was opened", async () => {
		const read = vi
			.fn()
			.mockResolvedValueOnce(storedProject())
			.mockResolvedValue(storedProject({ client: "Theirs", metrics: { Speed: "3x" } }));
		const old = { title: "Clinic help desk", service_id: "saas", metrics: { Speed: "2x" } };
		await openHistory(fakeRows({ readRevision: async () => kept(2, old) }), { store: fakeStore({ read }) });
		expect(await screen.findByText("Against what is stored now, 4 fields differ.")).toBeTruthy();
		expect(within(field("Title") ?? document.body).getByRole("insertion").textContent).toBe("help ");
		expect(within(field("Client") ?? document.body).getByRole("deletion").textContent).toBe("Theirs");
		expect(field("Client")?.textContent).toContain("Empty then");
		expect(field("Service")?.textContent).toBe("ServiceWeb ApplicationsSAAS Solutions");
		const hidden = screen.getByRole("heading", { name: "Not in the form, and restored as well" });
		expect(hidden.nextElementSibling?.textContent).toContain("Metrics of the card");
	});

	it("another version is compared as soon as it is chosen", async () => {
		await openHistory(fakeRows());
		await screen.findByRole("heading", { name: "Version of 2 Nov 2026, 09:30" });
		await userEvent.click(screen.getByRole("radio", { name: /1 Nov 2026/ }));
		expect(await screen.findByRole("heading", { name: "Version of 1 Nov 2026, 09:30" })).toBeTruthy();
		await waitFor(() => expect(field("Title")?.textContent).toContain("Title 1"));
	});

	it("says when there is nothing yet, and a new project has no history", async () => {
		await openHistory(fakeRows({ listRevisions: async () => [] }));
		expect(await screen.findByText("No earlier versions yet")).toBeTruthy();
		expect(screen.getByText("Every save keeps the one before.")).toBeTruthy();
		cleanup();
		showPage(fakeStore());
		await title();
		expect(screen.queryByRole("button", { name: "History" })).toBeNull();
	});

	it("a list or a version that does not come can be asked for again", async () => {
		const listRevisions = vi
			.fn<Rows["listRevisions"]>()
			.mockRejectedValueOnce(new Error("500"))
			.mockResolvedValue([revision(1)]);
		const readRevision = vi.fn<Rows["readRevision"]>().mockRejectedValueOnce(new Error("500")).mockResolvedValue(kept(1));
		await openHistory(fakeRows({ listRevisions, readRevision }));
		expect((await screen.findByRole("alert")).textContent).toContain("The history could not be loaded");
		await userEvent.click(screen.getByRole("button", { name: "Retry" }));
		expect(await screen.findByText("This version could not be loaded")).toBeTruthy();
		expect((await restoreButton()).disabled).toBe(true);
		await userEvent.click(screen.getByRole("button", { name: "Retry" }));
		await waitFor(async () => expect((await restoreButton()).disabled).toBe(false));
	});

	it("a history that does not load is a toast, and the form stays", async () => {
		showPage(fakeStore(), address, fakeSession().session, () => Promise.reject(new Error("chunk")));
		await userEvent.click(await screen.findByRole("button", { name: "History" }));
		expect(await screen.findByText("The history did not open. Please try again.")).toBeTruthy();
		expect((await title()).value).toBe("Clinic desk");
	});
});

describe("restoring a version", () => {
	it("the form shows it, the next save goes over it, and a notice says where the one before is", async () => {
		const store = fakeStore();
		const rows = fakeRows();
		await openHistory(rows, { store });
		await userEvent.click(await restoreButton());
		expect(await screen.findByText("Version of 2 Nov 2026, 09:30 restored")).toBeTruthy();
		expect(screen.getByText("The one before is in the history.")).toBeTruthy();
		expect(rows.restoreVersion.mock.calls[0]?.[1]).toBe(3);
		expect(screen.queryByRole("dialog")).toBeNull();
		expect(document.activeElement).toBe(screen.getByRole("button", { name: "History" }));
		expect((await title()).value).toBe("Title 2");
		expect(screen.getByText("All changes saved")).toBeTruthy();
		await userEvent.type(await title(), "!");
		await userEvent.click(screen.getByRole("button", { name: "Update Portfolio" }));
		await waitFor(() => expect(store.update.mock.calls[0]?.slice(0, 3)).toMatchObject([PROJECT_ID, 4, { title: "Title 2!" }]));
	});

	it("waits until one's own changes are saved or undone, and says so", async () => {
		showPage(fakeStore(), address, fakeSession().session, async () => ({ ...history, rows: fakeRows() }));
		await userEvent.type(await title(), " 2");
		await userEvent.click(screen.getByRole("button", { name: "History" }));
		const button = await restoreButton();
		await screen.findByText(/fields? differs?\.$/);
		expect(button.disabled).toBe(true);
		expect(document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
			"Save or undo your own changes first.",
		);
	});

	it("where the project stands is said, and what says the same as now is not restored", async () => {
		await openHistory(fakeRows({ readRevision: async () => kept(2, { title: "Clinic desk", status: "draft" }) }));
		expect(await screen.findByText("It says the same as what is stored now.")).toBeTruthy();
		expect(screen.getByText("It was a draft then. Restoring leaves it published.")).toBeTruthy();
		expect((await restoreButton()).disabled).toBe(true);
	});

	it("over a change from elsewhere nothing is written; form and comparison show it, and a second try goes over it", async () => {
		const theirs = storedProject({ title: "Theirs" }, 8);
		const restoreVersion = vi
			.fn<Rows["restoreVersion"]>()
			.mockResolvedValueOnce({ stale: theirs })
			.mockResolvedValue({ saved: storedProject({ title: "Title 2" }, 9) });
		const read = vi.fn().mockResolvedValueOnce(storedProject()).mockResolvedValueOnce(storedProject()).mockResolvedValue(theirs);
		// The change from elsewhere has left a version of its own: the one that was looked at stays the one that is restored.
		const listRevisions = vi
			.fn<Rows["listRevisions"]>()
			.mockResolvedValueOnce([revision(2), revision(1)])
			.mockResolvedValue([revision(3), revision(2), revision(1)]);
		await openHistory(fakeRows({ restoreVersion, listRevisions }), { store: fakeStore({ read }) });
		await userEvent.click(await restoreButton());
		expect(await screen.findByText(/^This project was changed elsewhere meanwhile\. Nothing was restored/)).toBeTruthy();
		await waitFor(() => expect(field("Title")?.textContent).toContain("Theirs"));
		expect(await screen.findByRole("radio", { name: /3 Nov 2026/ })).toBeTruthy();
		expect((await title()).value).toBe("Theirs");
		await userEvent.click(await restoreButton());
		await screen.findByText("Version of 2 Nov 2026, 09:30 restored");
		expect(restoreVersion.mock.calls.map(([{ id }, version]) => [id, version])).toEqual([
			[20, 3],
			[20, 8],
		]);
	});

	it.each([
		["its address has another owner", () => new RequestFailed("portfolios", 409, "23505"), /has the address “clinic-desk”/],
		["the project is gone", () => new RowGone(), /This project no longer exists\. Nothing was restored/],
		["the session has ended", () => new RequestFailed("portfolios", 401), /Your session has ended\. Nothing was restored/],
		["no answer came", () => new RequestFailed("portfolios", 0), /No answer from the server/],
		["it is refused", () => new RequestFailed("portfolios", 403), /You may not change this project/],
	])("%s: that is said, and the form stays as it was", async (why, error, said) => {
		const { session } = fakeSession();
		await openHistory(fakeRows({ restoreVersion: () => Promise.reject(error()) }), { session });
		await userEvent.click(await restoreButton());
		expect((await screen.findByText(said)).closest('[role="alert"]')).toBeTruthy();
		expect((await title()).value).toBe("Clinic desk");
		expect(session.end).toHaveBeenCalledTimes(why === "the session has ended" ? 1 : 0);
	});
});
