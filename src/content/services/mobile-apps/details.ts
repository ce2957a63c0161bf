import type { ServiceDetails } from "../../schema";

export const details: ServiceDetails = {
	icon: "smartphone",
	color: "purple",
	image: "/media/services/mobile-apps.webp",
	imageAlt: "Three phones showing the steps of a car-charging app.",
	backgroundImage: "/media/backgrounds/purple.webp",
	detailedDescription:
		"Native or cross-platform apps, from the first prototype to publication in both stores. We test on the phones your customers actually use and measure launch time and stability with every release, and the app is published from accounts in your name.",
	features: ["Offline sync with conflict rules", "Push notifications, deep links", "Biometric sign-in, payments", "Staged store rollouts"],
	technologies: ["Swift", "Kotlin", "Flutter", "React Native", "Firebase"],
};
