import { claims } from "./claims";
import { sectionLabel } from "./home-sections";

export const whyUsSection = {
	label: sectionLabel("why-us"),
	title: "Four habits you can hold us to.",
	lead: "Ask our clients about them before you sign.",
	cards: [
		{
			title: "One team answers",
			text: "Design, code, infrastructure and AI have one lead. When two systems disagree at their border, there is no other vendor to blame.",
		},
		{
			title: "A baseline before code",
			text: "Before work starts, we measure the number that the project must move. After launch you measure again, with the same method.",
		},
		{
			title: "The risky part first",
			text: "Whatever is most likely to fail is built first, while a change of plan is cheap. If it cannot work, you stop early.",
		},
		{
			title: "An exit, rehearsed",
			text: "Before acceptance, one of your engineers deploys the system alone, from our notes. What the notes lack, we add. The accounts are yours.",
		},
	],
	start: "Get Started",
	consult: "Schedule Consultation",
	claims: [claims.developers, claims.groupProjects, claims.countries],
} as const;
