import type { ServiceDetails } from "../../schema";

export const details: ServiceDetails = {
	icon: "glasses",
	color: "cyan",
	image: "/media/services/ar-vr-development.webp",
	imageAlt: "Headset view of a pump with the valve to close marked.",
	backgroundImage: "/media/backgrounds/cyan.webp",
	detailedDescription:
		"Headset and tablet applications for training, sales and maintenance. We profile every build on the target device, hold 72 frames per second on standalone headsets, and deliver the engine project with its 3D sources.",
	features: ["Hand and eye tracking", "Step-by-step work instructions", "Spatial anchors across sessions", "Headset fleet updates"],
	technologies: ["Unity", "OpenXR", "ARKit", "ARCore", "WebXR"],
};
