import type { ServiceDetails } from "../../schema";

export const details: ServiceDetails = {
	icon: "pen-tool",
	color: "purple",
	image: "/media/services/ui-ux-design.webp",
	imageAlt: "Design canvas with spacing, a type scale and button states.",
	backgroundImage: "/media/backgrounds/purple.webp",
	detailedDescription:
		"User interviews, prototypes and a design system, so your team can build faster. We test with five to eight of your users, measure how many complete their tasks and give engineers all the components and states.",
	features: ["Moderated usability tests", "Tokens synced to code", "Light and dark themes", "Empty, loading, error states"],
	technologies: ["Figma", "FigJam", "Maze", "Storybook", "Style Dictionary"],
};
