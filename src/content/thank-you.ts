export const thankYou = {
	title: "Thank you",
	sent: "Your message is with us.",
	neutral: "Messages sent through this site reach the studio's inbox.",
	steps: [
		{ title: "Response within 24 hours", text: "A person answers, with questions if something is unclear." },
		{ title: "Team review", text: "An engineer and a designer read your brief and look for the risky part." },
		{ title: "Custom proposal", text: "You get scope, a price range, a timeline and what we would leave out." },
	],
} as const;
