import { describe, expect, test } from "vitest";
import { claims } from "@/content/claims";
import { faqEntries } from "@/content/faq";
import { site } from "@/content/site";
import { homeStructuredData } from "./home";
import { trail } from "./trail";

describe("what search engines are told", () => {
	test("the home page tells of the company, the site and its questions", () => {
		const [company, website, faq] = homeStructuredData();
		expect([company?.["@type"], company?.name, company?.url, company?.telephone]).toEqual([
			"Organization",
			site.name,
			site.url,
			site.phone.display,
		]);
		expect([website?.["@type"], website?.publisher]).toEqual(["WebSite", { "@id": company?.["@id"] }]);
		expect(faq).toMatchObject({ "@type": "FAQPage", mainEntity: faqEntries.map(({ question }) => ({ name: question })) });
		expect(homeStructuredData()).toHaveLength(3);
	});

	test("a profile without an address is no profile", () => {
		const [company] = homeStructuredData();
		expect(company?.sameAs).toEqual(site.socials.flatMap(({ href }) => (href ? [href] : [])));
		expect(site.socials.some(({ href }) => href === null)).toBe(true);
	});

	test("no claim of the register is among it", () => {
		const told = JSON.stringify(homeStructuredData());
		expect(Object.values(claims).filter(({ value }) => told.includes(value))).toEqual([]);
	});

	test("no hole is left in it", () => {
		expect(JSON.stringify([...homeStructuredData(), ...trail("Contact", "/contact")])).not.toMatch(/undefined|NaN|null|\{\w+\}/);
	});

	test("another page tells the way to it from the home page", () => {
		expect(trail("Contact", "/contact")).toMatchObject([
			{
				"@type": "BreadcrumbList",
				itemListElement: [
					{ position: 1, name: "Home", item: `${site.url}/` },
					{ position: 2, name: "Contact", item: `${site.url}/contact` },
				],
			},
		]);
	});
});
