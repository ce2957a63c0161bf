/** A text in `location.state`, or null. History entries survive releases, so their shape is checked. */
export function readRouteText(state: unknown, name: string): string | null {
	if (typeof state !== "object" || state === null) return null;
	const value: unknown = Object.getOwnPropertyDescriptor(state, name)?.value;
	return typeof value === "string" && value !== "" ? value : null;
}
