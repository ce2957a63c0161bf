import { Navigate, useLocation, useParams } from "react-router-dom";
import { paths } from "@/content/paths";

const MOVED: Record<string, string> = { "/blog": paths.blogs, "/case-study": paths.portfolio, [paths.gamesAlias]: paths.games };

/** Redirects links inside the site as the hosts redirect documents (scripts/vite/host-rules.ts). */
export function Component() {
	const { pathname, search, hash } = useLocation();
	const { projectId = "" } = useParams();
	return (
		<Navigate to={{ pathname: MOVED[pathname.toLowerCase().replace(/\/+$/, "")] ?? paths.caseStudy(projectId), search, hash }} replace />
	);
}
