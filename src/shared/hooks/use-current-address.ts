import { useContext, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { UNSAFE_DataRouterContext, useLocation, useNavigate } from "react-router-dom";
import { readRouteText } from "../lib/route-state";
import { OPENED_BY, useNavigationKey } from "./use-navigation-key";

const SHOWN_AS = "shownAs";

/**
 * Replaces the address of a page by its current path, without showing the page anew; keeps query and fragment.
 *
 * @param path the page's path, or null while it isn't known
 * @param prepare makes the page ready under its current path
 */
export function useCurrentAddress(path: string | null, prepare: () => void): void {
	const location = useLocation();
	const navigate = useNavigate();
	const router = useContext(UNSAFE_DataRouterContext)?.router;
	const navigationKey = useNavigationKey();
	const isReplacing = useRef(false);
	const replace = useEffectEvent((pathname: string) => {
		// It would end a page change that the visitor has begun.
		if (router && router.state.navigation.state !== "idle") return;
		prepare();
		const { search, hash, pathname: shown } = location;
		const state = { ...location.state, [SHOWN_AS]: shown, [OPENED_BY]: navigationKey };
		isReplacing.current = true;
		void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true, state });
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs once React shows the new address.
	useLayoutEffect(() => {
		if (!isReplacing.current) return;
		isReplacing.current = false;
		const top = window.scrollY;
		// The router scrolls to the anchor again in a later layout effect.
		queueMicrotask(() => window.scrollY !== top && window.scrollTo({ top, behavior: "instant" }));
	}, [location.key]);
	const isOther = path !== null && path !== location.pathname;
	useEffect(() => {
		if (isOther && path) replace(path);
	}, [isOther, path]);
}

/** A key for a page that stays the same when `useCurrentAddress` replaces its address, and while the visitor opens anchors of the page. */
export function useAddressKey(): string {
	const { pathname, state } = useLocation();
	const current = { pathname, key: readRouteText(state, SHOWN_AS) ?? pathname };
	const [shown, setShown] = useState(current);
	if (shown.pathname === pathname) return shown.key;
	setShown(current);
	return current.key;
}
