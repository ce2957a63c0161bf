// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { chatMessages, quickReplies } from "@/content/chat/messages";
import { field, openChat, panel, pass, pick, press, reply, said, say } from "../../../tests/support/features/chat-harness";
import { form } from "../../../tests/support/features/chat-lead-harness";

const WEB = "Show me Web projects";
const HUMAN = "I want to talk to a human";
/** A reply without an action. */
const COST = quickReplies.find(({ action }) => !action)?.text ?? "";
const answerTo = (question: string) => `Assistant: ${quickReplies.find(({ text }) => text === question)?.answer}`;
const offered = () => quickReplies.filter(({ text }) => reply(text) !== null).length;
type Site = Awaited<ReturnType<typeof openChat>>;
const place = ({ router }: Site) => `${router.state.location.pathname}${router.state.location.hash}`;

function onPhone() {
	vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(max-width: 29.99rem)" }));
}

beforeEach(() => {
	vi.useFakeTimers();
});

afterEach(() => {
	cleanup();
	vi.useRealTimers();
	sessionStorage.clear();
});

describe("quick replies", () => {
	test("welcome the visitor on the first opening only", async () => {
		await openChat();
		expect(said()).toEqual([`Assistant: ${chatMessages.welcome}`]);
		await press();
		await press();
		expect(said()).toHaveLength(1);
	});

	test("show a button for each reply, including the two specified ones", async () => {
		await openChat();
		expect(offered()).toBe(quickReplies.length);
		expect([reply(WEB), reply(HUMAN)]).not.toContain(null);
	});

	test("add the message and hide when one is picked, and the focus stays in the chat", async () => {
		await openChat();
		reply(COST)?.focus();
		pick(COST);
		expect(said().at(-1)).toBe(`You: ${COST}`);
		expect(offered()).toBe(0);
		expect([panel().contains(document.activeElement), document.activeElement === document.body]).toEqual([true, false]);
	});

	test("show the answer and the replies at 400 ms, not at 399", async () => {
		await openChat();
		pick(COST);
		await pass(399);
		expect([said().length, offered()]).toEqual([2, 0]);
		await pass(1);
		expect(said().at(-1)).toBe(answerTo(COST));
		expect(offered()).toBe(quickReplies.length);
	});

	test("count a double click as one pick", async () => {
		await openChat();
		const button = reply(COST);
		act(() => {
			button?.click();
			button?.click();
		});
		await pass(2000);
		expect(said()).toHaveLength(3);
	});

	test("add a pending answer while the chat is closed", async () => {
		await openChat();
		pick(COST);
		await pass(200);
		await press();
		await pass(400);
		await press();
		expect(said()).toEqual([`Assistant: ${chatMessages.welcome}`, `You: ${COST}`, answerTo(COST)]);
		expect(offered()).toBe(quickReplies.length);
	});
});

describe("actions of quick replies", () => {
	test("open the portfolio at its web applications 500 ms after the answer, not at 499", async () => {
		const site = await openChat();
		pick(WEB);
		await pass(400);
		expect(said().at(-1)).toBe(answerTo(WEB));
		await pass(499);
		expect(place(site)).toBe("/");
		await pass(1);
		expect(place(site)).toBe("/portfolio#projects-grid");
		expect(site.router.state.location.state).toEqual({ service: "web-apps" });
	});

	test("also navigate on the portfolio page", async () => {
		const site = await openChat("/portfolio");
		pick(WEB);
		await pass(400);
		await pass(500);
		expect([place(site), site.router.state.location.state]).toEqual(["/portfolio#projects-grid", { service: "web-apps" }]);
	});

	test("scroll to the page's own contact section", async () => {
		const site = await openChat();
		pick(HUMAN);
		await pass(400);
		await pass(499);
		expect(place(site)).toBe("/");
		await pass(1);
		expect([place(site), site.router.state.historyAction]).toEqual(["/#contact", "PUSH"]);
	});

	test("lead to the home page's contact section when the page has none", async () => {
		const site = await openChat("/portfolio");
		pick(HUMAN);
		await pass(400);
		await pass(500);
		expect(place(site)).toBe("/#contact");
	});

	test("close the chat first on a phone, and on a wide screen keep it open without covering the form", async () => {
		await openChat();
		pick(WEB);
		await pass(400);
		await pass(500);
		expect(panel()).toBeTruthy();
		pick(HUMAN);
		await pass(400);
		expect(panel()).toBeTruthy();
		await pass(500);
		expect(screen.queryByRole("dialog")).toBeNull();
		await press();
		onPhone();
		pick(WEB);
		await pass(400);
		expect(panel()).toBeTruthy();
		await pass(500);
		expect(screen.queryByRole("dialog")).toBeNull();
	});

	test.each([
		["before the answer", [200]],
		["after the answer", [400, 200]],
	])("are canceled by closing %s, even if the chat is opened again", async (_when, steps) => {
		const site = await openChat();
		pick(WEB);
		for (const ms of steps) await pass(ms);
		fireEvent.keyDown(field(), { key: "Escape" });
		await press();
		await pass(400);
		await pass(5000);
		expect(place(site)).toBe("/");
		expect(said().at(-1)).toBe(answerTo(WEB));
	});

	test("are canceled when the visitor goes to another page", async () => {
		const site = await openChat();
		pick(WEB);
		await pass(400);
		await act(() => site.router.navigate("/sales-force"));
		await pass(5000);
		expect(place(site)).toBe("/sales-force");
	});

	test("are canceled when the visitor has begun to leave for a page that takes long", async () => {
		const site = await openChat();
		pick(WEB);
		await pass(400);
		act(() => void site.router.navigate("/slow"));
		await pass(5000);
		expect(site.router.state.navigation.location?.pathname).toBe("/slow");
	});

	test("clear every timer on leaving the public layout, and don't run after a reload", async () => {
		const site = await openChat();
		pick(WEB);
		await pass(100);
		site.unmount();
		expect(vi.getTimerCount()).toBe(0);
		const again = await openChat();
		await pass(400);
		await pass(5000);
		expect([place(again), said().at(-1)]).toEqual(["/", answerTo(WEB)]);
	});

	test("can be picked while a message waits", async () => {
		await openChat();
		say("And for ports?");
		await pass(400);
		pick(COST);
		await pass(400);
		expect(form()).not.toBeNull();
		expect(said().at(-1)).toBe(answerTo(COST));
	});

	test("run together with a text typed before the answer arrives", async () => {
		await openChat();
		pick(COST);
		say("And for ports?");
		await pass(400);
		await pass(400);
		expect(said().slice(1)).toEqual([`You: ${COST}`, "You: And for ports?", answerTo(COST), `Assistant: ${chatMessages.thanks}`]);
	});
});
