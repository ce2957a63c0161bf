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
	location: string;
	/** The whole address in one line; without it, the location is the address. */
	address?: string | undefined;
	foundingYear: number;
	parent: string;
	profiles: string[];
}

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
		address: facts.address ?? typed("PostalAddress", { addressLocality: city, addressCountry: country }),
		parentOrganization: { "@type": "Organization", name: facts.parent },
		sameAs: facts.profiles,
	});
}

export function webSite(facts: { name: string; url: string }): JsonLd {
	return statement("WebSite", { name: facts.name, url: facts.url, publisher: { "@id": `${facts.url}/#organization` } });
}

interface Article {
	headline: string;
	description: string;
	url: string;
	image?: string;
	author: string;
	published: string;
	modified?: string;
	section?: string;
	tags?: string[];
	publisher: { name: string; logo: string };
}

export function article(facts: Article): JsonLd {
	return statement("Article", {
		headline: facts.headline,
		description: facts.description,
		mainEntityOfPage: facts.url,
		image: facts.image,
		author: { "@type": "Person", name: facts.author },
		publisher: { "@type": "Organization", name: facts.publisher.name, logo: facts.publisher.logo },
		datePublished: facts.published,
		dateModified: facts.modified ?? facts.published,
		articleSection: facts.section,
		keywords: facts.tags?.length ? facts.tags.join(", ") : undefined,
	});
}

export function service(facts: { name: string; type: string; description: string; url: string; provider: string; area?: string }): JsonLd {
	return statement("Service", {
		name: facts.name,
		serviceType: facts.type,
		description: facts.description,
		url: facts.url,
		areaServed: facts.area,
		provider: { "@type": "Organization", name: facts.provider },
	});
}

/** Without an offer: "contact for pricing" isn't a valid price. */
export function product(facts: { name: string; description: string; url: string; image?: string; brand: string }): JsonLd {
	return statement("Product", {
		name: facts.name,
		description: facts.description,
		url: facts.url,
		image: facts.image,
		brand: { "@type": "Brand", name: facts.brand },
	});
}

export function breadcrumb(steps: { name: string; url: string }[]): JsonLd {
	return statement("BreadcrumbList", {
		itemListElement: steps.map((step, index) => ({ "@type": "ListItem", position: index + 1, name: step.name, item: step.url })),
	});
}

export function faqPage(entries: readonly { question: string; answer: string }[]): JsonLd {
	return statement("FAQPage", {
		mainEntity: entries.map(({ question, answer }) => ({
			"@type": "Question",
			name: question,
			acceptedAnswer: { "@type": "Answer", text: answer },
		})),
	});
}

/** The text of a script element, without "<" so that no text from the database closes the element. */
export function serializeJsonLd(statements: JsonLd[]): string {
	return JSON.stringify(statements.length === 1 ? statements[0] : statements)
		.replaceAll("<", "\\u003c")
		.replaceAll("\u2028", "\\u2028")
		.replaceAll("\u2029", "\\u2029");
}
