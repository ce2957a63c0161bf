import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { useHydrated } from "../hooks/use-hydrated";
import type { HeadTagsProps } from "./head-tags";
import type { JsonLd } from "./json-ld";

/** What the tags take, before the site's own part of it is added. */
interface PageHeadProps extends Omit<HeadTagsProps, "url" | "type" | "noindex" | "feed"> {
	/** Absolute base address of the site, without a trailing slash. */
	siteUrl: string;
	/** Path of the canonical address. */
	path: string;
	/** Path or absolute address of the social picture. */
	image: string;
	type?: HeadTagsProps["type"];
	noindex?: boolean;
	/** A feed that this page is part of, by its path. */
	feed?: { path: string; title: string };
}

// 7 kB that a prerendered page does not need: its head is in the HTML already.
let Tags: ComponentType<HeadTagsProps> = lazy<ComponentType<HeadTagsProps>>(() =>
	import("./head-tags").then(
		(module) => ({ default: module.HeadTags }),
		// A page must not fail for what stands in its head.
		() => ({ default: TitleOnly }),
	),
);

function TitleOnly({ title }: HeadTagsProps): ReactNode {
	useEffect(() => {
		document.title = title;
	}, [title]);
	return null;
}

let collect: ((load: () => Promise<JsonLd[]>) => void) | undefined;

/**
 * Lets the prerenderer, which cannot wait for a lazy chunk's place in the head, bring the tags itself, and gives it the
 * structured data of each page that it renders.
 */
export function writeHeadWith(component: ComponentType<HeadTagsProps>, onStructuredData: (load: () => Promise<JsonLd[]>) => void): void {
	Tags = component;
	collect = onStructuredData;
}

/**
 * A page title with the company's name, once.
 *
 * @param title with or without the name already in it.
 */
export function fullTitle(title: string, siteName: string): string {
	return title.includes(siteName) ? title : `${title} | ${siteName}`;
}

/**
 * The canonical address of a path: absolute, without query, fragment or trailing slash.
 */
export function canonicalUrl(siteUrl: string, path: string): string {
	const bare = (path.split(/[?#]/)[0] ?? "").replace(/\/+$/, "");
	return bare === "" ? `${siteUrl}/` : `${siteUrl}${bare}`;
}

/** Everything that a page says about itself in its head. */
export function PageHead({ title, siteUrl, siteName, path, image, feed, type = "website", noindex = false, ...rest }: PageHeadProps) {
	const cameAsHtml = useRef(!useHydrated()).current;
	const tags = (
		<Tags
			{...rest}
			title={fullTitle(title, siteName)}
			url={canonicalUrl(siteUrl, path)}
			image={new URL(image, siteUrl).href}
			siteName={siteName}
			feed={feed && { url: siteUrl + feed.path, title: feed.title }}
			type={type}
			noindex={noindex}
		/>
	);
	// No Suspense boundary while prerendering: it would leave a mark in the HTML that the browser does not expect.
	if (typeof document === "undefined") {
		if (rest.structuredData) collect?.(rest.structuredData);
		return tags;
	}
	return cameAsHtml ? null : <Suspense fallback={null}>{tags}</Suspense>;
}
