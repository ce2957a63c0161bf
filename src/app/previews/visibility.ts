import { publicFrom, stateOf } from "@/data/admin-rows/publication";

interface Stored {
	status?: string | null;
	published_at?: string | null;
	published_date?: string | null | undefined;
	listed?: boolean | null;
}

export interface Visibility {
	/** Such as "Draft". */
	status: string;
	audience: string;
	/** Whether there is a page that visitors can open. */
	isPublic: boolean;
}

const moment = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" });

/** Who can see a stored row at a moment, in a few words. A schedule is told in the reader's own time. */
export function describeVisibility(row: Stored, now: Date): Visibility {
	const state = stateOf(row, now);
	const onlyYou = (status: string) => ({ status, audience: "Only you can see this", isPublic: false });
	if (state === "draft") return onlyYou("Draft");
	// The database returns only listed rows to visitors, even by direct address.
	if (row.listed === false) return onlyYou("Unlisted");
	if (state === "scheduled") return onlyYou(`Scheduled for ${moment.format(new Date(publicFrom(row) ?? ""))}`);
	return { status: "Published", audience: "As visitors see it", isPublic: true };
}
