import type { Playbook } from "./schema";

export const playbook: Playbook = {
	why: {
		title: "Why choose us for SaaS products.",
		reasons: [
			{ title: "Growth you can see", fact: "result", text: "Reported after launch by {client}." },
			{ title: "No vendor lock-in", fact: "technologies", text: "Full source code for {client}." },
			{ title: "Plans your team edits", text: "Prices and limits change within minutes." },
		],
	},
	roadmap: {
		title: "From pilot customer to steady renewals.",
		stages: [
			{ name: "Offer", steps: ["Buyers", "Plans", "Features"] },
			{ name: "Core", steps: ["Accounts", "Main workflow", "Onboarding"] },
			{ name: "Revenue", steps: ["Checkout", "Pilot customer", "Back office"] },
			{ name: "Growth", steps: ["Sign-up", "Status page", "Renewals"] },
		],
	},
};
