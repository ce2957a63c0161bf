const clock = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });
const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });
const date = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric" });

/** A moment as a list shows it, in the reader's own zone: the time of today, the day of this year, else the date. */
export function shortTime(iso: string, now: Date): string {
	const moment = new Date(iso);
	if (moment.toDateString() === now.toDateString()) return clock.format(moment);
	return (moment.getFullYear() === now.getFullYear() ? day : date).format(moment);
}
