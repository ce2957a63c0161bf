// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toast } from "sonner";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { adminPaths } from "@/content/admin-paths";
import { RowGone } from "@/data/admin-rows/row-errors";
import { RequestFailed } from "@/data/request-failed";
import { prepareBrowser } from "@/features/admin/editor/editor-harness";
import { fakeStore, heldAnswer, PROJECT_ID, showPage, storedProject } from "./page-harness";

beforeEach(prepareBrowser);
afterEach(() => {
	toast.dismiss();
	cleanup();
});

const address = adminPaths.editPortfolio(PROJECT_ID);
const title = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Title" });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("portfolio form: edit", () => {
	it("a state while loading, then the form filled from the project with that id", async () => {
		const gate = heldAnswer();
		const store = fakeStore({ read: () => gate.promise });
		showPage(store, address);
		expect(screen.getByRole("heading", { level: 1, name: "Edit Portfolio" })).toBeTruthy();
		expect(screen.getByText("Loading project…").closest('[role="status"]')).toBeTruthy();
		gate.answer(storedProject({ technologies: ["React"], detailed_metrics: [{ label: "L", value: "V", description: "D" }] }));
		expect((await title()).value).toBe("Clinic desk");
		expect(store.read.mock.calls[0]?.[0]).toBe(PROJECT_ID);
		expect(screen.getByRole("button", { name: "Remove React" })).toBeTruthy();
		expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Label of metric 1" }).value).toBe("L");
		expect(screen.getByText("All changes saved")).toBeTruthy();
	});

	it("the save names the version that was opened", async () => {
		const store = fakeStore();
		const { router } = showPage(store, address);
		await userEvent.type(await title(), " 2");
		expect(screen.getByText("Unsaved changes")).toBeTruthy();
		await press("Update Portfolio");
		expect(await screen.findByText("Portfolio updated")).toBeTruthy();
		expect(store.update.mock.calls[0]?.slice(0, 3)).toMatchObject([PROJECT_ID, 3, { title: "Clinic desk 2", status: "published" }]);
		expect(router.state.location.pathname).toBe(adminPaths.portfolios);
	});

	it("the primary button publishes a draft, 'Save as draft' keeps it one", async () => {
		const store = fakeStore({ read: async () => storedProject({ status: "draft" }) });
		showPage(store, address);
		await title();
		expect(screen.getByText(/updating publishes it/)).toBeTruthy();
		await press("Update Portfolio");
		await waitFor(() => expect(store.update.mock.calls[0]?.[2].status).toBe("published"));
	});

	it("an unknown service stays, as an option of its own", async () => {
		const store = fakeStore({ read: async () => storedProject({ service_id: "quantum-lab" }) });
		showPage(store, address);
		await title();
		const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "Service" });
		expect(select.value).toBe("quantum-lab");
		expect([...select.options].map((option) => option.value)).toHaveLength(7);
		await userEvent.selectOptions(select, "AI Automation");
		await userEvent.selectOptions(select, "quantum-lab");
		await press("Update Portfolio");
		await waitFor(() => expect(store.update.mock.calls[0]?.[2].serviceId).toBe("quantum-lab"));
	});

	it("a project that does not exist leads back to the list with a notice", async () => {
		const { router } = showPage(fakeStore({ read: async () => null }), address);
		expect(await screen.findByText("Project not found")).toBeTruthy();
		expect(screen.getByText("The project you're trying to edit doesn't exist.")).toBeTruthy();
		expect(router.state.location.pathname).toBe(adminPaths.portfolios);
		expect(router.state.historyAction).toBe("REPLACE");
	});

	it("a failed load says so, and Retry loads it", async () => {
		const read = vi.fn().mockRejectedValueOnce(new RequestFailed("portfolio", 400)).mockResolvedValue(storedProject());
		showPage(fakeStore({ read }), address);
		expect(await screen.findByText("Error")).toBeTruthy();
		expect(screen.getAllByText("Failed to load project. Please try again.").length).toBeGreaterThan(0);
		await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
		expect((await title()).value).toBe("Clinic desk");
	});

	it("neither a refresh of the list nor the window's focus resets what is typed", async () => {
		const store = fakeStore();
		const { queries } = showPage(store, address);
		await userEvent.type(await title(), " 2");
		await queries.invalidateQueries({ queryKey: ["portfolios"] });
		window.dispatchEvent(new Event("visibilitychange"));
		expect((await title()).value).toBe("Clinic desk 2");
		expect(store.read).toHaveBeenCalledTimes(1);
	});

	it("a change from elsewhere is shown; 'Keep mine' saves over it", async () => {
		const update = vi
			.fn()
			.mockResolvedValueOnce({ stale: storedProject({ title: "Theirs" }, 7) })
			.mockResolvedValue({ saved: storedProject() });
		const store = fakeStore({ update });
		showPage(store, address);
		await userEvent.type(await title(), " 2");
		await press("Update Portfolio");
		expect((await screen.findByText(/This project was changed elsewhere since you opened it\./)).closest('[role="alert"]')).toBeTruthy();
		expect((await title()).value).toBe("Clinic desk 2");
		await press("Keep mine");
		await screen.findByText("Portfolio updated");
		expect(store.update.mock.calls[1]?.slice(0, 3)).toMatchObject([PROJECT_ID, 7, { title: "Clinic desk 2" }]);
	});

	it("'Take theirs' takes the newer text and its version", async () => {
		const update = vi
			.fn()
			.mockResolvedValueOnce({ stale: storedProject({ title: "Theirs" }, 7) })
			.mockResolvedValue({ saved: storedProject() });
		const store = fakeStore({ update });
		showPage(store, address);
		await userEvent.type(await title(), " 2");
		await press("Update Portfolio");
		await userEvent.click(await screen.findByRole("button", { name: "Take theirs" }));
		expect((await title()).value).toBe("Theirs");
		expect(screen.queryByRole("button", { name: "Keep mine" })).toBeNull();
		expect(screen.getByText("All changes saved")).toBeTruthy();
		await press("Update Portfolio");
		await waitFor(() => expect(store.update.mock.calls[1]?.slice(0, 3)).toMatchObject([PROJECT_ID, 7, { title: "Theirs" }]));
	});

	it("a project that is gone keeps the text and says so", async () => {
		const { router } = showPage(fakeStore({ update: () => Promise.reject(new RowGone()) }), address);
		await userEvent.type(await title(), " 2");
		await press("Update Portfolio");
		expect((await screen.findByText("This project no longer exists.")).closest('[role="alert"]')).toBeTruthy();
		expect(screen.getByText("Something went wrong. Please try again.")).toBeTruthy();
		expect((await title()).value).toBe("Clinic desk 2");
		expect(router.state.location.pathname).toBe(address);
	});
});
