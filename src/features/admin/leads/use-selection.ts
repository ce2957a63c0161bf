import { useCallback, useMemo, useState } from "react";
import type { LeadSummary } from "@/data/leads/schema";

/** The chosen rows of the page that is shown; what is not on the page is not acted on. */
export function useSelection(rows: readonly LeadSummary[]) {
	const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
	const chosen = useMemo(() => rows.filter(({ id }) => ids.has(id)), [rows, ids]);
	const toggle = useCallback((id: string) => {
		setIds((before) => {
			const after = new Set(before);
			if (!after.delete(id)) after.add(id);
			return after;
		});
	}, []);
	return {
		chosen,
		has: (id: string) => ids.has(id),
		toggle,
		all: () => setIds(new Set(rows.map(({ id }) => id))),
		clear: useCallback(() => setIds(new Set()), []),
	};
}

export type Selection = ReturnType<typeof useSelection>;
