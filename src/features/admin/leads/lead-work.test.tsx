// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toaster, toast } from "sonner";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Lead } from "@/data/leads/schema";
import { makeLead, SAVE, stubLeads } from "../../../../tests/support/admin/lead";
import type { Reply } from "../../../../tests/support/data/auth-harness";
import { LeadWorkForm } from "./lead-work";

const lead = (change: Partial<Lead> = {}) => makeLead({ name: "Ada", notes: "Called on Monday", followUpOn: "2026-11-24", ...change });
/** The lead after another save. */
const changedElsewhere = (shown: Lead): Lead => ({ ...shown, version: 9, notes: "From the phone" });
const tasks = { mark: vi.fn(async () => {}), remove: vi.fn(async () => {}), refresh: vi.fn(async () => {}) };
const form = (shown: Lead) => (
	<QueryClientProvider client={new QueryClient()}>
		<LeadWorkForm lead={shown} tasks={tasks} />
	</QueryClientProvider>
);
const show = (shown: Lead) => render(form(shown));
const notes = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Notes" });
const type = (text: string) => fireEvent.change(notes(), { target: { value: text } });
const saveButton = () => screen.getByRole("button", { name: "Save notes and day" });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
	vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
	cleanup();
	vi.clearAllMocks();
});

describe("LeadWorkForm", () => {
	test("marks the lead with the chosen status", () => {
		const shown = lead();
		show(shown);
		fireEvent.change(screen.getByRole("combobox", { name: "Status" }), { target: { value: "won" } });
		expect(tasks.mark).toHaveBeenCalledWith([shown], "won");
	});

	test("saves notes and day together, and an empty day as none", async () => {
		const shown = lead();
		const server = stubLeads([shown]);
		show(shown);
		type("Wants a demo");
		fireEvent.change(screen.getByLabelText("Follow up on"), { target: { value: "" } });
		press("Save notes and day");
		await waitFor(() => expect(screen.queryByText("Not saved yet")).toBeNull());
		expect(server.rows).toMatchObject([{ version: 4, notes: "Wants a demo", follow_up_on: null }]);
	});

	test("saves notes without a character that the database refuses", async () => {
		const shown = lead();
		const server = stubLeads([shown]);
		show(shown);
		type("Wants\0 a demo");
		press("Save notes and day");
		await waitFor(() => expect(screen.queryByText("Not saved yet")).toBeNull());
		expect(server.rows).toMatchObject([{ notes: "Wants a demo" }]);
	});

	test.each([
		["fails", "The notes on Ada weren't saved. Open the lead to try again."],
		["conflicts", "The notes on Ada weren't saved: they were changed elsewhere. Open the lead to decide."],
	])("reports a save that %s when another lead is open", async (end, description) => {
		const report = vi.spyOn(toast, "error");
		const shown = lead();
		stubLeads([changedElsewhere(shown)], {
			[SAVE]: () => {
				cleanup();
				return end === "fails" ? "no network" : undefined;
			},
		});
		show(shown);
		type("Wants a demo");
		press("Save notes and day");
		await waitFor(() => expect(report).toHaveBeenCalledWith("Error", expect.objectContaining({ description })));
		expect(report).toHaveBeenCalledTimes(1);
	});

	test("sends nothing while nothing is changed", async () => {
		const shown = lead();
		const server = stubLeads([shown]);
		show(shown);
		press("Save notes and day");
		type("Wants a demo");
		press("Save notes and day");
		await waitFor(() => expect(screen.queryByText("Not saved yet")).toBeNull());
		expect(server.bodies(SAVE)).toEqual([{ notes: "Wants a demo", follow_up_on: "2026-11-24" }]);
	});

	test("keeps the typed text when saving fails, and when another lead was opened in between", async () => {
		const shown = lead();
		stubLeads([shown], { [SAVE]: () => "no network" });
		show(shown);
		type("Wants a demo");
		press("Save notes and day");
		expect((await screen.findByRole("alert")).textContent).toContain("Your text is still here");
		expect(notes().value).toBe("Wants a demo");
		cleanup();
		show(lead());
		expect(notes().value).toBe("Called on Monday");
		cleanup();
		show(shown);
		expect(notes().value).toBe("Wants a demo");
	});

	test("passes on the values of an unanswered save, also after the lead was opened again", async () => {
		const shown = lead();
		const lost: Reply[] = ["no network"];
		const server = stubLeads([{ ...shown, version: 4, notes: "Wants a demo" }], { [SAVE]: () => lost.pop() });
		show(shown);
		type("Wants a demo");
		press("Save notes and day");
		await screen.findByRole("alert");
		cleanup();
		show(shown);
		type("Called on Monday");
		expect(screen.getByText("Not saved yet")).toBeTruthy();
		press("Save notes and day");
		await waitFor(() => expect(screen.queryByText("Not saved yet")).toBeNull());
		expect(server.rows).toMatchObject([{ version: 5, notes: "Called on Monday", follow_up_on: "2026-11-24" }]);
	});

	test("saves over a change made elsewhere only when the admin says so", async () => {
		const shown = lead();
		const server = stubLeads([changedElsewhere(shown)]);
		show(shown);
		type("Mine");
		await userEvent.click(saveButton());
		const notice = await screen.findByRole("alert");
		expect(notice.textContent).toContain("From the phone");
		expect(document.activeElement).toBe(notice.parentElement);
		expect(server.rows).toMatchObject([{ notes: "From the phone" }]);
		await userEvent.click(screen.getByRole("button", { name: "Keep mine" }));
		await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
		expect(document.activeElement).toBe(saveButton());
		expect(server.rows).toMatchObject([{ version: 10, notes: "Mine", follow_up_on: "2026-11-24" }]);
	});

	test("drops the typed text for the change made elsewhere on request, and can put it back", async () => {
		const shown = lead();
		const server = stubLeads([changedElsewhere(shown)]);
		show(shown);
		render(<Toaster />);
		type("Mine");
		press("Save notes and day");
		await userEvent.click(await screen.findByRole("button", { name: "Take theirs" }));
		expect(document.activeElement).toBe(saveButton());
		expect(notes().value).toBe("Called on Monday");
		expect(screen.queryByText("Not saved yet")).toBeNull();
		fireEvent.click(await screen.findByRole("button", { name: "Put mine back" }));
		expect(notes().value).toBe("Mine");
		press("Save notes and day");
		await waitFor(() => expect(server.rows).toMatchObject([{ version: 10, notes: "Mine" }]));
	});

	test("brings the typed text back over a text that was saved since", async () => {
		const client = new QueryClient();
		const shown = lead();
		const server = stubLeads([changedElsewhere(shown)]);
		const page = (now: Lead) => (
			<QueryClientProvider client={client}>
				<LeadWorkForm lead={now} tasks={tasks} />
			</QueryClientProvider>
		);
		const { rerender } = render(page(shown));
		render(<Toaster />);
		type("Mine");
		press("Save notes and day");
		await userEvent.click(await screen.findByRole("button", { name: "Take theirs" }));
		rerender(page(changedElsewhere(shown)));
		type("Called on Monday, and on Tuesday");
		press("Save notes and day");
		await waitFor(() => expect(server.rows).toMatchObject([{ notes: "Called on Monday, and on Tuesday" }]));
		fireEvent.click(await screen.findByRole("button", { name: "Put mine back" }));
		press("Save notes and day");
		await waitFor(() => expect(server.rows).toMatchObject([{ notes: "Mine" }]));
		expect(screen.queryByRole("button", { name: "Take theirs" })).toBeNull();
	});

	test("is as saved when the text is typed back after a conflict", async () => {
		const shown = lead();
		stubLeads([changedElsewhere(shown)]);
		show(shown);
		const before = notes().value;
		type("Mine");
		press("Save notes and day");
		await screen.findByRole("button", { name: "Take theirs" });
		expect(sessionStorage.getItem(`admin-text/work/${shown.id}`)).toContain("Mine");
		type(before);
		expect(sessionStorage.getItem(`admin-text/work/${shown.id}`)).toBeNull();
	});

	test("doesn't drop the typed text while it's being saved over the change made elsewhere", async () => {
		const shown = lead();
		const server = stubLeads([changedElsewhere(shown)]);
		show(shown);
		type("Mine");
		press("Save notes and day");
		await screen.findByRole("alert");
		press("Keep mine");
		const takeTheirs = screen.getByRole("button", { name: "Take theirs" });
		expect(takeTheirs.getAttribute("aria-disabled")).toBe("true");
		fireEvent.click(takeTheirs);
		expect(notes().value).toBe("Mine");
		await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
		expect(server.rows).toMatchObject([{ version: 10, notes: "Mine" }]);
	});

	describe("opened again during a save", () => {
		/** Saves "Wants a demo", opens another lead and comes back before the answer. */
		async function comeBack() {
			let answer = (_reply?: Reply) => {};
			const held = [new Promise<Reply | undefined>((resolve) => (answer = resolve))];
			const shown = lead();
			const server = stubLeads([shown], {
				[SAVE]: () => held.pop(),
			});
			show(shown);
			type("Wants a demo");
			press("Save notes and day");
			cleanup();
			const { rerender } = show(shown);
			expect(notes().value).toBe("Wants a demo");
			const refetch = () => rerender(form({ ...shown, version: 4, notes: "Wants a demo" }));
			return { server, answer, refetch };
		}
		const saved = () => waitFor(() => expect(screen.queryByText("Not saved yet")).toBeNull());

		test("knows that the text is saved", async () => {
			const { answer } = await comeBack();
			answer();
			await saved();
		});

		test.each(["before", "after"])("saves what is typed %s the answer, without a conflict", async (when) => {
			const { server, answer, refetch } = await comeBack();
			if (when === "after") {
				answer();
				await saved();
				refetch();
			}
			type("Wants a demo on Monday");
			if (when === "before") answer();
			await waitFor(() => expect(server.rows).toMatchObject([{ version: 4 }]));
			press("Save notes and day");
			await saved();
			expect(screen.queryByRole("alert")).toBeNull();
			expect(server.rows).toMatchObject([{ version: 5, notes: "Wants a demo on Monday" }]);
		});

		test("saves what is typed while the first save runs, without a conflict", async () => {
			const { server, answer } = await comeBack();
			server.rows = server.rows.map((row) => ({ ...row, version: 4, notes: "Wants a demo" }));
			type("Wants a demo on Monday");
			press("Save notes and day");
			await saved();
			answer();
			await act(() => new Promise((resolve) => setTimeout(resolve)));
			expect(screen.queryByRole("alert")).toBeNull();
			expect(screen.queryByText("Not saved yet")).toBeNull();
			expect(server.rows).toMatchObject([{ version: 5, notes: "Wants a demo on Monday" }]);
		});

		test("knows nothing of a save that was refused when the text is typed back", async () => {
			const { answer } = await comeBack();
			type("Called on Monday");
			localStorage.clear();
			answer([401, { code: "PGRST301" }]);
			await saved();
			expect(notes().value).toBe("Called on Monday");
		});
	});

	test("keeps a text that is typed back to the earlier one during a save", async () => {
		let answer = () => {};
		const held = new Promise<undefined>((resolve) => (answer = () => resolve(undefined)));
		const shown = lead();
		const server = stubLeads([shown], { [SAVE]: () => held });
		show(shown);
		type("Wants a demo");
		press("Save notes and day");
		type("Called on Monday");
		answer();
		await waitFor(() => expect(server.rows).toMatchObject([{ version: 4, notes: "Wants a demo" }]));
		await waitFor(() => expect(saveButton().textContent).toBe("Save notes and day"));
		expect(notes().value).toBe("Called on Monday");
		expect(screen.getByText("Not saved yet")).toBeTruthy();
	});
});
