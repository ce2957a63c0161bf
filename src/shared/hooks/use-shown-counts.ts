import { useLocation, useNavigate } from "react-router-dom";
import { readRouteCounts } from "../lib/route-state";
import { useHydrated } from "./use-hydrated";

const NAME = "shown";

interface ShownCounts {
	/** How many entries a list shows, if the visitor asked for more. */
	counts: Record<string, number>;
	show: (list: string, count: number) => void;
}

/** How many entries of each list are shown. Kept in the history entry, so that Back and a reload restore them. */
export function useShownCounts(): ShownCounts {
	const { state, search } = useLocation();
	const navigate = useNavigate();
	const hydrated = useHydrated();
	const counts = hydrated ? readRouteCounts(state, NAME) : {};
	const show = (list: string, count: number) => {
		const kept = typeof state === "object" ? state : {};
		void navigate({ search }, { replace: true, preventScrollReset: true, state: { ...kept, [NAME]: { ...counts, [list]: count } } });
	};
	return { counts, show };
}
