import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { webAddress } from "@/shared/lib/web-address";
import { claims } from "../claims";
import { contactBlocks, contactSeo, privacyLine, quoteSubject } from "../contact";
import { faqEntries } from "../faq";
import { products } from "../products/products";
import { serviceDetails } from "../services/details";
import { services } from "../services/index";
import { priceLine } from "../services/section";
import { site } from "../site";
import { aboutSection, founder } from "./about";
import { whyUsSection } from "./why-us";

/** Every text inside some data, however deep, without addresses. */
function textsOf(data: unknown): string[] {
	if (typeof data === "string") return /^(\/|https?:)/.test(data) ? [] : [data];
	return typeof data === "object" && data !== null ? Object.values(data).flatMap(textsOf) : [];
}
const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
const root = join(import.meta.dirname, "../../..");
const icon = (name: string): string => join(root, `node_modules/lucide-react/dist/esm/icons/${name}.mjs`);
const hasPicture = (path: string): boolean => existsSync(join(root, "public", path));

describe("claims", () => {
	test("gives each claim a number and a scope, without contradictions within a scope", () => {
		const all = Object.values(claims);
		for (const { value, scope, label } of all) {
			expect(value).toMatch(/\d/);
			expect(scope.trim(), label).not.toBe("");
			expect(label.trim(), value).not.toBe("");
		}
		expect(repeated(all.map(({ label, scope }) => `${scope}: ${label}`))).toEqual([]);
	});

	test("uses only registered claims in sections", () => {
		const register: unknown[] = Object.values(claims);
		for (const shown of [...aboutSection.stats, ...whyUsSection.claims]) expect(register).toContain(shown);
	});
});

describe("about", () => {
	test("links a valid profile of the founder", () => {
		expect(aboutSection.linkedIn.href).toBe(founder.profile);
		expect(webAddress(founder.profile)).toBe(founder.profile);
	});
});

describe("services", () => {
	test("has complete details for every service and none for unknown services", () => {
		expect(Object.keys(serviceDetails)).toEqual(services.map(({ id }) => id));
		for (const details of Object.values(serviceDetails)) {
			expect(existsSync(icon(details.icon)), details.icon).toBe(true);
			for (const picture of [details.image, details.backgroundImage]) expect(hasPicture(picture), picture).toBe(true);
			for (const text of textsOf(details)) expect(text.trim()).not.toBe("");
			expect(details.features.length).toBeGreaterThan(0);
			expect(repeated(details.technologies)).toEqual([]);
		}
	});

	test("uses each description, feature and picture text for only one service", () => {
		const texts = Object.values(serviceDetails).flatMap(({ detailedDescription, features, imageAlt }) => [
			detailedDescription,
			...features,
			imageAlt,
		]);
		expect(repeated(texts.filter((text) => text.length >= 20))).toEqual([]);
	});

	test("gives a service the color of its group", () => {
		for (const { id, group } of services) if (group) expect([id, serviceDetails[id]?.color]).toEqual([id, group.color]);
	});

	test("shows the service's price and time in the price line, or a text without them", () => {
		for (const service of services) {
			const line = priceLine(service);
			expect(line.trim(), service.id).not.toBe("");
			for (const part of [service.startingPrice, service.timeline]) if (part) expect(line).toContain(part);
			if (service.startingPrice) expect(line.toLowerCase()).toContain(`from ${service.startingPrice}`.toLowerCase());
		}
	});
});

describe("why us", () => {
	test("gives each card its own title and a text", () => {
		expect(repeated(whyUsSection.cards.map(({ title }) => title))).toEqual([]);
		for (const { text } of whyUsSection.cards) expect(text.trim()).not.toBe("");
	});
});

describe("products", () => {
	test("has complete products, each with an icon, a picture and its own page", () => {
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
	test("gives every question its own id and an answer", () => {
		expect(faqEntries.length).toBeGreaterThan(0);
		expect(repeated(faqEntries.map(({ id }) => id))).toEqual([]);
		for (const { question, answer } of faqEntries) {
			expect(question).toMatch(/\?$/);
			expect(answer.trim(), question).not.toBe("");
		}
	});

	test("uses the services' prices and weeks", () => {
		const answers = faqEntries.map(({ answer }) => answer).join(" ");
		const prices = answers.match(/\$[\d,]*\d/g) ?? [];
		const spans = answers.match(/\d+-\d+ weeks/g) ?? [];
		expect(services.map(({ startingPrice }) => startingPrice)).toEqual(expect.arrayContaining(prices));
		expect(services.map(({ timeline }) => timeline)).toEqual(expect.arrayContaining(spans));
	});
});

describe("contact", () => {
	test("opens the site's WhatsApp number from the chat button", () => {
		expect(contactBlocks.ready.href).toBe(site.whatsapp.href);
	});

	test("names the service in a quote's subject, which is long enough for the form", () => {
		for (const { title } of services) {
			expect(quoteSubject(title)).toContain(title);
			expect(quoteSubject(title).length).toBeGreaterThanOrEqual(5);
		}
	});

	test("has a contact page description of 50 to 160 characters", () => {
		expect(contactSeo.path).toBe("/contact");
		expect(contactSeo.description.length).toBeGreaterThanOrEqual(50);
		expect(contactSeo.description.length).toBeLessThanOrEqual(160);
	});

	test("has a link in the line under the form", () => {
		expect(privacyLine.link.trim()).not.toBe("");
	});
});
