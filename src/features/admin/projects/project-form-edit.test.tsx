// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toast } from "sonner";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { adminPaths } from "@/content/admin-paths";
import { RowGone } from "@/data/admin-rows/requests";
import { RequestFailed } from "@/data/request-failed";
import { answer } from "../../../../tests/support/admin/answer";
import { prepareBrowser } from "../../../../tests/support/admin/form-page-harness";
import { pngFile, preparePictureBrowser, stubLibrary } from "../../../../tests/support/admin/media-harness";
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
import { type HeldUpload, holdUploads } from "../../../../tests/support/data/pictures-harness";

beforeEach(prepareBrowser);
afterEach(() => {
	toast.dismiss();
	cleanup();
});

describe("editing a project", () => {
	it("shows the limit of a list with too many metrics, and focuses it", async () => {
		const changes = { detailed_metrics: Array.from({ length: 41 }, () => ({ label: "Calls", value: "4", description: "a day" })) };
		const store = fakeStore({ read: async () => storedProject(changes) });
		showPage(store, editAddress);
		await userEvent.type(await titleBox(), "2");
		await press("Update Portfolio");
		expect(document.activeElement).toBe(await screen.findByText("Add at most 40 metrics"));
		expect(store.update).not.toHaveBeenCalled();
	});

	it("shows a loading state, then the form filled from the project with that id", async () => {
		const gate = deferredProject();
		const store = fakeStore({ read: () => gate.promise });
		showPage(store, editAddress);
		expect(screen.getByRole("heading", { level: 1, name: "Edit Portfolio" })).toBeTruthy();
		expect(screen.getByText("Loading project…").closest('[role="status"]')).toBeTruthy();
		gate.answer(storedProject({ technologies: ["React"], detailed_metrics: [{ label: "L", value: "V", description: "D" }] }));
		expect((await titleBox()).value).toBe("Clinic desk");
		expect(screen.getByRole("heading", { level: 1, name: /^Edit Portfolio ?: Clinic desk ?, Published$/ })).toBeTruthy();
		expect(store.read.mock.calls[0]?.[0]).toBe(PROJECT_ID);
		expect(screen.getByRole("button", { name: "Remove React" })).toBeTruthy();
		expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Label of metric 1" }).value).toBe("L");
		expect(screen.getByText("All changes saved")).toBeTruthy();
	});

	describe("while a picture is uploading", () => {
		let upload: HeldUpload;
		let router: ReturnType<typeof showPage>["router"];
		const store = fakeStore();

		beforeEach(async () => {
			store.update.mockClear();
			preparePictureBrowser();
			stubLibrary([]);
			const begun = holdUploads();
			({ router } = showPage(store, editAddress));
			await titleBox();
			const file = document.querySelector<HTMLInputElement>("input[type=file]");
			if (!file) throw new Error("No file input");
			await userEvent.upload(file, pngFile());
			upload = await begun();
			await press("Update Portfolio");
			await screen.findByText("Not saved because a picture is still uploading");
		});

		it("waits for it", async () => {
			expect(store.update).not.toHaveBeenCalled();
			upload.answer(200);
			await screen.findByText("Uploaded board.png.");
			await press("Update Portfolio");
			await screen.findByText("Portfolio updated");
			expect(store.update.mock.calls[0]?.[2].image).toContain("board.webp");
		});

		it("saves without it only when told to", async () => {
			await userEvent.click(screen.getByRole("button", { name: "Save without it" }));
			await screen.findByText("Portfolio updated");
			expect(store.update.mock.calls[0]?.[2].image).toBe("");
			expect(router.state.location.pathname).toBe(adminPaths.portfolios);
		});

		it("asks before the form is left", async () => {
			await press("Cancel");
			const uploading = "A picture is still uploading. If you leave now, it won't be in this form.";
			expect(await answer("Stay")).toBe(`Leave during the upload? ${uploading}`);
			await userEvent.type(await titleBox(), " 2");
			await press("Cancel");
			expect(await answer("Stay")).toBe(`Leave without saving? Your changes stay in this browser. ${uploading}`);
			upload.answer(200);
			await screen.findByText("Uploaded board.png.");
			expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Picture URL" }).value).toContain("board.webp");
			await press("Cancel");
			expect(await answer("Stay")).toBe("Leave without saving? Your changes stay in this browser.");
		});

		it("says that the picture is in the library when the form was left", async () => {
			await press("Cancel");
			await answer("Leave");
			await waitFor(() => expect(router.state.location.pathname).toBe(adminPaths.portfolios));
			upload.answer(200);
			expect(await screen.findByText("“board.png” is in the library")).toBeTruthy();
			expect(screen.getByText("You left the form during the upload.")).toBeTruthy();
		});
	});

	it("saves with the version that was opened", async () => {
		const store = fakeStore();
		const { router } = showPage(store, editAddress);
		await userEvent.type(await titleBox(), " 2");
		expect(screen.getByText("Unsaved changes")).toBeTruthy();
		await press("Update Portfolio");
		expect(await screen.findByText("Portfolio updated")).toBeTruthy();
		expect(store.update.mock.calls[0]?.slice(0, 3)).toMatchObject([PROJECT_ID, 3, { title: "Clinic desk 2", status: "published" }]);
		expect(router.state.location.pathname).toBe(adminPaths.portfolios);
	});

	it("shows the address while typing, and says that links to the old one will redirect", async () => {
		showPage(fakeStore(), editAddress);
		await titleBox();
		const slug = screen.getByRole("textbox", { name: "Slug" });
		await userEvent.type(slug, "-2");
		expect(screen.getByText(/\/case-study\/clinic-desk-2\. Links to .*\/case-study\/clinic-desk will redirect here\./)).toBeTruthy();
		await userEvent.clear(slug);
		await userEvent.clear(await titleBox());
		await userEvent.type(await titleBox(), "समुद्र");
		expect(screen.getByText(/\/case-study\/samudra\./)).toBeTruthy();
	});

	it("publishes a draft with the primary button", async () => {
		const store = fakeStore({ read: async () => storedProject({ status: "draft" }) });
		showPage(store, editAddress);
		await titleBox();
		expect(screen.getByText(/published when you update/)).toBeTruthy();
		await press("Update Portfolio");
		await waitFor(() => expect(store.update.mock.calls[0]?.[2].status).toBe("published"));
	});

	it("keeps an unknown service as an extra option", async () => {
		const store = fakeStore({ read: async () => storedProject({ service_id: "quantum-lab" }) });
		showPage(store, editAddress);
		await titleBox();
		const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "Service" });
		expect(select.value).toBe("quantum-lab");
		expect([...select.options].map((option) => option.value)).toHaveLength(7);
		await userEvent.selectOptions(select, "AI Automation");
		await userEvent.selectOptions(select, "quantum-lab");
		await press("Update Portfolio");
		await waitFor(() => expect(store.update.mock.calls[0]?.[2].serviceId).toBe("quantum-lab"));
	});

	it("returns to the list with a notice when the project doesn't exist", async () => {
		const { router } = showPage(fakeStore({ read: async () => null }), editAddress);
		expect(await screen.findByText("Project not found")).toBeTruthy();
		expect(screen.getByText("The project you're trying to edit doesn't exist.")).toBeTruthy();
		expect(router.state.location.pathname).toBe(adminPaths.portfolios);
		expect(router.state.historyAction).toBe("REPLACE");
	});

	it("reports a failed load, and loads on Retry", async () => {
		const read = vi.fn().mockRejectedValueOnce(new RequestFailed("portfolio", 400)).mockResolvedValue(storedProject());
		showPage(fakeStore({ read }), editAddress);
		expect(await screen.findByText("Error")).toBeTruthy();
		expect(screen.getAllByText("Failed to load project. Please try again.").length).toBeGreaterThan(0);
		expect(vi.mocked(console.error)).toHaveBeenCalledWith(expect.stringMatching(/^Edit .*:$/), expect.stringContaining("portfolio"));
		await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
		expect((await titleBox()).value).toBe("Clinic desk");
	});

	it("keeps typed text when the list is refreshed or the window gets the focus", async () => {
		const store = fakeStore();
		const { queries } = showPage(store, editAddress);
		await userEvent.type(await titleBox(), " 2");
		await queries.invalidateQueries({ queryKey: ["portfolios"] });
		window.dispatchEvent(new Event("visibilitychange"));
		expect((await titleBox()).value).toBe("Clinic desk 2");
		expect(store.read).toHaveBeenCalledTimes(1);
	});

	it("reports a change made elsewhere, and saves over it on 'Keep mine'", async () => {
		const gate = deferredProject();
		const update = vi
			.fn()
			.mockResolvedValueOnce({ newer: storedProject({ title: "Theirs" }, 7) })
			.mockReturnValue(gate.promise.then((saved) => ({ saved })));
		const store = fakeStore({ update });
		showPage(store, editAddress);
		await userEvent.type(await titleBox(), " 2");
		await press("Update Portfolio");
		expect((await screen.findByText(/This project was changed elsewhere since you opened it\./)).closest('[role="alert"]')).toBeTruthy();
		expect((await titleBox()).value).toBe("Clinic desk 2");
		await press("Keep mine");
		expect(document.activeElement).toBe(screen.getByRole("group", { name: "Basic Information" }));
		gate.answer(storedProject());
		await screen.findByText("Portfolio updated");
		expect(store.update.mock.calls[1]?.slice(0, 3)).toMatchObject([PROJECT_ID, 7, { title: "Clinic desk 2" }]);
	});

	it("takes the newer text and its version on 'Take theirs'", async () => {
		const update = vi
			.fn()
			.mockResolvedValueOnce({ newer: storedProject({ title: "Theirs" }, 7) })
			.mockResolvedValue({ saved: storedProject() });
		const store = fakeStore({ update });
		showPage(store, editAddress);
		await userEvent.type(await titleBox(), " 2");
		await press("Update Portfolio");
		await userEvent.click(await screen.findByRole("button", { name: "Take theirs" }));
		expect((await titleBox()).value).toBe("Theirs");
		expect(screen.queryByRole("button", { name: "Keep mine" })).toBeNull();
		expect(screen.getByText("All changes saved")).toBeTruthy();
		await press("Update Portfolio");
		await waitFor(() => expect(store.update.mock.calls[1]?.slice(0, 3)).toMatchObject([PROJECT_ID, 7, { title: "Theirs" }]));
	});

	it("keeps the text and says so when the project was deleted", async () => {
		const { router } = showPage(fakeStore({ update: () => Promise.reject(new RowGone()) }), editAddress);
		await userEvent.type(await titleBox(), " 2");
		await press("Update Portfolio");
		const notices = await screen.findAllByText("This project no longer exists.");
		expect(notices.map((notice) => notice.closest('[role="alert"]') !== null).sort()).toEqual([false, true]);
		expect(screen.queryByText(/try again/)).toBeNull();
		expect((await titleBox()).value).toBe("Clinic desk 2");
		expect(router.state.location.pathname).toBe(editAddress);
	});
});
