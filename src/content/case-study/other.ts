import type { Playbook } from "./schema";

export const playbook: Playbook = {
	why: {
		title: "Why choose us for a project unlike any other.",
		reasons: [
			{ title: "A result worth keeping", fact: "result", text: "Reported to us by {client}." },
			{ title: "Tools chosen to fit", fact: "technologies", text: "Documented in full for {client}." },
			{ title: "A small contract first", text: "You decide after a few weeks and a first result." },
		],
	},
	roadmap: {
		title: "From open question to working product.",
		stages: [
			{ name: "Find", steps: ["Main question", "Existing work"] },
			{ name: "Plan", steps: ["Key assumption", "Milestones"] },
			{ name: "Make", steps: ["First part", "Two-week rounds"] },
			{ name: "Keep", steps: ["User trial", "Handover"] },
		],
	},
};
