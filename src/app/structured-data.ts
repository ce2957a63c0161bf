import type { JsonLd } from "@/shared/seo/json-ld";

/** What search engines are told on the home page. Loaded where it is written into a head, which a prerendered page does at build. */
export async function homeStatements(): Promise<JsonLd[]> {
	const [{ faqPage, organization, webSite }, { faqEntries }, { site }] = await Promise.all([
		import("@/shared/seo/json-ld"),
		import("@/content/faq"),
		import("@/content/site"),
	]);
	const company = organization({
		name: site.name,
		url: site.url,
		logo: `${site.url}/favicon.svg`,
		email: site.email,
		phone: site.phone.display,
		location: site.location,
		foundingYear: site.founded,
		parent: site.parent,
		profiles: site.socials.flatMap(({ href }) => href ?? []),
	});
	return [company, webSite({ name: site.name, url: site.url }), faqPage(faqEntries)];
}

/** The way from the home page to a page right below it. */
export function trail(name: string, path: string): () => Promise<JsonLd[]> {
	return async () => {
		const [{ breadcrumb }, { site }] = await Promise.all([import("@/shared/seo/json-ld"), import("@/content/site")]);
		return [
			breadcrumb([
				{ name: "Home", url: `${site.url}/` },
				{ name, url: `${site.url}${path}` },
			]),
		];
	};
}
