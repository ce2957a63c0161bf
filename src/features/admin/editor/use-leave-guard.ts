import { useEffect } from "react";
import { useBlocker } from "react-router-dom";

const KEPT = "Leave without saving? A draft of your changes stays in this browser.";
const LOST = "Leave without saving? Your changes will be lost.";

/**
 * Asks before unsaved text is left behind, inside the application and when the tab closes.
 *
 * @param dirty whether there is unsaved text; @param isKept whether this browser keeps a draft of it; @param mayLeave asked at the
 * moment of leaving, true right after a save.
 */
export function useLeaveGuard(dirty: boolean, isKept: () => boolean, mayLeave: () => boolean): void {
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) => dirty && !mayLeave() && currentLocation.pathname !== nextLocation.pathname,
	);
	useEffect(() => {
		if (blocker.state !== "blocked") return;
		if (window.confirm(isKept() ? KEPT : LOST)) blocker.proceed();
		else blocker.reset();
	}, [blocker, isKept]);
	useEffect(() => {
		if (!dirty) return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		window.addEventListener("beforeunload", ask);
		return () => window.removeEventListener("beforeunload", ask);
	}, [dirty]);
}
