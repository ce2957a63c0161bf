import { readInstant } from "@/shared/lib/time/instant";
import { dayStart } from "../posts/input-date";

export const rowStates = ["draft", "scheduled", "published"] as const;
export type RowState = (typeof rowStates)[number];

interface Stored {
	status?: string | null;
	published_at?: string | null | undefined;
	published_date?: string | null | undefined;
}

/** ISO 8601 moment from which visitors see a published row: the later of its publication and its day; or null. */
export function publicFrom({ published_at, published_date }: Stored): string | null {
	const moments = [readInstant(published_at), dayStart(published_date)].filter((moment) => moment !== null);
	return moments.sort().at(-1) ?? null;
}

/** The state of a stored row. A publication in the future is a schedule. */
export function getState(row: Stored, now: Date): RowState {
	if (row.status === "draft") return "draft";
	const from = publicFrom(row);
	return from !== null && new Date(from) > now ? "scheduled" : "published";
}

export interface Publication {
	status: RowState;
	publishAt: string;
}

/** The columns that give a row its state. `stored` is its present `published_at`; a public row keeps it. */
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
