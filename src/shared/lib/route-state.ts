const MAX_COUNT = 10_000;

/** A text in `location.state`, or null. History entries survive releases, so their shape is checked. */
export function readRouteText(state: unknown, name: string): string | null {
	if (typeof state !== "object" || state === null) return null;
	const value: unknown = Object.getOwnPropertyDescriptor(state, name)?.value;
	return typeof value === "string" && value !== "" ? value : null;
}

/** Whole numbers by name in `location.state`, such as how many entries each list shows; empty when there are none. */
export function readRouteCounts(state: unknown, name: string): Record<string, number> {
	if (typeof state !== "object" || state === null) return {};
	const value: unknown = Object.getOwnPropertyDescriptor(state, name)?.value;
	if (typeof value !== "object" || value === null) return {};
	return Object.fromEntries(
		Object.entries(value).filter(([, count]) => typeof count === "number" && Number.isInteger(count) && count > 0 && count <= MAX_COUNT),
	);
}
