import type { ServiceDetails } from "../../schema";

export const details: ServiceDetails = {
	icon: "app-window",
	color: "blue",
	image: "/media/services/web-apps.webp",
	imageAlt: "Dispatch board for delivery trucks, with two late stops to move.",
	backgroundImage: "/media/backgrounds/blue.webp",
	detailedDescription:
		"A production application with its tests, deployment pipeline and runbook. We load-test it at twice your expected peak, audit it against WCAG 2.2 AA, and hand over the repository with a recorded walk-through.",
	features: ["Role-based access control", "WCAG 2.2 AA audit", "Load test before launch", "Monitoring and on-call runbook"],
	technologies: ["React", "TypeScript", "Go", "PostgreSQL", "Playwright"],
};
