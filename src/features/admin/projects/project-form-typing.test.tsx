// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { adminPaths } from "@/content/admin-paths";
import { readAutosaves } from "@/features/admin/editor/autosaves";
import { answer } from "../../../../tests/support/admin/answer";
import { fakeCopies, fakeSession, OWNER, prepareFormTests } from "../../../../tests/support/admin/form-page-harness";
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

prepareFormTests();

const pressSave = () => fireEvent.keyDown(document.body, { key: "s", ctrlKey: true });
const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const enter = (name: string, value: string) => fireEvent.input(box(name), { target: { value } });
const autosavesOf = (row: string) => readAutosaves({ owner: OWNER, table: "portfolios", row });
const isInert = async () => (await titleBox()).closest("[inert]") !== null;

describe("typing during a save", () => {
	it("keeps the focus and every letter after Ctrl+S, and shows other fields as stored", async () => {
		const saved = deferredProject();
		const store = fakeStore({ read: async () => storedProject({ status: "draft" }), update: async () => ({ saved: await saved.promise }) });
		showPage(store, editAddress);
		const title = await titleBox();
		enter("Title", "Clinic desk 2");
		enter("Client", " Clinic ");
		title.focus();
		pressSave();
		await screen.findByText("Saving…");
		expect(await isInert()).toBe(false);
		enter("Title", "Clinic desk 2 and more");
		await act(async () => saved.answer(storedProject({ title: "Clinic desk 2", client: "Clinic", status: "draft" }, 4)));
		expect(await screen.findByText("Unsaved changes")).toBeTruthy();
		expect([title.isConnected, document.activeElement]).toEqual([true, title]);
		expect([box("Title").value, box("Client").value]).toEqual(["Clinic desk 2 and more", "Clinic"]);
		await waitFor(() => expect(autosavesOf(PROJECT_ID)).toMatchObject([{ version: 4, form: { title: "Clinic desk 2 and more" } }]));
		expect(store.update).toHaveBeenCalledTimes(1);
		pressSave();
		await waitFor(() =>
			expect(store.update.mock.calls[1]?.slice(0, 3)).toMatchObject([PROJECT_ID, 4, { title: "Clinic desk 2 and more" }]),
		);
	});

	it("goes on in the middle of a sentence after Ctrl+S", async () => {
		const stored = (title: string, metric: string, version = 3) =>
			storedProject({ status: "draft", title, detailed_metrics: [{ label: "Calls", value: "40%", description: metric }] }, version);
		const store = fakeStore({
			read: async () => stored("Clinic desk", "Fewer"),
			update: async (_id, version, { title, detailedMetrics }) => ({
				saved: stored(title, detailedMetrics[0]?.description ?? "", version + 1),
			}),
		});
		showPage(store, editAddress);
		const title = await titleBox();
		for (const [field, begun] of [
			[title, "Clinic desk"],
			[box("Description of metric 1"), "Fewer"],
		] as const) {
			await userEvent.type(field, " with ");
			pressSave();
			expect(await screen.findByText("All changes saved")).toBeTruthy();
			expect([field.isConnected, document.activeElement, field.value]).toEqual([true, field, `${begun} with `]);
			await userEvent.keyboard("more");
			expect(field.value).toBe(`${begun} with more`);
			pressSave();
			expect(await screen.findByText("All changes saved")).toBeTruthy();
		}
	});

	it("takes the form and its autosave to the URL of a new project", async () => {
		const saved = deferredProject();
		const store = fakeStore({ create: () => saved.promise });
		const { router } = showPage(store);
		const title = await titleBox();
		enter("Title", "Begun");
		pressSave();
		await waitFor(() => expect(store.create).toHaveBeenCalledTimes(1));
		enter("Title", "Begun today");
		const id = store.create.mock.calls[0]?.[0] ?? "";
		await act(async () => saved.answer(storedProject({ id, title: "Begun", slug: "begun", status: "draft" }, 1)));
		await waitFor(() => expect(router.state.location.pathname).toBe(adminPaths.editProject(id)));
		expect(screen.queryByText("Leave without saving?")).toBeNull();
		expect(await titleBox()).toBe(title);
		expect([title.value, box("Slug").value]).toEqual(["Begun today", "begun"]);
		await waitFor(() => expect(autosavesOf(id)).toMatchObject([{ version: 1, form: { title: "Begun today" } }]));
		expect(autosavesOf("new")).toEqual([]);
	});

	it("shows the stored project when Back leads to its URL from another new form", async () => {
		const store = fakeStore({ create: async (id) => storedProject({ id, title: "Begun", slug: "begun", status: "draft" }, 1) });
		store.read.mockImplementation(async (id) => storedProject({ id, title: "Begun", slug: "begun", status: "draft" }, 1));
		const { router } = showPage(store);
		await titleBox();
		enter("Title", "Begun");
		pressSave();
		await screen.findByRole("form", { name: "Edit Portfolio" });
		await screen.findByText(/^Edit Portfolio/);
		await act(() => router.navigate(adminPaths.newProject));
		await waitFor(() => expect(box("Title").value).toBe(""));
		await act(() => router.navigate(-1));
		await waitFor(() => expect(box("Title").value).toBe("Begun"));
		expect(screen.getByRole("form", { name: "Edit Portfolio" })).toBeTruthy();
	});

	it("isn't possible when the save closes the form", async () => {
		showPage(fakeStore({ update: () => new Promise(() => {}) }), editAddress);
		await titleBox();
		expect(await isInert()).toBe(false);
		await press("Update Portfolio");
		await screen.findByText("Saving…");
		expect(await isInert()).toBe(true);
	});
});

it.each([
	["draft", "Unpublished changes · Draft, published when you update"],
	["published", "Unpublished changes · Published"],
])("announces the changes of a %s project once, and not at each pause", async (status, expected) => {
	const copies = fakeCopies({
		write: async (_id, content) => ({ ...content, version: 1, at: "2026-11-21T10:00:00.000Z" }),
	});
	showPage(fakeStore({ read: async () => storedProject({ status }) }), editAddress, fakeSession().session, projectEditor.history, copies);
	await titleBox();
	const heard = () => {
		const line = document.querySelector("#form-state")?.cloneNode(true);
		if (!(line instanceof HTMLElement)) throw new Error("No line");
		for (const hidden of line.querySelectorAll("[aria-hidden]")) hidden.remove();
		return line.textContent;
	};
	enter("Title", "Clinic desk 2");
	await screen.findByText("Unsaved changes");
	expect(heard()).toBe(expected);
	fireEvent.blur(screen.getByRole("form"), { relatedTarget: null });
	await screen.findByText(/Saved on the server/);
	expect(screen.queryByText("Unsaved changes")).toBeNull();
	expect(heard()).toBe(expected);
});

describe("after the admin agreed to discard the changes, while the stored project is read", () => {
	async function discardSlowly() {
		const stored = deferredProject();
		const values = { ...projectEditor.toForm(storedProject().row), title: "Not wanted" };
		const copies = fakeCopies({ read: async () => ({ values, baseVersion: 3, version: 1, at: "2026-11-21T10:00:00.000Z" }) });
		const read = vi.fn().mockResolvedValueOnce(storedProject()).mockReturnValue(stored.promise);
		const store = fakeStore({ read, update: () => new Promise(() => {}) });
		showPage(store, editAddress, fakeSession().session, projectEditor.history, copies);
		await titleBox();
		await userEvent.click(screen.getAllByRole("button", { name: "Discard changes" })[0] ?? document.body);
		await answer("Discard");
		await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
		return { copies, finish: () => act(async () => stored.answer(storedProject())) };
	}
	const refusal = () => screen.findByText(/^Your changes weren't discarded, because you edited or saved the form/);

	it("keeps what is typed, and discards nothing", async () => {
		const { copies, finish } = await discardSlowly();
		enter("Title", "Wanted");
		await finish();
		expect(await refusal()).toBeTruthy();
		expect(box("Title").value).toBe("Wanted");
		expect(copies.discard).not.toHaveBeenCalled();
	});

	it("doesn't say that changes are discarded which are being published", async () => {
		const { copies, finish } = await discardSlowly();
		await press("Update Portfolio");
		await screen.findByText("Saving…");
		await finish();
		expect(await refusal()).toBeTruthy();
		expect(screen.queryByText("Changes discarded")).toBeNull();
		expect(copies.discard).not.toHaveBeenCalled();
	});
});
