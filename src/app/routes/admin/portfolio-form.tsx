import { PortfolioFormPage } from "@/features/admin/portfolios/form/portfolio-form-page";
import { useAdministrator } from "@/features/admin/session/session-gate";
import { ProjectPreview } from "../../previews/project-preview";

export function Component() {
	return <PortfolioFormPage owner={useAdministrator().email} Preview={ProjectPreview} />;
}
