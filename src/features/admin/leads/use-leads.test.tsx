// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toaster, toast } from "sonner";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deleteLeads } from "@/data/leads/repository";
import { DataTimeout, RequestFailed } from "@/data/request-failed";
import { ConfirmHost } from "@/features/admin/ui/confirm";
import { answer } from "../../../../tests/support/admin/answer";
import { makeLead } from "../../../../tests/support/admin/lead";
import { useLeadTasks } from "./use-leads";

vi.mock("@/data/leads/repository", async (load) => ({ ...(await load<object>()), deleteLeads: vi.fn() }));

beforeEach(() => {
	vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
	vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
	toast.dismiss();
	cleanup();
});

function Inbox() {
	const { remove } = useLeadTasks();
	return (
		<button type="button" onClick={() => void remove([makeLead()])}>
			Remove
		</button>
	);
}

const unanswered = "The server didn't respond. Check the list before you try again.";
test.each([
	["no answer in time", new DataTimeout(), unanswered],
	["a lost answer", new RequestFailed("leads", 0), unanswered],
	["a refusal", new RequestFailed("leads", 500), "Failed to delete lead. Please try again."],
])("a deletion with %s says what to do", async (_what, error, message) => {
	vi.mocked(deleteLeads).mockRejectedValue(error);
	render(
		<QueryClientProvider client={new QueryClient()}>
			<Inbox />
			<ConfirmHost />
			<Toaster />
		</QueryClientProvider>,
	);
	await userEvent.click(screen.getByRole("button", { name: "Remove" }));
	await answer("Delete");
	expect(await screen.findByText(message)).toBeTruthy();
});
