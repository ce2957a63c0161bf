import { FormSection } from "@/features/admin/ui/form-section";
import { ProjectTags } from "./project-fields";

/** The technologies that a card shows. */
export function TechnologiesSection() {
	return (
		<FormSection title="Basic Technologies" note="The card shows them in this order.">
			<ProjectTags
				name="technologies"
				draftName="pending.technologies"
				label="Technologies"
				kind="names"
				placeholder="React"
				hint="Enter adds one; a pasted list with commas or lines adds all."
				className="@min-[34rem]:col-span-2"
			/>
		</FormSection>
	);
}
