// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toast } from "sonner";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RowGone } from "@/data/admin-rows/requests";
import type { ProjectRow } from "@/data/projects/schema";
import { RequestFailed } from "@/data/request-failed";
import type { RowHistory } from "@/data/revisions/repository";
import type { Revision } from "@/data/revisions/schema";
import { fakeSession, prepareBrowser } from "../../../../tests/support/admin/form-page-harness";
import { editAddress, fakeStore, PROJECT_ID, showPage, storedProject, titleBox } from "../../../../tests/support/admin/project-harness";
import { projectEditor } from "./project-editor";

beforeEach(prepareBrowser);
afterEach(() => {
	toast.dismiss();
	cleanup();
});

const restoreButton = () => screen.findByRole("button", { name: "Restore this version" });
const isOff = (button: HTMLElement) => button.getAttribute("aria-disabled") === "true";
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

const storedVersion = (version: number, changes: Record<string, unknown> = {}) => {
	const { row } = storedProject({ title: `Title ${version}`, description: "Books visits.", ...changes }, version);
	return { id: version * 10, version, row, columns: { ...row } };
};

type Rows = Pick<RowHistory<ProjectRow>, "listRevisions" | "readRevision" | "restoreVersion">;

function fakeRows(changes: Partial<Rows> = {}) {
	return {
		listRevisions: vi.fn<Rows["listRevisions"]>(changes.listRevisions ?? (async () => [revision(2), revision(1)])),
		readRevision: vi.fn<Rows["readRevision"]>(changes.readRevision ?? (async (id) => storedVersion(id / 10))),
		restoreVersion: vi.fn<Rows["restoreVersion"]>(
			changes.restoreVersion ?? (async ({ row }, version) => ({ saved: storedProject({ ...row }, version + 1) })),
		),
	};
}

async function openHistory(rows: Rows, { store = fakeStore(), session = fakeSession().session } = {}) {
	const page = showPage(store, editAddress, session, async () => ({ ...(await projectEditor.history()), rows }));
	await userEvent.click(await screen.findByRole("button", { name: "History" }));
	await screen.findByRole("dialog", { name: "History of this project" });
	return page;
}

describe("the history of a project", () => {
	it("lists who changed what and when, newest first, with the labels of the form", async () => {
		const list = [
			revision(3, { changed: ["extended_testimonial", "title", "metrics", "status", "client", "slug"] }),
			revision(2, { action: "delete", changed: [], changedBy: null }),
			revision(1, { changed: [] }),
		];
		const rows = fakeRows({ listRevisions: async () => list });
		await openHistory(rows);
		expect((await screen.findAllByRole("radio")).map((radio) => radio.closest("label")?.textContent)).toEqual([
			"Nov 3, 2026, 9:30 AMVersion v3Title, Slug, Client, Testimonial and 2 more changed just nowby leela@example.org",
			"Nov 2, 2026, 9:30 AMVersion v2Deleted just nowby a service key or the SQL editor",
			"Nov 1, 2026, 9:30 AMVersion v1Saved without changes just nowby leela@example.org",
		]);
		expect(rows.readRevision.mock.calls.map(([id]) => id)).toEqual([30]);
	});

	it("compares a version with what is stored now rather than with what was opened", async () => {
		const read = vi
			.fn()
			.mockResolvedValueOnce(storedProject())
			.mockResolvedValue(storedProject({ client: "Theirs", metrics: { Speed: "3x" } }));
		const old = { title: "Clinic help desk", client: null, service_id: "saas", metrics: { Speed: "2x" } };
		await openHistory(fakeRows({ readRevision: async () => storedVersion(2, old) }), { store: fakeStore({ read }) });
		expect(await screen.findByText(/^4 fields differ/)).toBeTruthy();
		expect(within(field("Title") ?? document.body).getByRole("insertion").textContent).toBe("help ");
		expect(within(field("Client") ?? document.body).getByRole("deletion").textContent).toBe("Theirs");
		expect(field("Client")?.textContent).toContain("Empty then");
		expect(field("Service")?.textContent).toBe("ServiceWeb ApplicationsSAAS Solutions");
		const hidden = screen.getByRole("heading", { name: "Also restored, but not in the form" });
		expect(hidden.nextElementSibling?.textContent).toContain("Card metrics");
	});

	it("compares another version when it is chosen", async () => {
		await openHistory(fakeRows());
		await screen.findByRole("heading", { name: "Version of Nov 2, 2026, 9:30 AM" });
		await userEvent.click(screen.getByRole("radio", { name: /Nov 1, 2026/ }));
		expect(await screen.findByRole("heading", { name: "Version of Nov 1, 2026, 9:30 AM" })).toBeTruthy();
		await waitFor(() => expect(field("Title")?.textContent).toContain("Title 1"));
	});

	it("says when there are no versions, and offers no history for a new project", async () => {
		await openHistory(fakeRows({ listRevisions: async () => [] }));
		expect(await screen.findByText("No earlier versions yet")).toBeTruthy();
		expect(screen.getByText("Each save keeps the previous version.")).toBeTruthy();
		cleanup();
		showPage(fakeStore());
		await titleBox();
		expect(screen.queryByRole("button", { name: "History" })).toBeNull();
	});

	it("reloads a list or a version on Retry", async () => {
		const listRevisions = vi
			.fn<Rows["listRevisions"]>()
			.mockRejectedValueOnce(new Error("500"))
			.mockResolvedValue([revision(1)]);
		const readRevision = vi.fn<Rows["readRevision"]>().mockRejectedValueOnce(new Error("500")).mockResolvedValue(storedVersion(1));
		await openHistory(fakeRows({ listRevisions, readRevision }));
		expect((await screen.findByRole("alert")).textContent).toContain("The history couldn't be loaded");
		await userEvent.click(screen.getByRole("button", { name: "Retry" }));
		expect(await screen.findByText("This version couldn't be loaded")).toBeTruthy();
		expect(isOff(await restoreButton())).toBe(true);
		await userEvent.click(screen.getByRole("button", { name: "Retry" }));
		await waitFor(async () => expect(isOff(await restoreButton())).toBe(false));
	});

	it("shows a toast and keeps the form when the history doesn't load", async () => {
		showPage(fakeStore(), editAddress, fakeSession().session, () => Promise.reject(new Error("chunk")));
		await userEvent.click(await screen.findByRole("button", { name: "History" }));
		expect(await screen.findByText("The history couldn't be opened. Please try again.")).toBeTruthy();
		expect((await titleBox()).value).toBe("Clinic desk");
	});
});

describe("restoring a version", () => {
	it("shows the version in the form, and saves over it next", async () => {
		const store = fakeStore();
		const rows = fakeRows();
		await openHistory(rows, { store });
		await userEvent.click(await restoreButton());
		expect(await screen.findByText("Version of Nov 2, 2026, 9:30 AM restored")).toBeTruthy();
		expect(screen.getByText("The previous version is in the history.")).toBeTruthy();
		expect(rows.restoreVersion.mock.calls[0]?.[1]).toBe(3);
		expect(screen.queryByRole("dialog")).toBeNull();
		expect(document.activeElement).toBe(screen.getByRole("button", { name: "History" }));
		expect((await titleBox()).value).toBe("Title 2");
		expect(screen.getByText("All changes saved")).toBeTruthy();
		await userEvent.type(await titleBox(), "!");
		await userEvent.click(screen.getByRole("button", { name: "Update Portfolio" }));
		await waitFor(() => expect(store.update.mock.calls[0]?.slice(0, 3)).toMatchObject([PROJECT_ID, 4, { title: "Title 2!" }]));
	});

	it("is disabled while the form has unsaved changes, and says why", async () => {
		showPage(fakeStore(), editAddress, fakeSession().session, async () => ({ ...(await projectEditor.history()), rows: fakeRows() }));
		await userEvent.type(await titleBox(), " 2");
		await userEvent.click(screen.getByRole("button", { name: "History" }));
		const button = await restoreButton();
		await screen.findByText(/fields? differs? from/);
		expect(isOff(button)).toBe(true);
		expect(document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
			"Publish or discard your changes first.",
		);
	});

	it("is disabled when nothing differs, and names another publication state", async () => {
		await openHistory(fakeRows({ readRevision: async () => storedVersion(2, { title: "Clinic desk", status: "draft" }) }));
		expect(await screen.findByText("This version matches the current one.")).toBeTruthy();
		expect(screen.getByText("It was a draft at the time. Restoring leaves it published.")).toBeTruthy();
		expect(isOff(await restoreButton())).toBe(true);
	});

	it("writes nothing over a change made elsewhere, shows that change, and restores on the second try", async () => {
		const theirs = storedProject({ title: "Theirs" }, 8);
		const restoreVersion = vi
			.fn<Rows["restoreVersion"]>()
			.mockResolvedValueOnce({ newer: theirs })
			.mockResolvedValue({ saved: storedProject({ title: "Title 2" }, 9) });
		const read = vi.fn().mockResolvedValueOnce(storedProject()).mockResolvedValueOnce(storedProject()).mockResolvedValue(theirs);
		// The change made elsewhere added a version; the chosen version is still the one to restore.
		const listRevisions = vi
			.fn<Rows["listRevisions"]>()
			.mockResolvedValueOnce([revision(2), revision(1)])
			.mockResolvedValue([revision(3), revision(2), revision(1)]);
		await openHistory(fakeRows({ restoreVersion, listRevisions }), { store: fakeStore({ read }) });
		await userEvent.click(await restoreButton());
		expect(await screen.findByText(/^This project was changed elsewhere, so nothing was restored/)).toBeTruthy();
		await waitFor(() => expect(field("Title")?.textContent).toContain("Theirs"));
		expect(await screen.findByRole("radio", { name: /Nov 3, 2026/ })).toBeTruthy();
		expect((await titleBox()).value).toBe("Theirs");
		await userEvent.click(await restoreButton());
		await screen.findByText("Version of Nov 2, 2026, 9:30 AM restored");
		expect(restoreVersion.mock.calls.map(([{ id }, version]) => [id, version])).toEqual([
			[20, 3],
			[20, 8],
		]);
	});

	it.each([
		["another project has the slug", () => new RequestFailed("portfolios", 409, "23505"), /slug “clinic-desk”/],
		["the project was deleted", () => new RowGone(), /This project no longer exists/],
		["the session has ended", () => new RequestFailed("portfolios", 401), /Your session has ended/],
		["no answer came", () => new RequestFailed("portfolios", 0), /The server didn't respond/],
		["the change is refused", () => new RequestFailed("portfolios", 403), /permission to change this project/],
	])("says that %s, and leaves the form unchanged", async (why, error, said) => {
		const { session, tell } = fakeSession();
		if (why === "the session has ended") tell({ kind: "signed-out" });
		await openHistory(fakeRows({ restoreVersion: () => Promise.reject(error()) }), { session });
		await userEvent.click(await restoreButton());
		expect((await screen.findByText(said)).closest('[role="alert"]')).toBeTruthy();
		expect((await titleBox()).value).toBe("Clinic desk");
		expect(session.end).toHaveBeenCalledTimes(why === "the session has ended" ? 1 : 0);
	});
});
