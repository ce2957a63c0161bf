import { useRenderAt } from "@/shared/hooks/use-render-at";
import { readInstant } from "@/shared/lib/time/instant";
import { exactTime, relativeTime, relativeTimeEnds } from "@/shared/lib/time/relative-time";

const number = new Intl.NumberFormat("en-US");
const tenths = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });
const date = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });
const dateTime = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });
const timeOnly = new Intl.DateTimeFormat("en-US", { timeStyle: "short" });
const exactDateTime = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "medium" });

export function formatNumber(value: number): string {
	return number.format(value);
}

/** "812 B", "24 kB", "1.5 MB". A kB has 1,024 bytes, as in all limits. */
export function formatBytes(bytes: number): string {
	if (bytes < 1024) return `${bytes} B`;
	const kilobytes = Math.round(bytes / 1024);
	return kilobytes < 1000 ? `${kilobytes} kB` : `${tenths.format(bytes / 1024 / 1024)} MB`;
}

/** "1 project", "1,234 projects". */
export const counted = (count: number, one: string): string => `${formatNumber(count)} ${one}${count === 1 ? "" : "s"}`;

const list = new Intl.ListFormat("en-US");

/** "2 projects, 1 post, and 3 redirects" */
export const formatList = (parts: readonly string[]): string => list.format(parts);

/** "Nov 22, 2026", in the browser's time zone like the two formats below. @param instant ISO 8601. */
export function formatDate(instant: string): string {
	return date.format(new Date(instant));
}

export function formatDateTime(instant: string): string {
	return dateTime.format(new Date(instant));
}

/** "2:32 PM" for a time of today, otherwise with its date. @param instant ISO 8601. */
export function shortTime(instant: string, now: Date): string {
	const moment = new Date(instant);
	return moment.toDateString() === now.toDateString() ? timeOnly.format(moment) : formatDateTime(instant);
}

/** "Nov 22, 2026, 10:35:12 AM" */
export function formatExactDateTime(instant: string): string {
	return exactDateTime.format(new Date(instant));
}

/** Nothing for a value that is not an ISO 8601 instant. The words follow the time while they are on screen. */
export function RelativeTime({ at }: { at: string | null | undefined }) {
	const instant = readInstant(at);
	const now = new Date();
	useRenderAt(instant ? relativeTimeEnds(instant, now) : null);
	if (!instant) return null;
	return (
		<time dateTime={instant} title={exactTime(instant)} className="whitespace-nowrap tabular-nums">
			{relativeTime(instant, now)}
		</time>
	);
}
