import { Outlet } from "react-router-dom";
import { island } from "@/shared/ui/island";
import { AfterIdle } from "./after-idle";
import { AnchorScroll } from "./anchor-scroll";
import { LeadHost } from "./lead-host";
import { NoticeHost } from "./notice-host";
import { PagePlace } from "./page-place";
import { RouteAnnouncer } from "./route-announcer";
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
