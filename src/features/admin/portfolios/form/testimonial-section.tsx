import { FormSection } from "@/features/admin/ui/form-section";
import { ProjectArea, ProjectText } from "./project-fields";

/** What the client said, and who said it. */
export function TestimonialSection() {
	return (
		<FormSection title="Testimonial" note="Shown with the client's consent; without a quote there is none.">
			<ProjectArea name="testimonial.quote" label="Quote" rows={4} className="@min-[34rem]:col-span-2" />
			<div className="grid gap-x-5 gap-y-5.5 @min-[34rem]:col-span-2 @min-[40rem]:grid-cols-3">
				<ProjectText name="testimonial.author" label="Author" />
				<ProjectText name="testimonial.position" label="Position" />
				<ProjectText name="testimonial.company" label="Company" />
			</div>
		</FormSection>
	);
}
