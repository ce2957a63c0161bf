// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toast } from "sonner";
import { describe, expect, it, vi } from "vitest";
import { adminPaths } from "@/content/admin-paths";
import { RowGone } from "@/data/admin-rows/requests";
import { RequestFailed } from "@/data/request-failed";
import { fakeSession, OWNER, prepareFormTests } from "../../../../tests/support/admin/form-page-harness";
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

prepareFormTests();

describe("a session that ends during editing", () => {
	async function saveSignedOut(error: Error = new RequestFailed("portfolios", 401)) {
		const { session, tell } = fakeSession();
		tell({ kind: "signed-out" });
		const update = vi.fn().mockRejectedValueOnce(error).mockResolvedValue({ saved: storedProject() });
		const { router } = showPage(fakeStore({ update }), editAddress, session);
		await userEvent.type(await titleBox(), " 2");
		await press("Update Portfolio");
		await screen.findByText("Your session has ended.");
		return { session, tell, update, router };
	}

	it.each([
		["a 401 response", () => new RequestFailed("portfolios", 401)],
		["a write that returns no row", () => new RowGone()],
	])("%s delays the save until the same admin has signed in, then sends it once", async (_what, error) => {
		const { session, tell, update, router } = await saveSignedOut(error());
		expect(session.end).toHaveBeenCalledTimes(1);
		await act(async () => tell({ kind: "stranger", email: "s@example.org" }));
		await act(async () => tell({ kind: "administrator", email: "other@example.org" }));
		await waitFor(() => expect(session.who.mock.results.length).toBeGreaterThanOrEqual(2));
		expect(update).toHaveBeenCalledTimes(1);
		await act(async () => {
			tell({ kind: "administrator", email: OWNER });
			tell({ kind: "administrator", email: OWNER });
		});
		expect(await screen.findByText("Portfolio updated")).toBeTruthy();
		expect(update).toHaveBeenCalledTimes(2);
		expect(update.mock.calls[1]?.slice(0, 3)).toMatchObject([PROJECT_ID, 3, { title: "Clinic desk 2" }]);
		expect(router.state.location.pathname).toBe(adminPaths.portfolios);
	});

	it("also sends text typed before the sign-in", async () => {
		const { tell, update } = await saveSignedOut();
		await userEvent.type(await titleBox(), "3");
		await act(async () => tell({ kind: "administrator", email: OWNER }));
		expect(await screen.findByText("Portfolio updated")).toBeTruthy();
		expect(update.mock.calls[1]?.[2]).toMatchObject({ title: "Clinic desk 23" });
	});

	it("sends the save when the first question after the sign-in had no answer", async () => {
		const { session, tell, update } = await saveSignedOut();
		session.who.mockRejectedValueOnce(new Error("No answer"));
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		tell({ kind: "administrator", email: OWNER });
		await act(() => vi.advanceTimersByTimeAsync(5000));
		vi.useRealTimers();
		await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
	});

	it("keeps the form unsaved, and asks again on Sign in", async () => {
		const { session, tell } = fakeSession();
		tell({ kind: "signed-out" });
		showPage(fakeStore({ update: () => Promise.reject(new RequestFailed("portfolios", 401)) }), editAddress, session);
		await userEvent.type(await titleBox(), " 2");
		await press("Update Portfolio");
		await screen.findByText("Your session has ended.");
		expect(screen.getByText("Unsaved changes")).toBeTruthy();
		await press("Sign in");
		expect(session.end).toHaveBeenCalledTimes(2);
	});
});

describe("saving without a connection", () => {
	it("keeps the form, and sends it on Save now when the network is back", async () => {
		const update = vi.fn().mockRejectedValueOnce(new RequestFailed("portfolios", 0)).mockResolvedValue({ saved: storedProject() });
		const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
		showPage(fakeStore({ update }), editAddress);
		await userEvent.type(await titleBox(), " 2");
		await press("Update Portfolio");
		expect(await screen.findByText("Not saved. You're offline.")).toBeTruthy();
		expect(screen.getByText(/Save again when the connection is back/)).toBeTruthy();
		expect(screen.queryByRole("button", { name: "Save now" })).toBeNull();
		online.mockReturnValue(true);
		// A save starts asynchronously.
		await act(async () => {
			window.dispatchEvent(new Event("online"));
			await new Promise((resolve) => setTimeout(resolve));
		});
		expect(update).toHaveBeenCalledTimes(1);
		await press("Save now");
		expect(await screen.findByText("Portfolio updated")).toBeTruthy();
		expect(update).toHaveBeenCalledTimes(2);
	});
});

describe("Ctrl+S", () => {
	const pressSave = () => fireEvent.keyDown(document.body, { key: "s", ctrlKey: true });

	it("saves a draft and keeps the form open", async () => {
		const status = "draft";
		const update = vi.fn(async (_id: string, version: number, input: object) => ({
			saved: storedProject({ ...input, status }, version + 1),
		}));
		const { router } = showPage(fakeStore({ read: async () => storedProject({ status }), update }), editAddress);
		await userEvent.type(await titleBox(), " 2");
		pressSave();
		expect(await screen.findByText("Portfolio updated")).toBeTruthy();
		expect(update.mock.calls[0]?.slice(0, 3)).toMatchObject([PROJECT_ID, 3, { title: "Clinic desk 2", status }]);
		expect(router.state.location.pathname).toBe(editAddress);
		await screen.findByText("All changes saved");
		await userEvent.type(await titleBox(), "3");
		pressSave();
		await waitFor(() => expect(update.mock.calls[1]?.slice(0, 3)).toMatchObject([PROJECT_ID, 4, { title: "Clinic desk 23" }]));
	});

	it("pressed again during a save also saves what was typed since", async () => {
		const status = "draft";
		const first = deferredProject();
		const update = vi
			.fn()
			.mockImplementationOnce(async () => ({ saved: await first.promise }))
			.mockImplementation(async (_id: string, version: number, input: object) => ({
				saved: storedProject({ ...input, status }, version + 1),
			}));
		showPage(fakeStore({ read: async () => storedProject({ status }), update }), editAddress);
		await userEvent.type(await titleBox(), " 2");
		pressSave();
		await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
		await userEvent.type(await titleBox(), "3");
		pressSave();
		first.answer(storedProject({ title: "Clinic desk 2", status }, 4));
		await waitFor(() => expect(update.mock.calls[1]?.slice(0, 3)).toMatchObject([PROJECT_ID, 4, { title: "Clinic desk 23" }]));
		expect(await screen.findByText("All changes saved")).toBeTruthy();
		expect((await titleBox()).value).toBe("Clinic desk 23");
	});

	it("reports nothing while Update saves a public project", async () => {
		const [first, failed] = [deferredProject(), vi.spyOn(toast, "error")];
		const update = vi.fn(async () => ({ saved: await first.promise }));
		showPage(fakeStore({ update }), editAddress);
		await userEvent.type(await titleBox(), " 2");
		await press("Update Portfolio");
		await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
		pressSave();
		await act(async () => first.answer(storedProject({ title: "Clinic desk 2" }, 4)));
		expect(await screen.findByText("Portfolio updated")).toBeTruthy();
		expect(failed).not.toHaveBeenCalled();
	});

	it("saves a new project as a draft, with its own address and in the same form", async () => {
		const store = fakeStore({
			create: async (id, input) => storedProject({ ...input, id, status: input.status === "draft" ? "draft" : "published" }, 1),
		});
		const { router } = showPage(store);
		const box = await titleBox();
		await userEvent.type(box, "Begun");
		await userEvent.type(screen.getByRole("textbox", { name: "Description" }), "Books visits.");
		await userEvent.selectOptions(screen.getByRole("combobox", { name: "Service" }), "SAAS Solutions");
		pressSave();
		expect(await screen.findByText("Portfolio created")).toBeTruthy();
		expect(store.create.mock.calls[0]?.[1].status).toBe("draft");
		await waitFor(() => expect(router.state.location.pathname).toBe(adminPaths.editProject(store.create.mock.calls[0]?.[0] ?? "")));
		expect(await screen.findByRole("heading", { level: 1, name: /^Edit Portfolio ?: / })).toBeTruthy();
		expect(await titleBox()).toBe(box);
		await userEvent.type(box, "!");
		await press("Update Portfolio");
		await waitFor(() =>
			expect(store.update.mock.calls[0]).toMatchObject([
				store.create.mock.calls[0]?.[0],
				1,
				{ title: "Begun!", status: "published" },
				null,
			]),
		);
		expect(store.read).not.toHaveBeenCalled();
	});

	it("sends nothing when trimming removes the only change", async () => {
		const status = "draft";
		const update = vi.fn(async (_id: string, version: number, input: Record<string, unknown>) => ({
			saved: storedProject(input, version + 1),
		}));
		showPage(fakeStore({ read: async () => storedProject({ status }), update }), editAddress);
		await userEvent.type(await titleBox(), " 2");
		pressSave();
		await screen.findByText("All changes saved");
		await userEvent.type(await titleBox(), " ");
		expect(await screen.findByText("Unsaved changes")).toBeTruthy();
		pressSave();
		expect(await screen.findByText("All changes saved")).toBeTruthy();
		expect((await titleBox()).value).toBe("Clinic desk 2 ");
		await userEvent.tab();
		expect((await titleBox()).value).toBe("Clinic desk 2");
		expect(await screen.findByText("All changes saved")).toBeTruthy();
		expect(update).toHaveBeenCalledTimes(1);
	});

	it("saves from the details of a gallery picture, which keep the focus and what is typed meanwhile", async () => {
		const read = async () => storedProject({ status: "draft", gallery: [{ url: "/a.webp", alt: "A" }] });
		const saved = deferredProject();
		const store = fakeStore({ read, update: async () => ({ saved: await saved.promise }) });
		showPage(store, editAddress);
		await userEvent.click(await screen.findByRole("button", { name: "Details of picture 1: A" }));
		const text = () => screen.getByRole("textbox", { name: "Alternative text of picture 1" });
		await userEvent.type(text(), " desk");
		const key = new KeyboardEvent("keydown", { key: "s", ctrlKey: true, bubbles: true, cancelable: true });
		act(() => void text().dispatchEvent(key));
		expect(key.defaultPrevented).toBe(true);
		await waitFor(() => expect(store.update.mock.calls[0]?.[2]).toMatchObject({ gallery: [{ alt: "A desk" }] }));
		expect(text().closest("[inert]")).toBeNull();
		await userEvent.type(text(), "s");
		await act(async () => saved.answer(storedProject({ status: "draft", gallery: [{ url: "/a.webp", alt: "A desk" }] }, 4)));
		expect(await screen.findByText("Portfolio updated")).toBeTruthy();
		expect(document.activeElement).toBe(text());
		expect(text()).toHaveProperty("value", "A desks");
	});

	it("saves with Ctrl+S on a Cyrillic keyboard", async () => {
		const store = fakeStore({ read: async () => storedProject({ status: "draft" }), update: () => new Promise(() => {}) });
		showPage(store, editAddress);
		await userEvent.type(await titleBox(), "!");
		expect(fireEvent.keyDown(document.body, { key: "ы", code: "KeyS", ctrlKey: true })).toBe(false);
		await waitFor(() => expect(store.update).toHaveBeenCalledTimes(1));
	});

	it("doesn't save while a dialog is open", async () => {
		const store = fakeStore({ read: async () => storedProject({ status: "draft" }), update: () => new Promise(() => {}) });
		showPage(store, editAddress);
		await userEvent.type(await titleBox(), "!");
		const front = document.body.appendChild(document.createElement("div"));
		front.innerHTML = '<div role="dialog" data-state="open"></div>';
		expect(pressSave()).toBe(false);
		// A save first checks the form.
		await act(() => new Promise((resolve) => setTimeout(resolve)));
		expect(store.update).not.toHaveBeenCalled();
		front.remove();
		pressSave();
		await waitFor(() => expect(store.update).toHaveBeenCalledTimes(1));
	});

	it("does nothing without changes, and saves once when it is pressed twice", async () => {
		const saved = deferredProject();
		const store = fakeStore({ read: async () => storedProject({ status: "draft" }), update: async () => ({ saved: await saved.promise }) });
		showPage(store, editAddress);
		await titleBox();
		pressSave();
		expect(store.update).not.toHaveBeenCalled();
		await userEvent.type(await titleBox(), "!");
		pressSave();
		await waitFor(() => expect(store.update).toHaveBeenCalledTimes(1));
		expect(store.update.mock.calls[0]?.[2]).toMatchObject({ title: "Clinic desk!" });
		pressSave();
		expect(await screen.findByText("Saving…")).toBeTruthy();
		// The server can store something else than was sent.
		saved.answer(storedProject({ status: "draft", title: "Clinic desk!", client: "Cleaned" }, 4));
		expect(await screen.findByText("All changes saved")).toBeTruthy();
		expect(store.update).toHaveBeenCalledTimes(1);
	});
});

describe("a save that fails", () => {
	it("reports each of several quick failures", async () => {
		vi.spyOn(console, "error").mockImplementation(() => {});
		const update = vi.fn().mockRejectedValue(new RequestFailed("portfolios", 500));
		showPage(fakeStore({ update }), editAddress);
		await userEvent.type(await titleBox(), " 2");
		// A notice that fades out is still in the page.
		const visible = () =>
			screen
				.queryAllByText("Something went wrong. Please try again.")
				.filter((text) => text.closest("[data-sonner-toast]")?.getAttribute("data-removed") === "false");
		for (const turn of [1, 2, 3]) {
			await press("Update Portfolio");
			await waitFor(() => expect(update).toHaveBeenCalledTimes(turn));
			await waitFor(() => expect(visible()).toHaveLength(1));
		}
	});
});
