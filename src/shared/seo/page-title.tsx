import { useLayoutEffect } from "react";

/** Marks prerendered tags, which the next page replaces. */
export const PRERENDERED_TAG = "data-prerendered";

/** Removes the tags of the prerendered page once another page has its own; `which` narrows the selector. */
export function removePrerenderedTags(which = ""): void {
	for (const tag of document.head.querySelectorAll(`[${PRERENDERED_TAG}]${which}`)) tag.remove();
}

/** The title of a page without other tags, such as one that failed to load. Keeps what the page's file says to search engines. */
export function PageTitle({ title }: { title: string }) {
	useLayoutEffect(() => removePrerenderedTags(":not([name=robots])"), []);
	return <title>{title}</title>;
}
