import { faqEntries } from "@/content/faq";
import { site } from "@/content/site";
import { faqPage, type JsonLd, organization, webSite } from "@/shared/seo/json-ld";

export function homeStructuredData(): JsonLd[] {
	const company = organization({
		name: site.name,
		url: site.url,
		logo: site.url + site.logo,
		email: site.email,
		phone: site.phone.display,
		location: site.location,
		address: site.address,
		foundingYear: site.founded,
		parent: site.parent,
		profiles: site.socials.flatMap(({ href }) => href ?? []),
	});
	return [company, webSite({ name: site.name, url: site.url }), faqPage(faqEntries)];
}
