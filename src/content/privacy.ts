import { paths } from "./paths";
import type { Seo } from "./schema";
import { site } from "./site";

/** A paragraph, or a list of terms with explanations. */
export type PolicyBlock = { kind: "text"; text: string } | { kind: "facts"; items: { term: string; text: string }[] };

export interface PolicySection {
	id: string;
	title: string;
	blocks: PolicyBlock[];
}

export interface PolicyDate {
	iso: string;
	text: string;
}

export interface PrivacyPolicy {
	label: string;
	title: string;
	lead: string;
	summary: { value: string; label: string }[];
	effective: PolicyDate;
	/** Set only when the text was reviewed and changed. */
	lastReviewed: PolicyDate | null;
	contents: string;
	sections: PolicySection[];
}

/** Facts that only the owner knows. While one is null, the policy says how to ask for it, and a hosted build is refused. */
export const owner: { region: string | null; webHost: string | null; mailProvider: string | null } = {
	/** Region of the Supabase project, such as "Mumbai, India (ap-south-1)". */
	region: null,
	/** The host of the pages and the mail provider. */
	webHost: null,
	mailProvider: null,
};

const text = (words: string): PolicyBlock => ({ kind: "text", text: words });
const facts = (items: Record<string, string>): PolicyBlock => ({
	kind: "facts",
	items: Object.entries(items).map(([term, words]) => ({ term, text: words })),
});
const formatList = (names: string[]): string => new Intl.ListFormat("en-US", { type: "conjunction" }).format(names);

const profiles = formatList(site.socials.flatMap(({ name, href }) => (href ? [name] : [])));
const elsewhere = [site.scopingFormUrl ? "a scoping form" : null, site.externalBlogUrl ? "our blog" : null].flatMap((name) => name ?? []);

// Don't embed anything that can't be parsed as an address.
const film =
	site.heroVideoUrl && URL.canParse(site.heroVideoUrl)
		? `The film is embedded from ${new URL(site.heroVideoUrl).hostname} and loads when you start it, and by itself on wide screens unless your system is set to reduce motion. The operator receives your IP address and our domain and can store data in your browser. For YouTube and Vimeo, we use the variant that does not track visitors.`
		: "The film is a file on this site. No video platform is embedded for it.";

const period = site.leadMonths === 1 ? "1 month has" : `${site.leadMonths} months have`;
const deletion = site.leadMonths
	? `The database deletes the entry by itself once ${period} passed without any activity on it, such as a message, a reply, a note or a change of status. An entry with a later appointment is kept until that day, and an entry about a contract until the administrator deletes it.`
	: "The administrator then deletes the entry.";

export const privacySeo: Seo = {
	title: "Privacy policy: your data and your rights",
	description:
		"How we use and store the data you send through our form and chat assistant, and the rights you have under the GDPR and India’s DPDP Act.",
	keywords: ["privacy policy", "GDPR", "DPDP Act"],
	path: paths.privacy,
};

export const privacyPolicy: PrivacyPolicy = {
	label: "Legal",
	title: "Privacy policy",
	lead: "You can read this site without giving us any personal data beyond an entry in a server log. This page explains how we use the data you send us and how you can have it deleted.",
	summary: [
		{ value: "0", label: "cookies set by this site" },
		{ value: "0", label: "trackers, ads or visit counters" },
		{ value: "1", label: "mailbox receives your message" },
		{ value: "1", label: "email is enough to have your data deleted" },
	],
	effective: { iso: "2025-07-14", text: "July 14, 2025" },
	lastReviewed: null,
	contents: "Contents",
	sections: [
		{
			id: "who-we-are",
			title: "Who we are",
			blocks: [
				text(
					`${site.name} is a software and AI studio in ${site.location}. It belongs to ${site.parent}, which decides why and how personal data is processed through this site. ${site.parent} is therefore the controller under the EU’s General Data Protection Regulation (GDPR) and the data fiduciary under India’s Digital Personal Data Protection Act, 2023 (DPDP Act).`,
				),
				text(
					"This policy covers this site and the messages sent through it. Data that we process in a client’s project is governed by our contract with that client.",
				),
			],
		},
		{
			id: "information-collected",
			title: "Information collected",
			blocks: [
				text("You can read this site with no account or form. We receive personal data in the following cases:"),
				facts({
					"Contact form and “Start a project” dialog":
						"We receive your first and last name, email address, phone number, subject and message. All six fields are required. If you opened the form with a button, we also receive the name of that button, such as ai-calling-hero, which tells us what you were reading.",
					Assistant:
						"The assistant gives prepared answers, and no language model processes your text. Your text stays in your browser until you press “Send to the team”. We then receive your email address and the conversation since your last message to the team. It is labeled “chat”.",
					"IP address":
						"If a sender writes more than five messages in ten minutes, our mail relay treats the rest as suspected spam and refuses any message after the 60th. To count them, it converts your IP address (for IPv6, the first half of it) into a keyed hash using HMAC-SHA-256 and stores the hash with your message. The IP address itself is not stored.",
					"Spam protection":
						"When you enter the form, it asks our relay for a signed timestamp and sends it back with your message. The form also contains a hidden field that visitors leave empty. Neither value is stored, but if a message looks like spam, we store why. We also store a random number so that a second click does not send your message twice.",
					"Email, phone, WhatsApp":
						"We receive the information you share with us. The operator of the channel also processes it under its terms.",
					"Notes and replies": "We store our notes on your message and our replies with it.",
				}),
				text("Your browser stores some data on your device. We have no access to it:"),
				facts({
					"Session storage":
						"Unsent form text and the last attempt to send it, your conversation with the assistant, scroll positions, the time of a reload after a site update and whether the assistant opens again after it.",
					"Local storage":
						"The word “light” or “dark” if you chose a theme. For the site’s administrator, it also holds the sign-in session and unsaved changes, and IndexedDB holds the changes, too. Visitors’ browsers store neither.",
					"Film on the home page": film,
					"Videos in blog posts":
						"A video loads only when you start it. YouTube (in its variant without tracking cookies) or Vimeo then receives your IP address and our domain and can store data in your browser.",
				}),
			],
		},
		{
			id: "how-it-is-used",
			title: "How it is used",
			blocks: [
				facts({
					"To answer you":
						"A member of our team reads your message and replies by email or phone. The legal bases are steps taken at your request before a contract and our legitimate interest in answering inquiries (GDPR Art. 6(1)(b) and (f)), and your voluntary provision of the data for this purpose (DPDP Act, section 7(a)).",
					"To keep the form usable":
						"The hash and the random number, together with both checks, help us prevent spam and duplicates. The legal basis is our legitimate interest in a mailbox that clients can reach (GDPR Art. 6(1)(f)).",
					"To deliver pages":
						"A server needs your IP address to send you a page. IP addresses also help defend the site against attacks. The legal basis is our legitimate interest in operating the site securely (GDPR Art. 6(1)(f)).",
				}),
				text(
					"We do not use your data for anything else. We send no newsletter and build no profiles. We make no automated decisions and do not train models with your messages. We do not sell your data.",
				),
			],
		},
		{
			id: "sharing",
			title: "Sharing",
			blocks: [
				text(
					"Within the studio, your message is read by the team members who answer it. The following companies process data for us and on our instructions:",
				),
				facts({
					Supabase:
						"Operates our database and mail relay and therefore stores your messages. Pages with projects or posts also load data directly from Supabase, which then receives your IP address.",
					[owner.webHost ?? "Web host"]:
						`Delivers the pages and can log which IP address requested which file.${owner.webHost ? "" : " We will name the company on request."}`,
					[owner.mailProvider ?? "Mail provider"]:
						"Delivers a copy of your message to our mailbox and stores it there. It also delivers our replies.",
				}),
				text("We disclose data to authorities only where the law requires it, and only to the extent required."),
			],
		},
		{
			id: "security",
			title: "Security",
			blocks: [
				facts({
					"In transit":
						"Your data is encrypted with TLS on its way from your browser to the relay and onward to the database and the mail server.",
					"In the database":
						"Visitors have no access to the stored messages, including those they sent. The database itself checks the administrator’s permission, row by row.",
					"On the page":
						"A content security policy allows the browser to run scripts from this site only. Form text is not included in page addresses.",
					"In our logs":
						"The relay logs status codes and times as well as any error reported by the mail server. It does not log your name or email address, or the text of your message.",
				}),
				text(
					"No system is completely secure. We will inform you without undue delay of any personal data breach that affects you, and notify the competent authority within 72 hours.",
				),
			],
		},
		{
			id: "rights",
			title: "Rights",
			blocks: [
				text(
					`To use your rights, write to ${site.email}, if possible from the email address you used to contact us. This is free of charge, and you will receive an answer within one month. The GDPR protects people in the European Economic Area and the DPDP Act protects people in India, and we apply the same standard to everyone.`,
				),
				facts({
					Access: "You can receive a copy of the data we hold about you and the names of its recipients.",
					Correction: "You can have incorrect data corrected and incomplete data completed.",
					Erasure:
						"We delete the database entry and the email, unless a law requires us to keep them. In that case, we tell you which law applies.",
					"Objection and restriction": "If you object, we stop using your data or restrict its use until the matter is settled.",
					Portability: "You can receive the data you gave us as a machine-readable file.",
					Withdrawal: "You can withdraw your consent at any time. Earlier processing remains lawful.",
					"Grievance and nominee":
						"If you live in India, you can raise a grievance with us, and you can nominate a person to exercise your rights if you are no longer able to.",
					Complaint:
						"In Europe, you can complain to the data protection authority where you live or work. In India, you can turn to the Data Protection Board of India if our answer does not resolve your grievance.",
				}),
			],
		},
		{
			id: "retention",
			title: "Retention",
			blocks: [
				text(site.leadMonths ? "We delete data at the following points:" : "We delete data manually, at the following points:"),
				facts({
					"Messages in the database": `We keep your message until the inquiry is closed and it is no longer needed for a contract, a claim or tax records. ${deletion} If you request deletion, this happens within 30 days.`,
					"Hash of the IP address":
						"The hash is part of the same entry and is deleted with it. Only messages from the last ten minutes are counted. The relay also keeps the latest hashes in memory, at most 5,000 senders, until it restarts.",
					"Email in our mailbox": site.leadMonths
						? "We delete the email manually once the database entry is gone."
						: "We keep the email for as long as the database entry and delete both together.",
					"Backups and server logs":
						"Our providers keep backups and logs and overwrite them on their schedule. A deleted message disappears with the oldest backup that contains it.",
					"Drafts in your browser": "The page deletes them once they are sent, and the browser deletes them when you close the tab.",
					"Conversation in your browser": "The browser deletes it when you close the tab, even if you have sent it to us.",
					"Theme in your browser":
						"The page deletes it when you choose “System theme”. You can also delete it with the site data in your browser.",
				}),
			],
		},
		{
			id: "third-party-links",
			title: "Third-party links",
			blocks: [
				text(
					`We link to ${profiles}, to websites of clients${elsewhere.length > 0 ? `, to ${formatList(elsewhere)}` : ""}. These sites receive data about you only when you click a link, because our pages load no buttons, counters or fonts from them. They can see our domain as the source, but not the page you visited. From then on, their privacy policies apply.`,
				),
				text(
					"Pictures are loaded from this site. If a project’s picture is hosted on another server, that server receives your IP address, but your browser does not tell it where the picture was shown.",
				),
			],
		},
		{
			id: "international-transfers",
			title: "International transfers",
			blocks: [
				text(
					`We work in India, and your message is read there. ${owner.region ? `The database and the relay run in ${owner.region}.` : "The database and the relay run in a single Supabase region. You can ask us for its location before you send anything."}`,
				),
				text(
					"The European Commission has not issued an adequacy decision for India. If you write to us from Europe, your data is transferred to India so that we can answer you. Where our providers transfer the data of people in Europe to other countries, they are bound by the Commission’s standard contractual clauses, and you can request a copy. We do not transfer data to countries restricted by the Government of India.",
				),
			],
		},
		{
			id: "policy-updates",
			title: "Policy updates",
			blocks: [
				text(
					"We update this policy when the software changes. The effective date above is the date of the first version. Once the text has been reviewed and changed, a second date is shown next to it.",
				),
				text("If we ever want to use a message for a purpose not described here, we will ask the sender first."),
			],
		},
		{
			id: "contact-details",
			title: "Contact details",
			blocks: [
				facts({ Company: `${site.parent}, for ${site.name}`, Place: site.address ?? site.location, Email: site.email }),
				text(
					"You can request our postal address by email. Privacy requests and complaints go to the same mailbox and are answered by a member of our team.",
				),
			],
		},
	],
};
