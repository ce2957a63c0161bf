import { useEffect, useRef } from "react";

/** Whether the component is still mounted. A task that ends later must not navigate. */
export function useMounted() {
	const mounted = useRef(true);
	useEffect(() => {
		mounted.current = true;
		return () => {
			mounted.current = false;
		};
	}, []);
	return mounted;
}
