import { localDay } from "@/shared/lib/time/local-day";

const longDay = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

export function readableDay(day: string): string {
	return longDay.format(new Date(day));
}

const two = (number: number) => String(number).padStart(2, "0");

export function toBoxes(moment: Date): { day: string; time: string } {
	return {
		day: localDay(moment),
		time: `${two(moment.getHours())}:${two(moment.getMinutes())}`,
	};
}

/** Two mornings for the date and time inputs, in the browser's time zone: tomorrow's, and next Monday's unless that is tomorrow. */
export function quickTimes(now: Date): { label: string; day: string; time: string }[] {
	const inDays = (days: number) => toBoxes(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days)).day;
	const toMonday = (8 - now.getDay()) % 7 || 7;
	const monday = { label: "Monday 9:00", day: inDays(toMonday), time: "09:00" };
	return [{ label: "Tomorrow 9:00", day: inDays(1), time: "09:00" }, ...(toMonday > 1 ? [monday] : [])];
}

/** The instant (ISO 8601) of a date and a time input in the browser's time zone; null when one is incomplete or invalid. */
export function fromBoxes(day: string, time: string): string | null {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}/.test(time)) return null;
	const moment = new Date(`${day}T${time}`);
	return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** The browser's time zone with its UTC offset at a moment: "Asia/Kolkata (GMT+05:30)". */
export function zoneAt(moment: Date): string {
	const format = new Intl.DateTimeFormat("en-US", { timeZoneName: "longOffset" });
	const offset = format.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value ?? "";
	const zone = format.resolvedOptions().timeZone;
	return zone === "UTC" || offset === "" ? zone : `${zone.replaceAll("_", " ")} (${offset})`;
}
