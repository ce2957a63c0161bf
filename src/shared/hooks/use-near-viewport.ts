import { type RefObject, useEffect, useState } from "react";

/** How far outside the viewport still counts as near. */
const MARGIN = "100px";

/**
 * Whether an element is, or has once been, within 100 px of the viewport. Null until the browser has looked; true where it cannot.
 *
 * @param active false: nobody needs to know, nothing is observed.
 */
export function useNearViewport(ref: RefObject<Element | null>, active: boolean): boolean | null {
	const [near, setNear] = useState<boolean | null>(null);
	useEffect(() => {
		const element = ref.current;
		if (!active || !element) return;
		if (!("IntersectionObserver" in window)) {
			setNear(true);
			return;
		}
		const observer = new IntersectionObserver(
			(entries) => {
				const isNear = entries.some((entry) => entry.isIntersecting);
				setNear(isNear);
				if (isNear) observer.disconnect();
			},
			{ rootMargin: MARGIN },
		);
		observer.observe(element);
		return () => observer.disconnect();
	}, [ref, active]);
	return near;
}
