// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toast } from "sonner";
import { describe, expect, it, vi } from "vitest";
import { RequestFailed } from "@/data/request-failed";
import { CopyChanged, type CopyStore, type WorkingCopy } from "@/data/working-copies/repository";
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

describe("a conflict with another save", () => {
	it("lists the differences, and shows my text when copying is blocked", async () => {
		showPage(fakeStore({ update: async () => ({ newer: storedProject({ title: "Theirs", client: "New" }, 7) }) }), editAddress);
		await userEvent.type(await titleBox(), " 2");
		await press("Update Portfolio");
		const entries = (await screen.findByRole("list", { name: "Differences" })).querySelectorAll("li");
		expect([...entries].map(({ textContent }) => textContent)).toEqual([
			"TitleMine: Clinic desk 2Theirs: Theirs",
			"ClientMine: emptyTheirs: New",
		]);
		const writeText = vi.fn().mockRejectedValueOnce(new Error("denied"));
		vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { clipboard: { writeText } }));
		await press("Copy my text");
		expect((await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Your text" })).value).toContain("Title\nClinic desk 2");
		writeText.mockResolvedValueOnce(undefined);
		await press("Close");
		await press("Copy my text");
		expect(await screen.findByText("Copied")).toBeTruthy();
	});

	it("shows that the project was unpublished elsewhere before 'Keep mine' publishes it again", async () => {
		const update = vi
			.fn()
			.mockResolvedValueOnce({ newer: storedProject({ status: "draft" }, 7) })
			.mockRejectedValueOnce(new RequestFailed("portfolios", 500))
			.mockImplementation(async (_id: string, version: number, input: object) => ({ saved: storedProject({ ...input }, version + 1) }));
		showPage(fakeStore({ update }), editAddress);
		await userEvent.type(await titleBox(), " 2");
		await press("Update Portfolio");
		const entries = (await screen.findByRole("list", { name: "Differences" })).querySelectorAll("li");
		expect([...entries].map(({ textContent }) => textContent)).toEqual([
			"StatusMine: PublishedTheirs: Draft",
			"TitleMine: Clinic desk 2Theirs: Clinic desk",
		]);
		await press("Keep mine");
		await screen.findByText("Not saved.");
		expect(update.mock.calls[1]?.slice(0, 3)).toMatchObject([PROJECT_ID, 7, { status: "published" }]);
		// The row is still a draft, and so it stays with Ctrl+S.
		expect(screen.getByText("Unsaved changes")).toBeTruthy();
		fireEvent.keyDown(document.body, { key: "s", ctrlKey: true });
		await waitFor(() => expect(update.mock.calls[2]?.slice(0, 3)).toMatchObject([PROJECT_ID, 7, { status: "draft" }]));
		expect(await screen.findByText("All changes saved")).toBeTruthy();
	});

	it.each([
		["published", { status: "published" }, { status: "published" }, "Published"],
		[
			"scheduled",
			{ status: "published", published_at: "2096-12-03T09:00:00Z" },
			{ status: "scheduled", publishAt: "2096-12-03T09:00:00.000Z" },
			"Scheduled for Dec 3, 2096",
		],
	])("leaves a project %s when another window made it so and Ctrl+S saves mine", async (_what, columns, wanted, theirs) => {
		const update = vi
			.fn()
			.mockResolvedValueOnce({ newer: storedProject(columns, 7) })
			.mockResolvedValue({ saved: storedProject({ ...columns, title: "Clinic desk 2" }, 8) });
		showPage(fakeStore({ read: async () => storedProject({ status: "draft" }), update }), editAddress);
		await userEvent.type(await titleBox(), " 2");
		fireEvent.keyDown(document.body, { key: "s", ctrlKey: true });
		const list = await screen.findByRole("list", { name: "Differences" });
		expect(list.querySelector("li")?.textContent).toContain(`StatusMine: Stays as it is nowTheirs: ${theirs}`);
		await press("Keep mine");
		await waitFor(() => expect(update.mock.calls[1]?.slice(0, 3)).toMatchObject([PROJECT_ID, 7, { title: "Clinic desk 2", ...wanted }]));
		expect(await screen.findByText("All changes saved")).toBeTruthy();
	});

	it.each([
		["once", "Theirs", false],
		["twice", "Theirs, continued", true],
	])("with another device that has stored and published its text is asked about %s", async (_times, stored, asksAgain) => {
		const values = projectEditor.toForm(storedProject({ title: stored }).row);
		const write = vi
			.fn<CopyStore["write"]>()
			.mockRejectedValueOnce(new CopyChanged({ values, baseVersion: 3, version: 5, at: "2026-12-03T09:00:00Z" }));
		const store = fakeStore({ update: async () => ({ newer: storedProject({ title: "Theirs" }, 7) }) });
		showPage(store, editAddress, fakeSession().session, projectEditor.history, fakeCopies({ write }));
		await userEvent.type(await titleBox(), "!");
		fireEvent.blur(screen.getByRole("form"), { relatedTarget: null });
		await screen.findByText("Another device has saved other changes.");
		await press("Update Portfolio");
		await screen.findByText(/was changed elsewhere since you opened it/);
		expect(screen.queryByText("Another device has saved other changes.")).toBeNull();
		await press("Take theirs");
		expect((await titleBox()).value).toBe("Theirs");
		expect(screen.queryByText("Another device has saved other changes.") !== null).toBe(asksAgain);
	});

	it("puts mine back after 'Take theirs', and saves it over the newer version", async () => {
		const update = vi
			.fn()
			.mockResolvedValueOnce({ newer: storedProject({ title: "Theirs" }, 7) })
			.mockResolvedValue({ saved: storedProject() });
		showPage(fakeStore({ update }), editAddress);
		await userEvent.type(await titleBox(), " 2");
		await press("Update Portfolio");
		await userEvent.click(await screen.findByRole("button", { name: "Take theirs" }));
		expect((await titleBox()).value).toBe("Theirs");
		await userEvent.click(await screen.findByRole("button", { name: "Put mine back" }));
		expect((await titleBox()).value).toBe("Clinic desk 2");
		await press("Update Portfolio");
		await waitFor(() => expect(update.mock.calls[1]?.slice(0, 3)).toMatchObject([PROJECT_ID, 7, { title: "Clinic desk 2" }]));
	});

	it("asks which row to keep when the text of another device began from a newer one", async () => {
		const values = { ...projectEditor.toForm(storedProject().row), title: "Theirs" };
		const write = vi
			.fn<CopyStore["write"]>()
			.mockRejectedValueOnce(new CopyChanged({ values, baseVersion: 4, version: 1, at: new Date().toISOString() }));
		const store = fakeStore({ read: async () => storedProject({ status: "draft" }) });
		showPage(store, editAddress, fakeSession().session, projectEditor.history, fakeCopies({ write }));
		await userEvent.type(await titleBox(), "!");
		fireEvent.blur(screen.getByRole("form"), { relatedTarget: null });
		await screen.findByText("Another device has saved other changes.");
		await press("Use that version");
		fireEvent.keyDown(document.body, { key: "s", ctrlKey: true });
		await waitFor(() => expect(store.update.mock.calls[0]?.[1]).toBe(3));
	});
});

it("offers the text of another device to be copied when this form can't show it", async () => {
	const newer = { values: { title: "Theirs", added: "later" }, baseVersion: 3, version: 5, at: "2026-12-03T09:00:00Z" };
	const write = vi.fn<CopyStore["write"]>().mockRejectedValueOnce(new CopyChanged(newer));
	showPage(fakeStore(), editAddress, fakeSession().session, projectEditor.history, fakeCopies({ write }));
	await userEvent.type(await titleBox(), "!");
	fireEvent.blur(screen.getByRole("form"), { relatedTarget: null });
	await screen.findByText(/^“Keep mine” replaces .* another version of it\.$/);
	expect(screen.queryByRole("button", { name: "Use that version" })).toBeNull();
	expect(screen.queryByRole("list", { name: "Differences" })).toBeNull();
	const writeText = vi.fn().mockResolvedValueOnce(undefined);
	vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { clipboard: { writeText } }));
	await press("Copy their text");
	expect(writeText).toHaveBeenCalledWith("Title\nTheirs\n\nadded\nlater");
	expect((await titleBox()).value).toBe("Clinic desk!");
});

describe("Ctrl+S on a public project with other changes on the server", () => {
	const pressSave = () => fireEvent.keyDown(document.body, { key: "s", ctrlKey: true });
	const copyOf = (values: object): WorkingCopy => ({ values: { ...values }, baseVersion: 3, version: 5, at: "2026-12-03T09:00:00Z" });

	it("asks for a choice between them", async () => {
		const write = vi.fn<CopyStore["write"]>().mockRejectedValueOnce(new CopyChanged(copyOf(projectEditor.toForm(storedProject().row))));
		showPage(fakeStore(), editAddress, fakeSession().session, projectEditor.history, fakeCopies({ write }));
		await userEvent.type(await titleBox(), "!");
		pressSave();
		expect(await screen.findByText(/Choose which version to keep first\.$/)).toBeTruthy();
		expect(toast.getToasts()).toMatchObject([{ title: "Not saved on the server", duration: Number.POSITIVE_INFINITY }]);
		expect(screen.queryByText(/will be saved when possible/)).toBeNull();
	});

	it("says once that nothing was saved, and takes it back after a later save", async () => {
		const write = vi.fn<CopyStore["write"]>(async (_id, content) => ({ ...content, version: 1, at: "2026-12-03T09:00:00Z" }));
		for (let tries = 0; tries < 6; tries += 1) write.mockRejectedValueOnce(new RequestFailed("working_copies", 500));
		showPage(fakeStore(), editAddress, fakeSession().session, projectEditor.history, fakeCopies({ write }));
		await userEvent.type(await titleBox(), "!");
		const titles = () => toast.getToasts().map((shown) => "title" in shown && shown.title);
		pressSave();
		await waitFor(() => expect([titles(), write.mock.calls.length]).toEqual([["Not saved on the server"], 3]));
		pressSave();
		await waitFor(() => expect(write).toHaveBeenCalledTimes(6));
		expect(titles()).toEqual(["Not saved on the server"]);
		pressSave();
		await waitFor(() => expect(titles()).toEqual(["Saved. Not published yet."]));
	});

	it("says that only publishing saves, when the other changes don't fit the form", async () => {
		const copies = fakeCopies({ read: async () => copyOf({ title: "From another form" }) });
		showPage(fakeStore(), editAddress, fakeSession().session, projectEditor.history, copies);
		await userEvent.type(await titleBox(), "!");
		pressSave();
		expect(await screen.findByText(/^Your changes are kept on this device until you publish them\./)).toBeTruthy();
		expect(copies.write).not.toHaveBeenCalled();
	});
});
