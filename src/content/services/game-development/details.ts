import type { ServiceDetails } from "../../schema";

export const details: ServiceDetails = {
	icon: "gamepad-2",
	color: "pink",
	image: "/media/services/game-development.webp",
	imageAlt: "Level editor with a low-poly island and a frame-time graph.",
	backgroundImage: "/media/backgrounds/pink.webp",
	detailedDescription:
		"We begin with a playable prototype and continue to levels and live operations once players enjoy it. Games run smoothly on your target devices, and you receive the engine project, the source art and the dashboards.",
	features: ["Level editor", "Multiplayer networking", "Store releases", "Live events"],
	technologies: ["Unity", "Unreal Engine", "Godot", "Blender", "PlayFab"],
};
