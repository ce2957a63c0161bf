import { Navigate, useParams } from "react-router-dom";
import { paths } from "@/content/paths";

/** /portfolio/{id} is the other spelling of a case study's address. */
export function Component() {
	return <Navigate to={paths.caseStudy(useParams().projectId ?? "")} replace />;
}
