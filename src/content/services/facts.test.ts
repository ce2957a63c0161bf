import { describe, expect, test } from "vitest";
import { staticPosts } from "../blog/list";
import { paths } from "../paths";
import { reviews } from "../reviews";
import { staticProjects } from "../samples/static-projects";
import { serviceDetails } from "./details";
import { services } from "./index";
import type { ServicePage } from "./page-schema";

const pages = Object.values(import.meta.glob<ServicePage>("./*/page.ts", { eager: true, import: "page" }));

/** The texts of a value, without those inside an object that is marked as a sample if `real`. */
function textsOf(value: unknown, real = false): string[] {
	if (typeof value === "string") return [value];
	if (typeof value !== "object" || value === null) return [];
	if (real && "sample" in value && value.sample === true) return [];
	return Object.values(value).flatMap((part) => textsOf(part, real));
}

const withPrice = services.flatMap(({ id, startingPrice, timeline = "" }) => (startingPrice ? [{ id, startingPrice, timeline }] : []));

describe.each(withPrice)("the page of $id", ({ id, startingPrice, timeline }) => {
	const page = pages.find((one) => one.id === id);
	const texts = [...textsOf(page), ...textsOf(Object.entries(serviceDetails).find(([service]) => service === id)?.[1])];

	test("names the price of the price list wherever it says from which price it starts", () => {
		const named = texts.flatMap((text) =>
			[...text.matchAll(/\bfrom (\$[\d,]*\d)(?!,?\d| ?(\/|a |per )month)/gi)].map(([, price]) => price),
		);
		expect(named.filter((price) => price !== startingPrice)).toEqual([]);
	});

	test("names the time of the price list beside that price, and where it speaks of the price list", () => {
		const besidePrice = /\bfrom \$[\d,]*\d[^.]{0,20}?\b(\d+\s?[-–]\s?\d+) weeks/gi;
		const ofList = /(?:price list[^.;]{0,30}?\b(\d+\s?[-–]\s?\d+)\b)|(?:\b(\d+\s?[-–]\s?\d+) weeks (?:of|in|from|on) the price list)/gi;
		const named = texts.flatMap((text) =>
			[...text.matchAll(besidePrice), ...text.matchAll(ofList)].map(([, first, second]) =>
				(first ?? second ?? "").replace(/\s?[-–]\s?/, "-"),
			),
		);
		expect(named.filter((weeks) => `${weeks} weeks` !== timeline)).toEqual([]);
	});

	test("starts its one-off tiers at the price of the price list", () => {
		const tiers = page?.sections.flatMap((section) => (section.kind === "tiers" ? section.items : [])) ?? [];
		const [lowest] = tiers
			.filter(({ price }) => /^\$[\d,]+$/.test(price))
			.map(({ price }) => Number(price.replace(/\D/g, "")))
			.sort((a, b) => a - b);
		if (lowest !== undefined) expect(lowest).toBe(Number(startingPrice.replace(/\D/g, "")));
	});
});

test("every text that names an invented client is marked as a sample", () => {
	const clients = new Set([
		...reviews.filter(({ sample }) => sample).map(({ company }) => company),
		...staticProjects.filter(({ sample }) => sample).map(({ client }) => client),
	]);
	const unmarked = pages.flatMap((page) =>
		textsOf(page, true).flatMap((text) =>
			[...clients].filter((client) => text.includes(client)).map((client) => `${page.id}, ${client}: ${text}`),
		),
	);
	expect(unmarked).toEqual([]);
});

test("links only to case studies and posts that every build has, except for samples", () => {
	const own = new Set([
		...staticProjects.flatMap(({ id, sample }) => (sample ? [] : paths.caseStudy(id))),
		...staticPosts.flatMap(({ slug, sample }) => (sample ? [] : paths.post(slug))),
	]);
	const linked = pages.flatMap((page) => textsOf(page, true).filter((text) => /^\/(case-study|blogs?)\/./.test(text)));
	expect(pages.flatMap((page) => textsOf(page)).length).toBeGreaterThan(0);
	expect(linked.filter((path) => !own.has(path))).toEqual([]);
});
