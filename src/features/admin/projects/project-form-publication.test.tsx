// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toast } from "sonner";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answer } from "../../../../tests/support/admin/answer";
import { fakeCopies, fakeSession, prepareBrowser } from "../../../../tests/support/admin/form-page-harness";
import {
	editAddress,
	fakeStore,
	PROJECT_ID,
	press,
	showPage,
	storedProject,
	titleBox,
} from "../../../../tests/support/admin/project-harness";
import { styleOf } from "../../../../tests/support/is-seen";
import { projectEditor } from "./project-editor";

beforeEach(prepareBrowser);
afterEach(() => {
	vi.useRealTimers();
	toast.dismiss();
	cleanup();
});

describe("the sample mark", () => {
	const mark = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Sample content" });

	it("stays through an ordinary edit and is cleared only by its checkbox", async () => {
		const store = fakeStore({ read: async () => storedProject({ is_sample: true }) });
		showPage(store, editAddress);
		await userEvent.type(await titleBox(), " two");
		expect(mark().checked).toBe(true);
		expect(screen.getByText("Sample")).toBeTruthy();
		await press("Update Portfolio");
		await waitFor(() => expect(store.update.mock.calls[0]?.[2].isSample).toBe(true));
		cleanup();
		showPage(store, editAddress);
		await titleBox();
		await userEvent.click(mark());
		expect(screen.queryByText("Sample")).toBeNull();
		await press("Update Portfolio");
		await waitFor(() => expect(store.update.mock.calls[1]?.[2].isSample).toBe(false));
	});

	it("isn't set for a new project", async () => {
		showPage(fakeStore());
		await titleBox();
		expect(mark().checked).toBe(false);
	});
});

describe("publishing a project", () => {
	const fillSchedule = async (day: string) => {
		fireEvent.change(screen.getByLabelText("Date"), { target: { value: day } });
		fireEvent.change(screen.getByLabelText("Time"), { target: { value: "09:00" } });
	};

	it("refuses a time in the past, and saves a future time with the form", async () => {
		const store = fakeStore({ read: async () => storedProject({ status: "draft" }) });
		showPage(store, editAddress);
		await titleBox();
		await press("Schedule…");
		await fillSchedule("2020-01-01");
		await press("Schedule");
		expect(screen.getByText("Choose a time in the future")).toBeTruthy();
		expect(store.update).not.toHaveBeenCalled();
		await fillSchedule("2096-12-03");
		await press("Schedule");
		await waitFor(() =>
			expect(store.update.mock.calls[0]?.[2]).toMatchObject({ status: "scheduled", publishAt: new Date("2096-12-03T09:00").toISOString() }),
		);
	});

	it("keeps the chosen time when the form is refused", async () => {
		const store = fakeStore();
		showPage(store);
		await press("Schedule…");
		await fillSchedule("2096-12-03");
		await press("Schedule");
		expect(await screen.findByText("Title is required")).toBeTruthy();
		await press("Time chosen · Dec 3, 2096, 9:00 AM");
		const dialog = within(screen.getByRole("dialog"));
		expect(dialog.getByText("Time chosen: Dec 3, 2096, 9:00 AM.")).toBeTruthy();
		for (const name of ["Schedule", "Publish now"]) expect(dialog.getByRole("button", { name })).toBeTruthy();
		await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
		await userEvent.type(await titleBox(), "Begun");
		await userEvent.type(screen.getByRole("textbox", { name: "Description" }), "Books visits.");
		await userEvent.selectOptions(screen.getByRole("combobox", { name: "Service" }), "SAAS Solutions");
		await press("Create Portfolio");
		await waitFor(() => expect(store.create.mock.calls[0]?.[1].status).toBe("scheduled"));
	});

	it("keeps the time chosen for a refused form when Ctrl+S saves a draft", async () => {
		const store = fakeStore({
			create: async (id, input) => storedProject({ ...input, id, status: "draft", published_at: null }, 1),
		});
		showPage(store);
		await press("Schedule…");
		await fillSchedule("2096-12-03");
		await press("Schedule");
		await userEvent.type(await titleBox(), "Begun");
		fireEvent.keyDown(document.body, { key: "s", ctrlKey: true });
		expect(await screen.findByText("Portfolio created")).toBeTruthy();
		expect(screen.getByText(/Draft, scheduled when you update/)).toBeTruthy();
		expect(screen.getByRole("button", { name: "Time chosen · Dec 3, 2096, 9:00 AM" })).toBeTruthy();
		await userEvent.type(screen.getByRole("textbox", { name: "Description" }), "Books visits.");
		await userEvent.selectOptions(screen.getByRole("combobox", { name: "Service" }), "SAAS Solutions");
		await press("Update Portfolio");
		await waitFor(() => expect(store.update.mock.calls[0]?.[2].status).toBe("scheduled"));
	});

	it("keeps the time of a scheduled project, publishes it now, or makes it a draft", async () => {
		const store = fakeStore({ read: async () => storedProject({ published_at: "2096-12-03T09:00:00Z" }) });
		for (const [name, status] of [
			["Update Portfolio", "scheduled"],
			["Publish now", "published"],
			["Save as draft", "draft"],
		] as const) {
			showPage(store, editAddress);
			await titleBox();
			if (name === "Publish now") await press(screen.getByRole("button", { name: /^Scheduled for/ }).textContent ?? "");
			await press(name);
			await waitFor(() => expect(store.update.mock.calls.at(-1)?.[2].status).toBe(status));
			cleanup();
		}
		expect(store.update.mock.calls[0]?.[3]).toBe("2096-12-03T09:00:00Z");
	});

	it("stacks the three buttons of a schedule on a phone, where they don't fit in one row", async () => {
		showPage(fakeStore({ read: async () => storedProject({ published_at: "2096-12-03T09:00:00Z" }) }), editAddress);
		await titleBox();
		await userEvent.click(screen.getByRole("button", { name: /^Scheduled for/ }));
		const buttons = screen.getByRole("button", { name: "Cancel" }).parentElement;
		expect([...(buttons?.children ?? [])].map(({ textContent }) => textContent)).toEqual(["Change schedule", "Publish now", "Cancel"]);
		expect(buttons && styleOf(buttons, "display")).toBe("grid");
	});

	it("says what the next save does after a refused 'Publish now', and publishes nothing with Ctrl+S", async () => {
		const store = fakeStore({ read: async () => storedProject({ published_at: "2096-12-03T09:00:00Z", description: "" }) });
		const copies = fakeCopies({ write: async (_id, content) => ({ ...content, version: 1, at: "2026-11-03T09:00:00Z" }) });
		showPage(store, editAddress, fakeSession().session, projectEditor.history, copies);
		await titleBox();
		await userEvent.click(screen.getByRole("button", { name: /^Scheduled for/ }));
		expect(screen.getByText(/^Currently scheduled for/)).toBeTruthy();
		await press("Publish now");
		expect(await screen.findByText("Description is required")).toBeTruthy();
		expect(screen.getByText(/Scheduled, published when you update/)).toBeTruthy();
		fireEvent.change(screen.getByRole("textbox", { name: "Description" }), { target: { value: "Books visits." } });
		fireEvent.keyDown(document.body, { key: "s", ctrlKey: true });
		expect(await screen.findByText("Saved. Not published yet.")).toBeTruthy();
		expect(store.update).not.toHaveBeenCalled();
		await press("Update Portfolio");
		await waitFor(() => expect(store.update.mock.calls[0]?.[2]).toMatchObject({ status: "published", description: "Books visits." }));
	});

	it("accepts a schedule whose time passed while the form was open", async () => {
		const soon = new Date(Date.now() + 60_000).toISOString();
		const store = fakeStore({ read: async () => storedProject({ published_at: soon }) });
		showPage(store, editAddress);
		await titleBox();
		vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 120_000 });
		await press("Update Portfolio");
		await waitFor(() => expect(store.update.mock.calls[0]?.[2].status).toBe("published"));
	});

	it("keeps unfinished text off the site once the schedule has passed", async () => {
		const store = fakeStore({ read: async () => storedProject({ published_at: new Date(Date.now() + 60_000).toISOString() }) });
		const copies = fakeCopies();
		vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], shouldAdvanceTime: true });
		showPage(store, editAddress, fakeSession().session, projectEditor.history, copies);
		await titleBox();
		expect(screen.queryByRole("button", { name: "Unpublish" })).toBeNull();
		await act(() => vi.advanceTimersByTimeAsync(61_000));
		expect(screen.getByRole("button", { name: "Unpublish" })).toBeTruthy();
		fireEvent.change(await titleBox(), { target: { value: "Half a title" } });
		fireEvent.keyDown(document.body, { key: "s", ctrlKey: true });
		await waitFor(() => expect(copies.write.mock.calls[0]).toMatchObject([PROJECT_ID, { values: { title: "Half a title" } }, null]));
		expect(store.update).not.toHaveBeenCalled();
	});

	it("asks before it unpublishes a project to a draft", async () => {
		const store = fakeStore();
		showPage(store, editAddress);
		await titleBox();
		expect(screen.queryByRole("button", { name: "Schedule…" })).toBeNull();
		await press("Unpublish");
		expect(await answer("Cancel")).toBe("Take this project off the site? It becomes a draft and keeps your changes.");
		expect(store.update).not.toHaveBeenCalled();
		await press("Unpublish");
		await answer("Unpublish");
		await waitFor(() => expect(store.update.mock.calls[0]?.[2].status).toBe("draft"));
	});

	it("has a menu on phones that is as long before a draft is stored as after it", async () => {
		showPage(fakeStore({ read: async () => storedProject() }), editAddress);
		await titleBox();
		await userEvent.click(screen.getByRole("button", { name: "More ways to save" }));
		const names = screen.getAllByRole("menuitem").map((item) => item.textContent);
		expect(names).toEqual(["Save without publishing", "Discard changes", "Unpublish", "Cancel"]);
		expect(screen.getByRole("menuitem", { name: "Discard changes" }).getAttribute("aria-disabled")).toBe("true");
	});

	it.each(["2096-12-03T09:00:00.000Z", "2024-12-03T09:00:00.000Z"])(
		"shows a schedule of %s that only the draft of a public project has, and publishes now",
		async (publishAt) => {
			const opened = storedProject({ published_at: "2024-11-03T09:00:00Z" });
			const values = { ...projectEditor.toForm(opened.row), status: "scheduled", publishAt };
			const copies = fakeCopies({ read: async () => ({ values, baseVersion: 3, version: 1, at: publishAt }) });
			const store = fakeStore({ read: async () => opened });
			showPage(store, editAddress, fakeSession().session, projectEditor.history, copies);
			await titleBox();
			expect(screen.getByRole("button", { name: "Unpublish" })).toBeTruthy();
			await userEvent.click(screen.getByRole("button", { name: "More ways to save" }));
			expect(screen.getByRole("menuitem", { name: "Schedule…" })).toBeTruthy();
			await userEvent.keyboard("{Escape}");
			await userEvent.click(screen.getByRole("button", { name: /^Time chosen/ }));
			await press("Publish now");
			await waitFor(() => expect(store.update.mock.calls[0]?.[2].status).toBe("published"));
		},
	);

	it.each(["Publish changes", "Update Portfolio"])(
		"asks before %s takes a public project off the site until a draft's schedule",
		async (name) => {
			const opened = storedProject({ published_at: "2024-11-03T09:00:00Z" });
			const values = { ...projectEditor.toForm(opened.row), status: "scheduled", publishAt: "2096-12-03T09:00:00.000Z" };
			const copies = fakeCopies({ read: async () => ({ values, baseVersion: 3, version: 1, at: "2026-11-03T09:00:00Z" }) });
			const store = fakeStore({ read: async () => opened });
			showPage(store, editAddress, fakeSession().session, projectEditor.history, copies);
			await titleBox();
			await press(name);
			expect(await answer("Cancel")).toMatch(/^Take this project off the site\? It goes public again on Dec 3, 2096, /);
			expect(store.update).not.toHaveBeenCalled();
			await press(name);
			await answer("Schedule");
			await waitFor(() => expect(store.update.mock.calls[0]?.[2].status).toBe("scheduled"));
		},
	);

	it("shows no schedule once the time of the project has passed", async () => {
		const store = fakeStore({ read: async () => storedProject({ published_at: "2024-11-03T09:00:00Z" }) });
		showPage(store, editAddress);
		await titleBox();
		expect(screen.queryByRole("button", { name: /^Schedule/ })).toBeNull();
	});
});
