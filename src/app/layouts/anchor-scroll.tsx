import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { giveFocus, showSection, stayWith } from "./show-section";

/** First look for the section after a navigation, and how long to wait for one that is still loading. */
const FIRST_TRY_MS = 100;
const LAST_TRY_MS = 3000;
const BETWEEN_TRIES_MS = 50;

/**
 * Scrolls to the section that the address names, once it exists, and moves the focus there. Back and Forward are left to the
 * scroll restoration, a first visit to the browser. The same link clicked twice scrolls twice. A section of another page is jumped to.
 */
export function AnchorScroll() {
	const location = useLocation();
	const navigation = useNavigationType();
	const isFirst = useRef(true);
	const page = useRef(location.pathname);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the key makes a repeated click on the same anchor a new scroll.
	useEffect(() => {
		const firstVisit = isFirst.current && navigation === NavigationType.Pop;
		isFirst.current = false;
		const behavior = page.current === location.pathname ? "auto" : "instant";
		page.current = location.pathname;
		if (!location.hash) return;
		const id = decodeHash(location.hash);
		if (firstVisit) return stayWithFirstTarget(document.getElementById(id));
		if (navigation === NavigationType.Pop) return;
		const started = performance.now();
		let stop = () => {};
		let timer = setTimeout(attempt, FIRST_TRY_MS);
		function attempt() {
			const target = document.getElementById(id);
			if (target) stop = showSection(target, behavior);
			else if (performance.now() - started < LAST_TRY_MS) timer = setTimeout(attempt, BETWEEN_TRIES_MS);
		}
		return () => {
			clearTimeout(timer);
			stop();
		};
	}, [location.key, location.pathname, location.hash, navigation]);
	return null;
}

/** The browser has scrolled to the address's section already; what loads above it must not push it away again. */
function stayWithFirstTarget(target: HTMLElement | null): (() => void) | undefined {
	if (!target) return undefined;
	const top = target.getBoundingClientRect().top;
	// The browser scrolls there and leaves the focus behind; a person who is at work elsewhere already keeps it.
	if (document.activeElement === document.body) giveFocus(target);
	return top > -8 && top < window.innerHeight / 2 ? stayWith(target) : undefined;
}

function decodeHash(hash: string): string {
	try {
		return decodeURIComponent(hash.slice(1));
	} catch {
		return hash.slice(1);
	}
}
