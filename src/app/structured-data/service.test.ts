import { expect, test } from "vitest";
import { page } from "@/content/services/saas/page";
import { summary } from "@/content/services/saas/summary";
import { searchRecord, serviceStructuredData } from "./service";

test("names the service, its provider and its breadcrumb", () => {
	const [service, way] = serviceStructuredData("saas", page);
	expect(service).toMatchObject({
		"@type": "Service",
		name: page.service.name,
		serviceType: page.service.type,
		areaServed: "Worldwide",
		url: expect.stringMatching(/\/saas$/),
	});
	expect(way).toMatchObject({ "@type": "BreadcrumbList", itemListElement: [{ position: 1 }, { position: 2, name: summary.title }] });
});

test("gives a slug without a page the generic record with its own address", () => {
	const { seo, service, path } = searchRecord("quantum-apps");
	expect(path).toBe("/quantum-apps");
	expect(service.name).toBe("Development Services");
	expect(seo.description.length).toBeGreaterThanOrEqual(50);
	const [statement] = serviceStructuredData("quantum-apps");
	expect(statement).toMatchObject({
		name: "Development Services",
		serviceType: "Software development",
		url: expect.stringMatching(/\/quantum-apps$/),
	});
});
