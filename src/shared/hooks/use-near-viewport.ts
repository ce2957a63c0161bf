import { type RefObject, useEffect, useState } from "react";

const MARGIN = "100px";

/** Whether an element is or was within 100 px of the viewport. Null before the first report; true without IntersectionObserver. */
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
