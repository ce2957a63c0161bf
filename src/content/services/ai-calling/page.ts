import { claims } from "../../claims";
import { paths } from "../../paths";
import type { ServicePage } from "../page-schema";

export const page: ServicePage = {
	id: "ai-calling",
	seo: {
		title: "AI Calling Agency: Voice Agents That Book Meetings",
		description:
			"AI voice agents call consenting leads within 30 seconds and book meetings. One-off build from $8,000, managed service from $2,500 a month.",
		keywords: ["AI calling agency", "AI voice agent", "outbound AI calls", "phone appointment booking", "lead qualification calls"],
	},
	service: {
		name: "AI Calling",
		type: "AI calling and voice agents",
		description:
			"AI voice agents that call consenting leads and book qualified meetings, built once or operated as a managed service with CRM records.",
	},
	hero: {
		variant: "night",
		title: "AI calling that turns more of your leads into booked\u00a0meetings.",
		lead: "For sales teams, our voice agents call people who have agreed to it, ask your qualifying questions and book the meeting. For clinics and service desks, they answer incoming calls. New leads get a call within 30 seconds, so your team talks to people who are ready to buy.",
		actions: [
			{ kind: "lead", text: "Start AI Calling", source: "ai-calling-hero" },
			{ kind: "link", text: "See Speaksify Demo", href: paths.speaksify },
		],
		proof: {
			text: "96% of callers booked in the right department at Sanjeev Clinics",
			href: paths.caseStudy("voice-triage-nine-languages"),
			sample: true,
		},
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
					value: "9%",
					label: "of callers hang up",
					scope: "Sanjeev Clinics, in the morning rush; 38% before",
					sample: true,
				},
				{
					value: "7%",
					label: "of calls handed to your team",
					scope: "Saarthi Roadside, night desk, most of them reports of accidents",
					sample: true,
				},
			],
		},
		{
			kind: "demo",
			name: "Transcript",
			title: "A natural call leaves less than a second before each answer.",
			lead: "The agent calls a customer within 30 seconds of her request about rooftop solar. The pauses show how it can answer quickly and still let her finish her sentence.",
			caption:
				"An example written for this page, with invented people. Its pauses stay within the limits of our trial calls, where the agent answers within 0.9 s in 95 of 100 turns and stops within 0.2 s of an interruption. A colleague joins within 20 s, or the agent agrees on a time to call back.",
		},
		{
			kind: "features",
			variant: "columns",
			name: "Call quality",
			title: "The details that help callers feel understood.",
			items: [
				{
					icon: "timer",
					title: "Quick answers on real phone lines",
					text: "Your customers call through two carriers and a budget phone, and conversation still has to feel natural. We measure pauses on recorded calls by carrier and language, then improve the slowest combination first.",
					highlight: "95 of 100 answers within 0.9 s",
				},
				{
					icon: "hand",
					title: "Callers can interrupt",
					text: "The agent stops talking as soon as the caller speaks. Anything it didn’t finish saying is treated as not offered, so no one is booked for a slot they never heard.",
					highlight: "Silent within 0.2 s",
				},
				{
					icon: "shield",
					title: "Consent checked before dialing",
					text: "Outbound campaigns have to follow rules such as the TCPA in the United States, TRAI regulations in India and the GDPR in Europe. Your compliance team sets the limits for a campaign. The agent then checks consent records and do-not-call lists as well as local calling hours, and it skips any number outside those limits.",
					highlight: "Wording and time of consent on record",
				},
				{
					icon: "languages",
					title: "Mixed languages understood",
					text: "Callers often switch between English and Hindi in mid-sentence. We tune recognition for exactly this kind of speech on older handsets in street noise, and a language goes live once it reaches the accuracy we agreed on.",
					highlight: "Word accuracy reported by language",
				},
				{
					icon: "headphones",
					title: "Briefed transfers",
					text: "Your colleague hears a two-sentence summary as the call comes in, which saves the customer from repeating the story. If everyone is busy, the agent agrees on a time to call back.",
					highlight: "20 s on hold at most",
				},
				{
					icon: "database",
					title: "Answers linked to the recording",
					text: "Answers reach your CRM during the call, together with their position in the audio. A sales manager who wants to verify a budget can click on it and hear the customer name the figure.",
					highlight: "One click from CRM field to audio",
				},
			],
		},
		{
			kind: "solutions",
			variant: "panels",
			name: "Uses",
			title: "Where AI calling helps you grow.",
			items: [
				{
					title: "Leads who asked for a call",
					text: "A form sent in the evening often waits until the next day, when competitors have already called. Our agent calls while your page is still open, which helps you win more sales from the same marketing budget.",
					features: [
						"Consent stored with its exact wording",
						"Three to five qualifying questions",
						"Meetings in the salesperson’s calendar",
					],
					result: "A booked meeting or a polite no",
				},
				{
					title: "Appointment desks",
					text: "Callers reach your desk right away even in the morning rush and describe what they need in plain words. The agent finds the right department and books the earliest suitable slot.",
					features: ["Travel time included in the slot", "Waiting list called when a slot opens", "Changes by voice or SMS reply"],
					result: "46 clinic calendars behind one number",
					sample: true,
				},
				{
					title: "Night and overflow desks",
					text: "The agent handles routine calls and wakes your on-call team only under rules you set. Your staff save their energy for the calls that need experience.",
					features: ["Escalation rules your team can edit", "Supervisors can join any live call", "Overnight summary by 6:00 a.m."],
					result: "Truck dispatched in 6 min, down from 23 min",
					sample: true,
				},
				{
					title: "Renewals and payments",
					text: "Customers can renew or agree on a payment date during the reminder call. The agent only offers terms your compliance team has approved, and it saves your staff hours of routine follow-up.",
					features: [
						"Dates and installments within set limits",
						"Disputes transferred to your team",
						"Card numbers entered by secure link",
					],
					result: "Distressed callers go straight to your team",
				},
			],
		},
		{
			kind: "industries",
			name: "Industries",
			title: "Industries where a phone call still wins the deal.",
			items: [
				{
					icon: "heart-pulse",
					title: "Healthcare",
					text: "Bookings and recalls follow a protocol your doctors approve, and urgent requests are passed on to your nursing team.",
				},
				{
					icon: "building",
					title: "Real estate",
					text: "Portal inquiries are qualified by budget, moving date and loan status, so your brokers save their viewings for serious buyers.",
				},
				{
					icon: "file-text",
					title: "Insurance",
					text: "Claims are opened while the customer is still at the roadside, and a text message asks for photos.",
				},
				{
					icon: "wrench",
					title: "Automotive",
					text: "Service reminders come from the workshop’s system and offer a courtesy car only if one is free.",
				},
				{
					icon: "graduation-cap",
					title: "Education",
					text: "Applicants hear about fees and deadlines from your current prospectus, in the language they wrote in.",
				},
				{
					icon: "truck",
					title: "Logistics",
					text: "Delivery questions are settled within the hour, so drivers get the gate code while they are still nearby.",
				},
			],
		},
		{
			kind: "stack",
			variant: "table",
			name: "Stack",
			title: "Replaceable technology behind a phone number you keep.",
			items: [
				{
					icon: "phone",
					title: "Telephony",
					technologies: ["LiveKit", "Twilio", "SIP", "Opus"],
					text: "Numbers are registered in your name, and calls can use your existing trunk. Moving to another carrier only takes a porting form.",
				},
				{
					icon: "mic",
					title: "Speech",
					technologies: ["Deepgram", "Whisper", "ElevenLabs", "Piper"],
					text: "Hosted engines give the fastest response. Open-source engines on your servers keep recordings in the country where your policy requires it.",
				},
				{
					icon: "brain",
					title: "Dialogue",
					technologies: ["Claude", "Llama", "Protocol graph", "Turn detector"],
					text: "Models interpret the reply, while an approved protocol selects the next question. Your auditors can read that protocol from end to end.",
				},
				{
					icon: "plug",
					title: "Records",
					technologies: ["Salesforce", "HubSpot", "Google Calendar", "PostgreSQL"],
					text: "Outcomes, consent and audio positions go into your existing CRM. You decide how long recordings are kept.",
				},
			],
		},
		{
			kind: "tiers",
			name: "Pricing",
			title: "A managed service by the month, or an agent built once for you.",
			items: [
				{
					name: "Starter",
					price: "$2,500/month",
					terms: ["up to 1,000 calls/month"],
					text: "One campaign in one language, enough to see how many more meetings faster calling brings you.",
					features: ["1 protocol of up to 12 questions", "1 calendar and 1 CRM connected", "Weekly report with 20 sample recordings"],
					popular: false,
					action: { kind: "lead", text: "Get Started", source: "ai-calling-starter" },
				},
				{
					name: "Professional",
					price: "$7,500/month",
					terms: ["up to 10,000 calls/month"],
					text: "Several parallel campaigns with live transfer, for a growing sales team whose questions change every week.",
					features: ["Up to 5 protocols in 3 languages", "Live transfer with a spoken summary", "Changes checked against recorded calls"],
					popular: true,
					action: { kind: "lead", text: "Get Started", source: "ai-calling-professional" },
				},
				{
					name: "Enterprise",
					price: "Custom",
					terms: ["unlimited calls"],
					text: "For call centers with an existing phone trunk, regional data hosting and regular audits.",
					features: [
						"Servers in your country or building",
						"Speech recognition tuned on your calls",
						"Agreed retention and response times",
					],
					popular: false,
					action: { kind: "lead", text: "Get Started", source: "ai-calling-enterprise" },
				},
			],
			note: "The tiers are the managed service from $2,500/month, which means we run the agent and monitor the calls for you. The one-off build from $8,000 takes 6-10 weeks, then runs on your accounts with no monthly fee to us. USD, excl. taxes.",
		},
		{
			kind: "closing",
			title: "Tell us about the call you make most often.",
			text: "We’ll reply within 24 hours and show how its questions could become a first call protocol. With your agreement, the agent then calls your phone so you can judge it yourself. Our team also demonstrates Speaksify by appointment.",
			actions: [
				{ kind: "lead", text: "Launch AI Calling", source: "ai-calling-cta" },
				{ kind: "link", text: "Try Speaksify", href: paths.speaksify },
			],
		},
		{ kind: "portfolio", whenEmpty: "hide" },
	],
};
