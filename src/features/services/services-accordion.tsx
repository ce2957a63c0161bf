import { serviceDetails } from "@/content/services/details";
import { services } from "@/content/services/index";
import { ServiceCard } from "./service-card";
import { useAccordion } from "./use-accordion";

/** The first cards load their pictures before they come near. */
const PRIORITY_CARDS = 2;

/** Every service as a card that opens by hover, tap, click or key; without scripts by click and key. */
export function ServicesAccordion() {
	const { state, listRef, act } = useAccordion();
	return (
		<ul ref={listRef} className="svc-list">
			{services.map((service, index) => {
				const details = serviceDetails[service.id];
				if (!details) return null;
				return (
					<ServiceCard
						key={service.id}
						service={service}
						details={details}
						open={state.open === service.id}
						priority={index < PRIORITY_CARDS}
						act={act}
					/>
				);
			})}
		</ul>
	);
}
