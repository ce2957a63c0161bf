/** JSON without white space and with sorted keys, so that equal values give equal texts. Leaves out undefined members. */
export function canonicalJson(value: unknown): string {
	return JSON.stringify(value, (_name, part: unknown) => (isRecord(part) ? sorted(part) : part));
}

// From entries: assigning a key "__proto__" would change the prototype.
function sorted(record: Record<string, unknown>): Record<string, unknown> {
	return Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Whether a value is an object, and no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
