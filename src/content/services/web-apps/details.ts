import type { ServiceDetails } from "../../schema";

export const details: ServiceDetails = {
	icon: "app-window",
	color: "blue",
	image: "/media/services/web-apps.webp",
	imageAlt: "Dispatch board for delivery trucks, with two stops waiting to be moved.",
	backgroundImage: "/media/backgrounds/blue.webp",
	detailedDescription:
		"A production web application that your team can run and extend. We load-test it at twice your expected peak and audit it against WCAG 2.2 AA, and you receive the repository together with a runbook and a recorded walk-through.",
	features: ["Role-based access control", "WCAG 2.2 AA audit", "Load test before launch", "Monitoring and on-call runbook"],
	technologies: ["React", "TypeScript", "Go", "PostgreSQL", "Playwright"],
};
