import { claims } from "../../claims";
import { paths } from "../../paths";
import type { ServicePage } from "../page-schema";

export const page: ServicePage = {
	id: "ai-calling",
	seo: {
		title: "AI Calling Agency and Voice Agents",
		description:
			"Voice agents that call people who agreed to it, qualify, book and hand over. One-off build from $8,000, managed service from $2,500 a month.",
		keywords: ["AI calling agency", "AI voice agent", "outbound AI calls", "phone appointment booking", "lead qualification calls"],
	},
	service: {
		name: "AI Calling",
		type: "AI calling and voice agents",
		description: "Design, build and operation of voice agents for consented calls: qualification, booking, live transfer and CRM records.",
	},
	hero: {
		variant: "night",
		title: "A voice agent that knows when to stop talking.",
		lead: "It calls people who agreed to be called, asks what your sales desk would ask, books the slot and makes way for a person. Every minute it talks can be heard afterwards.",
		actions: [
			{ kind: "lead", text: "Start AI Calling", source: "ai-calling-hero" },
			{ kind: "link", text: "See Speaksify Demo", href: paths.speaksify },
		],
	},
	sections: [
		{
			kind: "metrics",
			name: "Figures",
			items: [
				claims.callWithin,
				{
					value: "96%",
					label: "booked in the right department",
					scope: "Sanjeev Clinics, 2,000 bookings checked by nurses; 78% before",
					sample: true,
				},
				{
					value: "9 s",
					label: "longest transfer to a nurse",
					scope: "Sanjeev Clinics, slowest of the red-flag calls so far",
					sample: true,
				},
				{
					value: "7%",
					label: "of calls taken over by a person",
					scope: "Saarthi Roadside, night desk, most of them accidents with injuries",
					sample: true,
				},
			],
		},
		{
			kind: "demo",
			name: "Transcript",
			title: "The half second that matters is the one in which nobody talks.",
			lead: "A rooftop solar lead, called two minutes after she asked for it. Read the gaps first, then the words.",
			caption:
				"An example written for this page, with invented people. Its gaps lie within the limits of our test calls: an answer within 0.9 s in 95 of 100 turns, silence within 0.2 s of an interruption, a person or a time to call back within 20 s.",
		},
		{
			kind: "features",
			variant: "columns",
			name: "Craft",
			title: "Six details that a demonstration hides and a caller notices.",
			items: [
				{
					icon: "timer",
					title: "Gaps measured on real lines",
					text: "An agent that is quick in the office is slow behind two carriers and a cheap phone. We time each pause on the recorded line, per carrier and language, and tune the worst one first.",
					highlight: "Answer under 0.9 s in 95 of 100 turns",
				},
				{
					icon: "hand",
					title: "Interruptions are obeyed",
					text: "When the caller speaks, the agent falls silent. Whatever it had not said by then counts as unsaid, so no visit is booked on a date that nobody heard.",
					highlight: "Silent within 0.2 s, and noted",
				},
				{
					icon: "shield",
					title: "Consent looked up before dialing",
					text: "A second before each call the number is held against consent, the do-not-call list and the hours that its region permits. If one is missing, the phone stays silent and the report says why.",
					highlight: "Wording and time of consent on every record",
				},
				{
					icon: "languages",
					title: "Two languages in one breath",
					text: "People count in English and complain in Hindi. We test with such sentences, spoken in traffic over an old handset, and a language opens only above the accuracy that you signed.",
					highlight: "Word errors listed for each language",
				},
				{
					icon: "headphones",
					title: "A colleague who need not ask again",
					text: "On a transfer the agent reads two sentences to your colleague before it leaves. If nobody picks up it does not play music: it agrees on a time to call back and writes it down.",
					highlight: "Nobody holds for longer than 20 s",
				},
				{
					icon: "database",
					title: "Fields with a place in the recording",
					text: "Answers go to the CRM as they are given, each with the second at which it was said. A sales manager who doubts a lead clicks on the budget and hears the number.",
					highlight: "Each field links to its second of audio",
				},
			],
		},
		{
			kind: "solutions",
			variant: "panels",
			name: "Uses",
			title: "Four kinds of call, and the point at which each should end.",
			items: [
				{
					title: "Leads who asked for a call",
					text: "A form arrives at nine in the evening; by morning three competitors have rung. The agent calls while the tab is still open.",
					features: [
						"Consent box, stored with its exact wording",
						"Three to five qualifying questions",
						"A slot in the salesperson’s own calendar",
					],
					result: "Ends with a booked slot or a polite no",
				},
				{
					title: "Appointment desks",
					text: "One number, a morning rush, and callers who do not know which department they need. Calls are taken side by side and sorted by need.",
					features: [
						"Travel time counted into each slot",
						"Waiting list rung when a slot falls free",
						"Changes by voice or by replying to the SMS",
					],
					result: "46 clinic calendars behind one number",
					sample: true,
				},
				{
					title: "Night and overflow desks",
					text: "The two people who are awake should get the hard calls. The agent takes down the plain ones and wakes somebody by rule, not by mood.",
					features: [
						"Escalation rules in a table that you edit",
						"Any live call joined by a supervisor",
						"Summary of the night by six o’clock",
					],
					result: "6 min to a dispatched truck, from 23",
					sample: true,
				},
				{
					title: "Renewals and payments",
					text: "A reminder is useful when it can take an answer. The agent offers what your compliance team has signed, and not a day or a dollar more.",
					features: [
						"Dates and installments within set limits",
						"A dispute goes straight to a person",
						"Card numbers by link, never spoken",
					],
					result: "Ends at the first sign of distress, with a person",
				},
			],
		},
		{
			kind: "industries",
			name: "Industries",
			title: "Six trades in which the telephone still closes the deal.",
			items: [
				{
					icon: "heart-pulse",
					title: "Healthcare",
					text: "Bookings and recalls by a protocol that your doctors sign. Red-flag words leave the script and reach a nurse.",
				},
				{
					icon: "building",
					title: "Real estate",
					text: "Portal inquiries sorted by budget, moving date and loan status before a broker crosses town for a viewing.",
				},
				{
					icon: "file-text",
					title: "Insurance",
					text: "First notice of loss taken at the roadside: where, when, who is hurt, and photographs requested by SMS.",
				},
				{
					icon: "wrench",
					title: "Automotive",
					text: "Service reminders from the workshop’s own system, with the loan car that is really free on that day.",
				},
				{
					icon: "graduation-cap",
					title: "Education",
					text: "Applicants called in the language they wrote in, with fees and deadlines read from the prospectus.",
				},
				{
					icon: "truck",
					title: "Logistics",
					text: "A failed delivery cleared up within the hour: gate code, neighbor or new window, sent to the driver’s list.",
				},
			],
		},
		{
			kind: "stack",
			variant: "table",
			name: "Stack",
			title: "Four parts, each replaceable without changing your number.",
			items: [
				{
					icon: "phone",
					title: "Telephony",
					technologies: ["LiveKit", "Twilio", "SIP", "Opus"],
					text: "Numbers are registered in your name, and calls use your trunk where you have one. A port to another carrier takes a form, not a project.",
				},
				{
					icon: "mic",
					title: "Speech",
					technologies: ["Deepgram", "Whisper", "ElevenLabs", "Piper"],
					text: "Hosted engines where the first sound must come fast, open ones on your servers where recordings may not leave the country.",
				},
				{
					icon: "brain",
					title: "Dialogue",
					technologies: ["Claude", "Llama", "Protocol graph", "Turn detector"],
					text: "Models interpret the reply; a signed graph picks the next question. An auditor can read a graph from end to end.",
				},
				{
					icon: "plug",
					title: "Records",
					technologies: ["Salesforce", "HubSpot", "Google Calendar", "PostgreSQL"],
					text: "Outcomes, consent and audio offsets land in the CRM that you have. How long recordings live is one setting, and yours.",
				},
			],
		},
		{
			kind: "tiers",
			name: "Pricing",
			title: "Rent the agent by the month, or have it built once.",
			items: [
				{
					name: "Starter",
					price: "$2,500/month",
					terms: ["up to 1,000 calls/month"],
					text: "One campaign in one language. Enough to learn whether your leads pick up, and what they ask first.",
					features: ["1 protocol of up to 12 questions", "1 calendar and 1 CRM connected", "Weekly report with 20 calls to hear"],
					popular: false,
					action: { kind: "lead", text: "Get Started", source: "ai-calling-starter" },
				},
				{
					name: "Professional",
					price: "$7,500/month",
					terms: ["up to 10,000 calls/month"],
					text: "Several campaigns side by side, live transfer to your team, and questions that change every week.",
					features: [
						"Up to 5 protocols in 3 languages",
						"Live transfer with a spoken summary",
						"Recorded calls replayed before each change",
					],
					popular: true,
					action: { kind: "lead", text: "Get Started", source: "ai-calling-professional" },
				},
				{
					name: "Enterprise",
					price: "Custom",
					terms: ["unlimited calls"],
					text: "For call centers with their own trunk, data that may not travel and an auditor who visits.",
					features: [
						"Servers in your country or building",
						"Recognition tuned on your own calls",
						"Retention and response times by contract",
					],
					popular: false,
					action: { kind: "lead", text: "Get Started", source: "ai-calling-enterprise" },
				},
			],
			note: "The tiers are the managed service from $2,500/month: we run the agent and watch the calls. The one-off build from $8,000 takes 6-10 weeks and is yours to run on your own accounts, without a monthly fee to us. USD, excl. taxes.",
		},
		{
			kind: "closing",
			title: "Tell us the call you make most often.",
			text: "We reply in writing, with the questions as a first protocol. A test call to your own phone follows only if you agree to it. Speaksify is shown by a person, by appointment.",
			actions: [
				{ kind: "lead", text: "Launch AI Calling", source: "ai-calling-cta" },
				{ kind: "link", text: "Try Speaksify", href: paths.speaksify },
			],
		},
		{ kind: "portfolio", whenEmpty: "hide" },
	],
};
