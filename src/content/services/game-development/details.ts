import type { ServiceDetails } from "../../schema";

export const details: ServiceDetails = {
	icon: "gamepad-2",
	color: "pink",
	image: "/media/services/game-development.webp",
	imageAlt: "Level editor with a low-poly island and a frame-time graph.",
	backgroundImage: "/media/backgrounds/pink.webp",
	detailedDescription:
		"A playable prototype first, then levels, balancing and live operations. Each platform gets a frame-time budget, builds that exceed it fail, and you receive the engine project, source art and telemetry dashboards.",
	features: ["Level editor for designers", "Multiplayer with rollback netcode", "Store and web builds", "Live events and telemetry"],
	technologies: ["Unity", "Unreal Engine", "Godot", "Blender", "PlayFab"],
};
