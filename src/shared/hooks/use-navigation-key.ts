import { useLocation } from "react-router-dom";

/** In `location.state` of a replaced address: the key of the navigation that opened the page. */
export const OPENED_BY = "openedBy";

/** The key of the location, which stays the same when `useCurrentAddress` replaces the address. */
export function useNavigationKey(): string {
	const { key, state } = useLocation();
	return state?.[OPENED_BY] ?? key;
}
