import { readInstant } from "@/shared/lib/instant";
import { dayStart } from "../blogs/input-date";

/** Where a row stands. The database keeps "draft" and "published"; a publication in the future is a schedule. */
export const rowStates = ["draft", "scheduled", "published"] as const;
export type RowState = (typeof rowStates)[number];

interface Stored {
	status?: string | null;
	published_at?: string | null | undefined;
	/** Only posts have one. */
	published_date?: string | null | undefined;
}

/**
 * The moment from which visitors see a row that is published: its time of publication, or the start of the day that it is dated,
 * whichever is later.
 *
 * @returns ISO 8601 in UTC; null for a row without either.
 */
export function publicFrom({ published_at, published_date }: Stored): string | null {
	const moments = [readInstant(published_at), dayStart(published_date)].filter((moment) => moment !== null);
	return moments.sort().at(-1) ?? null;
}

/** Where a stored row stands at a moment. */
export function stateOf(row: Stored, now: Date): RowState {
	if (row.status === "draft") return "draft";
	const from = publicFrom(row);
	return from !== null && new Date(from) > now ? "scheduled" : "published";
}

export interface Publication {
	status: RowState;
	/** ISO 8601; only a schedule needs it. */
	publishAt: string;
}

/**
 * The columns that put a row where somebody wants it. A row that is public keeps the date of its first publication; one that is
 * published for the first time, or earlier than it was scheduled, gets the database's own "now".
 *
 * @param stored `published_at` of the row as it is, null for a new one; @param now the moment of the save.
 */
export function publicationColumns(
	{ status, publishAt }: Publication,
	stored: string | null,
	now: Date,
): { status: "draft" | "published"; published_at?: string | null } {
	if (status === "draft") return { status: "draft" };
	if (status === "scheduled") return { status: "published", published_at: publishAt };
	const first = readInstant(stored);
	return first !== null && new Date(first) <= now ? { status: "published" } : { status: "published", published_at: null };
}
