import { useEffect } from "react";
import { useBlocker } from "react-router-dom";

const QUESTION = "Leave without saving? Your changes will be lost.";

/**
 * Asks before unsaved text is left behind, inside the application and when the tab closes.
 *
 * @param dirty whether there is unsaved text; @param mayLeave asked at the moment of leaving, true right after a save.
 */
export function useLeaveGuard(dirty: boolean, mayLeave: () => boolean): void {
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) => dirty && !mayLeave() && currentLocation.pathname !== nextLocation.pathname,
	);
	useEffect(() => {
		if (blocker.state !== "blocked") return;
		if (window.confirm(QUESTION)) blocker.proceed();
		else blocker.reset();
	}, [blocker]);
	useEffect(() => {
		if (!dirty) return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		window.addEventListener("beforeunload", ask);
		return () => window.removeEventListener("beforeunload", ask);
	}, [dirty]);
}
