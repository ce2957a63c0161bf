/**
 * A text that another page of this site left in the history entry, such as the service to ask a quote for. Entries survive
 * reloads and releases, so nothing is taken on trust.
 *
 * @param state `location.state` of the router; @param name of the wanted member.
 */
export function readRouteText(state: unknown, name: string): string | null {
	if (typeof state !== "object" || state === null) return null;
	const value: unknown = Object.getOwnPropertyDescriptor(state, name)?.value;
	return typeof value === "string" && value !== "" ? value : null;
}
