import { useContext, useEffect, useEffectEvent, useState } from "react";
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
	const replace = useEffectEvent(async (pathname: string) => {
		// It would end a page change that the visitor has begun.
		if (router && router.state.navigation.state !== "idle") return;
		prepare();
		const { search, hash, pathname: shown } = location;
		const top = window.scrollY;
		const state = { ...location.state, [SHOWN_AS]: shown, [OPENED_BY]: navigationKey };
		await navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true, flushSync: true, state });
		// The router has scrolled to the anchor again.
		window.scrollTo({ top, behavior: "instant" });
	});
	const isOther = path !== null && path !== location.pathname;
	useEffect(() => {
		if (isOther && path) void replace(path);
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
