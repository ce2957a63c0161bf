import { useContext, useEffect, useLayoutEffect, useRef, useState } from "react";
import {
	type Location,
	NavigationType,
	UNSAFE_DataRouterContext as RouterContext,
	ScrollRestoration,
	useLocation,
	useNavigationType,
} from "react-router-dom";
import { useNavigationKey } from "@/shared/hooks/use-navigation-key";
import { PRERENDERED_TAG } from "@/shared/seo/page-title";

/** Starts a new page at its top and restores the position on Back, both in the first frame. Only links within a page scroll smoothly. */
export function PagePosition() {
	const location = useLocation();
	const glides = useIsWithinPage(location);
	const router = useContext(RouterContext)?.router;
	// biome-ignore lint/correctness/useExhaustiveDependencies: each location has its own position.
	useLayoutEffect(() => {
		// The router knows the first position before its provider listens.
		const restored = router?.state.restoreScrollPosition;
		return typeof restored === "number" ? stayAt(restored) : undefined;
	}, [location, router]);
	return (
		<>
			<ScrollBehaviorOfRoot value={glides ? "" : "auto"} />
			<ScrollRestoration />
			<ScrollBehaviorOfRoot value="" />
		</>
	);
}

/** Sets the style between layout effects: the router restores the scroll position in one and takes no behavior. */
function ScrollBehaviorOfRoot({ value }: { value: "" | "auto" }) {
	useLayoutEffect(() => {
		const root = document.documentElement;
		root.style.scrollBehavior = value;
		// Chromium scrolls by the style of the last layout.
		root.getClientRects();
	});
	return null;
}

function useIsWithinPage(location: Location): boolean {
	const navigation = useNavigationType();
	const shown = useRef(location);
	const { pathname, search } = shown.current;
	useLayoutEffect(() => {
		shown.current = location;
	}, [location]);
	const isSamePage = location.pathname === pathname && (location.hash !== "" || location.search === search);
	return isSamePage && navigation !== NavigationType.Pop;
}

/** After a page change, moves the focus and announces the page's title. */
export function RouteAnnouncer() {
	usePageFocus();
	const key = useNavigationKey();
	const [title, setTitle] = useState("");
	const previous = useRef(key);
	useEffect(() => {
		if (previous.current === key) return;
		previous.current = key;
		const announce = () => {
			// The prerendered title stays in the head until the new page's head has loaded. A page that is still loading can get another one.
			if (!document.querySelector(`title[${PRERENDERED_TAG}], #main [aria-busy]`)) setTitle(document.title);
		};
		const observer = new MutationObserver(announce);
		for (const root of document.querySelectorAll("head, #main"))
			observer.observe(root, { childList: true, subtree: true, characterData: true, attributeFilter: ["aria-busy"] });
		announce();
		return () => observer.disconnect();
	}, [key]);
	return (
		<p aria-live="polite" className="sr-only">
			{title}
		</p>
	);
}

/** Moves the focus to the content of a new page. After Back and Forward, moves it to the link that the visitor followed from there. */
function usePageFocus(): void {
	const { pathname, hash } = useLocation();
	const key = useNavigationKey();
	const navigation = useNavigationType();
	const shown = useRef({ key, pathname });
	useEffect(() => {
		addEventListener("click", noteLink, true);
		return () => removeEventListener("click", noteLink, true);
	}, []);
	useEffect(() => {
		const left = shown.current;
		shown.current = { key, pathname };
		const isBack = navigation === NavigationType.Pop;
		if (left.key === key || (isBack && focusNotedLink()) || left.pathname === pathname || hash) return undefined;
		const main = document.getElementById("main");
		main?.focus({ preventScroll: true });
		// After a reload, the rows with the link are still loading. A visitor who has moved on isn't called back.
		return isBack && history.state?.link ? tryUntil(() => document.activeElement !== main || focusNotedLink()) : undefined;
	}, [key, pathname, hash, navigation]);
}

const linksTo = (href: string) => [...document.links].filter((link) => link.href === href);

/** Keeps the link in the entry of the history, as its address and its place among the links to it. */
function noteLink({ target }: Event): void {
	const link = target instanceof Element ? target.closest("a") : null;
	if (link) history.replaceState({ ...history.state, link: [link.href, linksTo(link.href).indexOf(link)] }, "");
}

function focusNotedLink(): boolean {
	const [href, index] = history.state?.link ?? [];
	const link = linksTo(href)[index];
	link?.focus({ preventScroll: true });
	return link !== undefined && link === document.activeElement;
}

// How long after a navigation to look for content that may still be loading.
const FIRST_TRY_MS = 100;
const LAST_TRY_MS = 3000;
const BETWEEN_TRIES_MS = 50;

/** Repeats `attempt` until it returns true or the time is over. Returns a function that stops it. */
function tryUntil(attempt: () => boolean): () => void {
	const started = performance.now();
	let timer = setTimeout(run, FIRST_TRY_MS);
	function run() {
		if (!attempt() && performance.now() - started < LAST_TRY_MS) timer = setTimeout(run, BETWEEN_TRIES_MS);
	}
	return () => clearTimeout(timer);
}

/** Scrolls to the section in the address and moves the focus there. The browser scrolls on the first visit, PagePosition on Back. */
export function AnchorScroll() {
	const location = useLocation();
	const navigation = useNavigationType();
	const page = useRef("");
	// A repeated click on the same anchor has another key.
	const key = useNavigationKey();
	const found = useRef("");
	useEffect(() => {
		const firstVisit = page.current === "" && navigation === NavigationType.Pop;
		const behavior = page.current === location.pathname ? "auto" : "instant";
		page.current = location.pathname;
		// When only the address was replaced, the visitor is already there, or the sections come only now.
		if (!location.hash || found.current === key) return;
		const id = decodeHash(location.hash);
		const find = () => {
			const target = document.getElementById(id);
			if (target) found.current = key;
			return target;
		};
		if (firstVisit) return stayWithFirstTarget(find());
		if (navigation === NavigationType.Pop) return;
		let stopShowing = () => {};
		const stopTrying = tryUntil(() => {
			const target = find();
			if (target) stopShowing = showSection(target, behavior);
			return target !== null;
		});
		return () => {
			stopTrying();
			stopShowing();
		};
	}, [key, location.pathname, location.hash, navigation]);
	return null;
}

function stayWithFirstTarget(target: HTMLElement | null): (() => void) | undefined {
	if (!target) return undefined;
	const top = target.getBoundingClientRect().top;
	// The browser has scrolled there without moving the focus. Keep the focus of a visitor who is already typing elsewhere.
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

const SETTLE_MS = 5000;
const INPUT_EVENTS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

function showSection(target: HTMLElement, behavior: ScrollBehavior): () => void {
	target.scrollIntoView({ block: "start", behavior });
	giveFocus(target);
	return stayWith(target);
}

function giveFocus(target: HTMLElement): void {
	if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
	target.focus({ preventScroll: true });
}

/** Keeps an element at the top of the viewport while sections above it load. Returns a function that stops it. */
function stayWith(target: HTMLElement): () => void {
	let place = distanceFromPageTop(target);
	return whilePageGrows(() => {
		const now = distanceFromPageTop(target);
		if (Math.abs(now - place) < 1) return;
		place = now;
		target.scrollIntoView({ block: "start", behavior: "instant" });
	});
}

/** Keeps the page at a scroll position while it is still too short for it. Returns a function that stops it. */
function stayAt(top: number): () => void {
	const isThere = () => Math.abs(window.scrollY - top) < 1;
	const stop = whilePageGrows(() => isThere() || window.scrollTo({ top, behavior: "instant" }));
	// Hovering can open a panel, which then scrolls the page itself.
	const moved = () => isThere() && stop();
	addEventListener("pointermove", moved, { passive: true });
	return () => {
		removeEventListener("pointermove", moved);
		stop();
	};
}

// Ends at the first input or after SETTLE_MS: then the visitor decides where the page is.
function whilePageGrows(adjust: () => void): () => void {
	if (!("ResizeObserver" in window)) return () => {};
	const observer = new ResizeObserver(adjust);
	const stop = () => {
		observer.disconnect();
		clearTimeout(timer);
		for (const type of INPUT_EVENTS) removeEventListener(type, stop, true);
	};
	const timer = setTimeout(stop, SETTLE_MS);
	for (const type of INPUT_EVENTS) addEventListener(type, stop, { once: true, capture: true, passive: true });
	observer.observe(document.body);
	return stop;
}

function distanceFromPageTop(target: HTMLElement): number {
	return target.getBoundingClientRect().top + window.scrollY;
}
