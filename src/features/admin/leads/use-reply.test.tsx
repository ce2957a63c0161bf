// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { toast } from "sonner";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Lead, SentReply } from "@/data/leads/schema";
import { makeLead, REPLY, stubLeads } from "../../../../tests/support/admin/lead";
import type { Reply } from "../../../../tests/support/data/auth-harness";
import { LeadReplies, useReplying } from "./lead-replies";

function Thread({ lead }: { lead: Lead }) {
	return <LeadReplies lead={lead} refresh={async () => {}} replying={useReplying(lead)} />;
}
const refused = (status: number, message?: string): Reply => [status, { error: { code: "refused", message } }];
const text = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Reply to ada@example.com" });
const type = (words: string) => fireEvent.change(text(), { target: { value: words } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
	vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(cleanup);

describe("replies whose answer was lost", () => {
	/** Sends "Yes" to a relay that gives these answers one after the other, until the list has the reply as pending. */
	async function sendUnanswered(...answers: Reply[]) {
		const { bodies } = stubLeads([], { [REPLY]: () => answers.shift() });
		const sent = () => bodies(REPLY);
		const shown = makeLead();
		const { rerender, unmount } = render(<Thread lead={shown} />);
		press("Write a reply");
		type("Yes");
		press("Send");
		const alert = await screen.findByRole("alert");
		expect(alert.textContent).toMatch(/^Not sent/);
		const reply: SentReply = {
			id: String(sent()[0]?.replyId),
			state: "pending",
			subject: "Re: Hi",
			text: "Yes",
			at: "2026-11-20T10:00:00.000Z",
		};
		return { shown, reply, sent, unmount, list: (...replies: SentReply[]) => rerender(<Thread lead={{ ...shown, replies }} />) };
	}
	const alertText = () => screen.getByRole("alert").textContent;

	test.each<[string, Reply]>([
		["the relay can't be reached", "no network"],
		["the relay is still sending", refused(409)],
	])("may have arrived when a second try fails because %s", async (_, second) => {
		const { reply, list, sent } = await sendUnanswered("no network", second);
		list(reply);
		expect(alertText()).toMatch(/^Your reply may have arrived/);
		press("Send again");
		await waitFor(() => expect(sent()).toHaveLength(2));
		expect((await screen.findByRole("alert")).textContent).toMatch(/^Your reply may have arrived/);
	});

	test.each<[string, Reply]>([
		["Your session has ended.", refused(401)],
		["Too many replies.", refused(429)],
		["The mail server refused the reply: 550", refused(502, "The mail server refused the reply: 550")],
	])("name the reason when a second try is refused: %s", async (reason, second) => {
		const { reply, list } = await sendUnanswered("no network", second);
		list(reply);
		press("Send again");
		await waitFor(() => expect(alertText()).toContain(`Not sent. ${reason}`));
	});

	test("may have arrived when a second try fails while another lead is open", async () => {
		const report = vi.spyOn(toast, "error");
		const { reply, list, unmount } = await sendUnanswered("no network", "no network");
		list(reply);
		press("Send again");
		unmount();
		const description = expect.stringMatching(/^Reply to Ada Lovelace: Your reply may have arrived/);
		await waitFor(() => expect(report).toHaveBeenCalledWith("Error", expect.objectContaining({ description })));
	});

	test("close their form when the list has them as sent", async () => {
		const { shown, reply, list } = await sendUnanswered("no network");
		list(reply);
		list({ ...reply, state: "sent" });
		expect(await screen.findByRole("button", { name: "Write a reply" })).toBeTruthy();
		expect(sessionStorage.getItem(`admin-text/reply/${shown.id}`)).toBeNull();
	});

	test("promise nothing of a text that was changed after they may have arrived", async () => {
		const { reply, list } = await sendUnanswered("no network");
		list(reply);
		expect(alertText()).toMatch(/^Your reply may have arrived/);
		type("Yes!");
		expect(screen.queryByRole("alert")).toBeNull();
	});

	test("keep a text that was changed before the list had them, under their id", async () => {
		const { reply, list, sent } = await sendUnanswered("no network");
		type("Yes, on Monday");
		list({ ...reply, state: "sent" });
		expect(text().value).toBe("Yes, on Monday");
		press("Send");
		await waitFor(() => expect(sent()).toHaveLength(2));
		expect(sent()[1]).toMatchObject({ replyId: reply.id, text: "Yes, on Monday" });
	});
});
