import type { ProjectType } from "@/data/projects/schema";
import { queryClient } from "@/data/query-client";
import { playbookQuery } from "@/features/case-study/playbook";

/** The database rows that a page was prerendered from, embedded in its HTML as JSON. */
export interface PageData {
	queries: [key: readonly string[], data: unknown][];
	playbook: ProjectType | null;
}

export const PAGE_DATA_ID = "page-data";

/** Moves the page's embedded data into the query cache, once, before hydration. */
export async function adoptThisPage(): Promise<void> {
	if (typeof document === "undefined") return;
	const element = document.getElementById(PAGE_DATA_ID);
	if (!element) return;
	await adoptPageData(element.textContent);
	// A later page must not read it again and overwrite newer rows.
	element.remove();
}

export async function adoptPageData(text: string): Promise<void> {
	const { queries, playbook }: PageData = JSON.parse(text);
	// Marked as stale, so that the queries refetch. See docs/decisions.md, "Prerendered pages can be older than the database".
	for (const [key, data] of queries) queryClient.setQueryData(key, data, { updatedAt: 0 });
	// Without these texts, React would replace the page's HTML by an error, so the start has to fail and try again.
	if (playbook) await queryClient.fetchQuery(playbookQuery(playbook));
}
