// @vitest-environment jsdom
import { act, fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { chatLead, chatMessages } from "@/content/chat/messages";
import { company } from "@/content/company";
import { hostNotices } from "@/shared/lib/notify";
import {
	emailField,
	field,
	inPanel,
	openChat,
	panel,
	pass,
	press,
	said,
	say,
	showSite,
} from "../../../tests/support/features/chat-harness";
import {
	ask,
	button,
	click,
	endLeads,
	form,
	send,
	sent,
	startLeads,
	startRelay,
	TEXT,
	takeLogged,
} from "../../../tests/support/features/chat-lead-harness";

type Site = Awaited<ReturnType<typeof openChat>>;

let relay: () => Promise<Response>;

beforeEach(() => {
	relay = async () => new Response(null, { status: 200 });
	startLeads(() => relay());
});
afterEach(endLeads);

const header = (name: string) => sent.map(({ headers }) => new Headers(headers).get(name));
const bodies = () => sent.map(({ body }) => JSON.parse(String(body)));
const alertText = () => inPanel().queryByRole("alert")?.textContent ?? null;

describe("lead form", () => {
	test("rejects an unusable address with a field error and sends nothing", async () => {
		await ask();
		await click("Send to the team");
		expect(inPanel().getByText("Email is required").id).toBe(emailField().getAttribute("aria-describedby"));
		await send("ada@");
		expect(inPanel().getByText("Invalid email address")).toBeTruthy();
		expect([emailField().getAttribute("aria-invalid"), document.activeElement === emailField()]).toEqual(["true", true]);
		expect(sent).toEqual([]);
	});

	test("sends the conversation as a lead with the source chat", async () => {
		await ask();
		await send(" ada@example.com ");
		expect(bodies()).toEqual([
			{
				body: [
					"Name: Chat visitor",
					"Email: ada@example.com",
					"Phone: ",
					"Source: chat",
					`Message: Assistant: ${chatMessages.welcome}`,
					`Visitor: ${TEXT}`,
					`Assistant: ${chatMessages.thanks}`,
				].join("\n"),
				name: company.name,
				subject: `Chat: ${TEXT}`,
				to: "hello@studio.example.com",
			},
		]);
		expect(header("x-form-token")).toEqual([null]);
	});

	test("confirms success with the usual and the longest reply time, hides the form and keeps the focus in the chat", async () => {
		await ask();
		button("Send to the team").focus();
		await send();
		expect(said().at(-1)).toBe(`Assistant: ${chatMessages.sent}`);
		expect([form(), panel().contains(document.activeElement)]).toEqual([null, true]);
	});

	test("disables the form with “Sending...” while sending, and sends one lead for ten clicks", async () => {
		let finish = (_response: Response) => {};
		relay = () => new Promise((resolve) => (finish = resolve));
		await ask();
		fireEvent.change(emailField(), { target: { value: "ada@example.com" } });
		const now = button("Send to the team");
		act(() => {
			for (let count = 0; count < 10; count += 1) now.click();
		});
		await act(() => vi.dynamicImportSettled());
		await pass(0);
		expect([button("Sending...").hasAttribute("disabled"), button("Not now").hasAttribute("disabled")]).toEqual([true, true]);
		expect(emailField().readOnly).toBe(true);
		await act(async () => finish(new Response(null, { status: 200 })));
		expect([sent.length, form()]).toEqual([1, null]);
	});

	test("sends a lead at once, also within two seconds", async () => {
		await openChat();
		say(TEXT);
		await pass(400);
		await send();
		expect(sent).toHaveLength(1);
	});

	test("confirms that “Not now” sends nothing, and keeps the way back", async () => {
		await ask();
		fireEvent.change(emailField(), { target: { value: "ada@example.com" } });
		fireEvent.click(button("Not now"));
		expect([said().at(-1), form()]).toEqual([`Assistant: ${chatMessages.declined}`, null]);
		fireEvent.click(button(chatLead.reopen));
		expect(emailField().value).toBe("ada@example.com");
		expect(sent).toEqual([]);
	});

	test("sends text typed after a lead as another lead, only after a click", async () => {
		await ask();
		await send();
		say("And for airports");
		await pass(400);
		await pass(60_000);
		expect([sent.length, said().at(-1)]).toEqual([1, `Assistant: ${chatMessages.thanksAgain}`]);
		await click("Send this too");
		expect(bodies()[1]).toMatchObject({ subject: "Chat: And for airports" });
		expect(bodies()[1].body).toMatch(/Email: ada@example\.com[\s\S]*Visitor: And for airports/);
		expect(bodies()[1].body).not.toContain(TEXT);
		expect(new Set(header("idempotency-key")).size).toBe(2);
	});
});

describe("a lead that failed to send", () => {
	const refuse = async () => new Response("stack trace", { status: 500 });

	test("retries with the same key and succeeds", async () => {
		relay = refuse;
		await ask();
		await send();
		relay = async () => new Response(null, { status: 200 });
		await click("Try again");
		expect([alertText(), form(), said().at(-1)]).toEqual([null, null, `Assistant: ${chatMessages.sent}`]);
		const keys = header("idempotency-key");
		expect([keys.length, new Set(keys).size, /^[0-9a-f-]{36}$/.test(keys[0] ?? "")]).toEqual([2, 1, true]);
		takeLogged();
	});

	test("keeps its key after another message, so that a lost answer makes no second lead", async () => {
		const { answer, leads } = startRelay();
		relay = refuse;
		await ask();
		await send();
		say("One more word");
		await pass(400);
		relay = answer;
		await click("Try again");
		expect([leads(), new Set(header("idempotency-key")).size]).toEqual([[[TEXT, "One more word"]], 1]);
		expect([form(), said().at(-1)]).toEqual([null, `Assistant: ${chatMessages.sent}`]);
		takeLogged();
	});

	test.each([
		["before", 200],
		["after", 400],
	])("isn't sent twice when it arrived, a message was added and the page reloads %s the answer", async (_when, ms) => {
		const { answer, leads } = startRelay();
		relay = async () => {
			await answer();
			return new Promise(() => {});
		};
		const site = await ask();
		await send();
		say("And for airports");
		await pass(ms);
		site.unmount();
		relay = answer;
		await openChat();
		await pass(3000);
		await click("Send to the team");
		expect([leads(), said().at(-1), alertText()]).toEqual([[[TEXT]], `Assistant: ${chatMessages.sent}`, null]);
		await click("Send this too");
		expect([leads(), form()]).toEqual([[[TEXT], ["And for airports"]], null]);
	});

	test("is restored after closing and reopening, and after a reload", async () => {
		relay = refuse;
		const site = await ask();
		await send();
		const before = said();
		await press();
		await press();
		expect(alertText()).toContain(chatLead.unconfirmed);
		site.unmount();
		await openChat();
		expect([said(), emailField().value]).toEqual([before, "ada@example.com"]);
		relay = async () => new Response(null, { status: 200 });
		await pass(3000);
		await click("Send to the team");
		expect(new Set(header("idempotency-key")).size).toBe(1);
		takeLogged();
	});

	test("reloads the page with the conversation when its code is gone a second time", async () => {
		const reload = vi.fn();
		vi.stubGlobal("location", { href: "https://studio.example.com/", reload });
		vi.doMock("./send-lead", () => {
			throw new Error("404");
		});
		const site = await ask();
		fireEvent.change(field(), { target: { value: "And for air" } });
		await send();
		expect([reload.mock.calls.length, alertText()]).toEqual([0, expect.stringMatching(/^Not sent/)]);
		await click("Try again");
		expect(reload).toHaveBeenCalledTimes(1);
		vi.doUnmock("./send-lead");
		const before = said();
		site.unmount();
		sent.length = 0;
		showSite();
		await pass(0);
		await act(() => vi.dynamicImportSettled());
		expect([said(), field().value, emailField().value]).toEqual([before, "And for air", "ada@example.com"]);
		await click("Send to the team");
		expect([sent.length, said().at(-1)]).toEqual([1, `Assistant: ${chatMessages.sent}`]);
		takeLogged();
	});

	test("is confirmed later when it arrives while the chat is closed", async () => {
		let finish = (_response: Response) => {};
		relay = () => new Promise((resolve) => (finish = resolve));
		await ask();
		await send();
		await press();
		await act(async () => finish(new Response(null, { status: 200 })));
		await press();
		expect(said().at(-1)).toBe(`Assistant: ${chatMessages.sent}`);
	});

	test.each([
		["the chat is closed", async () => press()],
		["another page without the chat is open", async (site: Site) => act(() => site.router.navigate("/contact"))],
	])("says in a toast that it failed while %s", async (_where, leave) => {
		const toasts: string[] = [];
		onTestFinished(hostNotices(({ text }) => toasts.push(text)));
		let fail = (_reason: Error) => {};
		relay = () => new Promise((_resolve, reject) => (fail = reject));
		const site = await ask();
		await send();
		await leave(site);
		expect(toasts).toEqual([]);
		await act(async () => fail(new TypeError("Failed to fetch")));
		await pass(0);
		expect(toasts).toEqual([chatLead.failedMeanwhile]);
		takeLogged();
	});

	test("says in a toast that an added message isn't sent when the first had arrived and the chat is closed", async () => {
		const toasts: string[] = [];
		onTestFinished(hostNotices(({ text }) => toasts.push(text)));
		const { answer, leads } = startRelay();
		relay = () => answer().then(refuse);
		await ask();
		await send();
		say("And for airports");
		relay = answer;
		fireEvent.click(button("Try again"));
		await press();
		expect([leads(), toasts]).toEqual([[[TEXT]], [chatLead.failedMeanwhile]]);
		takeLogged();
	});

	const answers = (status: number) => async () => new Response(null, { status });
	test.each([
		["is refused", answers(429), chatLead.title, chatLead.failed],
		["has an error for an answer", refuse, chatLead.unconfirmedTitle, chatLead.unconfirmed],
		["still runs", answers(409), chatLead.unconfirmedTitle, chatLead.unconfirmed],
		["has no answer", () => Promise.reject(new TypeError("Failed to fetch")), chatLead.unconfirmedTitle, chatLead.unconfirmed],
	])("says that it wasn't sent only if it can't have arrived: the request %s", async (_how, failing, title, text) => {
		relay = failing;
		await ask();
		await send();
		expect([panel().querySelector("form")?.getAttribute("aria-label"), alertText()]).toEqual([title, expect.stringContaining(text)]);
		takeLogged();
	});

	test("stays unconfirmed when the visitor is offline at the next try", async () => {
		relay = refuse;
		await ask();
		await send();
		vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
		await click("Try again");
		expect([sent.length, alertText()]).toEqual([1, expect.stringContaining(chatLead.unconfirmedOffline)]);
		takeLogged();
	});
});
