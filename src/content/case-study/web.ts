import type { Playbook } from "./schema";

export const playbook: Playbook = {
	why: {
		title: "Why choose us for web platforms.",
		reasons: [
			{ title: "Results in daily work", fact: "result", text: "Tracked after launch with {client}." },
			{ title: "Easy to take over", fact: "technologies", text: "The code belongs to {client}." },
			{ title: "Old records move in", text: "Comments and attachments included." },
		],
	},
	roadmap: {
		title: "From busy desk to trusted system.",
		stages: [
			{ name: "Look", steps: ["Desk visit", "Baseline", "Scope"] },
			{ name: "Draw", steps: ["Screens", "Data model", "Draft"] },
			{ name: "Build", steps: ["First task", "Daily tasks", "Integrations"] },
			{ name: "Run", steps: ["Trial import", "Parallel use", "Switchover"] },
		],
	},
};
