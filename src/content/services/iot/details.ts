import type { ServiceDetails } from "../../schema";

export const details: ServiceDetails = {
	icon: "cpu",
	color: "green",
	image: "/media/services/iot.webp",
	imageAlt: "Sensor board, a cold room’s temperature chart and its alert.",
	backgroundImage: "/media/backgrounds/green.webp",
	detailedDescription:
		"We develop the devices and the dashboard as one system. A two-week field pilot confirms battery life and data quality, so you can plan savings with confidence. You receive all schematics together with the firmware source.",
	features: ["Automatic updates", "Outage protection", "Alarms with escalation", "Individual security keys"],
	technologies: ["ESP32", "Zephyr", "MQTT", "TimescaleDB", "Grafana"],
};
