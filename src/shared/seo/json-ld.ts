/** A schema.org statement; several stand in one page as a list. */
export interface JsonLd {
	"@context": "https://schema.org";
	"@type": string;
	[name: string]: unknown;
}

const isGiven = (value: unknown): boolean =>
	value !== undefined && value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);

const typed = (type: string, members: Record<string, unknown>) => ({
	"@type": type,
	...Object.fromEntries(Object.entries(members).filter(([, value]) => isGiven(value))),
});

const statement = (type: string, members: Record<string, unknown>): JsonLd => ({
	"@context": "https://schema.org",
	...typed(type, members),
});

interface Organization {
	name: string;
	url: string;
	logo: string;
	email: string;
	phone: string;
	/** Such as "Mumbai, India". */
	location: string;
	foundingYear: number;
	parent: string;
	/** Addresses of profiles elsewhere. */
	profiles: string[];
}

/** The company. No claim of size or success goes in here. */
export function organization(facts: Organization): JsonLd {
	const [city, country] = facts.location.split(", ");
	return statement("Organization", {
		"@id": `${facts.url}/#organization`,
		name: facts.name,
		url: facts.url,
		logo: facts.logo,
		email: facts.email,
		telephone: facts.phone,
		foundingDate: String(facts.foundingYear),
		address: typed("PostalAddress", { addressLocality: city, addressCountry: country }),
		parentOrganization: { "@type": "Organization", name: facts.parent },
		sameAs: facts.profiles,
	});
}

/** The site as a whole. */
export function webSite(facts: { name: string; url: string }): JsonLd {
	return statement("WebSite", { name: facts.name, url: facts.url, publisher: { "@id": `${facts.url}/#organization` } });
}

interface Article {
	headline: string;
	description: string;
	url: string;
	image?: string;
	author: string;
	/** ISO 8601. */
	published: string;
	modified?: string;
	section?: string;
	tags?: string[];
	publisher: string;
}

/** A post or a case study. */
export function article(facts: Article): JsonLd {
	return statement("Article", {
		headline: facts.headline,
		description: facts.description,
		mainEntityOfPage: facts.url,
		image: facts.image,
		author: { "@type": "Person", name: facts.author },
		publisher: { "@type": "Organization", name: facts.publisher },
		datePublished: facts.published,
		dateModified: facts.modified ?? facts.published,
		articleSection: facts.section,
		keywords: facts.tags?.length ? facts.tags.join(", ") : undefined,
	});
}

/** A service that the company sells. */
export function service(facts: { name: string; description: string; url: string; provider: string; area?: string }): JsonLd {
	return statement("Service", {
		name: facts.name,
		serviceType: facts.name,
		description: facts.description,
		url: facts.url,
		areaServed: facts.area,
		provider: { "@type": "Organization", name: facts.provider },
	});
}

/** A product without a price of its own: a text such as "contact for pricing" is no valid offer. */
export function product(facts: { name: string; description: string; url: string; image?: string; brand: string }): JsonLd {
	return statement("Product", {
		name: facts.name,
		description: facts.description,
		url: facts.url,
		image: facts.image,
		brand: { "@type": "Brand", name: facts.brand },
	});
}

/** The way from the home page to this one; the last entry is the page itself. */
export function breadcrumb(steps: { name: string; url: string }[]): JsonLd {
	return statement("BreadcrumbList", {
		itemListElement: steps.map((step, index) => ({ "@type": "ListItem", position: index + 1, name: step.name, item: step.url })),
	});
}

/** Questions with their answers, as the page shows them. */
export function faqPage(entries: readonly { question: string; answer: string }[]): JsonLd {
	return statement("FAQPage", {
		mainEntity: entries.map(({ question, answer }) => ({
			"@type": "Question",
			name: question,
			acceptedAnswer: { "@type": "Answer", text: answer },
		})),
	});
}

/**
 * Statements as the text of a script element. No "<" is left in it, so that no text from a database closes the element.
 */
export function serializeJsonLd(statements: JsonLd[]): string {
	return JSON.stringify(statements.length === 1 ? statements[0] : statements)
		.replaceAll("<", "\\u003c")
		.replaceAll("\u2028", "\\u2028")
		.replaceAll("\u2029", "\\u2029");
}
