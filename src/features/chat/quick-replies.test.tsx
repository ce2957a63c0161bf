// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { chatWords, quickReplies } from "@/content/chat-words";
import { field, openChat, panel, pass, pick, press, reply, said, say } from "./chat-harness";

const WEB = "Show me Web projects";
const HUMAN = "I want to talk to a human";
const COST = "What does a project cost?";
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
	test("the first opening welcomes, the second does not do so again", async () => {
		await openChat();
		expect(said()).toEqual([`Assistant: ${chatWords.welcome}`]);
		await press();
		await press();
		expect(said()).toHaveLength(1);
	});

	test("at least four are offered as buttons, the two specified ones among them", async () => {
		await openChat();
		expect(offered()).toBeGreaterThanOrEqual(4);
		expect([reply(WEB), reply(HUMAN)]).not.toContain(null);
	});

	test("picking one says it and hides them all; the focus stays in the chat", async () => {
		await openChat();
		reply(COST)?.focus();
		pick(COST);
		expect(said().at(-1)).toBe(`You: ${COST}`);
		expect(offered()).toBe(0);
		expect([panel().contains(document.activeElement), document.activeElement === document.body]).toEqual([true, false]);
	});

	test("the answer and the replies come at 400 ms, not at 399", async () => {
		await openChat();
		pick(COST);
		await pass(399);
		expect([said().length, offered()]).toEqual([2, 0]);
		await pass(1);
		expect(said().at(-1)).toBe(answerTo(COST));
		expect(offered()).toBe(quickReplies.length);
	});

	test("a double click is one pick", async () => {
		await openChat();
		const button = reply(COST);
		act(() => {
			button?.click();
			button?.click();
		});
		await pass(2000);
		expect(said()).toHaveLength(3);
	});

	test("the chat that is closed while an answer is on its way has it when it opens again", async () => {
		await openChat();
		pick(COST);
		await pass(200);
		await press();
		await pass(400);
		await press();
		expect(said()).toEqual([`Assistant: ${chatWords.welcome}`, `You: ${COST}`, answerTo(COST)]);
		expect(offered()).toBe(quickReplies.length);
	});
});

describe("what a reply does on the page", () => {
	test("the portfolio opens 500 ms after the answer, not at 499, at its web applications", async () => {
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

	test("on the portfolio itself it navigates all the same", async () => {
		const site = await openChat("/portfolio");
		pick(WEB);
		await pass(400);
		await pass(500);
		expect([place(site), site.router.state.location.state]).toEqual(["/portfolio#projects-grid", { service: "web-apps" }]);
	});

	test("a page with a contact section scrolls to its own", async () => {
		const site = await openChat();
		pick(HUMAN);
		await pass(400);
		await pass(499);
		expect(place(site)).toBe("/");
		await pass(1);
		expect([place(site), site.router.state.historyAction]).toEqual(["/#contact", "PUSH"]);
	});

	test("a page without one leads to the one on home", async () => {
		const site = await openChat("/portfolio");
		pick(HUMAN);
		await pass(400);
		await pass(500);
		expect(place(site)).toBe("/#contact");
	});

	test("on a phone the chat closes before; on a wide screen it stays beside the projects, and leaves the form free", async () => {
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
	])("closing %s cancels it, also for a chat that is opened again", async (_when, steps) => {
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

	test("whoever goes to another page meanwhile is not called back", async () => {
		const site = await openChat();
		pick(WEB);
		await pass(400);
		await act(() => site.router.navigate("/sales-force"));
		await pass(5000);
		expect(place(site)).toBe("/sales-force");
	});

	test("leaving the site's frame clears every timer, and a reload acts on nothing", async () => {
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

	test("a text typed while an answer is on its way costs neither of them", async () => {
		await openChat();
		pick(COST);
		say("And for ports?");
		await pass(400);
		await pass(400);
		expect(said().slice(1)).toEqual([`You: ${COST}`, "You: And for ports?", answerTo(COST), `Assistant: ${chatWords.thanks}`]);
	});
});
