import { site } from "@/content/site";
import { latinSlug } from "@/shared/lib/text/slug";

interface SlugSource {
	slug: string;
	title: string;
}

/** The slug that a row will get; empty for a title without letters, which gets a random one on save. */
export function futureSlug({ slug, title }: SlugSource): string {
	return slug.trim() || latinSlug(title);
}

/** An address of the site without the protocol. */
export function shownAddress(path: (slug: string) => string, slug: string): string {
	return `${new URL(site.url).host}${decodeURIComponent(path(slug || "…"))}`;
}

interface SlugHint {
	path: (slug: string) => string;
	slug: string;
	/** The stored slug of a public row; empty otherwise. */
	before: string;
}

/** The line below a slug field: the row's address, and what happens to links to the old one. */
export function slugHint({ path, slug, before }: SlugHint): string {
	if (slug === "") return "The last part of the address. It is created when you save.";
	const address = `Address: ${shownAddress(path, slug)}`;
	return before === "" || before === slug ? address : `${address}. Links to ${shownAddress(path, before)} will redirect here.`;
}
