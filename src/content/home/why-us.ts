import { claims } from "../claims";
import { sectionLabel } from "./sections";

export const whyUsSection = {
	label: sectionLabel("why-us"),
	title: "How you benefit from the way we work.",
	lead: "Four habits save you time during the project and leave you in control after it.",
	cards: [
		{
			title: "A single point of contact",
			text: "Your lead engineer is responsible for everything from design to infrastructure. You get quick answers, and you save the effort of coordinating several vendors.",
		},
		{
			title: "Results you can measure",
			text: "We agree on the number you want to improve and measure it at the start. After launch, the same measurement shows how much you’ve gained.",
		},
		{
			title: "Big questions first",
			text: "We build the most uncertain part first, while it’s still cheap to change plans.",
		},
		{
			title: "Software that’s yours to grow",
			text: "Before you accept the work, one of your engineers deploys the system using only our notes, and we fill any gaps. The accounts are in your name, so any team can continue the work.",
		},
	],
	start: "Get Started",
	consult: "Schedule Consultation",
	claims: [claims.developers, claims.groupProjects, claims.countries],
} as const;
