import { describe, expect, test } from "vitest";
import { chatPaths } from "./chat";
import { chatWords, quickReplies } from "./chat-words";
import { services } from "./services/index";

const answerTo = (question: string) => quickReplies.find(({ text }) => text === question)?.answer ?? "";

describe("what the assistant says", () => {
	test("it is on home, on the portfolio and on the Salesforce page", () => {
		expect(chatPaths).toEqual(["/", "/portfolio", "/sales-force"]);
	});

	test("the team typically responds within 2-4 hours, as a person at most within 24", () => {
		expect(chatWords.responds).toBe("The team typically responds within 2-4 hours.");
		expect(chatWords.sent).toMatch(/typically responds within 2-4 hours, at most within 24/);
	});

	test("at least four replies, the two specified ones among them with what they do on the page", () => {
		expect(quickReplies.length).toBeGreaterThanOrEqual(4);
		expect(new Set(quickReplies.map(({ text }) => text)).size).toBe(quickReplies.length);
		expect(quickReplies.flatMap(({ text, action }) => (action ? [[text, action]] : []))).toEqual([
			["Show me Web projects", "show-web-projects"],
			["I want to talk to a human", "talk-to-human"],
		]);
	});

	test("it says that it is automated where it greets and where it thanks", () => {
		for (const text of [chatWords.label, chatWords.welcome, chatWords.thanks]) expect(text).toMatch(/automated assistant/i);
	});

	test("the price answer names the lowest and the highest start, currency and tax", () => {
		const answer = answerTo("What does a project cost?");
		expect(answer).toContain("from $5,000 to $20,000");
		expect(answer).toContain("USD, excl. taxes");
		expect(services.map(({ startingPrice }) => startingPrice)).toEqual(expect.arrayContaining(["$5,000", "$20,000"]));
	});

	test("the time answer spans every service and says why phases add up to more", () => {
		const answer = answerTo("How long does it take?");
		expect(answer).toContain("4-24 weeks");
		expect(answer).toContain("Web Applications: 4-12 weeks");
		expect(answer).toMatch(/phases overlap/i);
	});

	test("the AI answer lists the three services with their figures", () => {
		const answer = answerTo("Which AI work do you do?");
		expect(answer).toContain("AI Autonomous Agents Development: from $15,000, 8-16 weeks.");
		expect(answer).toContain("AI Calling Agency: one-off build from $8,000, 6-10 weeks.");
		expect(answer).toContain("AI Automation: from $12,000, 8-12 weeks.");
	});

	test("no text has a hole", () => {
		for (const { answer } of quickReplies) expect(answer).not.toMatch(/undefined|NaN|Infinity|[{}]/);
	});
});
