import { claims } from "./claims";
import type { QuickReply } from "./schema";
import { services } from "./services/index";
import { site } from "./site";

export const chatMessages = {
	label: "Automated assistant",
	responds: `The team ${claims.chatResponse.label}.`,
	log: "Conversation",
	speakers: { bot: "Assistant", visitor: "Visitor", you: "You" },
	welcome: `Hello, this is the automated assistant of ${site.name}. Choose a question, or write your own and leave your email: a person will answer.`,
	replies: "Quick replies",
	thanks: "Thanks. I am an automated assistant and cannot answer this myself. Leave your email, and a person will.",
	thanksAgain: "Thanks, I have added that. A person can answer it once it is sent to the team.",
	sent: `Sent to the team. A person ${claims.chatResponse.label}, at most within 24.`,
	declined: "Understood. This text was not sent; it stays in this chat until you close the tab.",
	field: { label: "Your message", hint: "Write a message", send: "Send message" },
	tooLong: "A message here has at most 1,000 characters. Longer ones reach us at",
	tooMany: "Please send what you wrote to the team first; then there is room for more.",
	earlier: "(Earlier messages are left out.)",
	subject: "Chat:",
} as const;

/** The form that sends a typed text to the team. */
export const chatLead = {
	title: "Not sent yet",
	email: "Your email",
	missing: "Email is required",
	invalid: "Invalid email address",
	send: "Send to the team",
	sendMore: "Send this too",
	sending: "Sending...",
	retry: "Try again",
	decline: "Not now",
	reopen: "Send my text to the team",
	note: "Used to answer you and for nothing else.",
	privacy: "Privacy policy",
	failed: "Not sent. It did not reach the team; your text is still here.",
	offline: "Not sent: you are offline. Your text is still here; try again when the connection is back.",
	mail: "Or write to",
} as const;

const priced = services.flatMap(({ id, title, startingPrice, timeline }) =>
	startingPrice && timeline ? [{ id, title, startingPrice, timeline }] : [],
);
const prices = priced.map(({ startingPrice }) => Number(startingPrice.replace(/\D/g, "")));
const weeks = priced.flatMap(({ timeline }) => timeline.match(/\d+/g) ?? []).map(Number);
const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;
const aiIds = ["chatbot-development", "ai-calling", "ai-automation"];
const aiWork = priced
	.filter(({ id }) => aiIds.includes(id))
	.map(({ id, title, startingPrice, timeline }) => {
		const kind = id === "ai-calling" ? "one-off build from" : "from";
		return `${title}: ${kind} ${startingPrice}, ${timeline}.`;
	})
	.join("\n");

/** Replies that the chat offers. Figures come from the list of services. */
export const quickReplies: QuickReply[] = [
	{
		text: "Show me Web projects",
		answer: "Opening the portfolio at our web applications.",
		action: "show-web-projects",
	},
	{
		text: "I want to talk to a human",
		answer: `Taking you to the contact form; a person reads every message. To speak to someone now, call ${site.phone.display}.`,
		action: "talk-to-human",
	},
	{
		text: "What does a project cost?",
		answer: `Projects start from ${dollars(Math.min(...prices))} to ${dollars(Math.max(...prices))}, depending on the service (USD, excl. taxes). Describe yours here or in the contact form, and a person answers with a price range.`,
	},
	{
		text: "How long does it take?",
		answer: `Most projects take ${Math.min(...weeks)}-${Math.max(...weeks)} weeks.\n${priced
			.filter(({ id }) => ["web-apps", "saas-solutions", "mobile-apps"].includes(id))
			.map(({ title, timeline }) => `${title}: ${timeline}.`)
			.join("\n")}\nPhases overlap, and small scopes skip some.`,
	},
	{
		text: "Which AI work do you do?",
		answer: `Agents and chatbots, voice agents that call, and automation of office work.\n${aiWork}\nUSD, excl. taxes.`,
	},
];
