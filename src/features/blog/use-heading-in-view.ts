import { useEffect, useState } from "react";
import type { Heading } from "@/shared/lib/rich-text/outline";

/** A heading counts as read from here on, in parts of the viewport's height. */
const READING_LINE = 0.3;

/** The id of the last heading above the reading line; null before the first one, and while prerendering. */
export function useHeadingInView(headings: Heading[]): string | null {
	const [current, setCurrent] = useState<string | null>(null);
	useEffect(() => {
		let frame = 0;
		const look = () => {
			frame = 0;
			const line = window.innerHeight * READING_LINE;
			const above = headings.filter(({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line);
			setCurrent(above.at(-1)?.id ?? null);
		};
		const later = () => {
			frame ||= requestAnimationFrame(look);
		};
		later();
		addEventListener("scroll", later, { passive: true });
		addEventListener("resize", later, { passive: true });
		return () => {
			cancelAnimationFrame(frame);
			removeEventListener("scroll", later);
			removeEventListener("resize", later);
		};
	}, [headings]);
	return current;
}
