import { staticPosts } from "@/content/blog/list";
import { register } from "@/content/claim-register";
import { founder } from "@/content/home/about";
import { owner } from "@/content/privacy";
import { reviews } from "@/content/reviews";
import type { ServicePage } from "@/content/services/page-schema";
import { type CompanyFacts, companyFacts, type StoredFacts } from "@/content/site";
import { type Finding, type Locate, locateIn, readSources } from "./finding.ts";

const CONTENT = "src/content";
const MARK = "sample: true";

/**
 * What is invented, unconfirmed or missing in src/content, with the line to change.
 *
 * @param stored the settings, which replace contacts of the content, confirm claims and hide samples
 */
export function contentFindings(stored: StoredFacts = {}, locate: Locate = locateIn(readSources(CONTENT))): Finding[] {
	return [
		...(stored.samples === "hidden" ? [] : [...reviewFindings(locate), ...postFindings(locate)]),
		...resultFindings(locate),
		...claimFindings(locate, stored),
		...contactFindings(locate, companyFacts(stored)),
		...privacyFindings(locate),
	];
}

function reviewFindings(locate: Locate): Finding[] {
	return reviews
		.filter(({ sample }) => sample)
		.map(({ id, name, company }) => ({
			group: "Sample reviews",
			place: locate(`${CONTENT}/reviews.ts`, `id: "${id}"`, MARK),
			what: `${name}, ${company}`,
		}));
}

function postFindings(locate: Locate): Finding[] {
	return staticPosts
		.filter(({ sample }) => sample)
		.map(({ slug, title }) => ({
			group: "Sample posts",
			place: locate(`${CONTENT}/blog/`, `slug: "${slug}"`, MARK),
			what: title,
		}));
}

const servicePages = Object.values(import.meta.glob<ServicePage>("../../src/content/services/*/page.ts", { eager: true, import: "page" }));

function resultFindings(locate: Locate): Finding[] {
	return servicePages.flatMap(({ id, hero, sections }) =>
		[...heroSample(hero), ...sections.flatMap(sampleTexts)].map(({ anchor, what }) => ({
			group: "Sample results on service pages",
			place: locate(`${CONTENT}/services/`, anchor, MARK),
			what: `${id}: ${what}`,
		})),
	);
}

function heroSample({ proof }: ServicePage["hero"]): { anchor: string; what: string }[] {
	return proof?.sample ? [{ anchor: proof.text, what: proof.text }] : [];
}

function sampleTexts(section: ServicePage["sections"][number]): { anchor: string; what: string }[] {
	if (section.kind === "demo") return section.sample ? [{ anchor: section.title, what: section.caption }] : [];
	if (section.kind === "solutions")
		return section.items.filter(({ sample }) => sample).map(({ title, result }) => ({ anchor: title, what: result }));
	if (section.kind === "metrics" || section.kind === "returns")
		return section.items.filter(({ sample }) => sample).map(({ value, label, scope }) => ({ anchor: scope, what: `${value} ${label}` }));
	return [];
}

function claimFindings(locate: Locate, { confirmed_claims: stored = "" }: StoredFacts): Finding[] {
	const checked = stored.split(" ");
	return Object.entries(register)
		.filter(([name, { confirmed }]) => !confirmed && !checked.includes(name))
		.map(([name, { value, label, scope, source }]) => ({
			group: "Unconfirmed claims",
			place: locate(`${CONTENT}/claim-register.ts`, `\t${name}: {`, "confirmed: false"),
			what: `${value} ${label} (${scope}). Source: ${source}`,
		}));
}

const PLACEHOLDER = /(^|[./@-])example([./]|$)/i;

function contactFindings(locate: Locate, { phone, whatsapp, socials, email }: CompanyFacts): Finding[] {
	const finding = (place: string, what: string): Finding => ({ group: "Placeholder contacts", place, what });
	const inSite = (anchor: string, what: string) => finding(locate(`${CONTENT}/site.ts`, anchor), what);
	const numbers = [phone, whatsapp].filter(({ sample }) => sample);
	const inAbout = (anchor: string, what: string) => finding(locate(`${CONTENT}/home/about.ts`, anchor), what);
	const profiles = socials.filter(({ href }) => href !== null && PLACEHOLDER.test(href));
	return [
		...("sample" in founder ? [inAbout(`name: "${founder.name}"`, founder.name)] : []),
		...numbers.map(({ display }) => inSite(display, display)),
		...(PLACEHOLDER.test(founder.profile) ? [inAbout(`profile: "${founder.profile}`, founder.profile)] : []),
		...profiles.map(({ name, href }) => inSite(`name: "${name}"`, href ?? "")),
		...(PLACEHOLDER.test(email) ? [finding("VITE_CONTACT_MAILBOX, or Settings in the administration", email)] : []),
	];
}

const privacyNames: Record<keyof typeof owner, string> = {
	region: "the region of the database",
	webHost: "the web host",
	mailProvider: "the mail provider",
};

function privacyFindings(locate: Locate): Finding[] {
	return Object.entries(owner)
		.filter(([, value]) => value === null)
		.map(([name]) => ({
			group: "Gaps in the privacy policy",
			place: locate(`${CONTENT}/privacy.ts`, `\t${name}: null`),
			what: `It doesn't name ${new Map(Object.entries(privacyNames)).get(name) ?? name}`,
		}));
}
