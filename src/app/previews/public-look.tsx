import { lazy, type ReactNode, Suspense } from "react";
import { LeadHost } from "../layouts/lead-host";
import { NoticeHost } from "../layouts/notice-host";
import { SiteHeader } from "../layouts/site-header";

const Footer = lazy(() => import("../layouts/site-footer").then((module) => ({ default: module.SiteFooter })));

/** What stands around every public page, under a bar of 48 px that everything sticks below. */
export function PublicLook({ children }: { children: ReactNode }) {
	return (
		<div className="[&>header]:top-12 [&_nav.sticky]:top-38">
			<SiteHeader />
			<main id="main" tabIndex={-1}>
				{children}
			</main>
			<Suspense fallback={null}>
				<Footer />
			</Suspense>
			<LeadHost />
			<NoticeHost />
		</div>
	);
}
