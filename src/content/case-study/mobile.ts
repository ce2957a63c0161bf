import type { Playbook } from "./schema";

export const playbook: Playbook = {
	why: {
		title: "Why choose us for mobile apps.",
		reasons: [
			{ title: "An app people use", fact: "result", text: "In daily use at {client}." },
			{ title: "Ready for your developers", fact: "technologies", text: "Store accounts stay with {client}." },
			{ title: "Readable for everyone", text: "Screen readers are supported." },
		],
	},
	roadmap: {
		title: "From idea to app store.",
		stages: [
			{ name: "Ask", steps: ["Platform", "Devices", "Situations"] },
			{ name: "Shape", steps: ["Sketches", "Offline rules", "Gestures"] },
			{ name: "Make", steps: ["Test build", "Core screens", "Server"] },
			{ name: "Ship", steps: ["Beta", "Store listing", "Rollout"] },
		],
	},
};
