import type { ServiceDetails } from "../../schema";

export const details: ServiceDetails = {
	icon: "cpu",
	color: "green",
	image: "/media/services/iot.webp",
	imageAlt: "Sensor board, a cold room’s temperature chart and its alert.",
	backgroundImage: "/media/backgrounds/green.webp",
	detailedDescription:
		"Boards, firmware, gateways and a dashboard, tested as one system. We measure battery life and packet loss in the field for two weeks before rollout, and deliver schematics, firmware source and provisioning tools.",
	features: ["Signed over-the-air updates", "Buffering through network outages", "Alerts with escalation", "Per-device identity and keys"],
	technologies: ["ESP32", "Zephyr", "MQTT", "TimescaleDB", "Grafana"],
};
