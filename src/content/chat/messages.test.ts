import { describe, expect, test } from "vitest";
import { services } from "../services/index";
import { chatPaths } from "./bubble";
import { chatMessages, quickReplies } from "./messages";

describe("the assistant's texts", () => {
	test("lists only pages that exist", () => {
		const known = ["/", "/portfolio", ...services.map(({ route }) => route)];
		expect(known).toEqual(expect.arrayContaining([...chatPaths]));
	});

	test("gives every reply its own text, and each action only once", () => {
		expect(new Set(quickReplies.map(({ text }) => text)).size).toBe(quickReplies.length);
		const actions = quickReplies.flatMap(({ action }) => action ?? []);
		expect([...actions].sort()).toEqual(["show-web-projects", "talk-to-human"]);
	});

	test("says that it is automated in the greeting and in the thanks", () => {
		for (const text of [chatMessages.label, chatMessages.welcome, chatMessages.thanks]) expect(text).toMatch(/automated assistant/i);
	});

	test("uses the services' prices and weeks", () => {
		const answers = quickReplies.map(({ answer }) => answer).join(" ");
		const known = services.flatMap(({ startingPrice, timeline }) => [startingPrice, timeline]);
		for (const price of answers.match(/\$[\d,]*\d/g) ?? []) expect(known).toContain(price);
		const weeks = new Set(known.join(" ").match(/\d+(?=-|\s+weeks)/g));
		for (const [, from, to] of answers.matchAll(/(\d+)-(\d+) weeks/g)) expect([...weeks]).toEqual(expect.arrayContaining([from, to]));
	});

	test("has no unfilled placeholders", () => {
		for (const { answer } of quickReplies) expect(answer).not.toMatch(/undefined|NaN|Infinity|[{}]/);
	});
});
