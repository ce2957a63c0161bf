// @vitest-environment jsdom

import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { RowGone } from "@/data/admin-rows/requests";
import { RequestFailed } from "@/data/request-failed";
import { CopyChanged, type CopyStore, type WorkingCopy } from "@/data/working-copies/repository";
import { readAutosaves } from "@/features/admin/editor/autosaves";
import { answer } from "../../../../tests/support/admin/answer";
import { fakeCopies, fakeSession, OWNER, prepareFormTests } from "../../../../tests/support/admin/form-page-harness";
import {
	editAddress,
	fakeStore,
	PROJECT_ID,
	press,
	showPage,
	storedProject,
	titleBox,
} from "../../../../tests/support/admin/project-harness";
import { projectEditor } from "./project-editor";

prepareFormTests();

const copyOf = (changes: object, more: Partial<WorkingCopy> = {}): WorkingCopy => ({
	values: { ...projectEditor.toForm(storedProject().row), ...changes },
	baseVersion: 3,
	version: 1,
	at: new Date().toISOString(),
	...more,
});

/** A server that stores what it gets. */
const storing = (read: CopyStore["read"] = async () => null) =>
	fakeCopies({ read, write: async (_id, { values }, known) => copyOf(values, { version: (known ?? 0) + 1 }) });

const show = (copies: CopyStore, store = fakeStore()) => showPage(store, editAddress, fakeSession().session, projectEditor.history, copies);
const leaveForm = () => fireEvent.blur(screen.getByRole("form"), { relatedTarget: null });
const pressSave = () => fireEvent.keyDown(document.body, { key: "s", ctrlKey: true });
const autosaves = () => readAutosaves({ owner: OWNER, table: "portfolios", row: PROJECT_ID });

describe("a working copy", () => {
	it("is stored three seconds after the last change, with the version of the row", async () => {
		const copies = storing();
		show(copies);
		const box = await titleBox();
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
		fireEvent.change(box, { target: { value: "Clinic desk 2" } });
		vi.advanceTimersByTime(2900);
		expect(copies.write).not.toHaveBeenCalled();
		vi.advanceTimersByTime(200);
		vi.useRealTimers();
		expect(copies.write.mock.calls[0]).toMatchObject([PROJECT_ID, { values: { title: "Clinic desk 2" }, baseVersion: 3 }, null]);
		expect(await screen.findByText("Unpublished changes")).toBeTruthy();
		expect(screen.getByText(/Saved on the server/)).toBeTruthy();
		expect(autosaves()).toEqual([]);
	});

	it("is stored when the form loses the focus, and the next change replaces that version", async () => {
		const copies = storing();
		show(copies);
		await userEvent.type(await titleBox(), "!");
		leaveForm();
		await screen.findByText(/Saved on the server/);
		await userEvent.type(await titleBox(), "?");
		leaveForm();
		await waitFor(() => expect(copies.write.mock.calls[1]).toMatchObject([PROJECT_ID, { values: { title: "Clinic desk!?" } }, 1]));
	});

	it("is deleted when the change is undone by hand", async () => {
		const copies = storing();
		show(copies);
		await userEvent.type(await titleBox(), "!");
		leaveForm();
		await screen.findByText(/Saved on the server/);
		await userEvent.type(await titleBox(), "{Backspace}");
		leaveForm();
		await waitFor(() => expect(copies.discard).toHaveBeenCalledWith(PROJECT_ID, 1));
		expect(screen.getByText("All changes saved")).toBeTruthy();
	});

	it("takes Ctrl+S on a public project, and Update publishes it and deletes the copy", async () => {
		const copies = storing();
		const store = fakeStore();
		show(copies, store);
		await userEvent.type(await titleBox(), "!");
		pressSave();
		expect(await screen.findByText("Saved. Not published yet.")).toBeTruthy();
		expect(store.update).not.toHaveBeenCalled();
		await press("Update Portfolio");
		await screen.findByText("Portfolio updated");
		expect(store.update.mock.calls[0]?.slice(0, 3)).toMatchObject([PROJECT_ID, 3, { title: "Clinic desk!" }]);
		await waitFor(() => expect(copies.discard).toHaveBeenCalledWith(PROJECT_ID, 1));
	});

	it("has no note after it is discarded, also when later changes are stored", async () => {
		show(storing(async () => copyOf({ client: "Dockline" }, { baseVersion: 2, version: 6 })));
		await screen.findByText(/^Unpublished changes from/);
		await userEvent.click(screen.getAllByRole("button", { name: "Discard changes" })[0] ?? document.body);
		await answer("Discard");
		await screen.findByText("Changes discarded");
		await userEvent.type(await titleBox(), "!");
		leaveForm();
		await screen.findByText(/Saved on the server/);
		expect(screen.queryByText(/^Unpublished changes from/)).toBeNull();
	});

	it("opens in the form with its fields, and publishes over the version that it started from", async () => {
		const copies = storing(async () => copyOf({ title: "Continued", client: "Dockline" }, { baseVersion: 2, version: 6 }));
		const store = fakeStore();
		show(copies, store);
		expect((await titleBox()).value).toBe("Continued");
		expect(screen.getByText(/^Unpublished changes from \d/).closest("section")?.textContent).toContain("Title, Client");
		expect(screen.getByText(/The saved project is newer than these changes/)).toBeTruthy();
		await press("Publish changes");
		await waitFor(() => expect(store.update.mock.calls[0]?.slice(0, 3)).toMatchObject([PROJECT_ID, 2, { title: "Continued" }]));
		expect(copies.write).not.toHaveBeenCalled();
	});

	it("returns to the stored project when it is discarded", async () => {
		const copies = storing(async () => copyOf({ title: "Not wanted" }));
		let wait = 0;
		const read = () => new Promise<ReturnType<typeof storedProject>>((done) => setTimeout(() => done(storedProject()), wait));
		show(copies, fakeStore({ read }));
		await titleBox();
		const [discard] = screen.getAllByRole("button", { name: "Discard changes" });
		if (!discard) throw new Error("No button");
		await userEvent.click(discard);
		expect(await answer("Cancel")).toBe("Discard your changes? The form then shows the published project again.");
		expect((await titleBox()).value).toBe("Not wanted");
		await userEvent.click(discard);
		wait = 50;
		await answer("Discard");
		expect(await screen.findByText("Changes discarded")).toBeTruthy();
		expect(document.activeElement).toBe(screen.getByRole("group", { name: "Basic Information" }));
		expect((await titleBox()).value).toBe("Clinic desk");
		await waitFor(() => expect(copies.discard).toHaveBeenCalledWith(PROJECT_ID, 1));
		expect(screen.queryByText(/^Unpublished changes/)).toBeNull();
	});

	it("is deleted silently when the project already has its text", async () => {
		const copies = storing(async () => copyOf({}));
		show(copies);
		await titleBox();
		await waitFor(() => expect(copies.discard).toHaveBeenCalledWith(PROJECT_ID, 1));
		expect(screen.queryByText(/^Unpublished changes/)).toBeNull();
	});

	it("isn't overwritten when it doesn't fit this form", async () => {
		const copies = storing(async () => ({ ...copyOf({}), values: { title: "From another form" } }));
		show(copies);
		expect((await titleBox()).value).toBe("Clinic desk");
		expect(screen.getByText(/saved by a different version of this form/)).toBeTruthy();
		await userEvent.type(await titleBox(), "!");
		leaveForm();
		expect(copies.write).not.toHaveBeenCalled();
		expect(screen.getByRole("button", { name: "Copy text" })).toBeTruthy();
		await press("Update Portfolio");
		await screen.findByText("Portfolio updated");
		expect(copies.discard).not.toHaveBeenCalled();
	});

	it("that doesn't fit this form is deleted when it is discarded", async () => {
		const copies = storing(async () => ({ ...copyOf({}), values: { title: "From another form" } }));
		show(copies);
		await titleBox();
		await press("Discard changes");
		await answer("Discard");
		await waitFor(() => expect(copies.discard).toHaveBeenCalledWith(PROJECT_ID, 1));
		await waitFor(() => expect(screen.queryByText(/saved by a different version of this form/)).toBeNull());
	});

	it.each(["before", "after"])("of another device stays when mine is published %s its answer", async (moment) => {
		let refuse = () => {};
		const answered = new Promise<void>((done) => {
			refuse = done;
		});
		const write = vi.fn<CopyStore["write"]>().mockResolvedValueOnce(copyOf({}, { version: 1 }));
		write.mockImplementation(async () => {
			await answered;
			throw new CopyChanged(copyOf({ title: "Theirs" }, { version: 5 }));
		});
		const discard = vi.fn<CopyStore["discard"]>().mockRejectedValue(new RowGone());
		const store = fakeStore();
		show(fakeCopies({ write, discard }), store);
		await userEvent.type(await titleBox(), "!");
		leaveForm();
		await screen.findByText(/Saved on the server/);
		await userEvent.type(await titleBox(), "?");
		leaveForm();
		if (moment === "after") {
			refuse();
			await screen.findByText("Another device has saved other changes.");
		}
		await press("Update Portfolio");
		await screen.findByText("Portfolio updated");
		refuse();
		await act(async () => {});
		expect(discard.mock.calls.map(([, version]) => version)).not.toContain(5);
	});

	it("asks which text to keep when another device has stored one, and gives mine back", async () => {
		const newer = copyOf({ title: "Theirs" }, { version: 5 });
		const write = vi
			.fn<CopyStore["write"]>()
			.mockRejectedValueOnce(new CopyChanged(newer))
			.mockResolvedValue(copyOf({}, { version: 6 }));
		show(fakeCopies({ write }));
		await userEvent.type(await titleBox(), "!");
		leaveForm();
		expect(await screen.findByText("Another device has saved other changes.")).toBeTruthy();
		await press("Use that version");
		expect(document.activeElement).toBe(screen.getByRole("group", { name: "Basic Information" }));
		expect((await titleBox()).value).toBe("Theirs");
		await userEvent.click(await screen.findByRole("button", { name: "Put mine back" }));
		expect((await titleBox()).value).toBe("Clinic desk!");
		leaveForm();
		await waitFor(() => expect(write.mock.calls[1]).toMatchObject([PROJECT_ID, { values: { title: "Clinic desk!" } }, 5]));
	});

	it("takes no answer about another device's text during a save, which resets the form", async () => {
		const write = vi.fn<CopyStore["write"]>().mockRejectedValueOnce(new CopyChanged(copyOf({ title: "Theirs" }, { version: 5 })));
		show(fakeCopies({ write }), fakeStore({ update: () => new Promise(() => {}) }));
		await userEvent.type(await titleBox(), "!");
		leaveForm();
		const take = await screen.findByRole("button", { name: "Use that version" });
		expect(take.closest("[inert]")).toBeNull();
		await press("Update Portfolio");
		await screen.findByText("Saving…");
		expect(take.closest("[inert]")).not.toBeNull();
	});

	it("stays on this device while offline, and is stored when the connection is back", async () => {
		const write = vi.fn<CopyStore["write"]>().mockRejectedValueOnce(new RequestFailed("working_copies", 0)).mockResolvedValue(copyOf({}));
		show(fakeCopies({ write }));
		await userEvent.type(await titleBox(), "!");
		leaveForm();
		expect(await screen.findByText("Offline: kept on this device")).toBeTruthy();
		await waitFor(() => expect(autosaves()).toHaveLength(1));
		await act(async () => void window.dispatchEvent(new Event("online")));
		expect(await screen.findByText(/Saved on the server/)).toBeTruthy();
	});

	it("stays on this device when the session ended, and is stored after signing in again", async () => {
		const write = vi.fn<CopyStore["write"]>().mockRejectedValueOnce(new RequestFailed("working_copies", 401)).mockResolvedValue(copyOf({}));
		const { session, tell } = fakeSession();
		tell({ kind: "signed-out" });
		showPage(fakeStore(), editAddress, session, projectEditor.history, fakeCopies({ write }));
		await userEvent.type(await titleBox(), "!");
		leaveForm();
		expect(await screen.findByText(/kept on this device/)).toBeTruthy();
		tell({ kind: "administrator", email: OWNER });
		expect(await screen.findByText(/Saved on the server/)).toBeTruthy();
		expect(write).toHaveBeenCalledTimes(2);
	});

	it("isn't sent while the session is known to have ended", async () => {
		const copies = storing();
		const { session, tell } = fakeSession();
		tell({ kind: "signed-out" });
		const store = fakeStore({ update: () => Promise.reject(new RequestFailed("portfolios", 401)) });
		showPage(store, editAddress, session, projectEditor.history, copies);
		await userEvent.type(await titleBox(), "!");
		await press("Update Portfolio");
		await screen.findByText("Your session has ended.");
		const sent = copies.write.mock.calls.length;
		await userEvent.type(await titleBox(), "?");
		leaveForm();
		expect(copies.write).toHaveBeenCalledTimes(sent);
	});

	it("isn't made for a new project", async () => {
		const copies = storing();
		showPage(fakeStore(), undefined, fakeSession().session, projectEditor.history, copies);
		await userEvent.type(await titleBox(), "Begun");
		leaveForm();
		expect(copies.write).not.toHaveBeenCalled();
	});
});

describe("a draft with a title alone", () => {
	it("is saved, and publishing links the missing fields", async () => {
		const store = fakeStore({
			create: async (id, input) => storedProject({ ...input, id, status: "draft", service_id: "", description: "" }, 1),
		});
		showPage(store);
		await userEvent.type(await titleBox(), "Begun");
		pressSave();
		expect(await screen.findByText("Portfolio created")).toBeTruthy();
		expect(store.create.mock.calls[0]?.[1]).toMatchObject({ title: "Begun", description: "", serviceId: "", status: "draft" });
		await press("Update Portfolio");
		const missing = await screen.findByRole("navigation", { name: "Missing fields" });
		expect(missing.textContent).toBe("To publish this project, fill in:ServiceDescription");
		await userEvent.click(screen.getByRole("link", { name: "Description" }));
		expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Description" }));
		expect(store.update).not.toHaveBeenCalled();
	});
});
