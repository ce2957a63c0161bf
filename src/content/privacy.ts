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
export const owner: { region: string | null; webHost: string | null; mailProvider: string | null; longestMonths: number | null } = {
	/** Region of the Supabase project, such as "Mumbai, India (ap-south-1)". */
	region: null,
	/** The host of the pages and the mail provider. */
	webHost: null,
	mailProvider: null,
	/** Months until a closed inquiry is deleted. Nothing is deleted automatically. */
	longestMonths: null,
};

/** Maximum age of a message in months, or null. The lead inbox uses it. */
export const leadRetentionMonths = owner.longestMonths;

const text = (words: string): PolicyBlock => ({ kind: "text", text: words });
const facts = (items: Record<string, string>): PolicyBlock => ({
	kind: "facts",
	items: Object.entries(items).map(([term, words]) => ({ term, text: words })),
});
const listOf = (names: string[]): string => new Intl.ListFormat("en-US", { type: "conjunction" }).format(names);

const profiles = listOf(site.socials.flatMap(({ name, href }) => (href ? [name] : [])));
const elsewhere = [site.scopingFormUrl ? "a scoping form" : null, site.externalBlogUrl ? "our blog" : null].flatMap((name) => name ?? []);

// Don't embed anything that can't be parsed as an address.
const film =
	site.heroVideoUrl && URL.canParse(site.heroVideoUrl)
		? `A player of ${new URL(site.heroVideoUrl).hostname}, which loads on wide screens unless your system asks for less motion. Its operator sees your network address and our domain, and may store something in your browser; of YouTube and Vimeo we ask for the variant that does not track.`
		: "A file of this site. No video platform is embedded, so none learns that you were here.";

export const privacySeo: Seo = {
	title: "Privacy policy: what is kept and why",
	description:
		"Which data this site receives through its form and its assistant, what is stored and where, who deletes it, and your rights under the GDPR and India's DPDP Act.",
	keywords: ["privacy policy", "GDPR", "DPDP Act"],
	path: paths.privacy,
};

export const privacyPolicy: PrivacyPolicy = {
	label: "Legal",
	title: "Privacy policy",
	lead: "Reading this site leaves nothing with us but a line in a server's log. Beyond that we know only what you send, and this page says what becomes of it.",
	summary: [
		{ value: "0", label: "cookies set by this site" },
		{ value: "0", label: "trackers, ads or visit counters" },
		{ value: "1", label: "mailbox that your message can go to" },
		{ value: "1", label: "email is enough to have it deleted" },
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
					`${site.name} is a software and AI studio in ${site.location}. It belongs to ${site.parent}, which decides why and how the data on this page is used: ${site.parent} is the controller in the words of the EU's General Data Protection Regulation (GDPR), and the data fiduciary in those of India's Digital Personal Data Protection Act, 2023 (DPDP Act).`,
				),
				text(
					"This policy is about the site and the messages that come through it. What we handle inside a client's project follows the contract with that client.",
				),
			],
		},
		{
			id: "information-collected",
			title: "Information collected",
			blocks: [
				text("Reading needs no account and no form. We receive data in these cases:"),
				facts({
					"Contact form and “Start a project” dialog":
						"First and last name, email address, phone number, subject and message; all six are required. If a button opened the form, its tag goes along (ai-calling-hero, for example), so that we know what you were reading.",
					Assistant:
						"A list of prepared answers; no language model reads what you type. Your text stays in your browser until you press “Send to the team”. Then we receive what both sides have said since the last time, your email address, and the tag “chat”.",
					"Network address":
						"Our mail relay limits each sender to five messages in ten minutes. For that it turns your network address (of an IPv6 address, the first half) into a keyed hash, HMAC-SHA-256, and stores the hash beside the message. It does not store the address itself.",
					"Defense against programs":
						"The form reports how many milliseconds passed before it was sent, and holds a hidden field that people leave empty. Neither is stored. A random number is: it keeps a second click from sending a second message.",
					"Email, phone, WhatsApp": "Whatever you tell us there. The operator of the channel handles it as well, under terms of its own.",
				}),
				text("Your own browser keeps a few things for you. We cannot read them from afar:"),
				facts({
					"Session storage":
						"Unsent text of a form and the last attempt to send it, the conversation with the assistant, scroll positions, and the time of a reload after an update of the site.",
					"Local storage":
						"The word “light” or “dark”, if you chose one. The site's administrator also has a sign-in there; visitors have none.",
					"Film on the home page": film,
				}),
			],
		},
		{
			id: "how-it-is-used",
			title: "How it is used",
			blocks: [
				facts({
					"To answer you":
						"A person reads your message and writes or calls back. Grounds: steps that you ask for before a contract, or our interest in answering (GDPR Art. 6(1)(b) and (f)); data that you give voluntarily for this purpose (DPDP Act, section 7(a)).",
					"To keep the form usable":
						"The hash, the random number and the two checks hold back floods, doubles and programs. Ground: our interest in a mailbox that people can reach (GDPR Art. 6(1)(f)).",
					"To deliver pages":
						"A server must know the network address that it answers to. Besides that, addresses serve to fend off attacks. Ground: our interest in a site that runs (GDPR Art. 6(1)(f)).",
				}),
				text("There is nothing else: no newsletter, no profile, no decision by a machine, no training of models with your words, no sale."),
			],
		},
		{
			id: "sharing",
			title: "Sharing",
			blocks: [
				text(
					"Inside the studio, the people who answer your message read it. Outside it, these companies process data for us, on our instructions:",
				),
				facts({
					Supabase:
						"Runs our database and the mail relay, and so holds the messages. Pages that list projects or posts ask it directly; it then sees your network address, as any server does.",
					[owner.webHost ?? "Web host"]:
						`Delivers the pages and may log which address asked for which file.${owner.webHost ? "" : " We name the company to anybody who asks."}`,
					[owner.mailProvider ?? "Mail provider"]: "Carries a copy of each message to our mailbox and keeps it there.",
				}),
				text("Authorities receive data only where a law compels us, and only the data that it names."),
			],
		},
		{
			id: "security",
			title: "Security",
			blocks: [
				facts({
					"On the way": "Encrypted by TLS from your browser to the relay, from there to the database, and to the mail server.",
					"In the database":
						"Visitors have no right to the table of messages, not even to their own. The administrator's right is checked by the database in every row, not by a page.",
					"On the page":
						"A content security policy lets the browser run scripts of this site and of nobody else. Form text never stands in an address.",
					"In our logs":
						"The relay notes codes, times and the mail server's complaint, if it has one. Your name, your address and your words are not among them.",
				}),
				text(
					"No system is beyond attack. If your data leaks all the same, we tell you without delay, and the authority in charge within 72 hours.",
				),
			],
		},
		{
			id: "rights",
			title: "Rights",
			blocks: [
				text(
					`Write to ${site.email}, from the address that the message came from if you can. It costs nothing, and you have an answer within one month. The GDPR protects people in the European Economic Area, the DPDP Act people in India; we treat everybody alike.`,
				),
				facts({
					Access: "A copy of what we hold about you, and the names of those it went to.",
					Correction: "What is wrong is corrected, what is missing is added.",
					Erasure: "The entry in the database and the mail are deleted, unless a law tells us to keep them; then we say which.",
					"Objection and restriction": "We stop, or set the data aside, while a dispute about it lasts.",
					Portability: "What you gave us, as a file that other programs can read.",
					Withdrawal: "Consent, where you gave it, ends when you say so. What was done before stays lawful.",
					"Grievance and nominee":
						"In India you may have a complaint settled by us first, and name a person who exercises your rights if you no longer can.",
					Complaint:
						"To the data protection authority where you live or work in Europe; to the Data Protection Board of India once our answer has not helped.",
				}),
			],
		},
		{
			id: "retention",
			title: "Retention",
			blocks: [
				text("No timer on our side deletes anything. A person does, on these occasions:"),
				facts({
					"Messages in the database": `Until the inquiry is closed and no contract, claim or tax rule needs it any more${owner.longestMonths ? `, at most ${owner.longestMonths} months after your last message` : ""}. Then the administrator deletes the entry; on your request, within 30 days.`,
					"Hash of the network address":
						"Part of the same entry, and deleted with it. Only the last ten minutes are ever counted. The running relay also remembers the hashes of its latest senders, at most 5,000, until it restarts.",
					"Mail in our mailbox": "As long as the entry; whoever deletes one deletes the other.",
					"Backups and server logs":
						"They are the providers', who overwrite them in their own rhythm. A deleted message leaves with the oldest backup that holds it.",
					"Drafts in your browser": "Deleted by the page once they are sent, by the browser when you close the tab.",
					"Conversation in your browser": "Deleted by the browser when you close the tab, even after you have sent it to us.",
					"Theme in your browser": "Deleted by the page when you choose “System theme”, or by you with the site's data.",
				}),
			],
		},
		{
			id: "third-party-links",
			title: "Third-party links",
			blocks: [
				text(
					`We link to ${profiles}, to websites of clients${elsewhere.length > 0 ? `, to ${listOf(elsewhere)}` : ""}. They learn of you when you click, not before: no button, counter or font of theirs is built into our pages. At most our domain goes along, never the page that you were on. From there on their policies hold.`,
				),
				text(
					"Pictures come from this site. If a project's picture lies on another server, that server sees your network address; your browser does not tell it where the picture was shown.",
				),
			],
		},
		{
			id: "international-transfers",
			title: "International transfers",
			blocks: [
				text(
					`We work in India, and your message is read there. ${owner.region ? `The database and the relay run in ${owner.region}.` : "The database and the relay run in the one region that was chosen when our Supabase project was set up; we name it before you send anything, if you ask."}`,
				),
				text(
					"The European Commission has issued no adequacy decision for India. If you write to us from Europe, you send your data to India because you want an answer from there. Where a provider of ours moves data of people in Europe to other countries, the Commission's standard contractual clauses bind it; you can have a copy. We send nothing to countries that the Government of India has barred.",
				),
			],
		},
		{
			id: "policy-updates",
			title: "Policy updates",
			blocks: [
				text(
					"The text changes when the software does. The effective date above is that of the first version; once the text has been reviewed and changed, a second date stands beside it.",
				),
				text("Should we ever want to use a message for more than is written here, we ask its sender first."),
			],
		},
		{
			id: "contact-details",
			title: "Contact details",
			blocks: [
				facts({ Company: `${site.parent}, for ${site.name}`, Place: site.location, Email: site.email }),
				text(
					"Ask by email for the postal address. Requests and complaints about privacy go to the same mailbox and are answered by a person.",
				),
			],
		},
	],
};
