// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { Toaster, toast } from "sonner";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { leadQuery } from "@/data/leads/queries";
import type { Lead } from "@/data/leads/schema";
import { ConfirmHost } from "@/features/admin/ui/confirm";
import { forgetTexts } from "@/features/admin/ui/unsent-texts";
import { answer } from "../../../../tests/support/admin/answer";
import { DELETE, MARK, makeLead, RESTORE, stubLeads } from "../../../../tests/support/admin/lead";
import type { Reply } from "../../../../tests/support/data/auth-harness";
import { LeadWorkForm, unsavedWork } from "./lead-work";
import { forgetDeleted, useLeadTasks } from "./use-leads";

beforeEach(() => {
	vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
	vi.spyOn(console, "error").mockImplementation(() => {});
	// jsdom lacks it, and a toast calls it when it's pressed.
	Object.assign(Element.prototype, { setPointerCapture() {} });
});
afterEach(() => {
	vi.useRealTimers();
	toast.dismiss();
	cleanup();
});

const ada = makeLead({ id: "a", email: "Ada@example.com" });
const bob = makeLead({ id: "b", email: "bob@example.com" });

function Inbox({ chosen }: { chosen: Lead[] }) {
	const { mark, remove } = useLeadTasks();
	return (
		<>
			<button type="button" onClick={() => void remove(chosen)}>
				Remove
			</button>
			{(["replied", "won"] as const).map((status) => (
				<button key={status} type="button" onClick={() => void mark(chosen, status)}>
					{status}
				</button>
			))}
		</>
	);
}

function show(chosen: Lead[], children?: ReactNode) {
	const client = new QueryClient();
	render(
		<QueryClientProvider client={client}>
			<Inbox chosen={chosen} />
			{children}
			<ConfirmHost />
			<Toaster />
		</QueryClientProvider>,
	);
	return client;
}

async function remove(chosen: Lead[]) {
	show(chosen);
	await pressRemove();
}

async function pressRemove() {
	await userEvent.click(screen.getByRole("button", { name: "Remove" }));
	await answer("Delete");
}

/** Stubs a backend with Ada's lead that answers no change of the status before it is told to. */
function holdMark() {
	let answer = () => {};
	const told = new Promise<undefined>((resolve) => (answer = () => resolve(undefined)));
	return { server: stubLeads([ada], { [MARK]: () => told }), answer: () => answer() };
}

const unanswered = "The server didn't respond. Check the list before you try again.";
test.each<[string, Reply, string]>([
	["no answer in time", "silence", unanswered],
	["a lost answer", "no network", unanswered],
	["a refusal", [500, { code: "XX000" }], "Failed to delete lead. Please try again."],
])("a deletion with %s says what to do", async (_what, reply, message) => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
	const server = stubLeads([ada], { [DELETE]: () => reply });
	await remove([ada]);
	await waitFor(() => expect(server.bodies(DELETE)).toHaveLength(1));
	await vi.advanceTimersByTimeAsync(15_000);
	expect(await screen.findByText(message)).toBeTruthy();
});

test("a repeated deletion whose first answer was lost counts as done", async () => {
	let isLost = true;
	const server = stubLeads([ada, bob], {
		[DELETE]: () => {
			if (!isLost) return undefined;
			isLost = false;
			server.rows = server.rows.filter(({ id }) => id !== ada.id);
			return "no network";
		},
	});
	await remove([ada]);
	// Not by its toast, which an earlier test can have left.
	await waitFor(() => expect(console.error).toHaveBeenCalledWith("Leads:", expect.anything()));
	await userEvent.click(screen.getByRole("button", { name: "Remove" }));
	await answer("Delete");
	expect(await screen.findByText("Lead deleted")).toBeTruthy();
	expect(screen.queryByText(/changed or deleted elsewhere|Failed to delete/)).toBeNull();
});

test("a second status of a lead is stored after the first, and a repeated one once", async () => {
	const { server, answer } = holdMark();
	show([ada]);
	for (const name of ["replied", "replied", "won"]) await userEvent.click(screen.getByRole("button", { name }));
	await waitFor(() => expect(server.bodies(MARK)).toHaveLength(1));
	answer();
	await waitFor(() => expect(server.rows).toMatchObject([{ status: "won" }]));
	expect(server.bodies(MARK)).toEqual([
		{ chosen: [{ id: "a", version: 3 }], wanted: "replied" },
		{ chosen: [{ id: "a", version: 4 }], wanted: "won" },
	]);
});

test("a deletion after a status has the version that the status led to", async () => {
	const { server, answer: answerMark } = holdMark();
	show([ada]);
	await userEvent.click(screen.getByRole("button", { name: "won" }));
	await userEvent.click(screen.getByRole("button", { name: "Remove" }));
	await answer("Delete");
	answerMark();
	await waitFor(() => expect(server.rows).toEqual([]));
	expect(server.bodies(DELETE)).toEqual([{ chosen: [{ id: "a", version: 4 }] }]);
});

test("Undo gives several leads their own statuses in one request, and a repeated one whose answer was lost counts as done", async () => {
	let isLost = false;
	const server = stubLeads([makeLead({ ...ada, status: "new" }), bob], {
		[MARK]: () => {
			if (!isLost) return undefined;
			isLost = false;
			server.rows = server.rows.map((row) => ({ ...row, status: row.id === "a" ? "new" : "read", version: 5 }));
			return "no network";
		},
	});
	show([makeLead({ ...ada, status: "new" }), bob]);
	await userEvent.click(screen.getByRole("button", { name: "won" }));
	const undo = await screen.findByRole("button", { name: "Undo" });
	isLost = true;
	await userEvent.click(undo);
	await screen.findByText("Something went wrong. Please try again.");
	await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
	expect(await screen.findByText("Change undone")).toBeTruthy();
	expect(screen.queryByText(/changed or deleted elsewhere/)).toBeNull();
	const chosen = [
		{ id: "a", version: 4, status: "new" },
		{ id: "b", version: 4, status: "read" },
	];
	expect(server.bodies(MARK).slice(1)).toEqual([
		{ chosen, wanted: null },
		{ chosen, wanted: null },
	]);
});

const isAda = ({ email }: { email: string | null }) => email?.toLowerCase() === "ada@example.com";

test("Undo brings back nothing of a person whose data was deleted for good meanwhile", async () => {
	const server = stubLeads([ada, bob]);
	await remove([ada, bob]);
	const undo = await screen.findByRole("button", { name: "Undo" });
	act(() => forgetDeleted(isAda));
	await userEvent.click(undo);
	await waitFor(() => expect(server.rows).toMatchObject([{ id: "b" }]));
	expect(server.bodies(RESTORE)).toHaveLength(1);
});

test("Undo goes away when nothing is left to bring back", async () => {
	const server = stubLeads([ada]);
	await remove([ada]);
	await screen.findByRole("button", { name: "Undo" });
	act(() => forgetDeleted(isAda));
	await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull());
	expect(server.bodies(RESTORE)).toEqual([]);
});

describe("“Put mine back” after a conflict about the notes", () => {
	// A lead is read by its id only if that is a UUID.
	const noted = makeLead({ email: "Ada@example.com" });
	const notes = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Notes" });

	/** Types notes on a lead, takes those of another device, and returns the button of the offer. */
	async function takeTheirs(chosen: Lead[]) {
		stubLeads([{ ...noted, version: 9, notes: "From the phone" }, bob]);
		const tasks = { mark: async () => {}, remove: async () => {}, refresh: async () => {} };
		const client = show(chosen, <LeadWorkForm lead={noted} tasks={tasks} />);
		fireEvent.change(notes(), { target: { value: "Mine" } });
		await userEvent.click(screen.getByRole("button", { name: "Save notes and day" }));
		await userEvent.click(await screen.findByRole("button", { name: "Take theirs" }));
		return { client, offer: await screen.findByRole("button", { name: "Put mine back" }) };
	}

	async function expectRefusal(offer: HTMLElement) {
		fireEvent.click(offer);
		expect(await screen.findByText("This lead was deleted, so your text can't be put back.")).toBeTruthy();
		expect([unsavedWork.read(noted.id), sessionStorage.length]).toEqual([null, 0]);
	}

	test.each<[string, Lead[]]>([
		["the lead", [noted]],
		["several leads", [noted, bob]],
	])("goes with %s", async (_what, chosen) => {
		const { offer } = await takeTheirs(chosen);
		await pressRemove();
		await screen.findByRole("button", { name: "Undo" });
		await expectRefusal(offer);
		await waitFor(() => expect(offer.isConnected).toBe(false));
	});

	test("goes with the data of the person", async () => {
		const { offer } = await takeTheirs([bob]);
		act(() => void forgetTexts(({ id }) => id === bob.id));
		expect(offer.closest("[data-removed=true]")).toBeNull();
		act(() => void forgetTexts(isAda));
		await expectRefusal(offer);
		await waitFor(() => expect(offer.isConnected).toBe(false));
	});

	test("refuses when the lead was deleted elsewhere", async () => {
		const { client, offer } = await takeTheirs([noted]);
		client.setQueryData(leadQuery(noted.id).queryKey, null);
		await expectRefusal(offer);
	});
});
