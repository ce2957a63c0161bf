import { useEffect, useRef, useState } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { ChatLauncher } from "@/features/chat/chat-launcher";
import { island } from "@/shared/ui/island";
import { AnnouncementBar } from "./announcement-bar";
import { LeadHost, NoticeHost } from "./late-parts";
import { AnchorScroll, PagePosition, usePageFocus } from "./page-position";
import { PageProgress } from "./page-progress";
import { SiteHeader } from "./site-header";

const Footer = island({ id: "site-footer", name: "footer", load: () => import("./site-footer").then((module) => module.SiteFooter) });

export function PublicLayout() {
	return (
		<>
			<a
				href="#main"
				className="fixed top-3 left-3 z-60 -translate-y-20 rounded-full bg-solid px-5 py-3 font-semibold text-on-solid no-underline focus-visible:translate-y-0"
			>
				Skip to content
			</a>
			<PageProgress />
			<AnnouncementBar />
			<SiteHeader />
			<main id="main" tabIndex={-1}>
				<Outlet />
			</main>
			<div id="site-footer">
				<Footer />
			</div>
			<ChatLauncher />
			<LeadHost />
			<NoticeHost />
			<RouteAnnouncer />
			<AnchorScroll />
			<PagePosition />
		</>
	);
}

/** After a page change, moves the focus and announces the page's title. */
function RouteAnnouncer() {
	usePageFocus();
	const { pathname } = useLocation();
	const [title, setTitle] = useState("");
	const previous = useRef(pathname);
	useEffect(() => {
		if (previous.current === pathname) return;
		previous.current = pathname;
		const observer = new MutationObserver(() => setTitle(document.title));
		observer.observe(document.head, { childList: true, subtree: true, characterData: true });
		setTitle(document.title);
		return () => observer.disconnect();
	}, [pathname]);
	return (
		<p aria-live="polite" className="sr-only">
			{title}
		</p>
	);
}
