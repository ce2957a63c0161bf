import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { toast } from "sonner";
import { readRouteText } from "@/shared/lib/route-state";
import { screenTitle } from "./sections";

/** The id of the element that holds the screens. */
export const SCREEN_ID = "admin-main";

/** After a change of screen: it begins at its top, has the focus, and its title is read out. */
export function ScreenChange() {
	const { pathname } = useLocation();
	const navigation = useNavigationType();
	const previous = useRef(pathname);
	const [title, setTitle] = useState("");
	// Before the first frame of the screen.
	useLayoutEffect(() => {
		if (previous.current !== pathname && navigation !== NavigationType.Pop) window.scrollTo({ top: 0, behavior: "instant" });
	}, [pathname, navigation]);
	useEffect(() => {
		if (previous.current === pathname) return;
		previous.current = pathname;
		const screen = document.getElementById(SCREEN_ID);
		// A screen that has put the focus somewhere itself keeps it there.
		if (!screen?.contains(document.activeElement)) screen?.focus({ preventScroll: true });
		setTitle(screenTitle(pathname));
	}, [pathname]);
	useArrivalNotice();
	return (
		<p aria-live="polite" className="sr-only">
			{title}
		</p>
	);
}

/** Says once what the page before, outside the administration, has left to be said. */
function useArrivalNotice(): void {
	const { state, pathname, search } = useLocation();
	const navigate = useNavigate();
	const notice = readRouteText(state, "notice");
	useEffect(() => {
		if (!notice) return;
		toast.success(notice, { id: "arrival" });
		navigate(pathname + search, { replace: true, state: null });
	}, [notice, navigate, pathname, search]);
}
