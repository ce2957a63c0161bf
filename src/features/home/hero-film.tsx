import { type ComponentType, useEffect, useState } from "react";
import { site } from "@/content/site";

const MOTION = "(prefers-reduced-motion: no-preference)";

/** The player's code is fetched apart: pages that never play a film never pay for it. */
async function loadFilm(): Promise<ComponentType> {
	return site.heroVideoUrl ? (await import("./hero-film-embed")).EmbeddedFilm : (await import("./hero-film-loop")).LoopedFilm;
}

/**
 * The film behind the hero's text. Nothing is requested before the page has loaded and is idle, with reduced motion, with
 * Save-Data, or in a tab that nobody sees; until it plays, and for good if it cannot, the gradient stays.
 */
export function HeroFilm({ load = loadFilm }: { load?: () => Promise<ComponentType> }) {
	const [Film, setFilm] = useState<ComponentType | null>(null);
	useEffect(() => {
		// Where it cannot be asked for, motion is not wanted.
		const motion = window.matchMedia?.(MOTION);
		const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator;
		const waiting = new AbortController();
		const { signal } = waiting;
		const begin = () => {
			if (signal.aborted || document.hidden || !motion?.matches || connection?.saveData) return;
			waiting.abort();
			load().then(
				(loaded) => setFilm(() => loaded),
				() => {},
			);
		};
		const whenIdle = () => {
			if (document.readyState !== "complete") return;
			if ("requestIdleCallback" in window) requestIdleCallback(begin);
			else setTimeout(begin, 300);
		};
		whenIdle();
		addEventListener("load", whenIdle, { signal });
		document.addEventListener("visibilitychange", whenIdle, { signal });
		motion?.addEventListener("change", whenIdle, { signal });
		return () => waiting.abort();
	}, [load]);
	return Film ? <Film /> : <div aria-hidden="true" className="hero-still" />;
}
