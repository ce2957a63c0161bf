import { readInstant } from "@/shared/lib/instant";

/** The zone in which a post's date is a day: that of the pages (`postZone` in content/blogs; a test holds the two together). */
export const POST_ZONE = "Asia/Kolkata";

/** A moment as a calendar and a clock on the wall show it. */
export interface WallClock {
	/** "2026-11-21" */
	date: string;
	/** "09:30:00.000" */
	time: string;
}

/**
 * What calendar and clock of a zone show at a moment.
 *
 * @param zone IANA name.
 */
export function wallClock(moment: Date, zone: string = POST_ZONE): WallClock {
	const [date = "", time = ""] = new Date(moment.getTime() + offsetAt(moment, zone)).toISOString().slice(0, 23).split("T");
	return { date, time };
}

/**
 * The moment at which calendar and clock of a zone show this, ISO 8601 in UTC. An hour that a clock skips is the one after it.
 *
 * @returns null for a day or time that does not exist.
 */
export function momentOf({ date, time }: WallClock, zone: string = POST_ZONE): string | null {
	const shown = readInstant(`${date}T${time}Z`);
	if (!shown) return null;
	const asUtc = new Date(shown).getTime();
	// The offset is that of the moment which is looked for; around a change of the clock the first guess is an hour off.
	const guess = asUtc - offsetAt(new Date(asUtc), zone);
	return new Date(asUtc - offsetAt(new Date(guess), zone)).toISOString();
}

const MIDNIGHT = "00:00:00.000";

/**
 * The first moment of a moment's day. See docs/decisions.md, "Posts become public at midnight in India".
 *
 * @param moment ISO 8601. @returns ISO 8601 in UTC; null for a text that is no moment.
 */
export function dayStart(moment: unknown): string | null {
	const instant = readInstant(moment);
	return instant ? momentOf({ date: wallClock(new Date(instant)).date, time: MIDNIGHT }) : null;
}

/** The first moment of the day after this one, ISO 8601 in UTC: posts dated then or later aren't public yet. */
export function nextDay(now: Date): string {
	return new Date(new Date(dayStart(now.toISOString()) ?? now).getTime() + 86_400_000).toISOString();
}

/**
 * The day of a date that visitors don't see yet.
 *
 * @param date a day, "2027-06-01", or a moment, ISO 8601. @returns the day in the zone of the pages; null when it has begun, or for a
 * text that is no date.
 */
export function comingDay(date: unknown, now: Date): string | null {
	// A bare day reads as midnight UTC, which falls on the same day in India.
	const instant = readInstant(date);
	const day = instant ? wallClock(new Date(instant)).date : "";
	return day > wallClock(now).date ? day : null;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Milliseconds by which a zone's clock is ahead of UTC at a moment. */
function offsetAt(moment: Date, zone: string): number {
	let format = formats.get(zone);
	if (!format) {
		const two = "2-digit";
		format = new Intl.DateTimeFormat("en-US", {
			timeZone: zone,
			hourCycle: "h23",
			year: "numeric",
			month: two,
			day: two,
			hour: two,
			minute: two,
			second: two,
		});
		formats.set(zone, format);
	}
	const part = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
	const get = (name: Intl.DateTimeFormatPartTypes) => part.get(name) ?? 0;
	const shown = Date.UTC(get("year"), get("month") - 1, get("day"), get("hour"), get("minute"), get("second"));
	return shown - Math.floor(moment.getTime() / 1000) * 1000;
}
