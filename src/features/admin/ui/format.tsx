import { readInstant } from "@/shared/lib/instant";
import { exactMoment, relativeMoment } from "@/shared/lib/relative-moment";

const number = new Intl.NumberFormat("en-US");
const date = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });
const dateTime = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });
const exactDateTime = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "medium" });

/** "1,204" */
export function formatNumber(value: number): string {
	return number.format(value);
}

/** "Nov 22, 2026", in the browser's time zone like the two formats below. @param instant ISO 8601. */
export function formatDate(instant: string): string {
	return date.format(new Date(instant));
}

/** "Nov 22, 2026, 10:35 AM" */
export function formatDateTime(instant: string): string {
	return dateTime.format(new Date(instant));
}

/** "Nov 22, 2026, 10:35:12 AM" */
export function formatExactDateTime(instant: string): string {
	return exactDateTime.format(new Date(instant));
}

/** "5 minutes ago", with the exact time as a tooltip. */
export function RelativeTime({ at, now = new Date() }: { at: string | null | undefined; now?: Date }) {
	const instant = readInstant(at);
	if (!instant) return null;
	return (
		<time dateTime={instant} title={exactMoment(instant)} className="whitespace-nowrap tabular-nums">
			{relativeMoment(instant, now)}
		</time>
	);
}
