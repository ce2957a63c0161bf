import { describe, expect, test } from "vitest";
import { faqEntries } from "@/content/faq";
import { site } from "@/content/site";
import { claimsIn } from "../../../tests/support/claims";
import { homeStructuredData } from "./home";
import { trail } from "./trail";

describe("structured data", () => {
	test("describes the company, the site and its questions on the home page", () => {
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

	test("omits social profiles without an address", () => {
		const [company] = homeStructuredData();
		expect(company?.sameAs).toEqual(site.socials.flatMap(({ href }) => (href ? [href] : [])));
	});

	test("contains none of the registered claims", () => {
		const told = JSON.stringify(homeStructuredData());
		expect(claimsIn(told)).toEqual([]);
	});

	test("has no empty values", () => {
		expect(JSON.stringify([...homeStructuredData(), ...trail("Contact", "/contact")])).not.toMatch(/undefined|NaN|null|\{\w+\}/);
	});

	test("gives another page a breadcrumb from the home page", () => {
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
