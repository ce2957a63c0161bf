import type { ServiceDetails } from "../../schema";

export const details: ServiceDetails = {
	icon: "smartphone",
	color: "purple",
	image: "/media/services/mobile-apps.webp",
	imageAlt: "Three phones with one flow of a car-charging app.",
	backgroundImage: "/media/backgrounds/purple.webp",
	detailedDescription:
		"Native or cross-platform apps, from first build to both stores. We test on phones your customers own, measure cold start and crash-free sessions on every release, and publish from accounts that belong to you.",
	features: ["Offline sync with conflict rules", "Push notifications, deep links", "Biometric sign-in, payments", "Staged store rollouts"],
	technologies: ["Swift", "Kotlin", "Flutter", "React Native", "Firebase"],
};
