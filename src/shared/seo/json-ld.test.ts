// @vitest-environment jsdom
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hostileInputs } from "../../../tests/support/database/hostile-inputs";
import { article, breadcrumb, faqPage, type JsonLd, organization, product, serializeJsonLd, service, webSite } from "./json-ld";

const url = "https://studio.example.com";
const company = {
	name: "Kalpa Studio",
	url,
	logo: `${url}/favicon.svg`,
	email: "hello@studio.example.com",
	phone: "+91 22 5550 0142",
	location: "Mumbai, India",
	foundingYear: 2024,
	parent: "Kalpa Digital LLP",
	profiles: ["https://www.instagram.com/studio.example"],
};
const post = {
	headline: "Testing voice agents",
	description: "How we do it.",
	url: `${url}/blog/voice`,
	author: "Arjun Mehta",
	published: "2026-02-01",
	publisher: { name: "Kalpa Studio", logo: `${url}/icon-512.png` },
};
const offer = {
	name: "AI Calling Agency",
	type: "AI calling",
	description: "Voice agents.",
	url: `${url}/ai-calling`,
	provider: "Kalpa Studio",
};
const speaksify = { name: "Speaksify", description: "Calls leads.", url: `${url}/products/speaksify`, brand: "Kalpa Studio" };

/** One statement of each type with only the required values. */
const every: JsonLd[] = [
	organization(company),
	webSite({ name: company.name, url }),
	article(post),
	service(offer),
	product(speaksify),
	breadcrumb([{ name: "Home", url: `${url}/` }]),
	faqPage([{ question: "How long?", answer: "Weeks." }]),
];

/** Name and value of every member at any depth. */
function members(value: unknown): [string, unknown][] {
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([name, inner]) => [[name, inner] as [string, unknown], ...members(inner)]);
}

describe("statements", () => {
	test("organization", () => {
		expect(organization(company)).toEqual({
			"@context": "https://schema.org",
			"@type": "Organization",
			"@id": `${url}/#organization`,
			name: "Kalpa Studio",
			url,
			logo: `${url}/favicon.svg`,
			email: "hello@studio.example.com",
			telephone: "+91 22 5550 0142",
			foundingDate: "2024",
			address: { "@type": "PostalAddress", addressLocality: "Mumbai", addressCountry: "India" },
			parentOrganization: { "@type": "Organization", name: "Kalpa Digital LLP" },
			sameAs: ["https://www.instagram.com/studio.example"],
		});
	});

	test("website with its publisher", () => {
		expect(webSite({ name: "Kalpa Studio", url })).toEqual({
			"@context": "https://schema.org",
			"@type": "WebSite",
			name: "Kalpa Studio",
			url,
			publisher: { "@id": organization(company)["@id"] },
		});
	});

	test("article with every member", () => {
		const more = { image: `${url}/media/1.webp`, modified: "2026-03-01", section: "AI", tags: ["voice", "tests"] };
		expect(article({ ...post, ...more })).toEqual({
			"@context": "https://schema.org",
			"@type": "Article",
			headline: "Testing voice agents",
			description: "How we do it.",
			mainEntityOfPage: `${url}/blog/voice`,
			image: `${url}/media/1.webp`,
			author: { "@type": "Person", name: "Arjun Mehta" },
			publisher: { "@type": "Organization", name: "Kalpa Studio", logo: `${url}/icon-512.png` },
			datePublished: "2026-02-01",
			dateModified: "2026-03-01",
			articleSection: "AI",
			keywords: "voice, tests",
		});
	});

	test("uses the publication date when an article was never changed", () => {
		expect(article(post).dateModified).toBe("2026-02-01");
	});

	test("service", () => {
		expect(service({ ...offer, area: "Worldwide" })).toEqual({
			"@context": "https://schema.org",
			"@type": "Service",
			name: "AI Calling Agency",
			serviceType: "AI calling",
			description: "Voice agents.",
			url: `${url}/ai-calling`,
			areaServed: "Worldwide",
			provider: { "@type": "Organization", name: "Kalpa Studio" },
		});
	});

	test("product without an offer", () => {
		const statement = product({ ...speaksify, image: `${url}/media/2.webp` });
		expect(statement).toEqual({
			"@context": "https://schema.org",
			"@type": "Product",
			name: "Speaksify",
			description: "Calls leads.",
			url: `${url}/products/speaksify`,
			image: `${url}/media/2.webp`,
			brand: { "@type": "Brand", name: "Kalpa Studio" },
		});
		expect(members(statement).map(([name]) => name)).not.toContain("offers");
	});

	test("breadcrumb with positions from one", () => {
		const steps = [
			{ name: "Home", url: `${url}/` },
			{ name: "Products", url: `${url}/products` },
		];
		expect(breadcrumb(steps)).toEqual({
			"@context": "https://schema.org",
			"@type": "BreadcrumbList",
			itemListElement: [
				{ "@type": "ListItem", position: 1, name: "Home", item: `${url}/` },
				{ "@type": "ListItem", position: 2, name: "Products", item: `${url}/products` },
			],
		});
	});

	test("FAQ", () => {
		expect(faqPage([{ question: "How long?", answer: "4-12 weeks." }])).toEqual({
			"@context": "https://schema.org",
			"@type": "FAQPage",
			mainEntity: [{ "@type": "Question", name: "How long?", acceptedAnswer: { "@type": "Answer", text: "4-12 weeks." } }],
		});
	});

	test("omits missing values", () => {
		const bare = [
			...every,
			organization({ ...company, profiles: [], email: "", location: "Mumbai" }),
			article({ ...post, image: "", section: "", tags: [] }),
			product({ ...speaksify, image: undefined }),
		];
		const empty = members(bare).filter(([, value]) => value === undefined || value === null || value === "" || String(value) === "");
		expect(empty).toEqual([]);
	});

	test("contains no rating, review, headcount or price", () => {
		const names = new Set(members(every).map(([name]) => name));
		for (const claim of ["aggregateRating", "review", "ratingValue", "numberOfEmployees", "offers", "price", "award"]) {
			expect(names.has(claim)).toBe(false);
		}
	});
});

describe("serializeJsonLd", () => {
	/** Parses a page that contains the text. */
	function parsed(text: string) {
		const page = new DOMParser().parseFromString(`<script type="application/ld+json">${text}</script><p>after</p>`, "text/html");
		return {
			elements: page.querySelectorAll("script, p, img, svg").length,
			value: JSON.parse(page.querySelector("script")?.textContent ?? ""),
		};
	}

	const signs = fc.constantFrom("<", "</script>", "<!--", "-->", "]]>", "\u2028", "\u2029", "\\", '"', "&lt;", "\0", "a", "й");
	const text = fc.oneof(
		fc.string({ unit: "binary" }),
		fc.array(signs).map((some) => some.join("")),
	);

	test("parses back to the same value and contains no “<”, U+2028 or U+2029", () => {
		fc.assert(
			fc.property(fc.array(fc.record({ headline: text, description: text, author: text, section: text }), { minLength: 1 }), (texts) => {
				const statements = texts.map((some) => article({ ...post, ...some }));
				const written = serializeJsonLd(statements);
				expect(written).not.toMatch(/[<\u2028\u2029]/);
				expect(JSON.parse(written)).toEqual(statements.length === 1 ? statements[0] : statements);
			}),
		);
	});

	test.each(hostileInputs("json-ld-and-head").map(({ id, payload }) => [id, String(payload)]))(
		"%s: it closes no element and starts none, and its value stays",
		(_id, payload) => {
			const page = parsed(serializeJsonLd([article({ ...post, headline: payload })]));
			expect([page.elements, page.value.headline]).toEqual([2, payload]);
		},
	);

	test("writes one statement alone and several as a list", () => {
		expect(JSON.parse(serializeJsonLd(every.slice(0, 1)))).toEqual(every[0]);
		expect(JSON.parse(serializeJsonLd(every))).toEqual(every);
	});
});
