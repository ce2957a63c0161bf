import { describe, expect, test } from "vitest";
import type { ServicePage } from "@/content/services/page-schema";
import { projectTypes } from "@/data/projects/schema";
import { getProjectType, playbooks } from "./playbook";
import { getFact } from "./project-facts";

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
	test("have twelve steps for six types and eight for the others, each with a name", () => {
		expect(projectTypes.map((type) => [type, steps(type).length])).toEqual([
			["saas", 12],
			["mobile", 12],
			["web", 12],
			["ai", 12],
			["arvr", 12],
			["iot", 12],
			["other", 8],
		]);
		for (const step of projectTypes.flatMap(steps)) expect(step.trim()).not.toBe("");
	});

	test("have three reasons for each type, two of them with a fact of the project", () => {
		for (const { type, why } of books) {
			expect(
				why.reasons.map(({ fact }) => fact ?? null),
				type,
			).toEqual(["result", "technologies", null]);
			for (const line of [why.title, ...why.reasons.flatMap(({ title, text }) => [title, text])]) expect(line.trim(), type).not.toBe("");
		}
	});

	test("share no title or sentence with another type or a service page", async () => {
		const pages = import.meta.glob<{ page: ServicePage }>("../../content/services/*/page.ts", { eager: true });
		expect(Object.keys(pages).length).toBeGreaterThan(8);
		const elsewhere = new Set(sentencesOf(textsOf(Object.values(pages))));
		const own = books.flatMap((book) => sentencesOf(textsOf(book)));
		expect(own.length).toBeGreaterThan(30);
		expect(own.filter((sentence, index) => own.indexOf(sentence) !== index)).toEqual([]);
		expect(own.filter((sentence) => elsewhere.has(sentence))).toEqual([]);
		const titles = books.flatMap(({ type, why }) => [...why.reasons.map(({ title }) => title), ...steps(type)]);
		expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
	});
});

describe("facts of a project", () => {
	const project: Parameters<typeof getFact>[0] = {
		metrics: [
			["Late deliveries", "−38%"],
			["Time to reassign", "4.1 s"],
		],
		technologies: ["Go", "React", "Redis", "k6"],
	};

	test("are its first result and its first three technologies", () => {
		expect(getFact(project, "result")).toBe("Late deliveries: −38%");
		expect(getFact(project, "technologies")).toBe("Go, React, Redis");
	});

	test("are left out when the project has none", () => {
		for (const fact of ["result", "technologies"] as const) expect(getFact({ metrics: [], technologies: [] }, fact)).toBeNull();
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
		expect(getProjectType({ projectType: null, serviceId })).toBe(type);
	});

	test("uses the admin's choice first", () => {
		expect(getProjectType({ projectType: "arvr", serviceId: "web-apps" })).toBe("arvr");
	});
});
