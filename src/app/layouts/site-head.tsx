import type { Seo } from "@/content/schema";
import { site } from "@/content/site";
import { PageHead } from "@/shared/seo/page-head";

/** A page's head, with what is the same for every page of this site. */
export function SiteHead({ seo, type }: { seo: Seo; type?: "website" | "article" }) {
	return <PageHead {...seo} type={type} siteUrl={site.url} siteName={site.name} />;
}
