import type { Seo } from "@/content/schema";
import { site } from "@/content/site";
import type { JsonLd } from "@/shared/seo/json-ld";
import { PageHead } from "@/shared/seo/page-head";

interface SiteHeadProps {
	seo: Seo;
	type?: "website" | "article";
	structuredData?: () => Promise<JsonLd[]>;
}

/** A page's head, with what is the same for every page of this site. */
export function SiteHead({ seo, type, structuredData }: SiteHeadProps) {
	return (
		<PageHead
			{...seo}
			image={seo.image ?? site.socialImage}
			type={type}
			siteUrl={site.url}
			siteName={site.name}
			structuredData={structuredData}
		/>
	);
}
