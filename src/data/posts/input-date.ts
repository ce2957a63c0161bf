import { readInstant } from "@/shared/lib/time/instant";

/** The zone of a post's date, as in `postZone` of content/blogs; a test compares them. */
export const POST_ZONE = "Asia/Kolkata";

export interface WallClock {
	date: string;
	time: string;
}

/** Date and time in a zone: "2026-11-21" and "09:30:00.000". */
export function wallClock(moment: Date, zone: string = POST_ZONE): WallClock {
	const [date = "", time = ""] = new Date(moment.getTime() + offsetAt(moment, zone)).toISOString().slice(0, 23).split("T");
	return { date, time };
}

/** The inverse, as ISO 8601 in UTC; null for a date or time that doesn't exist. */
export function toInstant({ date, time }: WallClock, zone: string = POST_ZONE): string | null {
	const shown = readInstant(`${date}T${time}Z`);
	if (!shown) return null;
	const asUtc = new Date(shown).getTime();
	const guess = asUtc - offsetAt(new Date(asUtc), zone);
	return new Date(asUtc - offsetAt(new Date(guess), zone)).toISOString();
}

const MIDNIGHT = "00:00:00.000";

/** The start of a moment's day, ISO 8601 in UTC, or null. See docs/decisions.md, "Posts become public at midnight in India". */
export function dayStart(moment: unknown): string | null {
	const instant = readInstant(moment);
	return instant ? toInstant({ date: wallClock(new Date(instant)).date, time: MIDNIGHT }) : null;
}

/** The start of the next day, ISO 8601 in UTC: posts dated then or later aren't public yet. */
export function nextDay(now: Date): string {
	return new Date(new Date(dayStart(now.toISOString()) ?? now).getTime() + 86_400_000).toISOString();
}

/** The day of a date in the future; null when it has begun or isn't a date. */
export function comingDay(date: unknown, now: Date): string | null {
	const instant = readInstant(date);
	const day = instant ? wallClock(new Date(instant)).date : "";
	return day > wallClock(now).date ? day : null;
}

const formats = new Map<string, Intl.DateTimeFormat>();

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
