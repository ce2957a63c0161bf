import { ProjectFormPage } from "@/features/admin/projects/project-form-page";
import { useAdministrator } from "@/features/admin/session/session-gate";
import { ProjectPreview } from "../../previews/form-previews";

export function Component() {
	return <ProjectFormPage owner={useAdministrator().email} Preview={ProjectPreview} />;
}
