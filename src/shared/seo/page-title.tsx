import { useLayoutEffect } from "react";

/** Marks prerendered tags, which the next page replaces. */
export const PRERENDERED_TAG = "data-prerendered";

/** Removes the tags of the prerendered page once another page has its own. */
export function removePrerenderedTags(): void {
	for (const tag of document.head.querySelectorAll(`[${PRERENDERED_TAG}]`)) tag.remove();
}

/** The title of a page without other tags, such as one that failed to load. */
export function PageTitle({ title }: { title: string }) {
	useLayoutEffect(removePrerenderedTags, []);
	return <title>{title}</title>;
}
