const padded = (part: number, length: number) => String(part).padStart(length, "0");

/** The day of a moment in the browser's time zone, such as "2026-11-24". */
export function localDay(moment: Date): string {
	return [padded(moment.getFullYear(), 4), padded(moment.getMonth() + 1, 2), padded(moment.getDate(), 2)].join("-");
}
