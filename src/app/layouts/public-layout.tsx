import { type Location, Outlet, ScrollRestoration } from "react-router-dom";
import { island } from "@/shared/ui/island";
import { AfterIdle } from "./after-idle";
import { AnchorScroll } from "./anchor-scroll";
import { LeadHost } from "./lead-host";
import { NoticeHost } from "./notice-host";
import { RouteAnnouncer } from "./route-announcer";
import { SiteHeader } from "./site-header";

/**
 * The first entry of every document has the same key, "default": under it the position of one page would be given to another.
 * Reloads are the browser's own business; what this document scrolled is remembered under its time of birth.
 */
function scrollKey(location: Location): string {
	return location.key === "default" ? `document-${performance.timeOrigin}` : location.key;
}

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
			<ScrollRestoration getKey={scrollKey} />
		</>
	);
}
