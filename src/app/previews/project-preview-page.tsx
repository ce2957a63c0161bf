import { useParams } from "react-router-dom";
import { adminPaths } from "@/content/admin-paths";
import { paths } from "@/content/paths";
import { readProject } from "@/data/portfolios/admin-repository";
import { toProject } from "@/data/portfolios/row-mapper";
import type { PortfolioRow } from "@/data/portfolios/schema";
import { CaseStudyPreview } from "./articles";
import { PreviewPage } from "./preview-page";

const show = (row: PortfolioRow) => <CaseStudyPreview project={toProject(row)} />;

/** /admin/preview/portfolio/:projectId */
export function ProjectPreviewPage() {
	const { projectId = "" } = useParams();
	return (
		<PreviewPage
			key={projectId}
			subject="project"
			id={projectId}
			read={readProject}
			links={{ edit: adminPaths.editPortfolio(projectId), list: adminPaths.portfolios, page: paths.caseStudy }}
		>
			{show}
		</PreviewPage>
	);
}
