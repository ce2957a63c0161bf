import { paths } from "../paths";
import type { ProductSheet } from "./sheet-schema";

/** /products/speaksify: the sheet that a buyer passes on; /speaksify is the landing page. */
export const speaksifySheet: ProductSheet = {
	seo: {
		title: "Speaksify product sheet: features and data",
		description:
			"Speaksify calls leads who agreed to it and books meetings for your sales team. See its features and safeguards, and find out who processes your data.",
		keywords: ["Speaksify", "AI voice calls", "outbound calling software", "lead engagement pricing"],
	},
	lead: "Speaksify calls new leads and books meetings for your sales team. This page answers the questions of buyers and CRM admins, and of their data protection officers.",
	price: {
		label: "Price",
		note: "You pay per month, in USD excl. taxes. The price depends on your call volume and the countries you call, and on the CRM systems you connect.",
		action: { text: "Get a Quote", source: "product-speaksify-quote", subject: "Quote: Speaksify" },
		also: { text: "See the first 30 seconds", href: paths.speaksify },
	},
	purpose: {
		title: "From a new inquiry to a booked meeting.",
		paragraphs: [
			"Speaksify starts with an event such as a new inquiry or an expiring policy. It makes sure the person agreed to a call and then has a short conversation based on your questions, with the results saved in your CRM.",
			"If the agent promises a brochure or a second call, Speaksify sends or schedules it automatically, which saves your sales team manual work. Anyone who prefers to speak to your team is connected.",
		],
	},
	features: {
		title: "What Speaksify can do for you.",
		groups: [
			{
				name: "Calling",
				lines: [
					{ name: "Triggers", value: "Web form, missed call, CRM status, CSV upload, API request" },
					{ name: "Calling hours", value: "Per country and weekday, in the local time of the person called" },
					{ name: "Attempts", value: "Up to three, with pauses you choose" },
					{ name: "Voicemail", value: "Recognized; leaves a short message if you want one" },
				],
			},
			{
				name: "Conversation",
				lines: [
					{ name: "Opening", value: "Names your company and the purpose, and says that it’s an AI" },
					{ name: "Script", value: "Questions with branches, and a handover to your team for everything else" },
					{ name: "Languages", value: "English, Hindi, Marathi, Kannada; others after a trial with native speakers" },
					{ name: "Transfer", value: "Into the live call, with the transcript on your colleague’s screen" },
				],
			},
			{
				name: "Follow-up",
				lines: [
					{ name: "Channels", value: "SMS, email and WhatsApp in one thread" },
					{ name: "Templates", value: "Approved by you, and for WhatsApp also by its operator" },
					{ name: "Stop word", value: "A STOP reply on one channel stops messages on all of them" },
				],
			},
			{
				name: "CRM",
				lines: [
					{ name: "Connected", value: "Salesforce, HubSpot, Zoho CRM; others by webhook" },
					{ name: "Written back", value: "Outcome and summary, recording link, next step with its date" },
					{ name: "Conflicts", value: "Your team’s entries always take priority" },
				],
			},
			{
				name: "Oversight",
				lines: [
					{ name: "Pause", value: "One button per campaign stops all new calls" },
					{ name: "Recording", value: "Off, on, or on after spoken consent, set per country" },
					{ name: "Retention", value: "Set in days, with separate periods for audio and text" },
					{ name: "Roles", value: "Owner, campaign manager, listener, auditor" },
					{ name: "Log", value: "All calls and changes, with the user’s name and the time" },
				],
			},
		],
	},
	refusals: {
		title: "Safeguards that protect your brand.",
		items: [
			{ title: "No bought lists", text: "Only numbers with a recorded consent can be dialed, and this applies to all accounts." },
			{
				title: "Honest about being AI",
				text: "When someone asks whether they’re talking to a machine, the agent always says yes, and no script can change that.",
			},
			{
				title: "Safe payments",
				text: "Customers pay through a secure link, and any card digits read aloud are removed from the recording and the transcript.",
			},
			{ title: "A no is respected", text: "Anyone who declines is removed from all of your campaigns." },
		],
	},
	stack: {
		title: "Who processes which data.",
		lead: "These are the technologies in use today. Customers hear about a new provider in advance.",
		columns: ["Part", "Runs on", "Has access to"],
		parts: [
			{ name: "Telephony", technologies: ["Twilio", "SIP trunks", "LiveKit"], sees: "Phone number and audio of the call" },
			{ name: "Speech to text", technologies: ["Deepgram"], sees: "Audio with no name or number" },
			{ name: "Dialogue", technologies: ["Claude", "OpenAI"], sees: "Transcript and script, with numbers masked" },
			{ name: "Voice", technologies: ["ElevenLabs"], sees: "The sentence to be spoken" },
			{ name: "Messages", technologies: ["WhatsApp Business Platform", "Amazon SES"], sees: "Recipient and text of the message" },
			{ name: "Records", technologies: ["PostgreSQL", "Redis"], sees: "All records, encrypted and separated by customer" },
		],
	},
	needs: {
		title: "What we need from you to start.",
		items: [
			{
				name: "Consent",
				text: "An unchecked consent checkbox on your form, with wording that we provide. For older contacts, you need a record of their consent.",
				takes: "One line of HTML and a legal review",
			},
			{
				name: "A CRM",
				text: "An account that can read leads and add activities, although a daily spreadsheet works just as well for a pilot.",
				takes: "About an hour of your admin’s time",
			},
			{
				name: "A number",
				text: "Your phone number, where your team answers people who call back. We register it with the carriers so more of your calls get through, which is the longest step.",
				takes: "Up to two weeks",
			},
		],
	},
	closing: {
		title: "A price that fits your call volume.",
		text: "All we need is your call volume with the countries you call and the CRM you use. Within 24 hours, you get a reply that also says where Speaksify helps you most.",
		action: { text: "Contact for Pricing", source: "product-speaksify-closing", subject: "Pricing: Speaksify" },
	},
};
