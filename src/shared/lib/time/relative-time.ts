const relative = new Intl.RelativeTimeFormat("en-US");
const thisYear = new Intl.DateTimeFormat("en-US", { day: "numeric", month: "short" });
const anyYear = new Intl.DateTimeFormat("en-US", { day: "numeric", month: "short", year: "numeric" });
const exact = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeStyle: "short" });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const units = [
	{ name: "minute", from: MINUTE, until: HOUR },
	{ name: "hour", from: HOUR, until: DAY },
	{ name: "day", from: DAY, until: 7 * DAY },
] as const;

const findUnit = (passed: number) => units.find(({ from, until }) => passed >= from && passed < until);

/** "just now", "5 minutes ago" or "1 day ago"; the date for an ISO 8601 instant in the future or more than a week ago. */
export function relativeTime(instant: string, now: Date): string {
	const then = new Date(instant);
	const passed = now.getTime() - then.getTime();
	if (Math.abs(passed) < MINUTE) return "just now";
	const unit = findUnit(passed);
	if (unit) return relative.format(-Math.floor(passed / unit.from), unit.name);
	return (then.getFullYear() === now.getFullYear() ? thisYear : anyYear).format(then);
}

/** The moment (ISO 8601) at which `relativeTime` gives other words; null for dates of the past, which stay. */
export function relativeTimeEnds(instant: string, now: Date): string | null {
	const then = Date.parse(instant);
	const passed = now.getTime() - then;
	if (passed <= -MINUTE) return new Date(then - MINUTE + 1).toISOString();
	const unit = Math.abs(passed) < MINUTE ? { from: MINUTE } : findUnit(passed);
	if (!unit) return null;
	return new Date(then + (Math.max(0, Math.floor(passed / unit.from)) + 1) * unit.from).toISOString();
}

/** "Saturday, November 21, 2026 at 10:57 PM", in the reader's time zone. */
export function exactTime(instant: string): string {
	return exact.format(new Date(instant));
}
