import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { webAddress } from "@/shared/lib/web-address";
import { contactSection } from "./contact";
import { menu } from "./home-sections";
import { copyrightYears, site } from "./site";

describe("menu", () => {
	test("every entry has a name, an address on this site, and a section of its own", () => {
		for (const { name, href } of menu) {
			expect(name.trim()).not.toBe("");
			expect(href).toMatch(/^\/(#[a-z-]+|[a-z-]*)$/);
		}
		expect(new Set(menu.map(({ section }) => section)).size).toBe(menu.length);
	});
});

describe("copyrightYears", () => {
	const first = site.firstCopyrightYear;

	test("shows the first year alone, then a span that begins with it", () => {
		expect(copyrightYears(first)).toBe(String(first));
		expect(copyrightYears(first + 6)).toBe(`${first}–${first + 6}`);
	});

	test("begins with the first year when the clock is wrong, too", () => {
		fc.assert(fc.property(fc.integer({ min: 1970, max: 2100 }), (year) => copyrightYears(year).startsWith(String(first))));
	});
});

describe("facts", () => {
	test("the site's address has no slash at its end", () => {
		expect(site.url).toMatch(/^https?:\/\/[^/]+(\/.*[^/])?$/);
	});

	test("phone, WhatsApp and e-mail are addresses that a browser can open, and show the number that they call", () => {
		expect(site.phone.href).toBe(`tel:${site.phone.display.replace(/ /g, "")}`);
		expect(site.whatsapp.href).toBe(`https://wa.me/${site.whatsapp.display.replace(/\D/g, "")}`);
		expect(site.email).toMatch(/^[^@\s]+@[^@\s]+\.[a-z]+$/);
	});

	test("every social link has a safe address or none", () => {
		for (const { href } of site.socials) {
			if (href !== null) expect(webAddress(href)).toBe(href);
			expect(href).not.toBe("");
		}
	});
});

describe("contact cards", () => {
	test("e-mail, phone and WhatsApp, each opening what it says", () => {
		expect(contactSection.cards.map(({ kind, href }) => [kind, href])).toEqual([
			["email", `mailto:${site.email}`],
			["phone", site.phone.href],
			["whatsapp", site.whatsapp.href],
		]);
	});
});
