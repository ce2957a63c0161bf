import { useCallback, useContext, useEffect, useLayoutEffect, useRef, useState } from "react";
import {
	type Location,
	NavigationType,
	Outlet,
	UNSAFE_DataRouterStateContext as RouterState,
	ScrollRestoration,
	useLocation,
	useNavigationType,
} from "react-router-dom";
import { useHydrated } from "@/shared/hooks/use-hydrated";
import { island } from "@/shared/ui/island";
import { AfterIdle } from "./after-idle";
import { AnchorScroll } from "./anchor-scroll";
import { LeadHost } from "./lead-host";
import { NoticeHost } from "./notice-host";
import { stayAt } from "./show-section";
import { SiteHeader } from "./site-header";

const Footer = island({ id: "site-footer", name: "footer", load: () => import("./site-footer").then((module) => module.SiteFooter) });

const loadChat = () => import("@/features/chat/chat-launcher").then((module) => module.ChatLauncher);

/** The frame of every public page. */
export function PublicLayout() {
	return (
		<>
			<a
				href="#main"
				className="fixed top-3 left-3 z-60 -translate-y-20 rounded-full bg-solid px-5 py-3 font-semibold text-on-solid no-underline focus-visible:translate-y-0"
			>
				Skip to content
			</a>
			<SiteHeader />
			<main id="main" tabIndex={-1}>
				<Outlet />
			</main>
			<div id="site-footer">
				<Footer />
			</div>
			<AfterIdle load={loadChat} />
			<LeadHost />
			<NoticeHost />
			<RouteAnnouncer />
			<AnchorScroll />
			<PagePlace />
		</>
	);
}

/** After a change of page: the focus goes to the page's content and its title is read out. */
function RouteAnnouncer() {
	const { pathname, hash } = useLocation();
	const [title, setTitle] = useState("");
	const previous = useRef(pathname);
	useEffect(() => {
		if (previous.current === pathname) return;
		previous.current = pathname;
		if (!hash) document.getElementById("main")?.focus({ preventScroll: true });
		const observer = new MutationObserver(() => setTitle(document.title));
		observer.observe(document.head, { childList: true, subtree: true, characterData: true });
		setTitle(document.title);
		return () => observer.disconnect();
	}, [pathname, hash]);
	return (
		<p aria-live="polite" className="sr-only">
			{title}
		</p>
	);
}

/** Starts a new page at its top and restores the position on Back, both in the first frame. Only links within a page scroll smoothly. */
function PagePlace() {
	const location = useLocation();
	const glides = useIsWithinPage(location);
	const restored = useContext(RouterState)?.restoreScrollPosition;
	const getKey = useScrollKey();
	// biome-ignore lint/correctness/useExhaustiveDependencies: two entries of the history may have the same position.
	useLayoutEffect(() => (typeof restored === "number" ? stayAt(restored) : undefined), [location, restored]);
	return (
		<>
			<ScrollBehaviorOfRoot value={glides ? "" : "auto"} />
			<ScrollRestoration getKey={getKey} />
			<ScrollBehaviorOfRoot value="" />
		</>
	);
}

/** Key for a stored position. On a prerendered page the browser has restored it already, and the visitor may have scrolled on. */
function useScrollKey() {
	const isArrival = useRef(!useHydrated());
	useLayoutEffect(() => {
		isArrival.current = false;
	}, []);
	return useCallback(({ key }: Location) => (isArrival.current && window.scrollY > 0 ? "arrival" : key), []);
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

/** Whether a link within the page, such as an anchor, led to this location. */
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
