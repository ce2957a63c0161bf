import { useLocation, useNavigate } from "react-router-dom";
import { useHydrated } from "./use-hydrated";

const NAME = "shown";
const MAX_COUNT = 10_000;

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
	const counts = hydrated ? readCounts(state) : {};
	const show = (list: string, count: number) => {
		const kept = typeof state === "object" ? state : {};
		void navigate({ search }, { replace: true, preventScrollReset: true, state: { ...kept, [NAME]: { ...counts, [list]: count } } });
	};
	return { counts, show };
}

/** Whole numbers by list. History entries survive releases, so their shape is checked. */
function readCounts(state: unknown): Record<string, number> {
	if (typeof state !== "object" || state === null) return {};
	const value: unknown = Object.getOwnPropertyDescriptor(state, NAME)?.value;
	if (typeof value !== "object" || value === null) return {};
	return Object.fromEntries(
		Object.entries(value).filter(([, count]) => typeof count === "number" && Number.isInteger(count) && count > 0 && count <= MAX_COUNT),
	);
}
