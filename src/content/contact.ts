import { sectionLabel } from "./home/sections";
import { paths } from "./paths";
import type { Seo } from "./schema";
import { site } from "./site";

export const contactSection = {
	label: sectionLabel("contact"),
	title: "Tell us what you are building.",
	lead: "A real person reads your message and replies within 24 hours, usually in 2-4 hours on working days.",
	cards: [
		{
			kind: "email",
			title: "Email",
			text: "Best for briefs and other documents.",
			value: site.email,
			href: `mailto:${site.email}`,
		},
		{
			kind: "phone",
			title: "Phone",
			text: site.hours ? `Open ${site.hours}.` : "24/7 support line for new ideas as well as running projects.",
			value: site.phone.display,
			href: site.phone.href,
		},
		{
			kind: "whatsapp",
			title: "WhatsApp",
			text: "Instant responses during Mumbai office hours (UTC+5:30).",
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
	note: "All fields are required. We use your details only to answer you.",
	failed: "Failed to send message. Please try again.",
	offline: "You are offline. Your text is saved here, so you can send it when the connection is back.",
	// For visitors who closed the form during sending.
	sentMeanwhile: "Your message was sent. You’ll hear from us within 24 hours.",
	failedMeanwhile: "We don’t know whether your message arrived. Your text is saved, so open the form and try again.",
	noScript: "This form needs JavaScript. You can also email or call us:",
	lost: "The form could not be loaded. Please email or call us:",
} as const;

/** Content beside the form. `compact` omits it. */
export const contactBlocks = {
	connect: { title: "Connect With Us", text: "Follow us for product news and open roles." },
	reasons: {
		title: "Why Choose Us",
		items: [
			"An engineer reads your message, so you skip the sales queue.",
			"Our first reply covers opportunities and risks as well as the price.",
			"We sign an NDA first, so you can share details freely.",
			"The proposal is yours to keep, even if you choose another team.",
		],
	},
	ready: {
		title: "Ready to Get Started",
		text: "A single line about your idea is enough to begin.",
		button: "Chat on WhatsApp",
		href: site.whatsapp.href,
	},
} as const;

export const privacyLine = { before: "You can read how long we keep your message in our ", link: "privacy policy", after: "." } as const;

export const contactPage = {
	title: "Talk directly to the people who build your product.",
	lead: "You’ll get a faster answer if you mention what you hope to gain and when you need it.",
} as const;

export const contactSeo: Seo = {
	title: "Contact",
	description: `Contact ${site.name} in ${site.location} by form, email, phone or WhatsApp. You get a reply with a first price range within 24 hours.`,
	keywords: ["contact", "software studio", "project inquiry"],
	path: paths.contact,
	image: paths.socialPicture("contact"),
};

export const leadDialog = {
	title: "Start a project",
	lead: "A few lines are enough. An engineer replies within 24 hours and can set up a free 30-minute call.",
	close: "Close",
} as const;

/** The subject that "Get Quote" fills in. */
export const quoteSubject = (serviceTitle: string): string => `Quote: ${serviceTitle}`;
