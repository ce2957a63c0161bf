import type { StoredFacts } from "@/content/site";
import { printable } from "../backup/command.ts";
import { readStoredSettings, unreadableDatabase } from "../vite/published.ts";
import { contentFindings } from "./content-findings.ts";
import type { Finding } from "./finding.ts";
import { rowFindings } from "./row-findings.ts";

/** What is left in the address, the content and the hosted database. Throws when the database can't be read: what it has isn't known then. */
export async function readFindings(env: Record<string, string | undefined>): Promise<Finding[]> {
	const refuse = (error: unknown) => {
		throw unreadableDatabase(error);
	};
	const stored = await storedFacts(env).catch(refuse);
	const rows = await publicRows(env, stored).catch(refuse);
	return [...addressFindings(env), ...contentFindings(stored), ...rows].map((finding) => ({ ...finding, what: printable(finding.what) }));
}

const PLACEHOLDER = /(^|\.)(example(\.[a-z]+)?|localhost)$/;

/** A finding when the site's address is still a placeholder. */
export function addressFindings({ VITE_SITE_URL: address = "" }: Record<string, string | undefined>): Finding[] {
	if (!URL.canParse(address) || !PLACEHOLDER.test(new URL(address).hostname)) return [];
	return [{ group: "Environment", place: ".env.production", what: `VITE_SITE_URL is ${address}, which isn't the site's own address` }];
}

/** Sample rows that visitors can see. A secret key could read hidden ones, too. */
export function publicRows(env: Record<string, string | undefined>, { samples }: StoredFacts): Promise<Finding[]> {
	return samples === "hidden" ? Promise.resolve([]) : rowFindings(env);
}

/** The settings of the hosted database; none without one. Throws when they can't be read. */
export async function storedFacts(env: Record<string, string | undefined>): Promise<StoredFacts> {
	const address = env.VITE_SUPABASE_URL ?? "";
	if (!URL.canParse(address)) return {};
	return (await readStoredSettings(address, env.VITE_SUPABASE_ANON_KEY ?? "")) ?? {};
}
