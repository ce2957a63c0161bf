import { useEffect, useLayoutEffect } from "react";
import { Helmet, HelmetProvider } from "react-helmet-async";
import { type JsonLd, serializeJsonLd } from "./json-ld";

/** What a page's head says, ready to be written. */
export interface HeadTagsProps {
	title: string;
	description: string;
	keywords?: string[];
	/** Absolute canonical address. */
	url: string;
	/** Absolute address of a picture of 1200 by 630 pixels. */
	image: string;
	siteName: string;
	type: "website" | "article";
	noindex: boolean;
	author?: string;
	/** ISO 8601. */
	publishedTime?: string;
	modifiedTime?: string;
	section?: string;
	tags?: string[];
	/** A feed that this page is part of. */
	feed?: { url: string; title: string };
	/** Written when needed only, so that the writing does not load with the page. */
	structuredData?: () => Promise<JsonLd[]>;
}

/** Marks the tags that came with the prerendered page, so that the first page shown by the router can replace them. */
export const PRERENDERED_TAG = "data-prerendered";

/** Size of social pictures. */
const SOCIAL_WIDTH = 1200;
const SOCIAL_HEIGHT = 630;

/** The tags themselves. Loaded by a browser only when the router shows another page than the one that came as HTML. */
export function HeadTags(props: HeadTagsProps) {
	const { title, description, keywords, url, image, siteName, type, noindex, structuredData } = props;
	useLayoutEffect(() => {
		for (const tag of document.head.querySelectorAll(`[${PRERENDERED_TAG}]`)) tag.remove();
	}, []);
	useStructuredData(structuredData);
	return (
		<HelmetProvider>
			<Helmet prioritizeSeoTags>
				<title>{title}</title>
				<meta name="description" content={description} />
				{keywords?.length ? <meta name="keywords" content={keywords.join(", ")} /> : null}
				{props.author ? <meta name="author" content={props.author} /> : null}
				{noindex ? <meta name="robots" content="noindex, nofollow" /> : null}
				{noindex ? null : <link rel="canonical" href={url} />}
				{props.feed ? <link rel="alternate" type="application/atom+xml" href={props.feed.url} title={props.feed.title} /> : null}
				<meta property="og:title" content={title} />
				<meta property="og:description" content={description} />
				<meta property="og:type" content={type} />
				<meta property="og:site_name" content={siteName} />
				{noindex ? null : <meta property="og:url" content={url} />}
				<meta property="og:image" content={image} />
				<meta property="og:image:width" content={String(SOCIAL_WIDTH)} />
				<meta property="og:image:height" content={String(SOCIAL_HEIGHT)} />
				{props.publishedTime ? <meta property="article:published_time" content={props.publishedTime} /> : null}
				{props.modifiedTime ? <meta property="article:modified_time" content={props.modifiedTime} /> : null}
				{props.section ? <meta property="article:section" content={props.section} /> : null}
				{props.tags?.map((tag) => (
					<meta key={tag} property="article:tag" content={tag} />
				))}
				<meta name="twitter:card" content="summary_large_image" />
			</Helmet>
		</HelmetProvider>
	);
}

/** Put into the page by hand: React would make the element by a detour that Trusted Types refuse. */
function useStructuredData(load: HeadTagsProps["structuredData"]): void {
	useEffect(() => {
		if (!load) return;
		const script = document.createElement("script");
		let wanted = true;
		load().then(
			(statements) => {
				if (!wanted) return;
				script.type = "application/ld+json";
				script.text = serializeJsonLd(statements);
				document.head.append(script);
			},
			(error: unknown) => console.warn("Structured data:", error),
		);
		return () => {
			wanted = false;
			script.remove();
		};
	}, [load]);
}
