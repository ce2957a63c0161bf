import type { Playbook } from "./schema";

export const playbook: Playbook = {
	why: {
		title: "Why choose us for AR and VR.",
		reasons: [
			{ title: "Training that shows results", fact: "result", text: "Measured on site at {client}." },
			{ title: "Models you can edit", fact: "technologies", text: "All 3D sources for {client}." },
			{ title: "Short, comfortable lessons", text: "Eight-minute tasks are easy to complete." },
		],
	},
	roadmap: {
		title: "From floor plan to confident users.",
		stages: [
			{ name: "Place", steps: ["Filmed task", "Room survey", "Target figure"] },
			{ name: "Proof", steps: ["Prototype", "Scale check", "Decision to continue"] },
			{ name: "Content", steps: ["Models", "Light and sound", "Effects of mistakes"] },
			{ name: "Rollout", steps: ["Rehearsal", "Headsets", "Second measurement"] },
		],
	},
};
