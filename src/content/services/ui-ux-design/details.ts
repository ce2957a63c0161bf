import type { ServiceDetails } from "../../schema";

export const details: ServiceDetails = {
	icon: "pen-tool",
	color: "purple",
	image: "/media/services/ui-ux-design.webp",
	imageAlt: "Design canvas with spacing, type scale and button states.",
	backgroundImage: "/media/backgrounds/purple.webp",
	detailedDescription:
		"Interviews, flows, prototypes and a design system with named tokens. We test with five to eight of your users, count the tasks they finish, and give engineers components, states and specifications ready to build.",
	features: ["Moderated usability tests", "Tokens synced to code", "Light and dark themes", "Empty, loading, error states"],
	technologies: ["Figma", "FigJam", "Maze", "Storybook", "Style Dictionary"],
};
