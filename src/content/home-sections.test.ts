import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { webAddress } from "@/shared/lib/web-address";
import { aboutSection } from "./about";
import { claims } from "./claims";
import { contactBlocks, contactSeo, privacyLine, quoteSubject } from "./contact";
import { faqEntries } from "./faq";
import { products } from "./products";
import { serviceDetails } from "./services/details";
import { services } from "./services/index";
import { priceLine } from "./services/section";
import { site } from "./site";
import { whyUsSection } from "./why-us";

/** Every text inside some data, however deep, without addresses. */
function textsOf(data: unknown): string[] {
	if (typeof data === "string") return /^(\/|https?:)/.test(data) ? [] : [data];
	return typeof data === "object" && data !== null ? Object.values(data).flatMap(textsOf) : [];
}
const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
const root = join(import.meta.dirname, "../..");
const icon = (name: string): string => join(root, `node_modules/lucide-react/dist/esm/icons/${name}.mjs`);
const hasPicture = (path: string): boolean => existsSync(join(root, "public", path));

describe("claims", () => {
	test("each has a number and says whose it is, and no two of one scope contradict each other", () => {
		const all = Object.values(claims);
		for (const { value, scope, label } of all) {
			expect(value).toMatch(/\d/);
			expect(scope.trim(), label).not.toBe("");
			expect(label.trim(), value).not.toBe("");
		}
		expect(repeated(all.map(({ label, scope }) => `${scope}: ${label}`))).toEqual([]);
	});

	test("sections show claims of the register only", () => {
		const register: unknown[] = Object.values(claims);
		for (const shown of [...aboutSection.stats, ...whyUsSection.claims]) expect(register).toContain(shown);
	});
});

describe("about", () => {
	test("the quote is signed by the site's founder, and the profile opens", () => {
		expect(aboutSection.founder).toBe(site.founder);
		expect(aboutSection.linkedIn.href).toBe(site.founder.profile);
		expect(webAddress(site.founder.profile)).toBe(site.founder.profile);
	});
});

describe("services", () => {
	test("every service has complete details, and no details lack a service", () => {
		expect(Object.keys(serviceDetails)).toEqual(services.map(({ id }) => id));
		for (const details of Object.values(serviceDetails)) {
			expect(existsSync(icon(details.icon)), details.icon).toBe(true);
			for (const picture of [details.image, details.backgroundImage]) expect(hasPicture(picture), picture).toBe(true);
			for (const text of textsOf(details)) expect(text.trim()).not.toBe("");
			expect(details.features.length).toBeGreaterThan(0);
			expect(repeated(details.technologies)).toEqual([]);
		}
	});

	test("no description, feature or picture text serves two services", () => {
		const texts = Object.values(serviceDetails).flatMap(({ detailedDescription, features, imageAlt }) => [
			detailedDescription,
			...features,
			imageAlt,
		]);
		expect(repeated(texts.filter((text) => text.length >= 20))).toEqual([]);
	});

	test("a service has the color of its group", () => {
		for (const { id, group } of services) if (group) expect([id, serviceDetails[id]?.color]).toEqual([id, group.color]);
	});

	test("the price line has the service's own price and time, and a text without them", () => {
		for (const service of services) {
			const line = priceLine(service);
			expect(line.trim(), service.id).not.toBe("");
			for (const part of [service.startingPrice, service.timeline]) if (part) expect(line).toContain(part);
		}
	});
});

describe("why us", () => {
	test("the cards have a title of their own and a text", () => {
		expect(repeated(whyUsSection.cards.map(({ title }) => title))).toEqual([]);
		for (const { text } of whyUsSection.cards) expect(text.trim()).not.toBe("");
	});
});

describe("products", () => {
	test("each is complete, with an icon, a picture and a page of its own", () => {
		expect(products.length).toBeGreaterThan(0);
		expect(repeated(products.map(({ slug }) => slug))).toEqual([]);
		for (const product of products) {
			expect(existsSync(icon(product.icon))).toBe(true);
			expect(hasPicture(product.image), product.image).toBe(true);
			expect(product.ctaLink).toBe(`/products/${product.slug}`);
			for (const text of textsOf(product)) expect(text.trim()).not.toBe("");
		}
	});
});

describe("FAQ", () => {
	test("every question has an id of its own, and an answer", () => {
		expect(faqEntries.length).toBeGreaterThan(0);
		expect(repeated(faqEntries.map(({ id }) => id))).toEqual([]);
		for (const { question, answer } of faqEntries) {
			expect(question).toMatch(/\?$/);
			expect(answer.trim(), question).not.toBe("");
		}
	});

	test("prices and weeks are those of the services", () => {
		const answers = faqEntries.map(({ answer }) => answer).join(" ");
		const prices = answers.match(/\$[\d,]*\d/g) ?? [];
		const spans = answers.match(/\d+-\d+ weeks/g) ?? [];
		expect(services.map(({ startingPrice }) => startingPrice)).toEqual(expect.arrayContaining(prices));
		expect(services.map(({ timeline }) => timeline)).toEqual(expect.arrayContaining(spans));
	});
});

describe("contact", () => {
	test("the chat button opens the site's WhatsApp number", () => {
		expect(contactBlocks.ready.href).toBe(site.whatsapp.href);
	});

	test("the subject of a quote names the service, and is long enough for the form", () => {
		for (const { title } of services) {
			expect(quoteSubject(title)).toContain(title);
			expect(quoteSubject(title).length).toBeGreaterThanOrEqual(5);
		}
	});

	test("the contact page describes itself in 50 to 160 characters", () => {
		expect(contactSeo.path).toBe("/contact");
		expect(contactSeo.description.length).toBeGreaterThanOrEqual(50);
		expect(contactSeo.description.length).toBeLessThanOrEqual(160);
	});

	test("the line under the form has a linked part", () => {
		expect(privacyLine.link.trim()).not.toBe("");
	});
});
