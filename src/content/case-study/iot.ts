import type { Playbook } from "./schema";

export const playbook: Playbook = {
	why: {
		title: "Why choose us for IoT systems.",
		reasons: [
			{ title: "Readings people act on", fact: "result", text: "Measured in operation at {client}." },
			{ title: "Parts you can reorder", fact: "technologies", text: "Schematics and firmware for {client}." },
			{ title: "Alarms decided on site", text: "Urgent rules run offline, too." },
		],
	},
	roadmap: {
		title: "From first reading to full rollout.",
		stages: [
			{ name: "Site", steps: ["Costly event", "Site walk", "Parts"] },
			{ name: "Device", steps: ["Live value", "Power plan", "Housing"] },
			{ name: "System", steps: ["Names", "Gateway", "Call list"] },
			{ name: "Rollout", steps: ["Field pilot", "Installation", "Yearly check"] },
		],
	},
};
