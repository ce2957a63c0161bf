import * as z from "zod/mini";
import { defaultFacts, site } from "@/content/site";
import type { SettingsRow } from "@/data/settings/repository";
import { mapSettings, type SettingName, settingRules } from "@/data/settings/schema";
import { asciiDigits } from "@/shared/lib/ascii-digits";

export type SettingsFields = Record<SettingName, string>;

const NUMBERS: readonly SettingName[] = ["phone", "whatsapp", "lead_months"];

/** An empty field means the default. */
const field = (name: SettingName) =>
	z.string().check(
		z.trim(),
		z.overwrite((text) => (NUMBERS.includes(name) ? asciiDigits(text) : text)),
		z.check(({ value, issues }) => {
			const [problem] = value === "" ? [] : (settingRules[name].safeParse(value).error?.issues ?? []);
			if (problem) issues.push({ code: "custom", message: problem.message, input: value });
		}),
	);

const fields = z.object(mapSettings(field));

const needs = (name: SettingName, message: string, isMissing: (values: SettingsFields) => boolean) =>
	z.refine<SettingsFields>((values) => !isMissing(values), { path: [name], message });

export const settingsSchema = fields.check(
	needs("announcement", "Enter the text, or remove the link", (values) => values.announcement_link !== "" && values.announcement === ""),
	needs(
		"announcement_link",
		"Enter the address of the link",
		(values) => values.announcement_link_text !== "" && values.announcement_link === "",
	),
	needs(
		"announcement_link_text",
		"Enter the words of the link",
		(values) => values.announcement_link !== "" && values.announcement_link_text === "",
	),
);

export function toFields(row: SettingsRow): SettingsFields {
	return mapSettings((name) => row[name] ?? "");
}

/** The columns to write: null for an empty field. */
export function toColumns(fields: SettingsFields): Record<SettingName, string | null> {
	return mapSettings((name) => fields[name] || null);
}

interface Setting {
	name: SettingName;
	label: string;
	hint: string;
	kind?: "url" | "line" | "claims" | "switch";
}

interface SettingGroup {
	title: string;
	note: string;
	settings: readonly Setting[];
}

const findProfile = (wanted: string) => defaultFacts.socials.find(({ name }) => name === wanted)?.href;

function profileHint(wanted: string): string {
	const href = findProfile(wanted);
	return href ? `Default: ${href}` : "Without an address, the icon is shown as unavailable.";
}

/** The form's fields in their order, with their defaults in the hints. */
export const settingGroups: readonly SettingGroup[] = [
	{
		title: "Contact",
		note: "Shown in the footer, on the contact page and wherever visitors can reach you. Search engines read it too.",
		settings: [
			{ name: "email", label: "Email", hint: `Visitors write to it. Default: ${defaultFacts.email}` },
			{ name: "phone", label: "Phone", hint: `With country code. Default: ${defaultFacts.phone.display}` },
			{ name: "whatsapp", label: "WhatsApp", hint: `With country code. Default: ${defaultFacts.whatsapp.display}` },
			{
				name: "hours",
				label: "Hours",
				hint: "For example Mon–Fri, 9:30–18:30 IST. Without them, the site says that your phone is answered 24/7.",
			},
			{ name: "address", label: "Address", hint: `One line. Default: ${site.location}`, kind: "line" },
		],
	},
	{
		title: "Social links",
		note: "The WhatsApp icon uses the number above.",
		settings: [
			{ name: "instagram", label: "Instagram", hint: profileHint("Instagram"), kind: "url" },
			{ name: "linkedin", label: "LinkedIn", hint: profileHint("LinkedIn"), kind: "url" },
			{ name: "facebook", label: "Facebook", hint: profileHint("Facebook"), kind: "url" },
		],
	},
	{
		title: "Announcement",
		note: "A bar above every public page, for example for a new article or your holidays.",
		settings: [
			{ name: "announcement", label: "Text", hint: "One line, at most 120 characters. Leave it empty to hide the bar.", kind: "line" },
			{ name: "announcement_link_text", label: "Link text", hint: "Optional, such as Read the article." },
			{ name: "announcement_link", label: "Link address", hint: "A path of this site, such as /blogs, or an https:// address." },
		],
	},
	{
		title: "Personal data",
		note: "The privacy policy states this period.",
		settings: [
			{
				name: "lead_months",
				label: "Delete leads after (months)",
				hint: "A lead is deleted for good when nothing has happened to it for this many months. A nightly job in the database does that, once it is set up (docs/publishing.md, step 3). Without it, old leads are deleted when you open Leads. Won leads and leads with a later follow-up day are kept. Leave empty to delete leads only yourself.",
			},
		],
	},
	{
		title: "Samples",
		note: "Invented projects, posts and reviews that fill the site until you have your own.",
		settings: [
			{
				name: "samples",
				label: "Show samples to visitors",
				hint: "When this is off, visitors don't see anything marked “Sample”: projects and posts disappear at once, the rest with the next build. Nothing is deleted.",
				kind: "switch",
			},
		],
	},
	{
		title: "Claims",
		note: "Figures on the site. Select each one after you have compared it with its source. A hosted build refuses the others.",
		settings: [{ name: "confirmed_claims", label: "Confirmed claims", hint: "", kind: "claims" }],
	},
];
