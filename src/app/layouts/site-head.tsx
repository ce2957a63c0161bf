import type { Seo } from "@/content/schema";
import { site } from "@/content/site";
import type { JsonLd } from "@/shared/seo/json-ld";
import { PageHead } from "@/shared/seo/page-head";

interface SiteHeadProps {
	seo: Seo;
	type?: "website" | "article";
	structuredData?: () => Promise<JsonLd[]>;
	feed?: { path: string; title: string };
}

export function SiteHead({ seo, type, structuredData, feed }: SiteHeadProps) {
	return (
		<PageHead
			{...seo}
			image={{ url: seo.image ?? site.socialImage, isCard: true }}
			type={type}
			siteUrl={site.url}
			siteName={site.name}
			feed={feed}
			structuredData={structuredData}
		/>
	);
}
