import { useEffect, useState } from "react";

/** The band is from 20 % to 30 % of the viewport's height. */
const BAND_TOP = 0.2;
const BAND = "-20% 0px -70% 0px";

/** The id of the section in view, or null between sections. A new `page` makes it look the sections up again. */
export function useSectionInView(ids: readonly string[], active: boolean, page: string): string | null {
	const [inView, setInView] = useState<string | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads the sections of `page` from the document.
	useEffect(() => {
		setInView(null);
		if (!active || !("IntersectionObserver" in window)) return;
		const visible = new Set<string>();
		const sections = ids.flatMap((id) => document.getElementById(id) ?? []);
		const settle = () => {
			const seen = ids.find((id) => visible.has(id)) ?? null;
			const last = sections.at(-1);
			const { bottom = 0, height = 0 } = last?.getBoundingClientRect() ?? {};
			const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
			// A high footer can follow the last section, and a page can hide it.
			const isPast = !seen && height > 0 && bottom <= innerHeight * BAND_TOP;
			setInView(last && scrollY > 0 && (atEnd || isPast) ? last.id : seen);
		};
		const observer = new IntersectionObserver(
			(entries) => {
				for (const entry of entries) {
					if (entry.isIntersecting) visible.add(entry.target.id);
					else visible.delete(entry.target.id);
				}
				settle();
			},
			{ rootMargin: BAND },
		);
		for (const section of sections) observer.observe(section);
		addEventListener("scrollend", settle);
		return () => {
			observer.disconnect();
			removeEventListener("scrollend", settle);
		};
	}, [ids, active, page]);
	return inView;
}
