import { Navigate, useLocation } from "react-router-dom";
import { paths } from "@/content/paths";
import { NotFoundPage } from "@/features/not-found/not-found-page";
import { SiteHead } from "../layouts/site-head";

/** As the hosts redirect them (scripts/vite/host-rules.ts), for links that the router follows. */
const MOVED: Record<string, string> = { "/blog": paths.blogs, "/case-study": paths.portfolio };

export function Component() {
	const { pathname, search } = useLocation();
	const to = MOVED[pathname.replace(/\/+$/, "")];
	return (
		<>
			{to ? <Navigate to={to + search} replace /> : null}
			<SiteHead seo={{ title: "Page not found", description: "This page doesn't exist or has moved.", path: "/404", noindex: true }} />
			<NotFoundPage />
		</>
	);
}
