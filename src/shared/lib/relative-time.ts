const relative = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" });
const thisYear = new Intl.DateTimeFormat("en-US", { day: "numeric", month: "short" });
const anyYear = new Intl.DateTimeFormat("en-US", { day: "numeric", month: "short", year: "numeric" });
const exact = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeStyle: "short" });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "just now", "5 minutes ago" or "yesterday"; the date for an ISO 8601 instant in the future or more than a week ago. */
export function relativeTime(instant: string, now: Date): string {
	const then = new Date(instant);
	const passed = now.getTime() - then.getTime();
	if (passed > -MINUTE && passed < MINUTE) return "just now";
	if (passed > 0 && passed < HOUR) return relative.format(-Math.floor(passed / MINUTE), "minute");
	if (passed > 0 && passed < DAY) return relative.format(-Math.floor(passed / HOUR), "hour");
	if (passed > 0 && passed < 7 * DAY) return relative.format(-Math.floor(passed / DAY), "day");
	return (then.getFullYear() === now.getFullYear() ? thisYear : anyYear).format(then);
}

/** "Saturday, November 21, 2026 at 10:57 PM", in the reader's time zone. */
export function exactTime(instant: string): string {
	return exact.format(new Date(instant));
}
