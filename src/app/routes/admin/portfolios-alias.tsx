import { Navigate, useLocation, useParams } from "react-router-dom";
import { adminPaths } from "@/content/admin-paths";

/** /admin/portfolios… is another spelling of /admin/portfolio…; what follows it is kept. */
export function Component() {
	const { "*": rest = "" } = useParams();
	const { search } = useLocation();
	return <Navigate to={`${adminPaths.portfolios}${rest ? `/${rest}` : ""}${search}`} replace />;
}
