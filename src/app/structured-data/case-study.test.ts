import { expect, test } from "vitest";
import { site } from "@/content/site";
import { projectOf } from "../../../tests/support/data/project-fixture";
import { caseStudyStructuredData } from "./articles";

const row = {
	id: "p1",
	slug: "berth-planning",
	title: "Berth planning",
	description: "Ships meet cranes.",
	industry: "Logistics",
	image: "/media/projects/berth-1.webp",
	technologies: ["Rust", "Vue"],
	detailed_metrics: [{ label: "less demurrage", value: "54%", description: "In six months." }],
	published_at: "2026-03-11 04:30:00+00",
	created_at: "2026-03-01 04:30:00+00",
	updated_at: "2026-04-02 04:30:00+00",
};
const url = `${site.url}/case-study/berth-planning`;

test("describes a case study as an article by the studio, with its dates and canonical address", () => {
	const [story] = caseStudyStructuredData(projectOf(row));
	expect(story).toMatchObject({
		"@type": "Article",
		headline: "Berth planning",
		description: "Ships meet cranes.",
		mainEntityOfPage: url,
		image: `${site.url}/media/projects/berth-1.webp`,
		author: { "@type": "Organization", name: site.name },
		publisher: { name: site.name, logo: `${site.url}/icon-512.png` },
		datePublished: "2026-03-11T04:30:00.000Z",
		dateModified: "2026-04-02T04:30:00.000Z",
		articleSection: "Logistics",
		keywords: "Rust, Vue",
	});
});

test("is never modified before it is published", () => {
	const [story] = caseStudyStructuredData(projectOf({ ...row, published_at: "2026-04-09 04:30:00+00" }));
	expect([story?.datePublished, story?.dateModified]).toEqual(["2026-04-09T04:30:00.000Z", "2026-04-09T04:30:00.000Z"]);
});

test("includes the portfolio in the breadcrumb", () => {
	const [, way] = caseStudyStructuredData(projectOf(row));
	expect(way).toMatchObject({
		"@type": "BreadcrumbList",
		itemListElement: [
			{ position: 1, name: "Home", item: `${site.url}/` },
			{ position: 2, name: "Portfolio", item: `${site.url}/portfolio` },
			{ position: 3, name: "Berth planning", item: url },
		],
	});
});

test("contains no project result and nothing unknown", () => {
	expect(JSON.stringify(caseStudyStructuredData(projectOf(row)))).not.toContain("54%");
	const bare = JSON.stringify(caseStudyStructuredData(projectOf({ title: "Ports" })));
	expect(bare).not.toMatch(/null|undefined|datePublished|dateModified|"image"/);
	expect(bare).toContain(`${site.url}/case-study/p1`);
});

test("keeps the address of an external picture", () => {
	const [story] = caseStudyStructuredData(projectOf({ ...row, image: "https://cdn.example.com/berth.png" }));
	expect(story?.image).toBe("https://cdn.example.com/berth.png");
});
