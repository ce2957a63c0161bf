export const thankYou = {
	title: "Thank you",
	sent: "Your message has reached our team.",
	/** For visitors who sent nothing. */
	neutralTitle: "After you write to us",
	neutral: "Messages sent through this site go straight to our team.",
	steps: [
		{
			title: "Response within 24 hours",
			text: "You get a personal reply, usually within 2-4 hours on working days, along with any questions we have.",
		},
		{ title: "Team review", text: "An engineer and a designer read your brief and look for the fastest way to your goal." },
		{ title: "Custom proposal", text: "You receive a scope with a price range and a timeline, including ideas that could save you money." },
	],
} as const;
