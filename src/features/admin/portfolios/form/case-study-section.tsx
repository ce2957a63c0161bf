import { FormSection } from "@/features/admin/ui/form-section";
import { ProjectArea, ProjectTags } from "./project-fields";

/** The story: a project with a challenge and a solution is a case study. */
export function CaseStudySection() {
	return (
		<FormSection title="Case Study Details" note="A project with a challenge and a solution is listed as a case study.">
			<ProjectArea name="challenge" label="Challenge" rows={6} className="@min-[34rem]:col-span-2" />
			<ProjectArea name="solution" label="Solution" rows={6} className="@min-[34rem]:col-span-2" />
			<ProjectTags
				name="features"
				draftName="pending.features"
				label="Features"
				kind="sentences"
				hint="Enter adds one; pasted lines add one each."
				className="@min-[34rem]:col-span-2"
			/>
			<ProjectTags
				name="approach"
				draftName="pending.approach"
				label="Approach"
				kind="sentences"
				hint="Steps in their order."
				className="@min-[34rem]:col-span-2"
			/>
		</FormSection>
	);
}
