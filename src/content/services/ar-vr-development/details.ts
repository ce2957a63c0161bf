import type { ServiceDetails } from "../../schema";

export const details: ServiceDetails = {
	icon: "glasses",
	color: "cyan",
	image: "/media/services/ar-vr-development.webp",
	imageAlt: "Headset view of a pump with the valve to close marked.",
	backgroundImage: "/media/backgrounds/cyan.webp",
	detailedDescription:
		"Headset and tablet applications that help people learn faster and sell with confidence. They run at a comfortable 72 frames per second, and you receive the complete project with its 3D sources.",
	features: ["Hand tracking", "Interactive work instructions", "Persistent spatial anchors", "Fleet management"],
	technologies: ["Unity", "OpenXR", "ARKit", "ARCore", "WebXR"],
};
