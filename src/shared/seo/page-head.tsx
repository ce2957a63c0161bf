import { type ComponentType, lazy, Suspense, useRef } from "react";
import { useHydrated } from "../hooks/use-hydrated";
import type { HeadTagsProps } from "./head-tags";
import type { JsonLd } from "./json-ld";
import { PageTitle } from "./page-title";

interface PageHeadProps extends Omit<HeadTagsProps, "url" | "type" | "noindex" | "feed"> {
	/** Without a trailing slash. */
	siteUrl: string;
	path: string;
	type?: HeadTagsProps["type"];
	noindex?: boolean;
	feed?: { path: string; title: string };
}

// Prerendered pages already have their head and save these 7 kB.
let Tags: ComponentType<HeadTagsProps> = lazy<ComponentType<HeadTagsProps>>(() =>
	import("./head-tags").then(
		(module) => ({ default: module.HeadTags }),
		// A page must not fail because of its head.
		() => ({ default: PageTitle }),
	),
);

let collect: ((load: () => Promise<JsonLd[]>) => void) | undefined;

/** Lets the prerenderer, which can't wait for lazy code, provide the tags and collect each page's structured data. */
export function writeHeadWith(component: ComponentType<HeadTagsProps>, onStructuredData: (load: () => Promise<JsonLd[]>) => void): void {
	Tags = component;
	collect = onStructuredData;
}

/** A page title that contains the company's name once. */
export function fullTitle(title: string, siteName: string): string {
	return title.includes(siteName) ? title : `${title} | ${siteName}`;
}

/** The canonical address of a path: absolute, without query, fragment or trailing slash. */
export function canonicalUrl(siteUrl: string, path: string): string {
	const bare = (path.split(/[?#]/)[0] ?? "").replace(/\/+$/, "");
	return bare === "" ? `${siteUrl}/` : `${siteUrl}${bare}`;
}

export function PageHead({ title, siteUrl, siteName, path, image, feed, type = "website", noindex = false, ...rest }: PageHeadProps) {
	// The prerendered head is right until a row loads with another title or address.
	const prerendered = useRef(useHydrated() ? null : title + path);
	if (prerendered.current !== title + path) prerendered.current = null;
	const tags = (
		<Tags
			{...rest}
			title={fullTitle(title, siteName)}
			url={canonicalUrl(siteUrl, path)}
			image={{ ...image, url: new URL(image.url, siteUrl).href }}
			siteName={siteName}
			feed={feed && { url: siteUrl + feed.path, title: feed.title }}
			type={type}
			noindex={noindex}
		/>
	);
	// No Suspense boundary while prerendering: its markers would not match when hydrating.
	if (typeof document === "undefined") {
		if (rest.structuredData) collect?.(rest.structuredData);
		return tags;
	}
	return prerendered.current === null ? <Suspense fallback={null}>{tags}</Suspense> : null;
}
