import { Navigate, useLocation, useParams } from "react-router-dom";
import { adminPaths } from "@/content/admin-paths";

/** /admin/portfolios redirects to /admin/portfolio, with the rest of the path and the query. */
export function Component() {
	const { "*": rest = "" } = useParams();
	const { search } = useLocation();
	return <Navigate to={`${adminPaths.portfolios}${rest ? `/${rest}` : ""}${search}`} replace />;
}
