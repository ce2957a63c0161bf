import { claims } from "../claims";
import type { QuickReply } from "../schema";
import { services } from "../services/index";
import { site } from "../site";

export const chatMessages = {
	label: "Automated assistant",
	responds: `The team ${claims.chatResponse.label}.`,
	log: "Conversation",
	speakers: { bot: "Assistant", visitor: "Visitor", you: "You" },
	welcome: `Hello. This is the automated assistant of ${site.name}. Choose a question below, or write your own. If you leave your email, our team will reply within 24 hours.`,
	replies: "Quick replies",
	thanks: "Thanks. I’m an automated assistant, so I can’t answer this one. Leave your email and our team will reply within 24 hours.",
	thanksAgain: "Thanks, I’ve added that. Send it to the team and they’ll answer it.",
	sent: `Sent to the team, which ${claims.chatResponse.label} and always within 24 hours.`,
	declined: "No problem. Your text wasn’t sent and stays in this chat until you close the tab.",
	declinedUnconfirmed:
		"No problem. Your text stays in this chat until you close the tab. The team may still receive it, because we couldn’t confirm the last try.",
	field: { label: "Your message", hint: "Write a message", send: "Send message" },
	tooLong: "A message here can have at most 1,000 characters. For longer ones, write to",
	tooMany: "Please send your earlier messages to the team first to make room for more.",
	earlier: "(Earlier messages are left out.)",
	subject: "Chat:",
} as const;

/** The form that sends a typed text to the team. */
export const chatLead = {
	title: "Not sent yet",
	unconfirmedTitle: "Not confirmed yet",
	email: "Your email",
	missing: "Email is required",
	invalid: "Invalid email address",
	send: "Send to the team",
	sendMore: "Send this too",
	sending: "Sending...",
	retry: "Try again",
	decline: "Not now",
	reopen: "Send my text to the team",
	note: "We use your email only to answer you.",
	privacy: "Privacy policy",
	failed: "Not sent. Your message didn’t reach the team, but your text is still here.",
	unconfirmed: "We couldn’t confirm that your message was sent. Your text is still here, so please try again.",
	failedMeanwhile: "We couldn’t confirm that your chat message was sent. Your text is saved, so open the chat and try again.",
	offline: "Not sent, because you’re offline. Your text is still here, so try again when the connection is back.",
	unconfirmedOffline:
		"You’re offline, and we couldn’t confirm that your message was sent. Your text is saved here, so send it again once you’re online.",
	mail: "You can also write to",
} as const;

const priced = services.flatMap(({ id, title, startingPrice, timeline }) =>
	startingPrice && timeline ? [{ id, title, startingPrice, timeline }] : [],
);
const prices = priced.map(({ startingPrice }) => Number(startingPrice.replace(/\D/g, "")));
const weeks = priced.flatMap(({ timeline }) => timeline.match(/\d+/g) ?? []).map(Number);
const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;

/** Replies that the chat offers. Figures come from the list of services. */
export const quickReplies: QuickReply[] = [
	{
		text: "Show me Web projects",
		answer: "Opening our web application projects in the portfolio.",
		action: "show-web-projects",
	},
	{
		text: "I want to talk to a human",
		answer: `Taking you to the contact form, where a real person reads your message. If you’d rather talk now, call ${site.phone.display}.`,
		action: "talk-to-human",
	},
	{
		text: "What does a project cost?",
		answer: `Starting prices range from ${dollars(Math.min(...prices))} to ${dollars(Math.max(...prices))}, depending on the service (USD, excl. taxes). Describe yours here or in the contact form, and we’ll send you a price range within 24 hours.`,
	},
	{
		text: "How long does it take?",
		answer: `Most projects take ${Math.min(...weeks)}-${Math.max(...weeks)} weeks.\n${priced
			.filter(({ id }) => ["web-apps", "saas-solutions", "mobile-apps"].includes(id))
			.map(({ title, timeline }) => `${title}: ${timeline}.`)
			.join("\n")}\nPhases overlap, and smaller projects can skip some.`,
	},
];
