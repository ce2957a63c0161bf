import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { aboutSection } from "./about";
import { claims } from "./claims";
import { contactBlocks, contactSection, contactSeo, privacyLine, quoteSubject } from "./contact";
import { faqEntries, faqSection } from "./faq";
import { menu } from "./home-sections";
import { portfolioPage, portfolioSection } from "./portfolio";
import { products, productsSection } from "./products";
import { serviceDetails } from "./services/details";
import { services } from "./services/index";
import { priceLine, servicesSection } from "./services/section";
import { site } from "./site";
import { whyUsSection } from "./why-us";

const count = (...texts: string[]): number => texts.join(" ").split(/\s+/).filter(Boolean).length;
/** Every text inside some data, wherever it lies, without addresses. */
function textsOf(data: unknown): string[] {
	if (typeof data === "string") return /^(\/|https?:)/.test(data) ? [] : [data];
	return typeof data === "object" && data !== null ? Object.values(data).flatMap(textsOf) : [];
}
const icon = (name: string): string => join(process.cwd(), `node_modules/lucide-react/dist/esm/icons/${name}.mjs`);

describe("menu", () => {
	test("names and addresses, in order", () => {
		expect(menu.map(({ name, href }) => [name, href])).toEqual([
			["Home", "/"],
			["About", "/#about"],
			["Services", "/#services"],
			["Products", "/products"],
			["Portfolio", "/#portfolio"],
			["Why Us", "/#why-us"],
			["FAQ", "/#faq"],
			["Contact", "/#contact"],
		]);
	});

	test("the sections that make an entry the active one; Products belongs to products-section", () => {
		expect(menu.map(({ section }) => section)).toEqual([
			"home",
			"about",
			"services",
			"products-section",
			"portfolio",
			"why-us",
			"faq",
			"contact",
		]);
	});
});

test("the sections are numbered in the order of the page", () => {
	const labels = [aboutSection, servicesSection, portfolioSection, whyUsSection, productsSection, faqSection, contactSection];
	expect(labels.map(({ label }) => label)).toEqual([
		"02 — About",
		"03 — Services",
		"04 — Portfolio",
		"05 — Why us",
		"06 — Products",
		"07 — FAQ",
		"08 — Contact",
	]);
});

describe("claims", () => {
	test.each([
		[claims.projects, "15+", "projects delivered"],
		[claims.cities, "56+", "cities"],
		[claims.team, "20+", "team members"],
		[claims.years, "1+", "years since 2024"],
		[claims.successRate, "98%", "success rate"],
		[claims.happyClients, "50+", "happy clients"],
		[claims.developers, "230+", "developers"],
		[claims.groupProjects, "500+", "projects"],
		[claims.countries, "40+", "countries"],
		[claims.roi, "300-500%", "ROI in 90 days"],
	])("the claim %# has its value and label", (claim, value, label) => {
		expect([claim.value, claim.label]).toEqual([value, label]);
	});

	test("the longest wait for a reply, and the usual one in the chat", () => {
		expect(claims.response24h.label).toContain("within 24 hours");
		expect(claims.chatResponse.label).toBe("typically responds within 2-4 hours");
	});

	test("called within 30 seconds, and only those who agreed", () => {
		expect(claims.callWithin.label).toContain("within 30 seconds");
		expect(claims.callWithin.scope).toContain("agreed");
		expect(products[0]?.description).toMatch(/who agreed.*within 30 seconds/);
	});

	test("each says whose number it is, and no two of one scope contradict each other", () => {
		const all = Object.values(claims);
		for (const { value, scope } of all) {
			expect(value).toMatch(/\d/);
			expect(scope.trim()).not.toBe("");
		}
		expect(new Set(all.map(({ label, scope }) => `${scope}: ${label}`)).size).toBe(all.length);
		expect([claims.happyClients.scope, claims.groupProjects.scope]).not.toContain(claims.projects.scope);
	});

	test("each stands in the section that it is specified for", () => {
		expect(aboutSection.stats).toEqual([claims.projects, claims.cities, claims.team, claims.years]);
		expect(whyUsSection.claims).toEqual([claims.developers, claims.groupProjects, claims.countries]);
		expect(portfolioPage.claims).toEqual([claims.successRate, claims.happyClients]);
		expect(products[0]?.facts).toEqual(expect.arrayContaining([claims.roi, claims.callWithin]));
	});
});

describe("about", () => {
	test("the founder's quote has two or three sentences and is signed", () => {
		expect(aboutSection.quote.match(/[.?](\s|$)/g)?.length).toBeGreaterThanOrEqual(2);
		expect(aboutSection.quote.match(/[.?](\s|$)/g)?.length).toBeLessThanOrEqual(3);
		expect(aboutSection.founder).toBe(site.founder);
	});

	test("the three values, verbatim and in order, one sentence each", () => {
		expect(aboutSection.mission.values.map(({ title }) => title)).toEqual(["Think First", "Build Smart", "Innovate Always"]);
		for (const { text } of aboutSection.mission.values) expect(text).toMatch(/^[^.]+\.$/);
	});

	test("the two buttons, with the specification's own apostrophe", () => {
		expect(aboutSection.together).toEqual({ text: "Let's Build Together", href: "/#contact" });
		expect(aboutSection.linkedIn).toEqual({ text: "Connect on LinkedIn", href: site.founder.profile });
	});
});

describe("services", () => {
	test("every service has complete details, and no details lack a service", () => {
		expect(Object.keys(serviceDetails)).toEqual(services.map(({ id }) => id));
		for (const [id, details] of Object.entries(serviceDetails)) {
			expect(existsSync(icon(details.icon)), details.icon).toBe(true);
			expect(details.image).toBe(`/media/services/${id}.webp`);
			expect(details.backgroundImage).toBe(`/media/grounds/${details.color}.webp`);
			expect(details.imageAlt).toMatch(/^[A-Z].*\.$/);
			expect(count(details.detailedDescription), id).toBeGreaterThanOrEqual(30);
			expect(count(details.detailedDescription), id).toBeLessThanOrEqual(45);
			expect(details.features).toHaveLength(4);
			for (const feature of details.features) {
				expect(count(feature), feature).toBeGreaterThanOrEqual(3);
				expect(count(feature), feature).toBeLessThanOrEqual(8);
			}
			expect(details.technologies.length).toBeGreaterThanOrEqual(5);
			expect(new Set(details.technologies).size).toBe(details.technologies.length);
		}
	});

	test("no sentence of the eleven panels serves two services", () => {
		const texts = Object.values(serviceDetails).flatMap(({ detailedDescription, features, technologies, imageAlt }) => [
			detailedDescription,
			...features,
			...technologies,
			imageAlt,
		]);
		expect(new Set(texts.filter((text) => text.length >= 20)).size).toBe(texts.filter((text) => text.length >= 20).length);
	});

	test("a service carries the color of its group", () => {
		for (const { id, group } of services) if (group) expect([id, serviceDetails[id]?.color]).toEqual([id, group.color]);
	});

	test("the words of the panel", () => {
		const { seeAll, ...words } = servicesSection.panel;
		expect(Object.values(words)).toEqual(["About This Service", "Key Features", "Technologies Used", "Learn More", "Get Quote"]);
		expect(seeAll("SaaS Platforms")).toBe("See All SaaS Platforms Projects");
	});

	test("price and timeline as the list has them, with currency, tax and overlap noted", () => {
		const lines = new Map(services.map((service) => [service.id, priceLine(service)]));
		expect(lines.get("web-apps")).toBe("from $5,000, 4-12 weeks");
		expect(lines.get("sales-force")).toBe("priced after a scoping call");
		expect(servicesSection.note).toBe("Prices in USD, excl. taxes. Phases overlap; small scopes skip phases.");
	});

	test("the price of AI calling is that of a build, not of the monthly service", () => {
		const calling = services.find(({ id }) => id === "ai-calling");
		expect(calling && priceLine(calling)).toBe("one-off build from $8,000, 6-10 weeks");
	});
});

describe("why us", () => {
	test("four value cards", () => {
		expect(whyUsSection.cards).toHaveLength(4);
		expect(new Set(whyUsSection.cards.map(({ title }) => title)).size).toBe(4);
		for (const { text } of whyUsSection.cards) {
			expect(count(text), text).toBeGreaterThanOrEqual(20);
			expect(count(text), text).toBeLessThanOrEqual(35);
		}
	});

	test("its buttons", () => {
		expect([whyUsSection.start, whyUsSection.consult]).toEqual(["Get Started", "Schedule Consultation"]);
	});
});

describe("products", () => {
	test("exactly one product, the voice AI engagement engine, complete and featured", () => {
		expect(products.map(({ id, name, title, tag, ctaText, ctaLink }) => [id, name, title, tag, ctaText, ctaLink])).toEqual([
			["speaksify", "Speaksify", "Voice AI Engagement Engine", "Voice AI", "Get Started", "/products/speaksify"],
		]);
		for (const product of products) {
			expect(product.featured).toBe(true);
			expect(product.facts).toHaveLength(3);
			expect(existsSync(icon(product.icon))).toBe(true);
			for (const text of textsOf(product)) expect(text.trim()).not.toBe("");
		}
	});

	test("the section's links", () => {
		expect([productsSection.viewAll, productsSection.view]).toEqual([{ text: "View All Products", href: "/products" }, "View Product"]);
	});
});

describe("FAQ", () => {
	test("eight questions, one of each topic", () => {
		expect(faqEntries.map(({ id }) => id)).toEqual([
			"timeline",
			"technologies",
			"support",
			"process",
			"ai-expertise",
			"pricing",
			"collaboration",
			"industries",
		]);
		for (const { question, answer } of faqEntries) {
			expect(question).toMatch(/\?$/);
			expect(count(answer), question).toBeGreaterThanOrEqual(35);
			expect(count(answer), question).toBeLessThanOrEqual(60);
		}
	});

	test("prices and weeks are those of the services", () => {
		const answers = faqEntries.map(({ answer }) => answer).join(" ");
		const prices = answers.match(/\$[\d,]*\d/g) ?? [];
		const spans = answers.match(/\d+-\d+ weeks/g) ?? [];
		expect([prices.length, spans.length]).toEqual([3, 3]);
		expect(services.map(({ startingPrice }) => startingPrice)).toEqual(expect.arrayContaining(prices));
		expect(services.map(({ timeline }) => timeline)).toEqual(expect.arrayContaining(spans));
		const weeks = services.flatMap(({ timeline }) => timeline?.match(/\d+/g)?.map(Number) ?? []);
		expect(answers).toContain(`Between ${Math.min(...weeks)} and ${Math.max(...weeks)} weeks`);
	});

	test("'Contact Us' leads to the contact anchor", () => {
		expect(faqSection.contact).toEqual({ text: "Contact Us", href: "/#contact" });
	});
});

describe("contact", () => {
	test("the three blocks beside the form", () => {
		const { connect, reasons, ready } = contactBlocks;
		expect([connect.title, reasons.title, ready.title, ready.button]).toEqual([
			"Connect With Us",
			"Why Choose Us",
			"Ready to Get Started",
			"Chat on WhatsApp",
		]);
		expect(ready.href).toBe(site.whatsapp.href);
		expect(reasons.items).toHaveLength(4);
		for (const reason of reasons.items) expect(count(reason)).toBeLessThanOrEqual(14);
	});

	test("the subject of a quote names the service, and passes the rule of five signs", () => {
		expect(quoteSubject("Web Applications")).toBe("Quote: Web Applications");
		for (const { title } of services) expect(quoteSubject(title).length).toBeGreaterThanOrEqual(5);
	});

	test("the contact page describes itself in 50 to 160 characters", () => {
		expect(contactSeo.path).toBe("/contact");
		expect(contactSeo.description.length).toBeGreaterThanOrEqual(50);
		expect(contactSeo.description.length).toBeLessThanOrEqual(160);
	});

	test("the line under the form is one sentence around its link", () => {
		expect(privacyLine.before + privacyLine.link + privacyLine.after).toMatch(/^[A-Z][^.]+ privacy policy\.$/);
	});
});

test("quality: the home page's sections have at least 600 words, without the services' panels", () => {
	const faq = [faqSection, faqEntries.map(({ question, answer }) => [question, answer])];
	const { panel: _, ...servicesHead } = servicesSection;
	const words = count(...textsOf([aboutSection, servicesHead, whyUsSection, productsSection, products, faq, contactBlocks]));
	expect(words).toBeGreaterThanOrEqual(600);
});
