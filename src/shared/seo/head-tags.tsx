import { useEffect, useLayoutEffect } from "react";
import { Helmet, HelmetProvider } from "react-helmet-async";
import { CARD_HEIGHT, CARD_WIDTH, type SocialPicture } from "../lib/link-card";
import { type JsonLd, serializeJsonLd } from "./json-ld";
import { removePrerenderedTags } from "./page-title";

export interface HeadTagsProps {
	title: string;
	description: string;
	keywords?: string[];
	/** Absolute. */
	url: string;
	/** Its address is absolute. */
	image: SocialPicture;
	siteName: string;
	type: "website" | "article";
	noindex: boolean;
	author?: string;
	publishedTime?: string;
	modifiedTime?: string;
	section?: string;
	tags?: string[];
	feed?: { url: string; title: string };
	structuredData?: () => Promise<JsonLd[]>;
}

const PICTURE_TYPES: Record<string, string> = {
	jpg: "image/jpeg",
	jpeg: "image/jpeg",
	png: "image/png",
	webp: "image/webp",
	avif: "image/avif",
};

/** Browsers load this only after a page change: prerendered pages already have their tags. */
export function HeadTags(props: HeadTagsProps) {
	const { title, description, keywords, url, image, siteName, type, noindex, structuredData } = props;
	const pictureType = PICTURE_TYPES[/\.(\w+)$/.exec(new URL(image.url).pathname)?.[1]?.toLowerCase() ?? ""];
	useLayoutEffect(() => removePrerenderedTags(), []);
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
				<meta property="og:locale" content="en_US" />
				<meta property="og:image" content={image.url} />
				{pictureType ? <meta property="og:image:type" content={pictureType} /> : null}
				{image.isCard ? <meta property="og:image:width" content={String(CARD_WIDTH)} /> : null}
				{image.isCard ? <meta property="og:image:height" content={String(CARD_HEIGHT)} /> : null}
				<meta property="og:image:alt" content={image.alt ?? title} />
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

// By hand, because React creates script elements in a way that Trusted Types block.
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
