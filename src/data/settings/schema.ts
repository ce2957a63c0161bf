import * as z from "zod/mini";
import type { Site_settingRow } from "../database.types";

/**
 * Of an address with https, a dot in the host, and neither user info nor escapes there, like the pattern of the database. Vite's
 * configuration loads this module without resolving "@/", so it can't use `webAddress` or other shared code.
 */
const WEB_ADDRESS = /https:\/\/[^/?#@:%\s]+\.[^/?#@:.%\s]+(:\d{1,5})?([/?#]|$)/;

const unquoted = () => z.regex(/^[^\p{Z}\p{Cc}\p{Cf}\\"'<>`{}|^]*$/u, "Remove spaces, quotes and brackets from the address");

const profile = () =>
	z
		.string()
		.check(
			z.maxLength(2048, "Use at most 2,048 characters"),
			z.regex(new RegExp(`^${WEB_ADDRESS.source}`), "Enter an address that starts with https://"),
			unquoted(),
		);

const phone = () =>
	z.string().check(z.regex(/^\+[1-9][0-9 ()-]{5,26}[0-9]$/, "Enter a number with its country code, such as +91 22 5550 0142"));

const line = (longest: number) =>
	z
		.string()
		.check(
			z.maxLength(longest, `Use at most ${longest} characters`),
			z.regex(/[^\p{Z}\p{Cc}\p{Cf}]/u, "Enter some text"),
			z.regex(/^[^\p{Cc}<>]*$/u, "Use one line without < and >"),
		);

const link = () =>
	z
		.string()
		.check(
			z.maxLength(2048, "Use at most 2,048 characters"),
			z.regex(
				new RegExp(`^(/(?!/)|${WEB_ADDRESS.source})`),
				"Enter a path of this site, such as /blogs, or an address that starts with https://",
			),
			unquoted(),
		);

const email = () =>
	z
		.string()
		.check(
			z.maxLength(254, "Use at most 254 characters"),
			z.regex(/^[a-zA-Z0-9._%+-]+@[a-zA-Z0-9-]+(\.[a-zA-Z0-9-]+)*\.[a-zA-Z]{2,}$/, "Enter an email address, such as hello@example.com"),
		);

/** Names of figures, separated by single spaces. */
const names = () =>
	z.string().check(z.maxLength(2000, "Use at most 2,000 characters"), z.regex(/^[a-zA-Z0-9]+( [a-zA-Z0-9]+)*$/, "Use names of claims"));

/** The table has one row, and this is its id. */
export const SETTINGS_ID = "5e771465-0000-4000-8000-000000000001";

/** The rule of each column that the administrator can fill in. The table has the same ones. */
export const settingRules = {
	email: email(),
	phone: phone(),
	whatsapp: phone(),
	instagram: profile(),
	linkedin: profile(),
	facebook: profile(),
	hours: line(80),
	address: line(160),
	announcement: line(120),
	announcement_link: link(),
	announcement_link_text: line(40),
	confirmed_claims: names(),
	lead_months: z.string().check(z.regex(/^([1-9][0-9]?|1[01][0-9]|120)$/, "Enter a whole number of months from 1 to 120")),
	samples: z.string().check(z.regex(/^hidden$/, "Use “hidden” or nothing")),
} satisfies Record<Exclude<keyof Site_settingRow, "id" | "created_at" | "updated_at" | "version">, unknown>;

export type SettingName = keyof typeof settingRules;

/** Columns without a value have the default of src/content/site.ts. */
export type StoredSettings = Partial<Record<SettingName, string>>;

export const settingNames: readonly SettingName[] = z.keyof(z.object(settingRules)).options;

/** One value for each setting. */
export function mapSettings<Value>(of: (name: SettingName) => Value): Record<SettingName, Value>;
export function mapSettings<Value>(of: (name: SettingName) => Value): object {
	return Object.fromEntries(settingNames.map((name) => [name, of(name)]));
}

/** The usable values of a stored row. A missing or damaged value is left out. */
export function readSettings(row: unknown): StoredSettings {
	const values = new Map<string, unknown>(typeof row === "object" && row !== null ? Object.entries(row) : []);
	const usable = settingNames.flatMap((name) => {
		const value = settingRules[name].safeParse(values.get(name));
		return value.success ? [[name, value.data] as const] : [];
	});
	return Object.fromEntries(usable);
}
