import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { services } from "@/content/services/index";
import type { Action, ServicePage } from "@/content/services/page-schema";
import { ROOT } from "./source-files";

const modules = import.meta.glob<{ page: ServicePage }>("../../src/content/services/*/page.ts", { eager: true });
const pages = new Map(Object.entries(modules).map(([file, { page }]) => [file.split("/").at(-2) ?? file, page] as const));

function pageOf(slug: string): ServicePage {
	const page = pages.get(slug);
	if (!page) throw new Error(`There is no page ${slug}`);
	return page;
}

/** Lists every button of a page. */
function actionsOf({ hero, sections }: ServicePage): Action[] {
	const inSections = sections.flatMap((section) => {
		if (section.kind === "closing") return section.actions;
		if (section.kind === "tiers") return section.items.map(({ action }) => action);
		return section.kind === "returns" ? [section.action] : [];
	});
	return [...hero.actions, ...inSections];
}

test("every service has exactly one text folder and one demo under its path", () => {
	const slugs = services.map(({ route }) => route.slice(1)).sort();
	const folders = readdirSync(join(ROOT, "src/content/services"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
	const demos = readdirSync(join(ROOT, "src/features/services/demos"));
	expect(folders.map(({ name }) => name).sort()).toEqual(slugs);
	expect(demos.sort()).toEqual(slugs.map((slug) => `${slug}.tsx`));
	for (const { id, route } of services) {
		const folder = join(ROOT, `src/content/services${route}`);
		for (const file of ["summary.ts", "details.ts", "page.ts", "demo.ts"]) expect(existsSync(join(folder, file)), file).toBe(true);
		expect(pageOf(route.slice(1)).id).toBe(id);
	}
});

describe("all service pages", () => {
	test("each has its own search metadata", () => {
		const records = [...pages.values()];
		for (const pick of [
			(page: ServicePage) => page.seo.title,
			(page: ServicePage) => page.seo.description,
			(page: ServicePage) => page.service.name,
			(page: ServicePage) => page.service.description,
		]) {
			const texts = records.map(pick);
			expect(new Set(texts).size).toBe(records.length);
			for (const text of texts) expect(text.length).toBeGreaterThan(5);
		}
		for (const { seo, service } of records) {
			expect(seo.keywords?.length).toBeGreaterThan(2);
			expect(service.type).not.toBe("");
		}
	});

	test("every section has items and every tier has a price", () => {
		for (const [slug, { sections }] of pages) {
			expect(sections.length, slug).toBeGreaterThan(2);
			for (const section of sections) {
				if ("items" in section) expect(section.items.length, `${slug} ${section.kind}`).toBeGreaterThan(0);
				if (section.kind !== "tiers") continue;
				for (const { price, features } of section.items) expect(price.trim().length * features.length, slug).toBeGreaterThan(0);
				expect(section.items.filter(({ popular }) => popular).length, slug).toBeLessThanOrEqual(1);
			}
		}
	});

	test("all buttons and forms have different source tags", () => {
		const sources = [...pages.values()].flatMap((page) => [
			...actionsOf(page).flatMap((action) => (action.kind === "link" ? [] : [action.source])),
			...page.sections.flatMap((section) => (section.kind === "form" ? [section.source] : [])),
		]);
		expect(sources.filter((source, index) => sources.indexOf(source) !== index)).toEqual([]);
		for (const source of sources) expect(source).toMatch(/^[a-z][a-z0-9-]{3,}$/);
	});

	test("all pages differ in hero or order of sections", () => {
		const faces = [...pages.values()].map(({ hero, sections }) =>
			[hero.variant, ...sections.map((section) => `${section.kind} ${"variant" in section ? section.variant : ""}`)].join(", "),
		);
		expect(new Set(faces).size).toBe(faces.length);
	});

	test("no sentence appears on two service pages", () => {
		const seen = new Map<string, string>();
		const doubles: string[] = [];
		for (const [slug, page] of pages) {
			const own = new Set(textsOf({ ...page, seo: { ...page.seo, keywords: [] } }).flatMap(sentencesOf));
			for (const sentence of own) {
				const other = seen.get(sentence);
				if (other) doubles.push(`${slug} and ${other}: ${sentence}`);
				seen.set(sentence, slug);
			}
		}
		expect(doubles).toEqual([]);
	});
});

/** Lists every text inside a value at any depth. */
function textsOf(value: unknown): string[] {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Lists longer sentences; calls to action and names can repeat. */
const sentencesOf = (text: string): string[] =>
	text
		.split(/(?<=[.?:])\s+/)
		.map((sentence) => sentence.trim())
		.filter((sentence) => sentence.split(" ").length > 4);
