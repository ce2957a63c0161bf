import { expect, test } from "vitest";
import { page } from "@/content/services/saas/page";
import { searchRecord, serviceStructuredData } from "./service";

test("names the service, its provider and its breadcrumb", () => {
	const [service, way] = serviceStructuredData("saas", page);
	expect(service).toMatchObject({
		"@type": "Service",
		name: page.service.name,
		serviceType: "Software as a service development",
		areaServed: "Worldwide",
		url: expect.stringMatching(/\/saas$/),
	});
	expect(way).toMatchObject({ "@type": "BreadcrumbList", itemListElement: [{ position: 1 }, { position: 2, name: "SaaS Platforms" }] });
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
