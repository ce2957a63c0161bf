import { useCallback, useEffect, useRef } from "react";

/** Returns a function that says if the component is still on the page, for tasks that outlive it. */
export function useIsShown(): () => boolean {
	const isShown = useRef(false);
	useEffect(() => {
		isShown.current = true;
		return () => {
			isShown.current = false;
		};
	}, []);
	return useCallback(() => isShown.current, []);
}
