import { describe, expect, test } from "vitest";
import { chatPaths } from "./chat";
import { chatWords, quickReplies } from "./chat-words";
import { services } from "./services/index";

describe("what the assistant says", () => {
	test("it is on pages that exist", () => {
		const known = ["/", "/portfolio", ...services.map(({ route }) => route)];
		expect(known).toEqual(expect.arrayContaining([...chatPaths]));
	});

	test("every reply has a text of its own, and each action is offered once", () => {
		expect(new Set(quickReplies.map(({ text }) => text)).size).toBe(quickReplies.length);
		const actions = quickReplies.flatMap(({ action }) => action ?? []);
		expect([...actions].sort()).toEqual(["show-web-projects", "talk-to-human"]);
	});

	test("it says that it is automated where it greets and where it thanks", () => {
		for (const text of [chatWords.label, chatWords.welcome, chatWords.thanks]) expect(text).toMatch(/automated assistant/i);
	});

	test("prices and weeks are those of the services", () => {
		const answers = quickReplies.map(({ answer }) => answer).join(" ");
		const known = services.flatMap(({ startingPrice, timeline }) => [startingPrice, timeline]);
		for (const price of answers.match(/\$[\d,]*\d/g) ?? []) expect(known).toContain(price);
		const weeks = new Set(known.join(" ").match(/\d+(?=-|\s+weeks)/g));
		for (const [, from, to] of answers.matchAll(/(\d+)-(\d+) weeks/g)) expect([...weeks]).toEqual(expect.arrayContaining([from, to]));
	});

	test("no text has a hole", () => {
		for (const { answer } of quickReplies) expect(answer).not.toMatch(/undefined|NaN|Infinity|[{}]/);
	});
});
