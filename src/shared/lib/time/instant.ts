const DATE_TIME = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)\d*\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/** An ISO 8601 or Postgres timestamp as ISO 8601 in UTC with milliseconds, or null. `Date.parse` would accept almost any text. */
export function readInstant(value: unknown): string | null {
	if (typeof value !== "string") return null;
	const [, day, time = "00:00", zone = "Z"] = DATE_TIME.exec(value.trim()) ?? [];
	if (!day) return null;
	const offset = /^z$/i.test(zone) ? "Z" : zone.length === 3 ? `${zone}:00` : `${zone.slice(0, 3)}:${zone.slice(-2)}`;
	const moment = new Date(`${day}T${time}${offset}`);
	// Date rolls February 30 over into March.
	if (Number.isNaN(moment.getTime()) || Number(day.slice(8)) > countDays(day)) return null;
	return moment.toISOString();
}

const countDays = (day: string): number => new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();

/**
 * When a published text changed for its readers: its update, but not before it was published.
 * Takes moments as `readInstant` returns them; undefined without an update.
 */
export function modifiedAt(published: string | null, updated: string | null): string | undefined {
	return published && updated && published > updated ? published : (updated ?? undefined);
}
