import { Outlet } from "react-router-dom";
import { ChatLauncher } from "@/features/chat/chat-launcher";
import { island } from "@/shared/ui/island";
import { AnnouncementBar } from "./announcement-bar";
import { LeadHost, NoticeHost } from "./late-parts";
import { AnchorScroll, PagePosition, RouteAnnouncer } from "./page-position";
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
