import { useLayoutEffect } from "react";
import { Helmet, HelmetProvider } from "react-helmet-async";

/** What a page's head says, ready to be written. */
export interface HeadTagsProps {
	title: string;
	description: string;
	keywords?: string[];
	/** Absolute canonical address. */
	url: string;
	siteName: string;
	type: "website" | "article";
	noindex: boolean;
}

/** Marks the tags that came with the prerendered page, so that the first page shown by the router can replace them. */
export const PRERENDERED_TAG = "data-prerendered";

/** The tags themselves. Loaded by a browser only when the router shows another page than the one that came as HTML. */
export function HeadTags({ title, description, keywords, url, siteName, type, noindex }: HeadTagsProps) {
	useLayoutEffect(() => {
		for (const tag of document.head.querySelectorAll(`[${PRERENDERED_TAG}]`)) tag.remove();
	}, []);
	return (
		<HelmetProvider>
			<Helmet prioritizeSeoTags>
				<title>{title}</title>
				<meta name="description" content={description} />
				{keywords?.length ? <meta name="keywords" content={keywords.join(", ")} /> : null}
				{noindex ? <meta name="robots" content="noindex, nofollow" /> : null}
				{noindex ? null : <link rel="canonical" href={url} />}
				<meta property="og:title" content={title} />
				<meta property="og:description" content={description} />
				<meta property="og:type" content={type} />
				<meta property="og:site_name" content={siteName} />
				{noindex ? null : <meta property="og:url" content={url} />}
				<meta name="twitter:card" content="summary_large_image" />
			</Helmet>
		</HelmetProvider>
	);
}
