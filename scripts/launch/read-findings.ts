import type { StoredFacts } from "@/content/site";
import { printable } from "../backup/command.ts";
import { readStoredSettings, unreadableDatabase } from "../vite/published.ts";
import { contentFindings } from "./content-findings.ts";
import type { Finding } from "./finding.ts";
import { rowFindings } from "./row-findings.ts";

/** What is left in the content and in the hosted database. Throws without the settings: the build needs them later, and samples would count that they replace. */
export async function readFindings(env: Record<string, string | undefined>): Promise<Finding[]> {
	const stored = await storedFacts(env).catch((error: unknown) => {
		throw unreadableDatabase(error);
	});
	const rows = await publicRows(env, stored).catch((error: unknown) => {
		console.warn(`The build can't tell whether sample rows are public. ${error instanceof Error ? error.message : error}`);
		return [];
	});
	return [...contentFindings(stored), ...rows].map((finding) => ({ ...finding, what: printable(finding.what) }));
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
