// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toaster, toast } from "sonner";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deleteLeads, markLeads, restoreLeads } from "@/data/leads/repository";
import { DataTimeout, RequestFailed } from "@/data/request-failed";
import { ConfirmHost } from "@/features/admin/ui/confirm";
import { answer } from "../../../../tests/support/admin/answer";
import { makeLead } from "../../../../tests/support/admin/lead";
import { forgetDeleted, useLeadTasks } from "./use-leads";

vi.mock("@/data/leads/repository", async (load) => ({
	...(await load<object>()),
	deleteLeads: vi.fn(),
	markLeads: vi.fn(),
	restoreLeads: vi.fn(),
}));

beforeEach(() => {
	vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
	vi.spyOn(console, "error").mockImplementation(() => {});
	vi.mocked(restoreLeads).mockReset();
	// jsdom lacks it, and a toast calls it when it's pressed.
	Object.assign(Element.prototype, { setPointerCapture() {} });
});
afterEach(() => {
	toast.dismiss();
	cleanup();
});

const ada = makeLead({ id: "a", email: "Ada@example.com" });
const bob = makeLead({ id: "b", email: "bob@example.com" });

function Inbox({ chosen = [makeLead()] }) {
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

function show(chosen?: ReturnType<typeof makeLead>[]) {
	render(
		<QueryClientProvider client={new QueryClient()}>
			<Inbox chosen={chosen} />
			<ConfirmHost />
			<Toaster />
		</QueryClientProvider>,
	);
}

async function remove(chosen?: ReturnType<typeof makeLead>[]) {
	show(chosen);
	await userEvent.click(screen.getByRole("button", { name: "Remove" }));
	await answer("Delete");
}

const unanswered = "The server didn't respond. Check the list before you try again.";
test.each([
	["no answer in time", new DataTimeout(), unanswered],
	["a lost answer", new RequestFailed("leads", 0), unanswered],
	["a refusal", new RequestFailed("leads", 500), "Failed to delete lead. Please try again."],
])("a deletion with %s says what to do", async (_what, error, message) => {
	vi.mocked(deleteLeads).mockRejectedValue(error);
	await remove();
	expect(await screen.findByText(message)).toBeTruthy();
});

test("a second status of a lead is stored after the first, and a repeated one once", async () => {
	show([ada]);
	let answer: (leads: ReturnType<typeof makeLead>[]) => void = () => {};
	vi.mocked(markLeads).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
	vi.mocked(markLeads).mockResolvedValueOnce([{ ...ada, version: 9, status: "won" }]);
	for (const name of ["replied", "replied", "won"]) await userEvent.click(screen.getByRole("button", { name }));
	expect(markLeads).toHaveBeenCalledOnce();
	answer([{ ...ada, version: 8, status: "replied" }]);
	await waitFor(() => expect(markLeads).toHaveBeenCalledTimes(2));
	expect(vi.mocked(markLeads).mock.calls[1]).toMatchObject([[{ id: "a", version: 8 }], "won"]);
});

test("a deletion after a status has the version that the status led to", async () => {
	vi.mocked(deleteLeads).mockClear();
	vi.mocked(deleteLeads).mockResolvedValue([rowOf(ada)]);
	let answerMark: (leads: ReturnType<typeof makeLead>[]) => void = () => {};
	vi.mocked(markLeads).mockReturnValueOnce(new Promise((resolve) => (answerMark = resolve)));
	show([ada]);
	await userEvent.click(screen.getByRole("button", { name: "won" }));
	await userEvent.click(screen.getByRole("button", { name: "Remove" }));
	await answer("Delete");
	answerMark([{ ...ada, version: 8, status: "won" }]);
	await waitFor(() => expect(vi.mocked(deleteLeads).mock.calls[0]).toMatchObject([[{ id: "a", version: 8, status: "won" }]]));
});

const rowOf = ({ id }: { id: string }) => ({ id, columns: { id } });
const isAda = ({ email }: { email: string | null }) => email?.toLowerCase() === "ada@example.com";

test("Undo brings back nothing of a person whose data was deleted for good meanwhile", async () => {
	vi.mocked(deleteLeads).mockResolvedValue([rowOf(ada), rowOf(bob)]);
	await remove([ada, bob]);
	const undo = await screen.findByRole("button", { name: "Undo" });
	act(() => forgetDeleted(isAda));
	await userEvent.click(undo);
	await waitFor(() => expect(restoreLeads).toHaveBeenCalledExactlyOnceWith([rowOf(bob)]));
});

test("Undo goes away when nothing is left to bring back", async () => {
	vi.mocked(deleteLeads).mockResolvedValue([rowOf(ada)]);
	await remove([ada]);
	await screen.findByRole("button", { name: "Undo" });
	act(() => forgetDeleted(isAda));
	await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull());
	expect(restoreLeads).not.toHaveBeenCalled();
});
