// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { toast } from "sonner";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Lead } from "@/data/leads/schema";
import { MAX_REPLY } from "@/data/leads/send-again";
import { makeLead, REPLY, stubLeads } from "../../../../tests/support/admin/lead";
import type { Reply } from "../../../../tests/support/data/auth-harness";
import { greeting } from "./lead-format";
import { LeadReplies, useReplying } from "./lead-replies";

/** Stubs a relay that sends each reply, or gives these answers. Returns the replies that it was asked to send. */
function stubRelay(answer: () => Reply | undefined | Promise<Reply | undefined> = () => undefined) {
	const { bodies } = stubLeads([], { [REPLY]: answer });
	return () => bodies(REPLY);
}
/** Stubs a relay that waits. Returns what lets it answer. */
function holdReply(): (reply?: Reply) => void {
	let answer = (_reply?: Reply) => {};
	const given = new Promise<Reply | undefined>((resolve) => (answer = resolve));
	stubRelay(() => given);
	return (reply) => answer(reply);
}
const refused = (status: number, message?: string): Reply => [status, { error: { code: "refused", message } }];

const refresh = vi.fn(async () => {});
function Thread({ lead: shown }: { lead: Lead }) {
	return <LeadReplies lead={shown} refresh={refresh} replying={useReplying(shown)} />;
}
const show = (shown: Lead) => render(<Thread lead={shown} />);
const open = () => fireEvent.click(screen.getByRole("button", { name: "Write a reply" }));
const text = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Reply to ada@example.com" });
const type = (words: string) => fireEvent.change(text(), { target: { value: words } });
const send = () => fireEvent.click(screen.getByRole("button", { name: "Send" }));
const pendingReply = (id: string) => ({ id, state: "pending" as const, subject: "Re: Hi", text: "Yes", at: "2026-11-20T10:00:00.000Z" });

/** Sends "Yes" while the mail server doesn't answer. */
async function sendWithoutAnswer() {
	const sent = stubRelay(() => [504, null]);
	const shown = makeLead();
	const { rerender } = show(shown);
	open();
	type("Yes");
	send();
	return { shown, rerender, sent, alert: await screen.findByRole("alert") };
}

beforeEach(() => {
	vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(cleanup);

describe("replies to a lead", () => {
	test("are listed with their state", () => {
		const reply = { id: "r", subject: "Re: Hi", text: "Yes", at: "2026-11-20T10:00:00.000Z" };
		show(
			makeLead({
				replies: [
					{ ...reply, state: "sent" },
					{ ...reply, id: "q", state: "pending" },
				],
			}),
		);
		const [first, second] = within(screen.getByRole("list", { name: "Replies" })).getAllByRole("listitem");
		expect([first?.textContent, first?.querySelector("svg")]).toEqual([expect.stringContaining("You replied"), null]);
		expect([second?.textContent, second?.querySelector("svg")]).toEqual([expect.stringContaining("may have arrived"), expect.anything()]);
	});

	test("can't be written without an address", () => {
		show(makeLead({ email: null }));
		expect(screen.queryByRole("button")).toBeNull();
	});

	test("are sent with the lead's subject, and the form closes", async () => {
		const sent = stubRelay();
		const shown = makeLead();
		show(shown);
		open();
		expect(document.activeElement).toBe(text());
		type("Yes");
		send();
		await screen.findByRole("button", { name: "Write a reply" });
		expect(sent()).toEqual([{ id: shown.id, replyId: expect.stringMatching(/^[0-9a-f-]{36}$/), subject: "Re: Hi", text: "Yes" }]);
		expect(refresh).toHaveBeenCalled();
	});

	test("leave the focus where it went during the request", async () => {
		const answer = holdReply();
		show(makeLead());
		render(<input aria-label="Notes" />);
		open();
		type("Yes");
		send();
		screen.getByLabelText("Notes").focus();
		const frames: (() => void)[] = [];
		vi.stubGlobal("requestAnimationFrame", (run: () => void) => frames.push(run));
		answer();
		await screen.findByRole("button", { name: "Write a reply" });
		for (const run of frames) run();
		expect(frames).not.toEqual([]);
		expect(document.activeElement).toBe(screen.getByLabelText("Notes"));
	});

	describe("whose form is opened again during the request", () => {
		/** Sends "Yes", opens another lead and comes back after the relay has noted the reply. */
		async function comeBack() {
			const answer = holdReply();
			const shown = makeLead();
			const { unmount } = show(shown);
			open();
			type("Yes");
			send();
			const { replyId } = JSON.parse(sessionStorage.getItem(`admin-text/reply/${shown.id}`) ?? "{}").text;
			unmount();
			const noted = { ...shown, replies: [pendingReply(replyId)] };
			const { rerender } = show(noted);
			return { answer, noted, rerender };
		}
		const sending = () => screen.getByRole("button", { name: "Sending…" });
		const listed = () => screen.getByRole("listitem").textContent;

		test("say that they are being sent, and take no change", async () => {
			const { answer } = await comeBack();
			expect(screen.queryByRole("alert")).toBeNull();
			expect(listed()).toMatch(/^Sending…/);
			expect([sending().getAttribute("aria-disabled"), text().value, text().readOnly]).toEqual(["true", "Yes", true]);
			fireEvent.click(sending());
			answer();
			await screen.findByRole("button", { name: "Write a reply" });
		});

		test("close the form when they are sent, and are listed as being sent until the list knows", async () => {
			let loaded = () => {};
			refresh.mockImplementationOnce(() => new Promise((resolve) => (loaded = resolve)));
			const { answer, noted, rerender } = await comeBack();
			answer();
			await screen.findByRole("button", { name: "Write a reply" });
			expect(listed()).toMatch(/^Sending…/);
			rerender(<Thread lead={{ ...noted, replies: noted.replies.map((reply) => ({ ...reply, state: "sent" as const })) }} />);
			await act(async () => loaded());
			expect(listed()).toMatch(/^You replied/);
		});

		test("show why they failed, and can be sent again under the same id", async () => {
			const { answer, noted, rerender } = await comeBack();
			answer(refused(502, "The mail server refused the reply: 550"));
			expect((await screen.findByRole("alert")).textContent).toBe("Not sent. The mail server refused the reply: 550");
			rerender(<Thread lead={{ ...noted, replies: [] }} />);
			const sent = stubRelay();
			send();
			await screen.findByRole("button", { name: "Write a reply" });
			expect(sent()).toMatchObject([{ replyId: noted.replies[0]?.id, text: "Yes" }]);
		});

		test("may have arrived when the mail server didn't answer", async () => {
			const { answer } = await comeBack();
			answer([504, null]);
			expect((await screen.findByRole("alert")).textContent).toContain("may have arrived");
			expect(listed()).toContain("may have arrived");
		});
	});

	test("keep their text and their id after a failure, also when another lead is opened", async () => {
		const sent = stubRelay(() => refused(502, "The mail server refused the reply: 550"));
		const shown = makeLead();
		const { unmount } = show(shown);
		open();
		type("Yes");
		send();
		expect((await screen.findByRole("alert")).textContent).toBe("Not sent. The mail server refused the reply: 550");
		unmount();
		show(shown);
		expect(text().value).toBe("Yes");
		send();
		await waitFor(() => expect(sent()).toHaveLength(2));
		const [first, second] = sent();
		expect(first?.replyId).toBe(second?.replyId);
	});

	test("get an id of their own when another text was sent under theirs", async () => {
		const reason = "An earlier text of this reply was sent, or is being sent. Send this one only if it is still needed.";
		const answers = [refused(422, reason)];
		const sent = stubRelay(() => answers.pop());
		show(makeLead());
		open();
		type("Yes");
		send();
		expect((await screen.findByRole("alert")).textContent).toBe(`Not sent. ${reason}`);
		expect(text().value).toBe("Yes");
		send();
		await waitFor(() => expect(sent()).toHaveLength(2));
		const [first, second] = sent();
		expect(first?.replyId).not.toBe(second?.replyId);
	});

	test("can't be changed while they are sent", async () => {
		const answer = holdReply();
		show(makeLead());
		open();
		type("Yes");
		send();
		const controls = [text(), screen.getByRole("textbox", { name: "Subject" }), screen.getByRole("combobox", { name: "Insert template" })];
		expect(controls.map((control) => control.matches("[readonly], [disabled]"))).toEqual([true, true, true]);
		answer();
		expect(await screen.findByRole("button", { name: "Write a reply" })).toBeDefined();
	});

	test("report a failure that comes when another lead is open", async () => {
		const answer = holdReply();
		const report = vi.spyOn(toast, "error");
		const { unmount } = show(makeLead());
		open();
		type("Yes");
		send();
		unmount();
		answer(refused(502));
		const description = "Reply to Ada Lovelace: Not sent. The mail relay refused the reply.";
		await waitFor(() => expect(report).toHaveBeenCalledWith("Error", expect.objectContaining({ description })));
	});

	test("may have arrived when the mail server didn't answer, and only a changed text gets another id", async () => {
		const { shown, rerender, sent, alert } = await sendWithoutAnswer();
		expect(alert.textContent).toBe(
			"Your reply may have arrived: the mail server didn't answer. If you send it again, it could arrive twice.",
		);
		const id = sent()[0]?.replyId;
		rerender(<Thread lead={{ ...shown, replies: [pendingReply(String(id))] }} />);
		const sendAgain = () => fireEvent.click(screen.getByRole("button", { name: "Send again" }));
		sendAgain();
		await waitFor(() => expect(sent()).toHaveLength(2));
		await screen.findByRole("button", { name: "Send again" });
		type("Yes, on Monday");
		send();
		await waitFor(() => expect(sent()).toHaveLength(3));
		expect(sent()).toMatchObject([
			{ replyId: id },
			{ replyId: id },
			{ replyId: expect.not.stringContaining(String(id)), text: "Yes, on Monday" },
		]);
	});

	test("keep the failure and its buttons in view when the list above grows", async () => {
		const { shown, rerender, alert } = await sendWithoutAnswer();
		// The effect of the failure itself can still be due.
		await act(async () => {});
		const scrolled: Element[] = [];
		Element.prototype.scrollIntoView = function (this: Element) {
			scrolled.push(this);
		};
		rerender(<Thread lead={{ ...shown, replies: [pendingReply("r")] }} />);
		expect(scrolled).toEqual([alert.nextElementSibling]);
		Reflect.deleteProperty(Element.prototype, "scrollIntoView");
	});

	test("that may have arrived say so when the lead is opened again", () => {
		const shown = makeLead();
		show(shown);
		open();
		type("Yes");
		cleanup();
		const { replyId } = JSON.parse(sessionStorage.getItem(`admin-text/reply/${shown.id}`) ?? "{}").text;
		show({ ...shown, replies: [{ id: replyId, state: "pending", subject: "Re: Hi", text: "Yes", at: "2026-11-20T10:00:00.000Z" }] });
		expect(screen.getByRole("alert").textContent).toContain("may have arrived");
		expect(screen.getByRole("button", { name: "Send again" })).toBeDefined();
	});

	test("start with a greeting when a text is chosen, and insert it at the caret later", () => {
		show(makeLead());
		open();
		const choose = (name: string) =>
			fireEvent.change(screen.getByRole("combobox", { name: "Insert template" }), { target: { value: name } });
		choose("Ask for details");
		expect(text().value).toMatch(/^Hello Ada,\n\nThank you for your message\./);
		type("ab");
		text().setSelectionRange(1, 1);
		choose("Decline");
		expect(text().value).toMatch(/^aThank you for thinking of us\..*b$/);
		const long = `${"a".repeat(MAX_REPLY.text - 20)}end`;
		type(long);
		choose("Decline");
		expect(text().value).toBe(long);
	});

	test("are discarded with their text", async () => {
		const shown = makeLead();
		show(shown);
		open();
		type("Yes");
		fireEvent.click(screen.getByRole("button", { name: "Discard" }));
		open();
		expect(text().value).toBe("");
	});
});

test.each([
	["Ada Lovelace", null, "Hello Ada,"],
	["  ", null, "Hello,"],
	["Chat visitor", "chat", "Hello,"],
])("%j (source %j) is greeted with %j", (name, source, words) => expect(greeting({ name, source })).toBe(words));
