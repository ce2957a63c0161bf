import { site } from "./site";

export const contactSection = {
	label: "08 — Contact",
	title: "Tell us what you are building.",
	lead: "A person reads every message and replies within 24 hours, on most working days within 2–4.",
	cards: [
		{
			kind: "email",
			title: "Email",
			text: "For briefs, documents and anything with attachments.",
			value: site.email,
			href: `mailto:${site.email}`,
		},
		{ kind: "phone", title: "Phone", text: "24/7 support line for running projects.", value: site.phone.display, href: site.phone.href },
		{
			kind: "whatsapp",
			title: "WhatsApp",
			text: "Instant responses during Mumbai office hours.",
			value: site.whatsapp.display,
			href: site.whatsapp.href,
		},
	],
} as const;

/** Everything that the contact form says (D1 §4, §5, §8). */
export const contactForm = {
	fields: {
		firstName: { label: "First name", autoComplete: "given-name" },
		lastName: { label: "Last name", autoComplete: "family-name" },
		email: { label: "Email", autoComplete: "email" },
		phone: { label: "Phone number", autoComplete: "tel", hint: "With country code: +91 98765 43210" },
		subject: { label: "Subject", autoComplete: "off" },
		message: { label: "Message", autoComplete: "off" },
	},
	submit: "Send message",
	sending: "Sending...",
	note: "All fields are required. We use what you send to answer you, and nothing else.",
	failed: "Failed to send message. Please try again.",
	offline: "You are offline. Your text is kept here; send it when the connection is back.",
	noScript: "This form needs JavaScript. You can write to us directly:",
} as const;
