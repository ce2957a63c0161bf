import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { toast } from "sonner";
import { dismissQuestion } from "@/features/admin/ui/confirm";
import { readRouteText } from "@/shared/lib/route-state";
import { screenTitle } from "./sections";

export const SCREEN_ID = "admin-main";

/** After a navigation, dismisses an open question, scrolls to the top, moves the focus and announces the title. */
export function ScreenChange() {
	const { pathname } = useLocation();
	const navigation = useNavigationType();
	const previous = useRef(pathname);
	const [title, setTitle] = useState("");
	// A cleanup runs before the new screen can ask.
	// biome-ignore lint/correctness/useExhaustiveDependencies: each screen dismisses the question of the one before.
	useLayoutEffect(() => dismissQuestion, [pathname]);
	// Before the first paint.
	useLayoutEffect(() => {
		if (previous.current !== pathname && navigation !== NavigationType.Pop) window.scrollTo({ top: 0, behavior: "instant" });
	}, [pathname, navigation]);
	useEffect(() => {
		if (previous.current === pathname) return;
		previous.current = pathname;
		const screen = document.getElementById(SCREEN_ID);
		// Respect a screen that has set the focus itself.
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

/** Shows the notice that the previous page left in the history state, once. */
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
