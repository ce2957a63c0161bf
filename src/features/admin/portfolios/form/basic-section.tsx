import { useFormContext, useWatch } from "react-hook-form";
import { FormSection } from "@/features/admin/ui/form-section";
import { slugOf } from "@/shared/lib/slug";
import { ProjectArea, ProjectCheck, ProjectPicture, ProjectSelect, ProjectText, ProjectUrl } from "./project-fields";
import type { ProjectForm } from "./project-form-schema";
import { projectTypeOptions, serviceOptions } from "./service-options";

/** What a card of the portfolio shows, and where the project stands. */
export function BasicSection() {
	const { formState } = useFormContext<ProjectForm>();
	return (
		<FormSection title="Basic Information" note="What the card shows, and where the project is filed.">
			<ProjectText name="title" label="Title" required />
			<SlugField />
			<ProjectText name="client" label="Client" />
			<ProjectText name="industry" label="Industry" placeholder="Healthcare" />
			<ProjectSelect
				name="serviceId"
				label="Service"
				required
				empty="Choose a service"
				options={serviceOptions(formState.defaultValues?.serviceId ?? "")}
			/>
			<ProjectSelect
				name="projectType"
				label="Project type"
				empty="Not set"
				options={projectTypeOptions}
				hint="Chooses the roadmap of the case study."
			/>
			<ProjectArea name="description" label="Description" rows={3} required className="@min-[34rem]:col-span-2" />
			<ProjectPicture name="image" altName="imageAlt" label="Image URL" previewAlt="Preview of the image" />
			<ProjectText name="imageAlt" label="Image alternative text" hint="What the picture shows, for those who do not see it." />
			<ProjectPicture name="clientLogo" label="Client logo URL" previewAlt="Preview of the client's logo" />
			<ProjectUrl name="liveUrl" label="Live URL" />
			<ProjectText name="timeline" label="Timeline" placeholder="14 weeks" />
			<ProjectText name="teamSize" label="Team size" placeholder="4 engineers, 1 designer" />
			<ProjectCheck name="listed" label="Listed" hint="Stands in the public portfolio." />
			<ProjectCheck name="featured" label="Featured" hint="Marked as featured on its card." />
		</FormSection>
	);
}

/** Shows the address that an empty slug will become. */
function SlugField() {
	const { control } = useFormContext<ProjectForm>();
	const title = useWatch({ control, name: "title" });
	// A title without a Latin letter gets a random slug when it is saved: showing another one now would be a lie.
	const made = /[a-z0-9]/i.test(title) ? slugOf(title) : "";
	return <ProjectText name="slug" label="Slug" placeholder={made} hint="End of the address; made from the title when empty." />;
}
