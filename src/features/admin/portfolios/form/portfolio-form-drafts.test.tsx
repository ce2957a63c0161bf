// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toast } from "sonner";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { adminPaths } from "@/content/admin-paths";
import { RequestFailed } from "@/data/request-failed";
import { OWNER, prepareBrowser } from "@/features/admin/editor/editor-harness";
import { type DraftPlace, draftsAt, keepDraft } from "@/features/admin/editor/local-drafts";
import { fakeStore, PROJECT_ID, showPage, storedProject } from "./page-harness";
import { projectEditor } from "./project-editor";

beforeEach(prepareBrowser);
afterEach(() => {
	toast.dismiss();
	cleanup();
});

const address = adminPaths.editPortfolio(PROJECT_ID);
const here: DraftPlace = { owner: OWNER, table: "portfolios", row: PROJECT_ID };
const anew: DraftPlace = { ...here, row: "new" };
const title = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Title" });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

/** A draft of the stored project, as an earlier page left it behind. */
function leaveBehind(
	changes: object,
	{ place = here, version = 3, shape = 1 }: { place?: DraftPlace; version?: number | null; shape?: number } = {},
) {
	const form = { ...projectEditor.toForm(place === anew ? null : storedProject().row), ...changes };
	keepDraft(place, {
		id: "left",
		rowId: place === anew ? "0d000000-0000-4000-8000-000000000001" : PROJECT_ID,
		version,
		at: new Date().toISOString(),
		shape,
		form,
	});
}

describe("drafts in this browser", () => {
	it("a change is kept within a second, and at once when the page is hidden or ends", async () => {
		showPage(fakeStore(), address);
		const box = await title();
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
		fireEvent.change(box, { target: { value: "Clinic desk 2" } });
		vi.advanceTimersByTime(1000);
		expect(draftsAt(here)[0]?.form).toMatchObject({ title: "Clinic desk 2" });
		vi.useRealTimers();
		expect(draftsAt(here)[0]).toMatchObject({ rowId: PROJECT_ID, version: 3, shape: 1 });
		await userEvent.type(await title(), "3");
		window.dispatchEvent(new Event("pagehide"));
		expect(draftsAt(here)[0]?.form).toMatchObject({ title: "Clinic desk 23" });
		await userEvent.type(await title(), "4");
		cleanup();
		expect(draftsAt(here)[0]?.form).toMatchObject({ title: "Clinic desk 234" });
	});

	it("what was typed and taken back needs no draft", async () => {
		showPage(fakeStore(), address);
		await userEvent.type(await title(), "x");
		window.dispatchEvent(new Event("pagehide"));
		expect(draftsAt(here)).toHaveLength(1);
		await userEvent.type(await title(), "{Backspace}");
		window.dispatchEvent(new Event("pagehide"));
		expect(draftsAt(here)).toEqual([]);
	});

	it("a draft is offered with what differs, and changes nothing before somebody says so", async () => {
		leaveBehind({ title: "From before", client: "Dockline" });
		showPage(fakeStore(), address);
		expect(await screen.findByText(/· Title, Client/)).toBeTruthy();
		expect((await title()).value).toBe("Clinic desk");
		await press("Restore");
		expect((await title()).value).toBe("From before");
		expect(screen.getByText("Unsaved changes")).toBeTruthy();
		expect(screen.queryByRole("button", { name: "Restore" })).toBeNull();
		// It is this form's draft now.
		expect(draftsAt(here)).toHaveLength(1);
		expect(draftsAt(here)[0]?.id).not.toBe("left");
	});

	it("a saved draft is gone, one whose save failed is not", async () => {
		leaveBehind({ title: "From before" });
		const update = vi
			.fn()
			.mockRejectedValueOnce(new RequestFailed("portfolios", 500))
			.mockResolvedValue({ saved: storedProject({}, 4) });
		showPage(fakeStore({ update }), address);
		await title();
		await userEvent.click(await screen.findByRole("button", { name: "Restore" }));
		await press("Update Portfolio");
		await screen.findByText("Something went wrong. Please try again.");
		expect(draftsAt(here)[0]?.form).toMatchObject({ title: "From before" });
		await press("Update Portfolio");
		await screen.findByText("Portfolio updated");
		expect(draftsAt(here)).toEqual([]);
	});

	it("over a row that is newer than the draft, the save names the draft's version and so asks first", async () => {
		leaveBehind({ title: "From before" }, { version: 2 });
		const store = fakeStore();
		showPage(store, address);
		expect(await screen.findByText(/The stored project is newer than this draft/)).toBeTruthy();
		await press("Restore");
		await press("Update Portfolio");
		await waitFor(() => expect(store.update.mock.calls[0]?.slice(0, 3)).toMatchObject([PROJECT_ID, 2, { title: "From before" }]));
	});

	it("a restored new project keeps its id, so that a save whose answer was lost is not made twice", async () => {
		leaveBehind({ title: "From before", description: "D", serviceId: "saas" }, { place: anew, version: null });
		const store = fakeStore();
		showPage(store);
		await userEvent.click(await screen.findByRole("button", { name: "Restore" }));
		await press("Create Portfolio");
		await waitFor(() => expect(store.create.mock.calls[0]?.[0]).toBe("0d000000-0000-4000-8000-000000000001"));
	});

	it("a draft that says what is stored is dropped without a word", async () => {
		leaveBehind({});
		showPage(fakeStore(), address);
		await title();
		await waitFor(() => expect(draftsAt(here)).toEqual([]));
		expect(screen.queryByRole("button", { name: "Restore" })).toBeNull();
	});

	it.each([
		["has another shape", { title: "Old", subtitle: "Of a field that is no more" }, { shape: 0 }],
		["is damaged", { title: "Old", gallery: "none", subtitle: "Of a field that is no more" }, {}],
	])("a draft that %s stays until it is discarded, and its text can be copied", async (_what, changes, where) => {
		leaveBehind(changes, where);
		const user = userEvent.setup();
		showPage(fakeStore(), address);
		await title();
		await user.click(await screen.findByRole("button", { name: "Copy the text" }));
		expect(await screen.findByText("Copied")).toBeTruthy();
		const copied = await navigator.clipboard.readText();
		expect(copied).toContain("Title\nOld");
		expect(copied).toContain("subtitle\nOf a field that is no more");
		expect(screen.queryByRole("button", { name: "Restore" })).toBeNull();
		expect(draftsAt(here)).toHaveLength(1);
		await user.click(screen.getByRole("button", { name: "Discard" }));
		expect(draftsAt(here)).toEqual([]);
		expect(screen.queryByRole("button", { name: "Copy the text" })).toBeNull();
	});

	it("a save that ends after somebody left takes the draft with it", async () => {
		let answer = (_value: { saved: ReturnType<typeof storedProject> }) => {};
		const held = new Promise<{ saved: ReturnType<typeof storedProject> }>((resolve) => {
			answer = resolve;
		});
		const { router } = showPage(fakeStore({ update: () => held }), address);
		vi.stubGlobal("confirm", () => true);
		await userEvent.type(await title(), " 2");
		await press("Update Portfolio");
		await act(() => router.navigate(adminPaths.portfolios));
		expect(await screen.findByText("The list")).toBeTruthy();
		expect(draftsAt(here)).toHaveLength(1);
		await act(async () => answer({ saved: storedProject({ title: "Clinic desk 2" }, 4) }));
		await waitFor(() => expect(draftsAt(here)).toEqual([]));
	});

	it("a discarded draft is gone, and Undo brings it back", async () => {
		leaveBehind({ title: "From before" });
		showPage(fakeStore(), address);
		await title();
		await userEvent.click(await screen.findByRole("button", { name: "Discard" }));
		expect(draftsAt(here)).toEqual([]);
		await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
		expect(await screen.findByRole("button", { name: "Restore" })).toBeTruthy();
		expect(draftsAt(here)).toHaveLength(1);
	});

	it("restoring over what was typed meanwhile can be undone", async () => {
		leaveBehind({ title: "From before" });
		showPage(fakeStore(), address);
		await userEvent.type(await title(), " typed now");
		await press("Restore");
		expect((await title()).value).toBe("From before");
		await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
		expect((await title()).value).toBe("Clinic desk typed now");
	});

	it("where nothing can be kept a quiet line says so, and leaving tells the truth", async () => {
		const confirm = vi.spyOn(window, "confirm").mockReturnValue(false);
		vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
			throw new DOMException("full", "QuotaExceededError");
		});
		showPage(fakeStore(), address);
		await userEvent.type(await title(), " 2");
		expect(await screen.findByText("Drafts cannot be kept in this browser")).toBeTruthy();
		await press("Cancel");
		expect(confirm).toHaveBeenCalledWith("Leave without saving? Your changes will be lost.");
	});
});
