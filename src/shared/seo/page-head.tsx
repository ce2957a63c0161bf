import { Helmet } from "react-helmet-async";

interface PageHeadProps {
	title: string;
	description: string;
	keywords?: string[];
	/** Absolute base address of the site, without a trailing slash. */
	siteUrl: string;
	siteName: string;
	/** Path of the canonical address. */
	path: string;
	type?: "website" | "article";
	noindex?: boolean;
}

/**
 * A page title with the company's name, once (D1 §9, R70).
 *
 * @param title with or without the name already in it.
 */
export function fullTitle(title: string, siteName: string): string {
	return title.includes(siteName) ? title : `${title} | ${siteName}`;
}

/**
 * The canonical address of a path: absolute, without query, fragment or trailing slash (R70).
 */
export function canonicalUrl(siteUrl: string, path: string): string {
	const bare = (path.split(/[?#]/)[0] ?? "").replace(/\/+$/, "");
	return bare === "" ? `${siteUrl}/` : `${siteUrl}${bare}`;
}

/** Everything that a page says about itself in its head. */
export function PageHead({ title, description, keywords, siteUrl, siteName, path, type = "website", noindex = false }: PageHeadProps) {
	const name = fullTitle(title, siteName);
	const url = canonicalUrl(siteUrl, path);
	return (
		<Helmet prioritizeSeoTags>
			<title>{name}</title>
			<meta name="description" content={description} />
			{keywords?.length ? <meta name="keywords" content={keywords.join(", ")} /> : null}
			{noindex ? <meta name="robots" content="noindex, nofollow" /> : null}
			{noindex ? null : <link rel="canonical" href={url} />}
			<meta property="og:title" content={name} />
			<meta property="og:description" content={description} />
			<meta property="og:type" content={type} />
			<meta property="og:site_name" content={siteName} />
			{noindex ? null : <meta property="og:url" content={url} />}
			<meta name="twitter:card" content="summary_large_image" />
		</Helmet>
	);
}
