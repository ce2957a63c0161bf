import type { Playbook } from "./schema";

export const playbook: Playbook = {
	why: {
		title: "Why choose us for AI systems.",
		reasons: [
			{ title: "Proof on real cases", fact: "result", text: "Measured in production at {client}." },
			{ title: "A system you keep", fact: "technologies", text: "The prompts belong to {client}." },
			{ title: "Your data stays private", text: "It isn’t used to train other models." },
		],
	},
	roadmap: {
		title: "From real cases to faster decisions.",
		stages: [
			{ name: "Evidence", steps: ["Cases", "Value", "Rules"] },
			{ name: "Limits", steps: ["Labels", "Access", "Wording"] },
			{ name: "Practice", steps: ["Score", "Hard cases", "Supervision"] },
			{ name: "Live", steps: ["First team", "Daily sample", "Updates"] },
		],
	},
};
