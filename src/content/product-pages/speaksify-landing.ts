import { claims } from "../claims";
import { paths } from "../paths";
import type { Claim, Seo } from "../schema";
import type { CallFeature, Moment } from "./landing-schema";

export const speaksifySeo: Seo = {
	title: "Speaksify: AI calls leads in 30 seconds",
	description:
		"Voice calls by AI to leads who agreed, within 30 seconds of the form; SMS, email, WhatsApp and CRM stay in step. For sales, marketing and founders.",
	keywords: ["Speaksify", "AI voice calls", "speed to lead", "AI sales calls", "WhatsApp follow-up", "lead qualification"],
	path: paths.speaksify,
};

export const speaksifyHero = {
	label: "Speaksify",
	// The headline claim, verbatim; its last words carry the accent.
	claim: ["AI calls every lead within", "30 seconds."],
	consent: "Every lead who agreed to a call, that is. It leaves the others in peace.",
	pitch:
		"It automates outbound AI voice calls, tracks responses, syncs SMS, email and WhatsApp, and centralizes CRM actions. Your people talk to those who want to talk.",
	demo: { text: "Request Demo", source: "speaksify-demo", subject: "Demo of Speaksify" },
	trial: { text: "Start Free Trial", source: "speaksify-trial", subject: "Free trial of Speaksify" },
	next: [
		{ name: "Demo", text: "30 minutes with an engineer, on a form of yours." },
		{ name: "Trial", text: "Not a sign-up: a person calls you, then sets up a trial workspace by hand." },
	],
} as const;

/** The demo: the first 30 seconds, in whole seconds. */
export const firstSeconds: { title: string; lead: string; actors: Record<Moment["actor"], string>; moments: Moment[]; caption: string } = {
	title: "Thirty seconds, one by one.",
	lead: "A form is sent at zero. This is what happens while its page still says thank you.",
	actors: { lead: "The lead", software: "Speaksify", network: "Phone network" },
	moments: [
		{ from: 0, to: 1, actor: "lead", title: "Form sent", text: "Name, number, and a box ticked by hand: “Please call me about this.”" },
		{
			from: 1,
			to: 2,
			actor: "software",
			title: "Agreement filed",
			text: "Wording, time and page are stored with the contact. Without them, the line ends here.",
		},
		{
			from: 2,
			to: 4,
			actor: "software",
			title: "Rules read",
			text: "Do-not-call list, hour of the day at the other end, attempts already made this week.",
		},
		{
			from: 4,
			to: 6,
			actor: "software",
			title: "CRM asked",
			text: "Is this a new contact or an old one, and whose? Both answers change the script.",
		},
		{
			from: 6,
			to: 9,
			actor: "software",
			title: "Script set",
			text: "Language, voice and questions are chosen; free times come from the owner's calendar.",
		},
		{
			from: 9,
			to: 13,
			actor: "network",
			title: "Dialing",
			text: "From your number, under your company's name where the carrier shows names.",
		},
		{
			from: 13,
			to: 24,
			actor: "network",
			title: "Ringing",
			text: "Three or four rings. Busy lines and voicemail are told apart and filed.",
		},
		{
			from: 24,
			to: 30,
			actor: "lead",
			title: "“Hello?”",
			text: "The first thing the lead hears is who is calling; the second, that it is a machine.",
		},
	],
	caption:
		"A typical run. What is promised is the dialing within 30 seconds, inside permitted hours; how soon somebody picks up is for them to decide.",
};

export const speaksifyOverview = {
	problem: {
		title: "Interest has a half-life.",
		paragraphs: [
			"Somebody fills in a form at ten past seven in the evening. A salesperson rings at half past nine the next morning and reaches a person who has meanwhile asked two competitors and gone to work.",
			"Nothing was wrong with the lead, nor with the salesperson. Fourteen hours were wrong.",
		],
		answer: "Speaksify takes those hours out. It asks the first questions itself, and what your team finds in the morning is a calendar.",
	},
	audience: {
		title: "Four desks it was built for.",
		items: [
			{
				name: "Sales teams",
				text: "The day begins with talks that are booked. Whoever is on the list has answered your first questions already.",
			},
			{
				name: "Marketing teams",
				text: "By the afternoon you know which ad brought people who pick up, and in whose words the others said no.",
			},
			{
				name: "Founders",
				text: "Each inquiry gets an answer before there is a sales team. Listening to ten calls a week replaces a survey.",
			},
			{
				name: "Lead-generation professionals",
				text: "You deliver leads that a voice has confirmed, each with its agreement, answers and recording as proof.",
			},
		],
	},
} as const;

export const callFeatures: { title: string; lead: string; speakers: Record<CallFeature["said"]["by"], string>; items: CallFeature[] } = {
	title: "Seven features, heard in one call.",
	lead: "The lead wants a kitchen. The call is invented; its order is not.",
	speakers: { agent: "Speaksify", lead: "Lead", record: "On file" },
	items: [
		{
			title: "Outbound AI voice calls",
			text: "Each form, missed call or due date sets off a call in the lead's language. The agent waits its turn and falls silent when somebody interrupts.",
			highlight: "Eight lines at once to begin with",
			at: "00:00",
			said: {
				by: "agent",
				words: "Good evening. I am the automated assistant of the kitchen studio you just wrote to. Do you have two minutes?",
			},
		},
		{
			title: "Consent control",
			text: "The agreement lies beside the contact and is read out on request. One refusal on any channel closes all four of them.",
			highlight: "Checked before each attempt, not once",
			at: "00:09",
			said: { by: "lead", words: "Who gave you my number?" },
		},
		{
			title: "Qualification",
			text: "Your questions in your order, with the detours that your best caller would take. Answers come back as fields that can be filtered and counted.",
			highlight: "Three to six questions work best",
			at: "00:24",
			said: { by: "agent", words: "You typed it into the form at 19:10. May I ask if the flat is finished, or still being built?" },
		},
		{
			title: "Booking and hand-over",
			text: "A free colleague joins the running call. With nobody free, the agent offers times from the real calendar and books one.",
			highlight: "Nobody tells the story twice",
			at: "00:51",
			said: { by: "lead", words: "Finished. Could I speak with a designer on Thursday?" },
		},
		{
			title: "SMS, email and WhatsApp in step",
			text: "What the agent promised leaves while the call is still on, by the channel that the lead picked. A reply silences the reminders.",
			highlight: "One thread, whatever the channel",
			at: "01:20",
			said: { by: "agent", words: "Thursday at four, then. The address is on its way to your WhatsApp." },
		},
		{
			title: "Response tracking",
			text: "Answered, call back, declined, wrong number: each attempt gets an outcome with a reason. Reports count people, so ten attempts are not ten leads.",
			highlight: "Outcome and recording side by side",
			at: "+2 s",
			said: { by: "record", words: "Answered at the first attempt. Flat finished, move in March, prefers afternoons." },
		},
		{
			title: "CRM actions in one place",
			text: "Owner, stage, task and note appear together on one screen and go to the CRM from there. Where a person was quicker, the person wins.",
			highlight: "No copying from tab to tab",
			at: "+3 s",
			said: { by: "record", words: "Stage: visit booked. Owner: Ritu. Task: lay out stone samples by Wednesday noon." },
		},
	],
};

export const adoption: { title: string; claims: Claim[]; note: string } = {
	title: "Adoption, in four numbers.",
	claims: [claims.lessFollowUp, claims.qualifiedResponse, claims.callingCountries, claims.dailyInteractions],
	note: "Customers count these themselves. Yours will differ; agree with us on the count before the trial.",
};

export const aiStack = {
	title: "Between two sentences.",
	lead: "The AI stack, in the order in which sound passes through it.",
	items: [
		{
			name: "Hearing",
			technologies: ["Deepgram"],
			text: "Words appear while they are being spoken; accents are tested for each campaign.",
		},
		{ name: "Turn taking", technologies: ["Silero VAD", "LiveKit"], text: "Tells a pause for thought from the end of a sentence." },
		{ name: "Deciding", technologies: ["Claude", "OpenAI"], text: "Picks the next step of your script. It may not invent one." },
		{
			name: "Checking",
			technologies: ["Rules in TypeScript"],
			text: "Prices and dates are held against your data before anybody hears them.",
		},
		{ name: "Speaking", technologies: ["ElevenLabs"], text: "Licensed voices only; nobody's is cloned." },
		{
			name: "Grading",
			technologies: ["Langfuse"],
			text: "Old calls are replayed against every new version, and a drop in score stops it.",
		},
	],
} as const;

export const techStack = {
	title: "Around the conversation.",
	lead: "The tech stack is plain on purpose: the part that talks is adventure enough.",
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
	title: "Let it call you first.",
	text: "In the demo it rings one phone: yours, at the time you choose. Afterwards we read the transcript together.",
	consent: "Sending the form does not make the machine call you. We ask for a written yes before the first ring.",
	demo: { text: "Request Demo", source: "speaksify-demo-final", subject: "Demo of Speaksify" },
	sheet: { text: "Read the product sheet", href: paths.product("speaksify") },
} as const;
