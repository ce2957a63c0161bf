const DATE_TIME = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)\d*\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/**
 * A moment in one spelling, ISO 8601 in UTC. Read by rule and not by `Date.parse`, which takes almost any text for a date, differs
 * between browsers for what Postgres prints, and counts a time without a zone as the reader's own.
 *
 * @param value such as "2026-02-01", "2026-02-01T09:00:00+05:30" or "2026-02-01 03:30:00.026824+00"; without a zone it is UTC.
 * @returns null for everything else.
 */
export function readInstant(value: unknown): string | null {
	if (typeof value !== "string") return null;
	const [, day, time = "00:00", zone = "Z"] = DATE_TIME.exec(value.trim()) ?? [];
	if (!day) return null;
	const offset = /^z$/i.test(zone) ? "Z" : zone.length === 3 ? `${zone}:00` : `${zone.slice(0, 3)}:${zone.slice(-2)}`;
	const moment = new Date(`${day}T${time}${offset}`);
	// A day that its month does not have rolls over into the next one.
	if (Number.isNaN(moment.getTime()) || Number(day.slice(8)) > daysOf(day)) return null;
	return moment.toISOString();
}

const daysOf = (day: string): number => new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();
