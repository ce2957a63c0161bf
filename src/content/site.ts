import { company } from "./company";

interface PhoneNumber {
	display: string;
	href: string;
	sample?: true;
}

export interface CompanyFacts {
	email: string;
	phone: PhoneNumber;
	whatsapp: PhoneNumber;
	/** One line of text. Without it, no page says the hours. */
	hours?: string;
	/** One line of text. Without it, pages say the location. */
	address?: string;
	/** A bar above every public page. */
	announcement?: { text: string; link?: { to: string; children: string } };
	socials: readonly { name: string; href: string | null }[];
	/** Months without activity after which the database deletes a lead. Without them, leads stay until the administrator deletes them. */
	leadMonths?: number;
	/** The administrator has hidden sample projects, posts and reviews. */
	hidesSamples?: true;
}

/** "embedded" without a hosted database, "demo" when built with ALLOW_SAMPLES=1; the build sets it (scripts/vite/site-env.ts). */
const kind: "embedded" | "demo" | "live" = import.meta.env.VITE_SITE_KIND ?? "embedded";

/** Without a "(0)" after the country code, which is dialed only within the country. Italian numbers keep their 0. */
const digits = (number: string) => number.replace(/^\s*(\+(?!39)[1-9]\d{0,2})\s*\(0\)/, "$1").replace(/\D/g, "");
const call = (display: string) => ({ display, href: `tel:+${digits(display)}` });
const chat = (display: string) => ({ display, href: `https://wa.me/${digits(display)}` });

const WHATSAPP: PhoneNumber = { ...chat("+91 90000 00142"), sample: true };

/** Facts that the administrator can change, and what they are until then. See docs/decisions.md, "Settings are one row, and pages carry them". */
export const defaultFacts: CompanyFacts = {
	email: import.meta.env.VITE_CONTACT_MAILBOX ?? "hello@kalpa.example",
	// `sample` marks invented numbers. A hosted build refuses them, and addresses with "example".
	phone: { ...call("+91 22 5550 0142"), sample: true },
	whatsapp: WHATSAPP,
	socials: [
		{ name: "Instagram", href: "https://www.instagram.com/kalpastudio.example" },
		{ name: "WhatsApp", href: WHATSAPP.href },
		{ name: "LinkedIn", href: "https://www.linkedin.com/company/kalpa-studio-example" },
		// Without an address, the entry is shown as unavailable.
		{ name: "Facebook", href: null },
	],
};

/** Stored values, checked by src/data/settings/schema.ts. */
export type StoredFacts = Partial<
	Record<
		| "email"
		| "phone"
		| "whatsapp"
		| "hours"
		| "address"
		| "instagram"
		| "linkedin"
		| "facebook"
		| "announcement"
		| "announcement_link"
		| "announcement_link_text"
		| "confirmed_claims"
		| "samples"
		| "lead_months",
		string
	>
>;

declare global {
	/** The build sets it before it loads this file. */
	var storedFacts: StoredFacts | undefined;
}

/** Id of the element in which a page carries its facts as JSON. */
export const FACTS_ID = "facts";

/** The facts that pages show: stored values instead of defaults. */
export function companyFacts(stored: StoredFacts): CompanyFacts {
	const { email, phone, whatsapp, hours, address, instagram, linkedin, facebook } = stored;
	const { announcement: text, announcement_link: to, announcement_link_text: linkText } = stored;
	const talk = whatsapp ? chat(whatsapp) : defaultFacts.whatsapp;
	const profiles = new Map([
		["Instagram", instagram],
		["WhatsApp", talk.href],
		["LinkedIn", linkedin],
		["Facebook", facebook],
	]);
	return {
		email: email ?? defaultFacts.email,
		phone: phone ? call(phone) : defaultFacts.phone,
		whatsapp: talk,
		...(hours ? { hours } : {}),
		...(address ? { address } : {}),
		...(text ? { announcement: { text, ...(to && linkText ? { link: { to, children: linkText } } : {}) } } : {}),
		socials: defaultFacts.socials.map(({ name, href }) => ({ name, href: profiles.get(name) ?? href })),
		...(stored.lead_months ? { leadMonths: Number(stored.lead_months) } : {}),
		...(stored.samples === "hidden" ? { hidesSamples: true } : {}),
	};
}

function carriedFacts(): CompanyFacts {
	if (import.meta.env.SSR) return companyFacts(globalThis.storedFacts ?? {});
	const carried = document.getElementById(FACTS_ID);
	return carried ? JSON.parse(carried.textContent) : defaultFacts;
}

const facts = carriedFacts();

/** Facts about the company and its site. */
export const site = {
	showsSamples: kind !== "live" && !facts.hidesSamples,
	isDemo: kind === "demo",
	name: company.name,
	parent: "Kalpa Digital LLP",
	founded: 2024,
	firstCopyrightYear: 2025,
	blurb: "A software and AI studio in Mumbai. We design, build and run digital products that help companies work faster and grow.",
	location: "Mumbai, India",
	url: import.meta.env.VITE_SITE_URL ?? "http://localhost:5173",
	/** An embedded player for the hero, or null for the self-hosted film. */
	heroVideoUrl: import.meta.env.VITE_HERO_VIDEO_URL || null,
	/** For search engines, 512 by 512. */
	logo: "/icon-512.png",
	areaServed: "Worldwide",
	/** Social picture of pages without one of their own, 1200 by 630. */
	socialImage: "/media/social/default.jpg",
	/** A blog on another site, or null for this site's blog. */
	externalBlogUrl: import.meta.env.VITE_EXTERNAL_BLOG_URL || null,
	scopingFormUrl: import.meta.env.VITE_SCOPING_FORM_URL || null,
	...facts,
} as const;

/** The copyright years: one year or a span. */
export function copyrightYears(now: number): string {
	return now > site.firstCopyrightYear ? `${site.firstCopyrightYear}–${now}` : String(site.firstCopyrightYear);
}
