// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { readLeads } from "@/data/leads/schema";
import { DeliveryNote } from "./delivery-note";

afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

const client = new QueryClient();

function note(row: object) {
	const [lead] = readLeads([{ id: "1", version: 1, status: "new", ...row }]);
	if (!lead) throw new Error("The row was not read");
	return (
		<QueryClientProvider client={client}>
			<DeliveryNote lead={lead} refresh={async () => {}} />
		</QueryClientProvider>
	);
}

const show = (row: object) => render(note(row));

test.each([
	["honeypot", "A hidden field that visitors can't see was filled in."],
	["forged_time", "The form's start time was forged."],
	["too_fast", "The visitor sent the form within two seconds of starting it."],
	["links", "The message has more than five links."],
	["rate_limit", "The same network sent more than five messages within ten minutes."],
])("says why a lead is suspected of spam (%s), and that its mail is held back", (suspicion, words) => {
	show({ delivery: "held", suspicion });
	expect(screen.getByText("Suspected spam")).toBeTruthy();
	expect(screen.getByText(`${words} No copy was sent to the mailbox.`)).toBeTruthy();
	expect(screen.getByRole("button", { name: "Not spam" })).toBeTruthy();
});

test("offers to send a mail again when its attempt is a minute old", () => {
	vi.useFakeTimers({ now: new Date("2026-11-24T23:50:00Z") });
	show({ delivery: "pending", updated_at: "2026-11-24T23:49:30Z" });
	act(() => void vi.advanceTimersByTime(29_999));
	expect(screen.queryByRole("button", { name: "Send again" })).toBeNull();
	act(() => void vi.advanceTimersByTime(2));
	expect(screen.getByRole("button", { name: "Send again" })).toBeTruthy();
	expect(vi.getTimerCount()).toBe(0);
});

test("takes the focus of the button when the lead's new state is drawn after the request has ended", async () => {
	vi.stubGlobal("fetch", async () => Response.json({ delivery: "sent", note: null, already: false }));
	const { rerender } = show({ delivery: "failed" });
	const button = screen.getByRole("button", { name: "Send again" });
	button.focus();
	fireEvent.click(button);
	expect(button.textContent).toBe("Sending…");
	await waitFor(() => expect(button.textContent).toBe("Send again"));
	rerender(note({ delivery: "sent" }));
	expect(document.activeElement).toBe(screen.getByText("Sent to the mailbox").parentElement);
});
