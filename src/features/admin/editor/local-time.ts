/** A moment as people here write it: "3 Dec 2026, 09:00", in the reader's own time zone. */
export function readableTime(iso: string): string {
	return new Intl.DateTimeFormat("en-GB", {
		day: "numeric",
		month: "short",
		year: "numeric",
		hour: "2-digit",
		minute: "2-digit",
		hourCycle: "h23",
	}).format(new Date(iso));
}

/** The same, shorter where it was today: "14:32". */
export function sinceWhen(iso: string, now: Date): string {
	const moment = new Date(iso);
	return moment.toDateString() === now.toDateString() ? readableTime(iso).slice(-5) : readableTime(iso);
}

const longDay = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** A day such as "2027-06-01" in words: "June 1, 2027". */
export function readableDay(day: string): string {
	return longDay.format(new Date(day));
}

const two = (number: number) => String(number).padStart(2, "0");

/** A moment as the two boxes hold it, in the reader's time zone. */
export function toBoxes(moment: Date): { day: string; time: string } {
	return {
		day: `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`,
		time: `${two(moment.getHours())}:${two(moment.getMinutes())}`,
	};
}

/** The moment that a day and a time mean in the reader's time zone, as ISO 8601; null for what is none. */
export function fromBoxes(day: string, time: string): string | null {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}/.test(time)) return null;
	const moment = new Date(`${day}T${time}`);
	return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** The reader's time zone with its distance from UTC at a moment: "Asia/Kolkata (GMT+05:30)". */
export function zoneAt(moment: Date): string {
	const format = new Intl.DateTimeFormat("en-GB", { timeZoneName: "longOffset" });
	const offset = format.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value ?? "";
	const zone = format.resolvedOptions().timeZone;
	return zone === "UTC" || offset === "" ? zone : `${zone.replaceAll("_", " ")} (${offset})`;
}
