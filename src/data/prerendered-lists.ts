import { postsQuery } from "./posts/queries";
import type { PostSummary } from "./posts/schema";
import { projectsQuery } from "./projects/queries";
import type { ProjectSummary } from "./projects/schema";
import { readWithin } from "./public-rows";
import { queryClient } from "./query-client";

/** The list that the build rendered into a page. See docs/decisions.md, "Lists are files beside the pages". */
export interface PrerenderedLists {
	projects?: ProjectSummary[];
	posts?: PostSummary[];
}

/** Id of the data block with the address of the file that holds the page's list. */
export const LISTS_ID = "page-lists";

let lists: PrerenderedLists | null = null;

/** What prerendered HTML shows. Null when the page was built without rows. */
export const prerenderedLists = (): PrerenderedLists | null => lists;

/** Tells what the prerendered HTML shows, for the build and for tests. */
export function provideLists(given: PrerenderedLists | null): void {
	lists = given;
}

let adopting: Promise<void> | undefined;

/** Loads the list of this document once, before an island with a list hydrates. Rejects when the file can't be loaded within 5 s. */
export function adoptLists(): Promise<void> {
	adopting ??= load().catch((error: unknown) => {
		adopting = undefined;
		// A publish replaces this file as a deployment replaces code.
		dispatchEvent(new Event("vite:preloadError"));
		throw error;
	});
	return adopting;
}

async function load(): Promise<void> {
	const address = typeof document === "undefined" ? null : document.getElementById(LISTS_ID)?.textContent;
	if (!address) return;
	// Page changes wait for this file.
	const given = await readWithin(undefined, async (signal): Promise<PrerenderedLists> => {
		const answer = await fetch(JSON.parse(address), { signal });
		if (!answer.ok) throw new Error(`The lists of this page answered ${answer.status}`);
		return answer.json();
	});
	lists = given;
	// Stale from the start, so that the lists load again; newer rows in the cache stay.
	const keep = <Row>(key: readonly string[], rows: Row[] | undefined) =>
		rows &&
		queryClient.setQueryData<Row[]>(key, (newer) => newer ?? rows, { updatedAt: queryClient.getQueryState(key)?.dataUpdatedAt ?? 0 });
	keep(projectsQuery.queryKey, given.projects);
	keep(postsQuery.queryKey, given.posts);
}
