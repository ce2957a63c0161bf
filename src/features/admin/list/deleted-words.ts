import type { RowHistory } from "@/data/revisions/repository";
import { publicStateOf } from "./state-badge";

/** A row that came back, as far as it says where it stands. */
interface Returned {
	id: string;
	status?: string | null | undefined;
	listed?: boolean | null | undefined;
	published_at?: string | null | undefined;
	published_date?: string | null | undefined;
}

/** Deleted rows in the words of one kind. Must keep its identity. */
export interface DeletedWords {
	/** Head of the query keys that the rows stand in. */
	name: "portfolios" | "blogs";
	log: string;
	/** "Portfolio": begins the sentences. */
	noun: string;
	/** "Deleted portfolios" */
	title: string;
	/** Reads and brings back; loads when somebody asks for it. */
	load: () => Promise<Pick<RowHistory<Returned>, "listDeleted"> & { bringBack: (revisionId: number) => Promise<Returned> }>;
}

const places: Record<ReturnType<typeof publicStateOf>, string> = {
	draft: "It is a draft: it is not on the site.",
	scheduled: "It is scheduled, as it was.",
	unlisted: "It is published and not listed, as it was.",
	published: "It is on the site again, under its old address.",
};

/** Where a row that came back stands. */
export function placeOf({ status = null, listed = null, published_at, published_date }: Returned): string {
	return places[publicStateOf({ status, listed, published_at, published_date })];
}
