import { servicesSection } from "@/content/services/section";
import { SectionHeading } from "@/shared/ui/section-heading";
import { ServicesAccordion } from "./services-accordion";

/** The home page's services: heading, cards and what holds for all prices. The page gives it its section and id. */
export function ServicesSection() {
	return (
		<div className="wrap">
			<SectionHeading label={servicesSection.label} title={servicesSection.title} lead={servicesSection.lead} />
			<ServicesAccordion />
			<p className="mt-6 mb-0 text-[0.88rem] text-ink-3">{servicesSection.note}</p>
		</div>
	);
}
