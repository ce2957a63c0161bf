import { useEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

/** First look for the section after a navigation, and how long to wait for one that is still loading (D1 §9, R16). */
const FIRST_TRY_MS = 100;
const LAST_TRY_MS = 3000;
const BETWEEN_TRIES_MS = 50;

/**
 * Scrolls to the section that the address names, once it exists, and moves the focus there. Back and Forward are left to the
 * scroll restoration. The same link clicked twice scrolls twice.
 */
export function AnchorScroll() {
	const location = useLocation();
	const navigation = useNavigationType();
	// biome-ignore lint/correctness/useExhaustiveDependencies: the key makes a repeated click on the same anchor a new scroll.
	useEffect(() => {
		if (!location.hash || navigation === NavigationType.Pop) return;
		const id = decodeHash(location.hash);
		const started = performance.now();
		let timer = setTimeout(attempt, FIRST_TRY_MS);
		function attempt() {
			const target = document.getElementById(id);
			if (target) showSection(target);
			else if (performance.now() - started < LAST_TRY_MS) timer = setTimeout(attempt, BETWEEN_TRIES_MS);
		}
		return () => clearTimeout(timer);
	}, [location.key, location.hash, navigation]);
	return null;
}

function decodeHash(hash: string): string {
	try {
		return decodeURIComponent(hash.slice(1));
	} catch {
		return hash.slice(1);
	}
}

function showSection(target: HTMLElement): void {
	target.scrollIntoView({ block: "start" });
	if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
	target.focus({ preventScroll: true });
}
