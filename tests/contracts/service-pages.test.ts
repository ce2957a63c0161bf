import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { paths } from "@/content/paths";
import { services } from "@/content/services/index";
import type { Action, ServicePage, ServiceSection } from "@/content/services/page-schema";
import { ROOT } from "./source-files";

const modules = import.meta.glob<{ page: ServicePage }>("../../src/content/services/*/page.ts", { eager: true });
const pages = new Map(Object.entries(modules).map(([file, { page }]) => [file.split("/").at(-2) ?? file, page] as const));

function pageOf(slug: string): ServicePage {
	const page = pages.get(slug);
	if (!page) throw new Error(`There is no page ${slug}`);
	return page;
}

type Of<Kind extends ServiceSection["kind"]> = Extract<ServiceSection, { kind: Kind }>;

/** The sections of one kind, in the page's order. */
function all<Kind extends ServiceSection["kind"]>(slug: string, kind: Kind): Of<Kind>[] {
	return pageOf(slug).sections.filter((section): section is Of<Kind> => section.kind === kind);
}

/** How many items each section of a kind has. */
const counts = (slug: string, kind: "features" | "solutions" | "stack" | "phases" | "industries" | "options" | "metrics") =>
	all(slug, kind).map(({ items }) => items.length);
const durations = (slug: string) => all(slug, "phases").flatMap(({ items }) => items.map(({ duration }) => duration));
const values = (slug: string) => all(slug, "metrics").flatMap(({ items }) => items.map(({ value }) => value));
const kinds = (slug: string) => pageOf(slug).sections.map(({ kind }) => kind);
const closing = (slug: string) => all(slug, "closing").flatMap(({ actions }) => actions);
const where = (actions: Action[]) =>
	actions.map((action) => [action.text, action.kind === "link" ? action.href : `${action.kind} ${action.source}`]);

/** Every button of a page. */
function actionsOf({ hero, sections }: ServicePage): Action[] {
	const inSections = sections.flatMap((section) => {
		if (section.kind === "closing") return section.actions;
		if (section.kind === "tiers") return section.items.map(({ action }) => action);
		return section.kind === "returns" ? [section.action] : [];
	});
	return [...hero.actions, ...inSections];
}

test("every service has a folder of words and a demo under its address, and there is no other", () => {
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
	expect(services.map(({ title }) => title)).toContain("Salesforce Development");
});

describe("counts and numbers", () => {
	test("/web-apps", () => {
		expect(all("web-apps", "form")).toHaveLength(2);
		expect([counts("web-apps", "features"), counts("web-apps", "solutions"), counts("web-apps", "stack")]).toEqual([[6], [4], [4]]);
		expect(durations("web-apps")).toEqual(["1-2 weeks", "2-3 weeks", "6-12 weeks", "1-2 weeks", "ongoing"]);
		expect(kinds("web-apps").slice(-2)).toEqual(["closing", "portfolio"]);
	});

	test("/saas", () => {
		expect(values("saas")).toEqual(["99.9%", "3x", "50+", "85%"]);
		expect([counts("saas", "features"), counts("saas", "solutions"), counts("saas", "stack")]).toEqual([[6], [4], [6]]);
		expect(durations("saas")).toEqual(["2-3 weeks", "6-8 weeks", "4-6 weeks", "2-3 weeks", "ongoing"]);
		const tiers = all("saas", "tiers").flatMap(({ items }) => items);
		expect(tiers.map(({ name, price, terms, popular }) => [name, price, ...terms, popular])).toEqual([
			["Starter", "$15,000", "8-12 weeks", "3 months support", false],
			["Professional", "$35,000", "12-16 weeks", "6 months support", true],
			["Enterprise", "Custom", "16-24 weeks", "12 months support", false],
		]);
		expect(kinds("saas").slice(-2)).toEqual(["closing", "portfolio"]);
	});

	test("/mobile-apps", () => {
		expect(values("mobile-apps")).toEqual(["4.8", "2M+", "99.9%", "50+"]);
		expect(["features", "solutions", "options", "stack"].map((kind) => counts("mobile-apps", kind as "stack"))).toEqual([
			[6],
			[4],
			[3],
			[4],
		]);
		const options = all("mobile-apps", "options").flatMap(({ items }) => items.map(({ title }) => title.toLowerCase()));
		expect(options).toEqual(["ios", "android", "cross-platform"]);
		expect(durations("mobile-apps")).toEqual(["1-2 weeks", "2-3 weeks", "8-16 weeks", "2-3 weeks", "ongoing"]);
		expect(all("mobile-apps", "form")).toHaveLength(2);
		expect(kinds("mobile-apps").slice(-2)).toEqual(["closing", "portfolio"]);
	});

	test("/sales-force", () => {
		expect(where(pageOf("sales-force").hero.actions)).toEqual([
			["Get Started", "scoping sales-force-hero"],
			["View Our Portfolio", paths.portfolio],
		]);
		expect(counts("sales-force", "features")[0]).toBe(6);
		expect(all("sales-force", "features")).toHaveLength(2);
		expect(where(closing("sales-force"))).toEqual([
			["Get Free Consultation", paths.contactSection],
			["View Case Studies", paths.portfolio],
		]);
		expect(all("sales-force", "portfolio")).toEqual([{ kind: "portfolio", whenEmpty: "line" }]);
	});

	test("/ai-calling", () => {
		expect(where(pageOf("ai-calling").hero.actions)).toEqual([
			["Start AI Calling", "lead ai-calling-hero"],
			["See Speaksify Demo", paths.speaksify],
		]);
		expect(["metrics", "features", "solutions", "industries", "stack"].map((kind) => counts("ai-calling", kind as "stack"))).toEqual([
			[4],
			[6],
			[4],
			[6],
			[4],
		]);
		const tiers = all("ai-calling", "tiers").flatMap(({ items }) => items);
		expect(tiers.map(({ name, price, terms, popular }) => [name, price, terms[0], popular])).toEqual([
			["Starter", "$2,500/month", "up to 1,000 calls/month", false],
			["Professional", "$7,500/month", "up to 10,000 calls/month", true],
			["Enterprise", "Custom", "unlimited calls", false],
		]);
		expect(where(tiers.map(({ action }) => action))).toEqual(
			["starter", "professional", "enterprise"].map((tier) => ["Get Started", `lead ai-calling-${tier}`]),
		);
		for (const { text, features } of tiers) expect(text.length * features.length).toBeGreaterThan(0);
		expect(where(closing("ai-calling"))).toEqual([
			["Launch AI Calling", "lead ai-calling-cta"],
			["Try Speaksify", paths.speaksify],
		]);
	});

	test("/ai-automation", () => {
		const { hero } = pageOf("ai-automation");
		expect(where(hero.actions).map(([, to]) => to)).toEqual(["lead ai-automation-hero", "#solutions"]);
		expect([counts("ai-automation", "features"), counts("ai-automation", "solutions")]).toEqual([[6], [4]]);
		const [returns] = all("ai-automation", "returns");
		expect(returns?.items.length).toBeGreaterThanOrEqual(3);
		expect(where(returns ? [returns.action] : [])).toEqual([["Start Automation", paths.contact]]);
	});

	test("/ar-vr-development", () => {
		const slug = "ar-vr-development";
		expect([counts(slug, "solutions"), counts(slug, "stack"), counts(slug, "features"), counts(slug, "phases")]).toEqual([
			[4],
			[10],
			[5],
			[12],
		]);
		expect(closing(slug)[0]?.kind).toBe("scoping");
	});

	test("/iot", () => {
		expect([counts("iot", "stack"), counts("iot", "features"), counts("iot", "phases")]).toEqual([[8], [5], [12]]);
		expect(closing("iot").length).toBeGreaterThan(0);
	});

	test("/game-development", () => {
		const slug = "game-development";
		expect([counts(slug, "stack"), counts(slug, "features"), counts(slug, "phases")]).toEqual([[8], [6], [5]]);
		expect(closing(slug).length).toBeGreaterThan(0);
	});

	test("/ui-ux-design", () => {
		const slug = "ui-ux-design";
		expect(where(pageOf(slug).hero.actions)).toEqual([
			["Get Started", "scoping ui-ux-design-hero"],
			["Free Design Audit", "lead design-consultation"],
		]);
		expect([counts(slug, "stack"), counts(slug, "features"), counts(slug, "phases")]).toEqual([[8], [5], [11]]);
	});

	test("/chatbot-development", () => {
		const slug = "chatbot-development";
		const page = pageOf(slug);
		expect(page.hero.title).toBe("AI Autonomous Agents Development");
		expect(all(slug, "prose")).toHaveLength(1);
		expect([counts(slug, "features"), counts(slug, "stack"), counts(slug, "phases")]).toEqual([[6], [8], [7]]);
		expect(actionsOf(page).filter(({ kind }) => kind === "scoping")).toHaveLength(2);
	});
});

describe("all service pages", () => {
	test("each has its own search record", () => {
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

	test("no two buttons or forms carry the same source tag", () => {
		const sources = [...pages.values()].flatMap((page) => [
			...actionsOf(page).flatMap((action) => (action.kind === "link" ? [] : [action.source])),
			...page.sections.flatMap((section) => (section.kind === "form" ? [section.source] : [])),
		]);
		expect(sources.filter((source, index) => sources.indexOf(source) !== index)).toEqual([]);
		for (const source of sources) expect(source).toMatch(/^[a-z][a-z0-9-]{3,}$/);
	});

	test("design: pages share a grammar, not a face: no two have the same hero and order of sections", () => {
		const faces = [...pages.values()].map(({ hero, sections }) =>
			[hero.variant, ...sections.map((section) => `${section.kind} ${"variant" in section ? section.variant : ""}`)].join(", "),
		);
		expect(new Set(faces).size).toBe(faces.length);
	});

	test("quality: no sentence stands on two service pages", () => {
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

/** Every text inside a value, however deep. */
function textsOf(value: unknown): string[] {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Sentences of some length; calls to action and names may repeat. */
const sentencesOf = (text: string): string[] =>
	text
		.split(/(?<=[.?:])\s+/)
		.map((sentence) => sentence.trim())
		.filter((sentence) => sentence.split(" ").length > 4);
