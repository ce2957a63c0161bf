import type { StoredFacts } from "../../src/content/site.ts";
import { parseEnv } from "../../src/data/env.ts";
import { onOutput } from "../backup/command.ts";
import { allowsSamples, productionProblems, readSiteEnv } from "../vite/site-env.ts";
import { contentFindings } from "./content-findings.ts";
import { type Finding, findingLines } from "./finding.ts";
import { addressFindings, publicRows, storedFacts } from "./read-findings.ts";
import { hasSecretKey } from "./row-findings.ts";

type Environment = Record<string, string | undefined>;

const BY_HAND = [
	"Confirm every promise in src/content (services, products, home, faq.ts, contact.ts) and the founder's words.",
	"Delete the samples' pictures (public/media/projects, public/media/clients) together with the rows of supabase/seed.sql.",
	"Have a lawyer read the privacy policy.",
	"Send a test message from the contact form, and look at the inbox and the mailbox.",
	"Set up the administrator, two-step sign-in and the relay (docs/deploy.md).",
	"If the settings name a period for leads, schedule the job delete-old-leads (docs/publishing.md, step 3): the privacy policy promises it.",
];

/** `npm run launch-check`: prints what is left before launch. Returns the exit status: 1 when something is left. */
export async function launchCommand(root: string, given: Environment): Promise<0 | 1> {
	const env = { ...given, ...readSiteEnv("production", root) };
	const [stored, unread] = await storedFacts(env).then(
		(facts) => [facts, []] as const,
		(error: unknown) => [{}, [unreadFinding(error)]] as const,
	);
	const findings = [...environmentFindings(root, env), ...contentFindings(stored), ...unread, ...(await databaseFindings(env, stored))];
	for (const line of findingLines(findings)) onOutput(line);
	onOutput("");
	if (!hasSecretKey(env)) onOutput("Without SUPABASE_SECRET_KEY, only rows with an id of the seed count as samples.");
	onOutput("To do by hand:");
	for (const task of BY_HAND) onOutput(`  ${task}`);
	onOutput("");
	onOutput(findings.length === 0 ? "Nothing is left to change." : `${findings.length} left to change.`);
	return findings.length === 0 ? 0 : 1;
}

const GROUP = "Environment";
const FILE = ".env.production";

function environmentFindings(root: string, env: Environment): Finding[] {
	const finding = (what: string): Finding => ({ group: GROUP, place: FILE, what });
	const samples = allowsSamples("production", root) ? [finding("ALLOW_SAMPLES is set, so the build would be a demo")] : [];
	try {
		const parsed = parseEnv(env);
		return [...productionProblems(parsed).map(finding), ...addressFindings(env), ...samples];
	} catch (error) {
		const [, ...lines] = (error instanceof Error ? error.message : String(error)).split("\n");
		return [...lines.map((line) => finding(line.trim())), ...samples];
	}
}

async function databaseFindings(env: Environment, stored: StoredFacts): Promise<Finding[]> {
	if (!URL.canParse(env.VITE_SUPABASE_URL ?? "")) return [];
	try {
		return await publicRows(env, stored);
	} catch (error) {
		return [unreadFinding(error)];
	}
}

function unreadFinding(error: unknown): Finding {
	return { group: "Database", place: "VITE_SUPABASE_URL", what: error instanceof Error ? error.message : String(error) };
}
