import { type ComponentType, lazy, Suspense, useRef } from "react";
import { useHydrated } from "../hooks/use-hydrated";
import type { HeadTagsProps } from "./head-tags";

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

// 7 kB that a prerendered page does not need: its head is in the HTML already.
let Tags: ComponentType<HeadTagsProps> = lazy(() => import("./head-tags").then((module) => ({ default: module.HeadTags })));

/** Lets the prerenderer, which cannot wait for a lazy chunk's place in the head, bring the tags itself. */
export function writeHeadWith(component: ComponentType<HeadTagsProps>): void {
	Tags = component;
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
	const cameAsHtml = useRef(!useHydrated()).current;
	const tags = (
		<Tags
			title={fullTitle(title, siteName)}
			description={description}
			keywords={keywords}
			url={canonicalUrl(siteUrl, path)}
			siteName={siteName}
			type={type}
			noindex={noindex}
		/>
	);
	// No Suspense boundary while prerendering: it would leave a mark in the HTML that the browser does not expect.
	if (typeof document === "undefined") return tags;
	return cameAsHtml ? null : <Suspense fallback={null}>{tags}</Suspense>;
}
