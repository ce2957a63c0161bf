import { sectionLabel } from "./home-sections";
import { paths } from "./paths";
import type { Seo } from "./schema";
import { site } from "./site";

export const contactSection = {
	label: sectionLabel("contact"),
	title: "Tell us what you are building.",
	lead: "A person reads every message and replies within 24 hours; on most working days it takes 2–4.",
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
	// For visitors who closed the form during sending.
	sentMeanwhile: "Your message was sent. A reply comes within 24 hours.",
	failedMeanwhile: "Your message was not sent. Its text is kept: open the form again to send it.",
	noScript: "This form needs JavaScript. You can write to us directly:",
} as const;

/** Content beside the form. `compact` omits it. */
export const contactBlocks = {
	connect: { title: "Connect With Us", text: "Release notes, open roles and the occasional post-mortem." },
	reasons: {
		title: "Why Choose Us",
		items: [
			"An engineer reads your message; there is no sales queue.",
			"The first reply names risks, not only a price.",
			"We sign NDAs before you share documents.",
			"The proposal is yours to keep, whoever builds it.",
		],
	},
	ready: {
		title: "Ready to Get Started",
		text: "One line is enough to begin.",
		button: "Chat on WhatsApp",
		href: site.whatsapp.href,
	},
} as const;

export const privacyLine = { before: "How long we keep your message is written in the ", link: "privacy policy", after: "." } as const;

export const contactPage = {
	title: "Write to the people who will build it.",
	lead: "Three facts speed up the answer: what exists today, when you need it, and what worries you.",
} as const;

export const contactSeo: Seo = {
	title: "Contact",
	description: `Contact ${site.name} in ${site.location} by form, email, phone or WhatsApp. A person replies within 24 hours with questions, risks and a price range.`,
	keywords: ["contact", "software studio", "project inquiry"],
	path: paths.contact,
};

export const leadDialog = {
	title: "Start a project",
	lead: "A few lines are enough. An engineer answers within 24 hours, with questions or with a plan.",
	close: "Close",
} as const;

/** The subject that "Get Quote" fills in. */
export const quoteSubject = (serviceTitle: string): string => `Quote: ${serviceTitle}`;
