import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { webAddress } from "@/shared/lib/web-address";
import { contactSection } from "./contact";
import { menu } from "./home/sections";
import { companyFacts, copyrightYears, defaultFacts, site } from "./site";

describe("menu", () => {
	test("gives every entry a name, an address on this site and its own section", () => {
		for (const { name, href } of menu) {
			expect(name.trim()).not.toBe("");
			expect(href).toMatch(/^\/(#[a-z-]+|[a-z-]*)$/);
		}
		expect(new Set(menu.map(({ section }) => section)).size).toBe(menu.length);
	});
});

describe("copyrightYears", () => {
	const first = site.firstCopyrightYear;

	test("shows the first year alone, then a range that starts with it", () => {
		expect(copyrightYears(first)).toBe(String(first));
		expect(copyrightYears(first + 6)).toBe(`${first}–${first + 6}`);
	});

	test("starts with the first year even when the clock is wrong", () => {
		fc.assert(fc.property(fc.integer({ min: 1970, max: 2100 }), (year) => copyrightYears(year).startsWith(String(first))));
	});
});

describe("companyFacts", () => {
	test("are the defaults without stored values", () => {
		expect(companyFacts({})).toEqual(defaultFacts);
	});

	test("replace a default and the links that follow from it", () => {
		const facts = companyFacts({
			phone: "+91 (22) 5550-0199",
			whatsapp: "+91 90000 00199",
			facebook: "https://www.facebook.com/kalpa",
			hours: "Mon–Fri",
		});
		expect(facts.phone).toEqual({ display: "+91 (22) 5550-0199", href: "tel:+912255500199" });
		expect(facts.email).toBe(defaultFacts.email);
		expect(facts.hours).toBe("Mon–Fri");
		expect(facts.socials.map(({ name, href }) => [name, href])).toEqual([
			["Instagram", defaultFacts.socials[0]?.href],
			["WhatsApp", "https://wa.me/919000000199"],
			["LinkedIn", defaultFacts.socials[2]?.href],
			["Facebook", "https://www.facebook.com/kalpa"],
		]);
	});

	test.each([
		["+44 (0)20 7946 0958", "442079460958"],
		["+91 (0) 22 5550 0199", "912255500199"],
		["+39 (0)6 5550 0199", "390655500199"],
	])("lead calls and chats to %s abroad", (number, digits) => {
		const { phone, whatsapp } = companyFacts({ phone: number, whatsapp: number });
		expect([phone, whatsapp]).toEqual([
			{ display: number, href: `tel:+${digits}` },
			{ display: number, href: `https://wa.me/${digits}` },
		]);
	});
});

describe("facts", () => {
	test("has a site address without a trailing slash", () => {
		expect(site.url).toMatch(/^https?:\/\/[^/]+(\/.*[^/])?$/);
	});

	test("has valid phone, WhatsApp and email links, with numbers that start with a country code", () => {
		for (const { display } of [site.phone, site.whatsapp]) expect(display).toMatch(/^\+[1-9]/);
		expect(site.phone.href).toMatch(/^tel:\+\d{8,15}$/);
		expect(site.whatsapp.href).toMatch(/^https:\/\/wa\.me\/\d{8,15}$/);
		expect(site.email).toMatch(/^[^@\s]+@[^@\s]+\.[a-z]+$/);
	});

	test("gives every social link a safe address or null", () => {
		for (const { href } of site.socials) {
			if (href !== null) expect(webAddress(href)).toBe(href);
			expect(href).not.toBe("");
		}
	});
});

describe("contact cards", () => {
	test("links email, phone and WhatsApp to what they show", () => {
		expect(contactSection.cards.map(({ kind, href }) => [kind, href])).toEqual([
			["email", `mailto:${site.email}`],
			["phone", site.phone.href],
			["whatsapp", site.whatsapp.href],
		]);
	});
});
