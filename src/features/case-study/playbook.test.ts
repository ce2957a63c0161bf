import { describe, expect, test } from "vitest";
import type { ServicePage } from "@/content/services/page-schema";
import { projectTypes } from "@/data/projects/schema";
import { playbooks, projectTypeOf } from "./playbook";

const books = await Promise.all(projectTypes.map(async (type) => ({ type, ...(await playbooks[type]()).playbook })));
const steps = (type: string) =>
	books.filter((book) => book.type === type).flatMap(({ roadmap }) => roadmap.stages.flatMap((stage) => stage.steps));

/** Every text in a tree of content, longer than a label. */
const textsOf = (value: unknown): string[] => {
	if (typeof value === "string") return value.length >= 25 ? [value] : [];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
};
const sentencesOf = (texts: string[]) => texts.flatMap((text) => text.split(/(?<=[.?])\s+/)).map((sentence) => sentence.toLowerCase());

describe("texts by project type", () => {
	test("have twelve steps for six types and eight for the others, each with a title and one sentence", () => {
		expect(projectTypes.map((type) => [type, steps(type).length])).toEqual([
			["saas", 12],
			["mobile", 12],
			["web", 12],
			["ai", 12],
			["arvr", 12],
			["iot", 12],
			["other", 8],
		]);
		for (const { title, text } of projectTypes.flatMap(steps)) {
			expect(title.length, title).toBeGreaterThan(3);
			expect(text, title).toMatch(/^[A-Z][^?]{40,}\.$/);
			expect(sentencesOf([text]), title).toHaveLength(1);
		}
	});

	test("have four or five reasons for each type in a separate list", () => {
		for (const { type, why } of books) {
			expect([4, 5], type).toContain(why.reasons.length);
			expect(why.title).toMatch(/^Why choose us/);
			for (const { text } of why.reasons) expect(text.length, text).toBeGreaterThan(60);
		}
	});

	test("share no title or sentence with another type or a service page", async () => {
		const pages = import.meta.glob<{ page: ServicePage }>("../../content/services/*/page.ts", { eager: true });
		expect(Object.keys(pages).length).toBeGreaterThan(8);
		const elsewhere = new Set(sentencesOf(textsOf(Object.values(pages))));
		const own = books.flatMap((book) => sentencesOf(textsOf(book)));
		expect(own.length).toBeGreaterThan(150);
		expect(own.filter((sentence, index) => own.indexOf(sentence) !== index)).toEqual([]);
		expect(own.filter((sentence) => elsewhere.has(sentence))).toEqual([]);
		const titles = books.flatMap(({ why, roadmap }) =>
			[...why.reasons, ...roadmap.stages.flatMap((stage) => stage.steps)].map(({ title }) => title),
		);
		expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
	});
});

describe("project type", () => {
	test.each([
		["web-apps", "web"],
		["saas", "saas"],
		["saas-solutions", "saas"],
		["mobile-apps", "mobile"],
		["ai-calling", "ai"],
		["ai-automation", "ai"],
		["chatbot-development", "ai"],
		["ar-vr-development", "arvr"],
		["iot", "iot"],
		["game-development", "other"],
		["sales-force", "other"],
		["zeppelin-maps", "other"],
		["constructor", "other"],
	])("resolves %s to %s without a choice", (serviceId, type) => {
		expect(projectTypeOf({ projectType: null, serviceId })).toBe(type);
	});

	test("uses the admin's choice first", () => {
		expect(projectTypeOf({ projectType: "arvr", serviceId: "web-apps" })).toBe("arvr");
	});
});
