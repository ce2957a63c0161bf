import { comingDay, wallClock } from "@/data/blogs/input-date";
import type { PostFields } from "@/data/blogs/input-schema";
import { readableDay } from "@/features/admin/editor/local-time";
import { readInstant } from "@/shared/lib/instant";

type Dated = Pick<PostFields, "status" | "publishAt" | "publishedDate">;

/** The day from which visitors see a post, in words, when its date keeps it back longer than a schedule does; otherwise null. */
export function visibleFrom(post: Dated, now: Date = new Date()): string | null {
	if (post.status === "draft") return null;
	const day = comingDay(post.publishedDate, now);
	const online = onlineDay(post);
	return day === null || (online !== null && online >= day) ? null : readableDay(day);
}

/**
 * The date that goes with a new schedule: a date that was that of the old one moves along, and a post that is published at once isn't
 * dated later.
 *
 * @param publishAt of the new schedule; empty: published at once.
 */
export function rescheduled(post: Dated, publishAt: string, now: Date = new Date()): Partial<Dated> {
	const moves = post.publishedDate === onlineDay(post) || (publishAt === "" && comingDay(post.publishedDate, now) !== null);
	return moves ? { publishedDate: wallClock(publishAt === "" ? now : new Date(publishAt)).date } : {};
}

/** The day on which a schedule puts a post online, in the zone of the pages; null without a schedule. */
export function onlineDay({ status, publishAt }: Pick<Dated, "status" | "publishAt">): string | null {
	const instant = status === "scheduled" ? readInstant(publishAt) : null;
	return instant ? wallClock(new Date(instant)).date : null;
}
