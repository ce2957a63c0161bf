import { useEffect, useRef } from "react";

/** Whether the component is still on the page: a task that ends after somebody left must not lead them away again. */
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
