import { useContext, useEffect, useEffectEvent, useState } from "react";
import { NavigationType, UNSAFE_DataRouterContext, useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { readRouteText } from "../lib/route-state";

const SHOWN = "shownAs";

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
	const replace = useEffectEvent((pathname: string) => {
		// It would end a page change that the visitor has begun.
		if (router && router.state.navigation.state !== "idle") return;
		prepare();
		const { search, hash, pathname: shown } = location;
		void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true, state: { ...location.state, [SHOWN]: shown } });
	});
	const isOther = path !== null && path !== location.pathname;
	useEffect(() => {
		if (isOther && path) replace(path);
	}, [isOther, path]);
}

/** A key for a page that stays the same when `useCurrentAddress` replaces its address, and while the visitor opens anchors of the page. */
export function useAddressKey(): string {
	const { pathname, state } = useLocation();
	const current = { pathname, key: readRouteText(state, SHOWN) ?? pathname };
	const [shown, setShown] = useState(current);
	if (shown.pathname === pathname) return shown.key;
	setShown(current);
	return current.key;
}

/** The key of the location, which stays the same when `useCurrentAddress` replaces the address. */
export function useNavigationKey(): string {
	const { pathname, state, key } = useLocation();
	const isReplaced = useNavigationType() === NavigationType.Replace;
	const [shown, setShown] = useState({ pathname, key, first: key });
	if (shown.key === key) return shown.first;
	const isSame = isReplaced && readRouteText(state, SHOWN) === shown.pathname;
	const current = { pathname, key, first: isSame ? shown.first : key };
	setShown(current);
	return current.first;
}
