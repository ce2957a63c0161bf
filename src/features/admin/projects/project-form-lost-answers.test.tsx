// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { RowGone } from "@/data/admin-rows/requests";
import { DataTimeout, RequestFailed } from "@/data/request-failed";
import { CopyChanged, type CopyStore, type WorkingCopy } from "@/data/working-copies/repository";
import { storableValue } from "@/shared/lib/text/storable-text";
import { answer } from "../../../../tests/support/admin/answer";
import { fakeCopies, fakeSession, prepareFormTests } from "../../../../tests/support/admin/form-page-harness";
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

const leaveForm = () => fireEvent.blur(screen.getByRole("form"), { relatedTarget: null });

it("stores a working copy after a save that took longer than its three seconds and failed", async () => {
	const copies = fakeCopies();
	let fail = () => {};
	const failing = new Promise<never>((_resolve, reject) => {
		fail = () => reject(new DataTimeout());
	});
	showPage(fakeStore({ update: () => failing }), editAddress, fakeSession().session, projectEditor.history, copies);
	const box = await titleBox();
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
	fireEvent.change(box, { target: { value: "Clinic desk 2" } });
	fireEvent.click(screen.getByRole("button", { name: "Update Portfolio" }));
	await act(() => vi.advanceTimersByTimeAsync(4000));
	screen.getByText("Saving…");
	expect(copies.write).not.toHaveBeenCalled();
	fail();
	await act(() => vi.advanceTimersByTimeAsync(4000));
	vi.useRealTimers();
	expect(copies.write.mock.calls).toMatchObject([[PROJECT_ID, { values: { title: "Clinic desk 2" } }, null]]);
});

describe("a working copy that was stored although its answer was lost", () => {
	function showForm() {
		let stored: WorkingCopy | null = null;
		const write = vi.fn<CopyStore["write"]>(async (_id, content, known) => {
			if (stored && known !== stored.version) throw new CopyChanged(stored);
			stored = { ...storableValue(content), version: (known ?? 0) + 1, at: "2026-11-21T10:00:00.000Z" };
			if (known === null) throw new RequestFailed("working_copies", 0);
			return stored;
		});
		const copies = fakeCopies({ read: async () => stored, write });
		showPage(fakeStore(), editAddress, fakeSession().session, projectEditor.history, copies);
		return copies;
	}

	it.each(["Clinic desk!", "Clinic desk \ud83d"])("isn't shown as a conflict when it is %j, and stores the later text", async (title) => {
		const copies = showForm();
		fireEvent.change(await titleBox(), { target: { value: title } });
		leaveForm();
		await screen.findByText("Offline: kept on this device");
		fireEvent.change(await titleBox(), { target: { value: `${title}?` } });
		leaveForm();
		expect(await screen.findByText(/Saved on the server/)).toBeTruthy();
		expect(copies.write.mock.calls[1]).toMatchObject([PROJECT_ID, { values: { title: `${title}?` } }, 1]);
	});

	it("is found by itself half a minute later", async () => {
		const copies = showForm();
		const box = await titleBox();
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
		fireEvent.change(box, { target: { value: "Clinic desk!" } });
		leaveForm();
		await act(() => vi.advanceTimersByTimeAsync(29_000));
		screen.getByText("Offline: kept on this device");
		expect(copies.write).toHaveBeenCalledTimes(1);
		await act(() => vi.advanceTimersByTimeAsync(2000));
		vi.useRealTimers();
		expect(await screen.findByText(/Saved on the server/)).toBeTruthy();
	});

	it("isn't sent again by itself when the server refuses it", async () => {
		const write = vi.fn<CopyStore["write"]>().mockRejectedValue(new RequestFailed("working_copies", 400, "23514"));
		showPage(fakeStore(), editAddress, fakeSession().session, projectEditor.history, fakeCopies({ write }));
		const box = await titleBox();
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
		fireEvent.change(box, { target: { value: "Clinic desk!" } });
		leaveForm();
		await act(() => vi.advanceTimersByTimeAsync(90_000));
		vi.useRealTimers();
		expect(write).toHaveBeenCalledTimes(1);
	});

	it("is deleted when the project is published", async () => {
		const copies = showForm();
		await userEvent.type(await titleBox(), "!");
		leaveForm();
		await screen.findByText("Offline: kept on this device");
		await press("Update Portfolio");
		await screen.findByText("Portfolio updated");
		await waitFor(() => expect(copies.discard).toHaveBeenCalledWith(PROJECT_ID, 1));
	});
});

describe("changes whose copy couldn't be deleted", () => {
	const values = { ...projectEditor.toForm(storedProject().row), title: "Not wanted" };
	const copy: WorkingCopy = { values, baseVersion: 3, version: 1, at: "2026-11-21T10:00:00.000Z" };
	const failure =
		/^The form shows the published project again, but your changes couldn't be deleted on the server\. They are offered when you open it/;

	async function discard(error: Error) {
		const copies = fakeCopies({ read: async () => copy, discard: () => Promise.reject(error) });
		const { session, tell } = fakeSession();
		showPage(fakeStore(), editAddress, session, projectEditor.history, copies);
		await titleBox();
		if (error instanceof RowGone) tell({ kind: "signed-out" });
		await userEvent.click(screen.getAllByRole("button", { name: "Discard changes" })[0] ?? document.body);
		await answer("Discard");
	}

	it.each([
		["the server doesn't answer", () => new DataTimeout()],
		["the session has ended on another device", () => new RowGone()],
	])("aren't called discarded when %s", async (_why, error) => {
		await discard(error());
		expect(await screen.findByText(failure)).toBeTruthy();
		expect(screen.queryByText("Changes discarded")).toBeNull();
		expect((await titleBox()).value).toBe("Clinic desk");
	});

	it("are discarded when another device has stored a newer copy", async () => {
		await discard(new CopyChanged({ ...copy, version: 2 }));
		expect(await screen.findByText("Changes discarded")).toBeTruthy();
	});
});

describe("a project that was stored although its answer was lost", () => {
	it("isn't shown as a conflict, and stores the later text", async () => {
		let stored = storedProject();
		const update = vi.fn(async (_id: string, version: number, input: { title: string }) => {
			if (version !== stored.version) return input.title === stored.row.title ? { saved: stored } : { newer: stored };
			stored = storedProject(input, version + 1);
			if (version === 3) throw new RequestFailed("portfolios", 0);
			return { saved: stored };
		});
		showPage(fakeStore({ update }), editAddress);
		await userEvent.type(await titleBox(), "!");
		await press("Update Portfolio");
		await screen.findByText(/^Not saved\./);
		await userEvent.type(await titleBox(), "?");
		await press("Update Portfolio");
		await screen.findByText("Portfolio updated");
		expect(stored).toMatchObject({ row: { title: "Clinic desk!?" }, version: 5 });
		expect(screen.queryByText(/changed elsewhere/)).toBeNull();
	});
});
