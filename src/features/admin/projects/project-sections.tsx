import { useDeferredValue } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { paths } from "@/content/paths";
import { projectFields as fields } from "@/data/projects/fields";
import { SearchSection } from "@/features/admin/search/search-section";
import { FoldedFields, FormSection } from "@/features/admin/ui/form/form-section";
import { ALT_TEXT_HINT } from "@/features/admin/ui/form/image-preview";
import { futureSlug, slugHint } from "@/features/admin/ui/form/slug-hint";
import { LIST_HINT } from "@/features/admin/ui/form/tag-list";
import { SAMPLE_HINT } from "@/features/admin/ui/sample-badge";
import { latinSlug } from "@/shared/lib/text/slug";
import { ProjectArea, ProjectCheck, ProjectPicture, ProjectSelect, ProjectTags, ProjectText, ProjectUrl } from "./project-fields";
import type { ProjectFormValues } from "./project-form-values";
import { projectTypeOptions, serviceOptions } from "./service-options";

const wide = "@min-[34rem]:col-span-2";

export function BasicSection() {
	const { formState } = useFormContext<ProjectFormValues>();
	return (
		<FormSection title="Basic Information">
			<ProjectText name="title" label={fields.title.label} required />
			<SlugField />
			<ProjectSelect
				name="serviceId"
				label={fields.service_id.label}
				required
				empty="Choose a service"
				options={serviceOptions(formState.defaultValues?.serviceId ?? "")}
			/>
			<ProjectText name="client" label={fields.client.label} />
			<ProjectArea name="description" label={fields.description.label} rows={3} required className={wide} />
			<ProjectPicture name="image" altName="imageAlt" isCropped label="Picture URL" previewAlt="Preview of the picture" />
			<div className="grid content-start gap-y-5.5">
				<ProjectText name="imageAlt" label={fields.image_alt.label} hint={ALT_TEXT_HINT} />
				<ProjectText name="industry" label={fields.industry.label} placeholder="Healthcare" />
			</div>
			<ProjectCheck name="listed" label={fields.listed.label} hint="Shown in the public portfolio." />
			<ProjectCheck
				name="featured"
				label={fields.featured.label}
				hint="Comes first in “Selected work”, and appears in the service's panel on the home page."
			/>
			<ProjectCheck name="isSample" label={fields.is_sample.label} hint={SAMPLE_HINT} />
		</FormSection>
	);
}

function SlugField() {
	const { control, formState } = useFormContext<ProjectFormValues>();
	const [title, slug] = useWatch({ control, name: ["title", "slug"] });
	const { slug: before = "", status } = formState.defaultValues ?? {};
	return (
		<ProjectText
			name="slug"
			label={fields.slug.label}
			placeholder={latinSlug(title)}
			hint={slugHint({ path: paths.caseStudy, slug: futureSlug({ slug, title }), before: status === "published" ? before : "" })}
		/>
	);
}

export function TechnologiesSection() {
	return (
		<FormSection title="Basic Technologies" note="The card shows them in this order.">
			<ProjectTags
				name="technologies"
				pendingName="pending.technologies"
				label={fields.technologies.label}
				kind="names"
				placeholder="React"
				hint={LIST_HINT}
				className={wide}
			/>
		</FormSection>
	);
}

export function CaseStudySection() {
	return (
		<FormSection title="Case Study Details" note="A project with a challenge and a solution is listed as a case study.">
			<ProjectArea name="challenge" label={fields.challenge.label} rows={6} className={wide} />
			<ProjectArea name="solution" label={fields.solution.label} rows={6} className={wide} />
			<ProjectTags
				name="features"
				pendingName="pending.features"
				label={fields.features.label}
				kind="sentences"
				hint="Press Enter to add one, or paste one per line."
				className={wide}
			/>
			<ProjectTags
				name="approach"
				pendingName="pending.approach"
				label={fields.approach.label}
				kind="sentences"
				hint="The steps in order."
				className={wide}
			/>
		</FormSection>
	);
}

const TESTIMONIAL = ["quote", "author", "position", "company"].map((name) => `testimonial.${name}`);

export function TestimonialSection() {
	return (
		<FormSection title="Testimonial" note="Get the client's consent before you publish. Leave the quote empty to hide this section.">
			<FoldedFields summary="Quote and who said it" names={TESTIMONIAL}>
				<ProjectArea name="testimonial.quote" label="Quote" rows={4} className={wide} />
				<div className="grid gap-x-5 gap-y-5.5 @min-[34rem]:col-span-2 @min-[40rem]:grid-cols-3">
					<ProjectText name="testimonial.author" label="Author" />
					<ProjectText name="testimonial.position" label="Position" />
					<ProjectText name="testimonial.company" label="Company" />
				</div>
			</FoldedFields>
		</FormSection>
	);
}

const FACTS = ["projectType", "liveUrl", "timeline", "teamSize", "clientLogo"] satisfies (keyof ProjectFormValues)[];

export function FactsSection() {
	return (
		<FormSection title="Facts" note="Shown beside the case study. Optional.">
			<FoldedFields summary="Type, timeline, team, live site and logo" names={FACTS}>
				<ProjectSelect
					name="projectType"
					label={fields.project_type.label}
					empty="Not set"
					options={projectTypeOptions}
					hint="Sets the roadmap shown in the case study."
				/>
				<ProjectUrl name="liveUrl" label={fields.link.label} />
				<ProjectText name="timeline" label={fields.timeline.label} placeholder="14 weeks" />
				<ProjectText name="teamSize" label={fields.team_size.label} placeholder="4 engineers, 1 designer" />
				<ProjectPicture name="clientLogo" label="Client logo URL" previewAlt="Preview of the client's logo" />
			</FoldedFields>
		</FormSection>
	);
}

export function ProjectSearchSection() {
	const { control } = useFormContext<ProjectFormValues>();
	const [description, image] = useDeferredValue(useWatch({ control, name: ["description", "image"] }));
	return <SearchSection path={paths.caseStudy} description={description} image={image} />;
}
