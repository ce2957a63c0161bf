/**
 * JSON in which the members of every object stand in alphabetical order, without white space: equal values give equal texts,
 * whatever order a database or a file keeps. Members with the value undefined are left out.
 */
export function canonicalJson(value: unknown): string {
	return JSON.stringify(value, (_name, part: unknown) => (isRecord(part) ? sorted(part) : part));
}

// Made of entries, not by assignment: a member called "__proto__" stays a member.
function sorted(record: Record<string, unknown>): Record<string, unknown> {
	return Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
