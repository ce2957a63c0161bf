import { useCallback, useContext, useLayoutEffect, useRef } from "react";
import {
	type Location,
	NavigationType,
	UNSAFE_DataRouterStateContext as RouterState,
	ScrollRestoration,
	useLocation,
	useNavigationType,
} from "react-router-dom";
import { useHydrated } from "@/shared/hooks/use-hydrated";
import { stayAt } from "./show-section";

/** A new page begins at its top, Back restores the position, both in the page's first frame. Only a link within a page may glide. */
export function PagePlace() {
	const location = useLocation();
	const glides = useIsWithinPage(location);
	const restored = useContext(RouterState)?.restoreScrollPosition;
	const getKey = useScrollKey();
	// biome-ignore lint/correctness/useExhaustiveDependencies: two entries of the history may have the same position.
	useLayoutEffect(() => (typeof restored === "number" ? stayAt(restored) : undefined), [location, restored]);
	return (
		<>
			<ScrollBehaviorOfRoot value={glides ? "" : "auto"} />
			<ScrollRestoration getKey={getKey} />
			<ScrollBehaviorOfRoot value="" />
		</>
	);
}

/** The key of a position. A reader who has scrolled the HTML of a page before it is hydrated is not taken back. */
function useScrollKey() {
	const isArrival = useRef(!useHydrated());
	useLayoutEffect(() => {
		isArrival.current = false;
	}, []);
	return useCallback(({ key }: Location) => (isArrival.current && window.scrollY > 0 ? "arrival" : key), []);
}

/** Sets the style in the order of the layout effects: the router's scroll restoration scrolls in one, and takes no behavior. */
function ScrollBehaviorOfRoot({ value }: { value: "" | "auto" }) {
	useLayoutEffect(() => {
		const root = document.documentElement;
		root.style.scrollBehavior = value;
		// Chromium scrolls by the style of the last layout.
		root.getClientRects();
	});
	return null;
}

/** Whether a link within the page, such as an anchor, led to this location. */
function useIsWithinPage(location: Location): boolean {
	const navigation = useNavigationType();
	const shown = useRef(location);
	const { pathname, search } = shown.current;
	useLayoutEffect(() => {
		shown.current = location;
	}, [location]);
	const isSamePage = location.pathname === pathname && (location.hash !== "" || location.search === search);
	return isSamePage && navigation !== NavigationType.Pop;
}
