// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toast } from "sonner";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { adminPaths } from "@/content/admin-paths";
import { RequestFailed } from "@/data/request-failed";
import { type AutosavePlace, keepAutosave, readAutosaves } from "@/features/admin/editor/autosaves";
import { answer } from "../../../../tests/support/admin/answer";
import { OWNER, prepareBrowser } from "../../../../tests/support/admin/form-page-harness";
import {
	deferredProject,
	editAddress,
	fakeStore,
	PROJECT_ID,
	press,
	showPage,
	storedProject,
	titleBox,
} from "../../../../tests/support/admin/project-harness";
import { projectEditor } from "./project-editor";

beforeEach(prepareBrowser);
afterEach(() => {
	toast.dismiss();
	cleanup();
});

const editPlace: AutosavePlace = { owner: OWNER, table: "portfolios", row: PROJECT_ID };
const newPlace: AutosavePlace = { ...editPlace, row: "new" };

function storeAutosave(
	changes: object,
	{
		place = editPlace,
		version = 3,
		shape = projectEditor.formVersion,
	}: { place?: AutosavePlace; version?: number | null; shape?: number } = {},
) {
	const form = { ...projectEditor.toForm(place === newPlace ? null : storedProject().row), ...changes };
	keepAutosave(place, {
		id: "left",
		rowId: place === newPlace ? "0d000000-0000-4000-8000-000000000001" : PROJECT_ID,
		version,
		at: new Date().toISOString(),
		shape,
		form,
	});
}

describe("unsaved text in this browser", () => {
	it("stores a change within a second, and at once when the page is hidden or closed", async () => {
		showPage(fakeStore(), editAddress);
		const box = await titleBox();
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
		fireEvent.change(box, { target: { value: "Clinic desk 2" } });
		vi.advanceTimersByTime(1000);
		expect(readAutosaves(editPlace)[0]?.form).toMatchObject({ title: "Clinic desk 2" });
		vi.useRealTimers();
		expect(readAutosaves(editPlace)[0]).toMatchObject({ rowId: PROJECT_ID, version: 3, shape: projectEditor.formVersion });
		await userEvent.type(await titleBox(), "3");
		window.dispatchEvent(new Event("pagehide"));
		expect(readAutosaves(editPlace)[0]?.form).toMatchObject({ title: "Clinic desk 23" });
		await userEvent.type(await titleBox(), "4");
		cleanup();
		expect(readAutosaves(editPlace)[0]?.form).toMatchObject({ title: "Clinic desk 234" });
	});

	it("removes the autosave when the change is undone", async () => {
		showPage(fakeStore(), editAddress);
		await userEvent.type(await titleBox(), "x");
		window.dispatchEvent(new Event("pagehide"));
		expect(readAutosaves(editPlace)).toHaveLength(1);
		await userEvent.type(await titleBox(), "{Backspace}");
		window.dispatchEvent(new Event("pagehide"));
		expect(readAutosaves(editPlace)).toEqual([]);
	});

	it("offers an autosave with the fields that differ, and restores it only on request", async () => {
		storeAutosave({ title: "From before", client: "Dockline" });
		showPage(fakeStore(), editAddress);
		expect(await screen.findByText(/· Title, Client/)).toBeTruthy();
		expect((await titleBox()).value).toBe("Clinic desk");
		await press("Restore");
		expect((await titleBox()).value).toBe("From before");
		expect(screen.getByText("Unsaved changes")).toBeTruthy();
		expect(screen.queryByRole("button", { name: "Restore" })).toBeNull();
		expect(readAutosaves(editPlace)).toHaveLength(1);
		expect(readAutosaves(editPlace)[0]?.id).not.toBe("left");
	});

	it("can't be restored during a save, whose answer would replace it", async () => {
		storeAutosave({ title: "From before" });
		showPage(fakeStore({ update: () => new Promise(() => {}) }), editAddress);
		const restore = await screen.findByRole("button", { name: "Restore" });
		await userEvent.type(await titleBox(), "!");
		expect(restore.closest("[inert]")).toBeNull();
		await press("Update Portfolio");
		await screen.findByText("Saving…");
		expect(restore.closest("[inert]")).not.toBeNull();
		// Unlike browsers, jsdom lets inert buttons be clicked.
		await userEvent.click(restore);
		expect((await titleBox()).value).toBe("Clinic desk!");
		expect(readAutosaves(editPlace).map(({ id }) => id)).toContain("left");
	});

	it("deletes the autosave after a save, and keeps it when the save fails", async () => {
		storeAutosave({ title: "From before" });
		const update = vi
			.fn()
			.mockRejectedValueOnce(new RequestFailed("portfolios", 500))
			.mockResolvedValue({ saved: storedProject({}, 4) });
		showPage(fakeStore({ update }), editAddress);
		await titleBox();
		await userEvent.click(await screen.findByRole("button", { name: "Restore" }));
		await press("Update Portfolio");
		await screen.findByText("Something went wrong. Please try again.");
		expect(readAutosaves(editPlace)[0]?.form).toMatchObject({ title: "From before" });
		await press("Update Portfolio");
		await screen.findByText("Portfolio updated");
		expect(readAutosaves(editPlace)).toEqual([]);
	});

	it("saves with the autosave's version when the stored row is newer", async () => {
		storeAutosave({ title: "From before" }, { version: 2 });
		const store = fakeStore();
		showPage(store, editAddress);
		expect(await screen.findByText(/project is newer than these changes/)).toBeTruthy();
		await press("Restore");
		await press("Update Portfolio");
		await waitFor(() => expect(store.update.mock.calls[0]?.slice(0, 3)).toMatchObject([PROJECT_ID, 2, { title: "From before" }]));
	});

	it("keeps the id of a restored new project, so that a repeated save doesn't create it twice", async () => {
		storeAutosave({ title: "From before", description: "D", serviceId: "saas" }, { place: newPlace, version: null });
		const store = fakeStore();
		showPage(store);
		await userEvent.click(await screen.findByRole("button", { name: "Restore" }));
		await press("Create Portfolio");
		await waitFor(() => expect(store.create.mock.calls[0]?.[0]).toBe("0d000000-0000-4000-8000-000000000001"));
	});

	it("drops an autosave that equals the stored project", async () => {
		storeAutosave({});
		showPage(fakeStore(), editAddress);
		await titleBox();
		await waitFor(() => expect(readAutosaves(editPlace)).toEqual([]));
		expect(screen.queryByRole("button", { name: "Restore" })).toBeNull();
	});

	it.each([
		["has another shape", { title: "Old", subtitle: "Of a field that is no more" }, { shape: 0 }],
		["is damaged", { title: "Old", gallery: "none", subtitle: "Of a field that is no more" }, {}],
	])("keeps an autosave that %s until it is discarded, and lets the admin copy its text", async (_what, changes, where) => {
		storeAutosave(changes, where);
		const user = userEvent.setup();
		showPage(fakeStore(), editAddress);
		await titleBox();
		await user.click(await screen.findByRole("button", { name: "Copy text" }));
		expect(await screen.findByText("Copied")).toBeTruthy();
		const copied = await navigator.clipboard.readText();
		expect(copied).toContain("Title\nOld");
		expect(copied).toContain("subtitle\nOf a field that is no more");
		expect(screen.queryByRole("button", { name: "Restore" })).toBeNull();
		expect(readAutosaves(editPlace)).toHaveLength(1);
		await user.click(screen.getByRole("button", { name: "Discard" }));
		expect(readAutosaves(editPlace)).toEqual([]);
		expect(screen.queryByRole("button", { name: "Copy text" })).toBeNull();
	});

	it("deletes the autosave when a save ends after the admin left", async () => {
		let arrive = (_value: { saved: ReturnType<typeof storedProject> }) => {};
		const pendingUpdate = new Promise<{ saved: ReturnType<typeof storedProject> }>((resolve) => {
			arrive = resolve;
		});
		const { router } = showPage(fakeStore({ update: () => pendingUpdate }), editAddress);
		await userEvent.type(await titleBox(), " 2");
		await press("Update Portfolio");
		await act(() => router.navigate(adminPaths.portfolios));
		await answer("Leave");
		expect(await screen.findByText("The list")).toBeTruthy();
		expect(readAutosaves(editPlace)).toHaveLength(1);
		await act(async () => arrive({ saved: storedProject({ title: "Clinic desk 2" }, 4) }));
		await waitFor(() => expect(readAutosaves(editPlace)).toEqual([]));
	});

	it.each(["Restore", "Discard"])("keeps the focus in the form on '%s'", async (name) => {
		storeAutosave({ title: "From before" });
		showPage(fakeStore(), editAddress);
		await userEvent.click(await screen.findByRole("button", { name }));
		expect(document.activeElement).toBe(screen.getByRole("group", { name: "Basic Information" }));
	});

	it("brings a discarded autosave back on Undo", async () => {
		storeAutosave({ title: "From before" });
		showPage(fakeStore(), editAddress);
		await titleBox();
		await userEvent.click(await screen.findByRole("button", { name: "Discard" }));
		expect(readAutosaves(editPlace)).toEqual([]);
		await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
		expect(await screen.findByRole("button", { name: "Restore" })).toBeTruthy();
		expect(readAutosaves(editPlace)).toHaveLength(1);
	});

	it("undoes a restore that replaced newer text, offers the autosave again, and saves over the version shown before", async () => {
		storeAutosave({ title: "From before" }, { version: 2 });
		const store = fakeStore();
		showPage(store, editAddress);
		await userEvent.type(await titleBox(), " typed now");
		await press("Restore");
		expect((await titleBox()).value).toBe("From before");
		await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
		expect((await titleBox()).value).toBe("Clinic desk typed now");
		expect(readAutosaves(editPlace).map(({ id }) => id)).toContain("left");
		expect(screen.getByRole("button", { name: "Restore" })).toBeTruthy();
		await press("Update Portfolio");
		await waitFor(() => expect(store.update.mock.calls[0]?.slice(0, 3)).toMatchObject([PROJECT_ID, 3, { title: "Clinic desk typed now" }]));
	});

	it.each([
		["stays", () => fireEvent.keyDown(document.body, { key: "s", ctrlKey: true })],
		["leaves", () => press("Update Portfolio")],
	])("undoes a restore only after a running save when the form then %s", async (then, save) => {
		storeAutosave({ title: "From before", status: "draft" });
		const saved = deferredProject();
		const update = async () => ({ saved: await saved.promise });
		showPage(fakeStore({ read: async () => storedProject({ status: "draft" }), update }), editAddress);
		await userEvent.type(await titleBox(), " typed now");
		await press("Restore");
		await save();
		await screen.findByText("Saving…");
		await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
		expect((await titleBox()).value).toBe("From before");
		await act(async () => saved.answer(storedProject({ title: "From before", status: "draft" }, 4)));
		await screen.findByText("Portfolio updated");
		if (then === "stays") await waitFor(async () => expect((await titleBox()).value).toBe("Clinic desk typed now"));
		await waitFor(() =>
			expect(readAutosaves(editPlace)).toContainEqual(
				expect.objectContaining({ version: 4, form: expect.objectContaining({ title: "Clinic desk typed now" }) }),
			),
		);
	});

	it("says so when the browser can't store text, also when leaving", async () => {
		vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
			throw new DOMException("full", "QuotaExceededError");
		});
		showPage(fakeStore(), editAddress);
		await userEvent.type(await titleBox(), " 2");
		expect(await screen.findByText("This browser can't keep unsaved changes")).toBeTruthy();
		await press("Cancel");
		expect(await answer("Stay")).toBe("Leave without saving? Your changes will be lost.");
	});
});
