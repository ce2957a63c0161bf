import type { ListQuery } from "@/data/admin-rows/list-query";

const states = [
	{ value: "published", label: "Published" },
	{ value: "draft", label: "Drafts" },
	{ value: "scheduled", label: "Scheduled" },
	{ value: "unlisted", label: "Unlisted" },
] as const;

/** The filter by where rows stand, for every table that has states. */
export const stateFilter = { kind: "select" as const, name: "state", label: "Status", all: "All statuses", options: [...states] };

/** The state that an address asks for. */
export function rowState(value: string): ListQuery["state"] {
	return states.find((state) => state.value === value)?.value ?? "all";
}
