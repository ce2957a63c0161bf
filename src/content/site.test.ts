import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { webAddress } from "@/shared/lib/web-address";
import { contactSection } from "./contact";
import { copyrightYears, site } from "./site";

describe("copyrightYears", () => {
	test("2025 alone, then a span that begins with it", () => {
		expect(copyrightYears(2025)).toBe("2025");
		expect(copyrightYears(2026)).toBe("2025–2026");
		expect(copyrightYears(2031)).toBe("2025–2031");
	});

	test("2025 always stands in it, also where the clock is wrong", () => {
		fc.assert(fc.property(fc.integer({ min: 1970, max: 2100 }), (year) => copyrightYears(year).startsWith("2025")));
	});
});

describe("facts", () => {
	test("the location, and the parent company is an LLP", () => {
		expect(site.location).toBe("Mumbai, India");
		expect(site.parent).toMatch(/ LLP$/);
	});

	test("the site's address has no slash at its end", () => {
		expect(site.url).toMatch(/^https?:\/\/[^/]+(\/.*[^/])?$/);
	});

	test("phone, WhatsApp and e-mail are addresses that a browser can open, and show the number that they call", () => {
		expect(site.phone.href).toBe(`tel:${site.phone.display.replace(/ /g, "")}`);
		expect(site.whatsapp.href).toBe(`https://wa.me/${site.whatsapp.display.replace(/\D/g, "")}`);
		expect(site.email).toMatch(/^[^@\s]+@[^@\s]+\.[a-z]+$/);
	});

	test("the four social links, each with a safe address", () => {
		expect(site.socials.map(({ name }) => name)).toEqual(["Instagram", "WhatsApp", "LinkedIn", "Facebook"]);
		for (const { href } of site.socials) {
			if (href !== null) expect(webAddress(href)).toBe(href);
			expect(href).not.toBe("");
		}
	});

	test("Facebook has no address yet", () => {
		expect(site.socials.find(({ name }) => name === "Facebook")?.href).toBeNull();
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

	test("the phone is described as 24/7 support, WhatsApp as instant responses", () => {
		expect(contactSection.cards[1]?.text).toContain("24/7 support");
		expect(contactSection.cards[2]?.text).toContain("Instant responses");
	});
});
