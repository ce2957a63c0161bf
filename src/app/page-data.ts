import type { ProjectType } from "@/data/portfolios/schema";
import { queryClient } from "@/data/query-client";
import { playbookQuery } from "@/features/case-study/playbook";

/** What the HTML of a page was made from, where it shows rows of the database. It stands in the page as JSON. */
export interface PageData {
	/** Entries of the cache: key and data. */
	queries: [key: readonly string[], data: unknown][];
	/** Texts for the case study's project type, from the site's own content. */
	playbook: ProjectType | null;
}

/** Id of the element that holds it. */
export const PAGE_DATA_ID = "page-data";

/** Reads the page's embedded data once, before hydration; most pages have none. */
export async function adoptThisPage(): Promise<void> {
	if (typeof document === "undefined") return;
	const element = document.getElementById(PAGE_DATA_ID);
	if (!element) return;
	// Read again by a page that comes later it would put old rows over newer ones.
	element.remove();
	await adoptPageData(element.textContent);
}

/**
 * Puts into the cache what the page's HTML shows, so that React finds the same; to be awaited before it takes the HTML over.
 *
 * @param text as the prerenderer has written it.
 */
export async function adoptPageData(text: string): Promise<void> {
	const { queries, playbook }: PageData = JSON.parse(text);
	// Marked as outdated, so the queries refresh at once. See docs/decisions.md, "Prerendered pages can be older than the database".
	for (const [key, data] of queries) queryClient.setQueryData(key, data, { updatedAt: 0 });
	if (playbook) await queryClient.prefetchQuery(playbookQuery(playbook));
}
