import { claims } from "../claims";
import { callConsent } from "../next-steps";
import { paths } from "../paths";
import type { Claim, Seo } from "../schema";
import type { CallFeature, Moment } from "./landing-schema";

export const speaksifySeo: Seo = {
	title: "Speaksify: AI calls leads in 30 seconds",
	description:
		"Speaksify calls new leads with an AI voice within 30 seconds, if they agreed to it, and helps sales and marketing teams turn more of them into customers.",
	keywords: ["Speaksify", "AI voice calls", "speed to lead", "AI sales calls", "WhatsApp follow-up", "lead qualification"],
	path: paths.speaksify,
};

export const speaksifyHero = {
	label: "Speaksify",
	// The headline claim, verbatim; its last words carry the accent.
	claim: ["AI calls every lead within", "30 seconds."],
	consent: "Every lead who agreed to a call hears from you while their interest is fresh.",
	pitch:
		"Speaksify automates outbound AI voice calls, tracks responses, syncs SMS, email and WhatsApp, and centralizes CRM actions. Your sales team saves time and focuses on the conversations most likely to become customers.",
	demo: { text: "Request Demo", source: "speaksify-demo", subject: "Demo of Speaksify" },
	trial: { text: "Start Free Trial", source: "speaksify-trial", subject: "Free trial of Speaksify" },
	next: [
		{ name: "Demo", text: "30 minutes with an engineer, using one of your forms." },
		{ name: "Trial", text: "We agree with you on your goals, then set up a trial workspace for your team." },
	],
} as const;

/** The demo: the first 30 seconds, in whole seconds. */
export const firstSeconds: { title: string; lead: string; actors: Record<Moment["actor"], string>; moments: Moment[]; caption: string } = {
	title: "What happens in the first 30 seconds.",
	lead: "From the submitted form to the first hello, while your thank-you page is still open.",
	actors: { lead: "The lead", software: "Speaksify", network: "Phone network" },
	moments: [
		{
			from: 0,
			to: 1,
			actor: "lead",
			title: "Form sent",
			text: "The visitor enters a name and number and checks a box that says “Please call me about this.”",
		},
		{
			from: 1,
			to: 2,
			actor: "software",
			title: "Consent saved",
			text: "The wording is stored with the contact, along with the time and page, and only then can a call start.",
		},
		{
			from: 2,
			to: 4,
			actor: "software",
			title: "Rules checked",
			text: "Speaksify checks do-not-call lists and the local time, as well as earlier attempts this week.",
		},
		{
			from: 4,
			to: 6,
			actor: "software",
			title: "CRM checked",
			text: "The script adapts to new and existing contacts, and to the colleague who owns the account.",
		},
		{
			from: 6,
			to: 9,
			actor: "software",
			title: "Script ready",
			text: "The language and voice are selected to match the lead, while free times come from your team’s calendar.",
		},
		{
			from: 9,
			to: 13,
			actor: "network",
			title: "Dialing",
			text: "The call comes from your number and shows your company’s name where the carrier supports it.",
		},
		{
			from: 13,
			to: 24,
			actor: "network",
			title: "Ringing",
			text: "The phone rings three or four times, and Speaksify recognizes and logs busy lines and voicemail.",
		},
		{
			from: 24,
			to: 30,
			actor: "lead",
			title: "“Hello?”",
			text: "The lead hears who is calling and, right after that, that it’s an automated assistant.",
		},
	],
	caption:
		"In a typical call like this one, Speaksify dials within 30 seconds during permitted hours, and the lead decides when to answer.",
};

export const speaksifyOverview = {
	problem: {
		title: "Faster calls win more customers.",
		paragraphs: [
			"A prospect completes your inquiry form at ten past seven in the evening, and your sales team returns the call at half past nine the next morning. By then, the prospect has already spoken to two competitors.",
			"Both the lead and the rep were good, and a call 14 hours earlier could have won the sale.",
		],
		answer:
			"Speaksify makes that call for you within 30 seconds and asks your first questions, so your team starts the day with booked meetings.",
	},
	audience: {
		title: "Teams that benefit from Speaksify.",
		items: [
			{
				name: "Sales teams",
				text: "Your day starts with booked conversations, because everyone on your list has already answered your first questions.",
			},
			{
				name: "Marketing teams",
				text: "You see the same day which ads bring people who answer, and you hear in their words why others decline.",
			},
			{
				name: "Founders",
				text: "All inquiries get a fast answer, even while you are still building a sales team, and listening to ten calls a week helps you understand what customers want.",
			},
			{
				name: "Lead-generation professionals",
				text: "You deliver leads confirmed by phone, and a recording with their consent and answers increases the value of your leads.",
			},
		],
	},
} as const;

export const callFeatures: { title: string; lead: string; speakers: Record<CallFeature["said"]["by"], string>; items: CallFeature[] } = {
	title: "Seven features in a single call.",
	lead: "An example call with a lead who is planning a new kitchen.",
	speakers: { agent: "Speaksify", lead: "Lead", record: "On file" },
	items: [
		{
			title: "Outbound AI voice calls",
			text: "Forms, missed calls and due dates can start a call in the lead’s language. The agent waits its turn and stops when the lead wants to speak.",
			highlight: "Eight parallel calls to start with",
			at: "00:00",
			said: {
				by: "agent",
				words: "Good evening. I’m the automated assistant of the kitchen studio you just wrote to. Do you have two minutes?",
			},
		},
		{
			title: "Consent control",
			text: "The consent is stored with the contact and can be read out on request. If someone declines on one channel, Speaksify stops contacting them on all four.",
			highlight: "Checked again at every attempt",
			at: "00:09",
			said: { by: "lead", words: "Who gave you my number?" },
		},
		{
			title: "Qualification",
			text: "The agent asks your questions in your order and follows up like your best caller, and the answers arrive as fields for your reports.",
			highlight: "Works best with three to six questions",
			at: "00:24",
			said: { by: "agent", words: "You left it in our form at 7:10 p.m. Can I ask if the apartment is finished or still being built?" },
		},
		{
			title: "Booking and handover",
			text: "A free colleague can join the live call, or the agent books a free time from your calendar if everyone is busy.",
			highlight: "Leads tell their story only once",
			at: "00:51",
			said: { by: "lead", words: "It’s finished. Could I speak with a designer tomorrow?" },
		},
		{
			title: "SMS, email and WhatsApp in sync",
			text: "Messages promised on the phone go out during the call, on the channel the lead prefers, and reminders stop as soon as someone replies.",
			highlight: "One thread for all channels",
			at: "01:20",
			said: { by: "agent", words: "Tomorrow at four, then. The address is on its way to your WhatsApp." },
		},
		{
			title: "Response tracking",
			text: "All attempts are saved with their outcome and the reason behind it. Because reports show people rather than attempts, you see real results.",
			highlight: "Outcome and recording on one screen",
			at: "+2 s",
			said: { by: "record", words: "Answered on the first attempt. Apartment finished, moving in March, prefers afternoons." },
		},
		{
			title: "CRM actions in one place",
			text: "Everything your team needs to act on a lead, from its owner to the next task, appears on one screen and is saved to your CRM. Edits by your team always take priority.",
			highlight: "Saves copying between tabs",
			at: "+3 s",
			said: { by: "record", words: "Stage: visit booked. Owner: Ritu. Task: lay out stone samples by tomorrow noon." },
		},
	],
};

export const adoption: { title: string; claims: Claim[]; note: string } = {
	title: "Adoption and results.",
	claims: [claims.lessFollowUp, claims.qualifiedResponse, claims.callingCountries, claims.dailyInteractions],
	note: "Customers report the first two figures themselves. Yours will differ, so we agree at the start of the trial on how to measure your gain.",
};

export const aiStack = {
	title: "The AI behind the conversation.",
	lead: "The AI stack, in the order in which it handles a sentence. Grading comes after the call.",
	items: [
		{
			name: "Hearing",
			technologies: ["Deepgram"],
			text: "Transcribes speech as it is spoken, and is checked with the accents of your campaign.",
		},
		{ name: "Turn taking", technologies: ["Silero VAD", "LiveKit"], text: "Tells a pause for thought from the end of a sentence." },
		{
			name: "Deciding",
			technologies: ["Claude", "OpenAI"],
			text: "Chooses the next step from your script and can’t make up steps that you haven’t approved.",
		},
		{
			name: "Checking",
			technologies: ["Rules in TypeScript"],
			text: "Compares prices and dates with your data, so leads hear the right ones.",
		},
		{ name: "Speaking", technologies: ["ElevenLabs"], text: "Uses licensed voices only, with no voice cloning." },
		{
			name: "Grading",
			technologies: ["Langfuse"],
			text: "Replays past calls against new versions and releases them only if the score holds or improves.",
		},
	],
} as const;

export const techStack = {
	title: "The technology around it.",
	lead: "The tech stack is proven throughout, so your IT team will recognize most of it.",
	categories: [
		{ name: "Web application", technologies: ["React", "TypeScript", "Vite"] },
		{ name: "Call engine", technologies: ["Node.js", "Python", "Temporal"] },
		{ name: "Telephony", technologies: ["Twilio", "LiveKit", "SIP trunks"] },
		{ name: "Messages", technologies: ["WhatsApp Business Platform", "Amazon SES"] },
		{ name: "Data", technologies: ["PostgreSQL", "Redis"] },
		{ name: "CRM connectors", technologies: ["Salesforce", "HubSpot", "Zoho CRM"] },
		{ name: "Operations", technologies: ["Docker", "Terraform", "OpenTelemetry", "Grafana"] },
	],
} as const;

export const speaksifyClosing = {
	title: "How would it sound on your phone?",
	text: "In the demo, Speaksify calls only your phone, at a time you choose, and afterward we go through the transcript with you.",
	consent: callConsent,
	demo: { text: "Request Demo", source: "speaksify-demo-final", subject: "Demo of Speaksify" },
	sheet: { text: "Read the product sheet", href: paths.product("speaksify") },
} as const;
