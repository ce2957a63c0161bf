import { paths } from "../paths";
import type { ProductSheet } from "./sheet-schema";

/** /products/speaksify: the sheet that a buyer passes on; /speaksify is the landing page. */
export const speaksifySheet: ProductSheet = {
	seo: {
		title: "Speaksify product sheet and price",
		description:
			"What Speaksify does on a call, which limits you set, which parts hear the caller, what it refuses to do, and the three things it needs from you.",
		keywords: ["Speaksify", "AI voice calls", "outbound calling software", "lead engagement pricing"],
	},
	lead: "What the buyer, the data protection officer and the keeper of the CRM will each ask, answered on one page.",
	price: {
		label: "Price",
		note: "Quoted in USD a month, excl. taxes. Three figures decide it: calls a month, countries called, and CRM systems connected.",
		action: { text: "Get a Quote", source: "product-speaksify-quote", subject: "Quote: Speaksify" },
		also: { text: "See its first 30 seconds", href: paths.speaksify },
	},
	purpose: {
		title: "From a form to a fact in the CRM.",
		paragraphs: [
			"Speaksify waits for an event: a form, a missed call, a policy that runs out. It looks for the person's agreement, dials, holds a short conversation along your questions, and files what came of it.",
			"Whatever was promised on the phone, such as a link, a brochure or a second call, is sent or scheduled before the record closes. People join where a person is wanted.",
		],
	},
	features: {
		title: "Nineteen lines to test in the demo.",
		groups: [
			{
				name: "Calling",
				lines: [
					{ name: "Triggers", value: "Web form, missed call, CRM status, CSV upload, API request" },
					{ name: "Calling hours", value: "Per country and weekday, by the clock where the number lives" },
					{ name: "Attempts", value: "At most three, with pauses that you set" },
					{ name: "Voicemail", value: "Recognized; one sentence or silence, as you prefer" },
				],
			},
			{
				name: "Conversation",
				lines: [
					{ name: "Opening", value: "Company, purpose, and that a machine is speaking" },
					{ name: "Script", value: "Questions with branches; what lies outside goes to a person" },
					{ name: "Languages", value: "English, Hindi, Marathi, Kannada; others after a test with native speakers" },
					{ name: "Transfer", value: "Into the running call, with the transcript on the colleague's screen" },
				],
			},
			{
				name: "Follow-up",
				lines: [
					{ name: "Channels", value: "SMS, email and WhatsApp, as one thread" },
					{ name: "Templates", value: "Released by you; on WhatsApp also by its operator" },
					{ name: "Stop word", value: "STOP on one channel ends all of them" },
				],
			},
			{
				name: "CRM",
				lines: [
					{ name: "Connected", value: "Salesforce, HubSpot, Zoho CRM; others by webhook" },
					{ name: "Written back", value: "Outcome, summary, link to the recording, next step and date" },
					{ name: "Conflicts", value: "What a person typed is never overwritten" },
				],
			},
			{
				name: "Oversight",
				lines: [
					{ name: "Pause", value: "One button for each campaign; no call starts after it" },
					{ name: "Recording", value: "Off, on, or on after a spoken yes; set for each country" },
					{ name: "Retention", value: "Days for audio and for text, separately" },
					{ name: "Roles", value: "Owner, campaign manager, listener, auditor" },
					{ name: "Log", value: "Each call, change and export with name and time" },
				],
			},
		],
	},
	refusals: {
		title: "Four things it refuses, at any price.",
		items: [
			{ title: "Bought lists", text: "A number without an agreement on file cannot be dialed, by anybody's account." },
			{ title: "Playing human", text: "Asked if it is a machine, it says yes. The script cannot change that." },
			{ title: "Card numbers", text: "Payment happens behind a link. Digits read aloud are cut from audio and text." },
			{ title: "A second no", text: "Who declines once is out of every campaign of that customer." },
		],
	},
	stack: {
		title: "Six parts, and what each gets to see.",
		lead: "Technologies as they run today. A change of any company in this table is announced 30 days ahead.",
		columns: ["Part", "Runs on", "Gets to see"],
		parts: [
			{ name: "Telephony", technologies: ["Twilio", "SIP trunks", "LiveKit"], sees: "Number and sound of the call" },
			{ name: "Speech to text", technologies: ["Deepgram"], sees: "Sound, without name or number" },
			{ name: "Dialog", technologies: ["Claude", "OpenAI"], sees: "Transcript and script; numbers are masked" },
			{ name: "Voice", technologies: ["ElevenLabs"], sees: "The sentence to be spoken" },
			{ name: "Messages", technologies: ["WhatsApp Business Platform", "Amazon SES"], sees: "Recipient and text of the message" },
			{ name: "Records", technologies: ["PostgreSQL", "Redis"], sees: "Everything, encrypted; one database for each customer" },
		],
	},
	needs: {
		title: "Three things we need from you.",
		items: [
			{
				name: "Consent",
				text: "A box on your form that nobody has ticked in advance, with the sentence that we give you. For older contacts: proof of when and how they agreed.",
				takes: "One line of HTML, one legal review",
			},
			{
				name: "A CRM",
				text: "An account that may read leads and write activities, nothing more. For a pilot, a spreadsheet a day does as well.",
				takes: "An hour of your administrator",
			},
			{
				name: "A number",
				text: "Yours, and answered when somebody rings back. We register it with the carriers so that it is not taken for spam; this is the slowest step.",
				takes: "Up to two weeks",
			},
		],
	},
	closing: {
		title: "Tell us calls, countries and CRM.",
		text: "A price and its terms come back in writing, with the point at which Speaksify would be the wrong choice.",
		action: { text: "Contact for Pricing", source: "product-speaksify-closing", subject: "Pricing: Speaksify" },
	},
};
