import { paths } from "./paths";
import { showsReviews } from "./samples/shown-reviews";
import { services } from "./services/index";
import { site } from "./site";

type ChangeFrequency = "daily" | "weekly" | "monthly";

/** A page in the sitemap. */
export interface SitePage {
	path: string;
	changefreq: ChangeFrequency;
	priority: number;
	/** Name and sentence for readers that are programs (llms.txt). */
	title: string;
	summary: string;
	/** Source files of the page's text. Their last change is the page's date. */
	sources: string[];
}

const page = (
	path: string,
	priority: number,
	title: string,
	summary: string,
	sources: string[],
	changefreq: ChangeFrequency = "weekly",
) => ({
	path,
	priority,
	title,
	summary,
	sources: sources.map((source) => `content/${source}`),
	changefreq,
});

/** The pages of the sitemap. An external blog (VITE_EXTERNAL_BLOG_URL) has no page here. */
export const sitePages: SitePage[] = [
	page(paths.home, 1, site.name, site.blurb, ["home/page.ts", "home/notes.ts", "home/about.ts", "home/why-us.ts", "faq.ts"], "daily"),
	page(paths.portfolio, 0.9, "Portfolio", "Case studies with the results that clients measured.", ["portfolio.ts"]),
	page(paths.products, 0.9, "Products", "Software products for sales teams, built and run by the studio.", [
		"products/products.ts",
		"products/list.ts",
	]),
	...(site.externalBlogUrl ? [] : [page(paths.blogs, 0.8, "Blog", "Practical guides to software and AI.", ["blogs.ts", "blog"], "daily")]),
	...(showsReviews ? [page(paths.reviews, 0.7, "Reviews", "Client reviews of our work.", ["reviews.ts"])] : []),
	page(paths.contact, 0.7, "Contact", "A form, email, phone and WhatsApp. Answers come within 24 hours.", ["contact.ts"]),
	page(paths.privacy, 0.3, "Privacy policy", "What this site and the studio do with personal data.", ["privacy.ts"], "monthly"),
	...services.map(({ route, title, summary }) => page(route, 0.8, title, summary, [`services${route}`])),
	page(paths.speaksify, 0.7, "Speaksify", "A voice AI that helps sales teams call new leads within 30 seconds, with their consent.", [
		"products/speaksify-landing.ts",
	]),
	page(paths.product("speaksify"), 0.7, "Speaksify, product sheet", "Features, safeguards and data processing of Speaksify.", [
		"products/speaksify-sheet.ts",
	]),
];
