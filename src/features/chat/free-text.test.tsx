// @vitest-environment jsdom
import { createEvent, fireEvent } from "@testing-library/react";
import postcss from "postcss";
import { compile } from "tailwindcss";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { chatMessages } from "@/content/chat/messages";
import { emailField, field, inPanel, openChat, panel, pass, said, say } from "../../../tests/support/features/chat-harness";
import { button, endLeads, form, sent, startLeads, TEXT } from "../../../tests/support/features/chat-lead-harness";
import hostile from "../../../tests/support/hostile-inputs.json";
import { translatePage } from "../../../tests/support/translate-page";
import { emptyConversation } from "./chat-conversation";

beforeEach(() => startLeads());
afterEach(endLeads);

describe("free text", () => {
	test("thanks after 400 ms, not 399, says that it is automated and asks for an email", async () => {
		await openChat();
		say(TEXT);
		expect(said().at(-1)).toBe(`You: ${TEXT}`);
		await pass(399);
		expect([said().length, form()]).toEqual([2, null]);
		await pass(1);
		expect(said().at(-1)).toBe(`Assistant: ${chatMessages.thanks}`);
		expect(form()).not.toBeNull();
		expect([emailField().type, emailField().autocomplete]).toEqual(["email", "email"]);
		expect(sent).toEqual([]);
	});

	test("lets the text follow its own direction, while the email address runs from left to right", async () => {
		await openChat();
		say("שלום");
		await pass(400);
		expect([field().dir, emailField().dir]).toEqual(["auto", "ltr"]);
	});

	test("shows three lines where the field can't grow with its text, but one in a low window", async () => {
		await openChat();
		const { build } = await compile("@theme { --spacing: 0.25rem } @tailwind utilities;");
		const heights = new Map<string, string>();
		postcss.parse(build([...field().classList])).walkDecls("min-height", ({ value, parent }) => {
			const conditions: string[] = [];
			for (let rule = parent?.parent; rule?.type === "atrule" && "params" in rule; rule = rule.parent) conditions.push(String(rule.params));
			heights.set(conditions.join(" and "), value);
		});
		expect([...heights]).toEqual([
			["", "calc(var(--spacing) * 11)"],
			["(min-height:26.01rem) and not (field-sizing:content)", "calc(var(--spacing) * 22)"],
		]);
	});

	test("sends with Enter and the button, but not with Shift+Enter or the Enter of an input method", async () => {
		await openChat();
		fireEvent.change(field(), { target: { value: "日本" } });
		const keys = [{ shiftKey: true }, { isComposing: true }, { keyCode: 229 }];
		for (const how of keys) {
			const event = createEvent.keyDown(field(), { key: "Enter", ...how });
			fireEvent(field(), event);
			expect([said().length, event.defaultPrevented]).toEqual([1, false]);
		}
		fireEvent.click(button("Send message"));
		expect([said().at(-1), field().value]).toEqual(["You: 日本", ""]);
		say("And now by Enter");
		expect(said().at(-1)).toBe("You: And now by Enter");
	});

	test("rejects blank text and text over 1000 characters with a reason, and keeps the text", async () => {
		await openChat();
		say(" \n ");
		expect([said().length, inPanel().queryByRole("status")]).toEqual([1, null]);
		say("x".repeat(1001));
		expect([said().length, field().value.length, field().getAttribute("aria-invalid")]).toEqual([1, 1001, "true"]);
		expect(inPanel().getByRole("status").textContent).toMatch(/at most 1,000 characters.*1,001/);
		say("x".repeat(1000));
		expect(said()).toHaveLength(2);
	});

	test("replaces the reason when the browser has translated it", async () => {
		await openChat();
		for (let count = 0; count < 8; count += 1) say("And for ports");
		say("x".repeat(1001));
		translatePage(inPanel().getByRole("status"));
		say("x".repeat(1002));
		expect(inPanel().getByRole("status").textContent).toContain("1,002");
		say("x");
		expect(inPanel().getByRole("status").textContent).toBe(chatMessages.tooMany);
	});

	const hostileTexts = (...categories: string[]) =>
		hostile.entries.flatMap(({ category, payload }) =>
			categories.includes(category) && typeof payload === "string" && payload.length <= 1000 ? [payload] : [],
		);
	const elements = () => new Set(Array.from(panel().querySelectorAll("[role=log] *"), ({ tagName }) => tagName));

	const typed = hostileTexts("text-field", "unicode-bidi");
	// The maximum of unsent messages.
	const groups = Array.from({ length: Math.ceil(typed.length / 6) }, (_, index) => [typed.slice(6 * index, 6 * index + 6)] as const);
	test.each(groups)("shows typed hostile text as plain text (group %#)", async (texts) => {
		await openChat();
		const kinds = elements();
		for (const text of texts) {
			say(text);
			await pass(400);
		}
		const readable = texts.filter((text) => /[^\p{Z}\p{C}]/u.test(text));
		expect(said().filter((line) => line.startsWith("You: "))).toEqual(
			readable.map((text) => `You: ${text.replace(/(?!\n)\p{Cc}/gu, "").trim()}`),
		);
		expect(elements()).toEqual(kinds);
		expect(Reflect.get({}, "polluted")).toBeUndefined();
	});

	test("shows hostile markup from a stored conversation as plain text", async () => {
		const { unmount } = await openChat();
		const kinds = elements();
		unmount();
		const texts = hostileTexts("html-content", "json-ld-and-head", "url-field");
		expect(texts.length).toBeGreaterThan(60);
		const messages = texts.map((text, index) => ({ id: "1", text, isBot: index % 2 === 0, timestamp: 1 }));
		sessionStorage.setItem("chat", JSON.stringify({ ...emptyConversation, messages }));
		await openChat();
		expect(said()).toEqual(texts.map((text, index) => `${index % 2 === 0 ? "Assistant" : "You"}: ${text}`));
		expect(elements()).toEqual(kinds);
	});
});
