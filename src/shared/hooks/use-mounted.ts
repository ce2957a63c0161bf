import { useLayoutEffect, useRef } from "react";

/** Whether the component is still mounted. A task that ends later must not navigate. */
export function useMounted() {
	const mounted = useRef(true);
	// Not a passive effect: its cleanup can run after a task that ends in the moment of leaving.
	useLayoutEffect(() => {
		mounted.current = true;
		return () => {
			mounted.current = false;
		};
	}, []);
	return mounted;
}
