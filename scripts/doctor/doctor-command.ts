import { parseArgs } from "node:util";
import { parseEnv } from "../../src/data/env.ts";
import { onError, onOutput } from "../backup/command.ts";
import { productionProblems, readSiteEnv } from "../vite/site-env.ts";
import { type Result, runChecks, type Target } from "./check.ts";
import { dataChecks } from "./data-checks.ts";
import { unseenMigrations } from "./migrations.ts";
import { outsideChecks } from "./site-checks.ts";

type Environment = Record<string, string | undefined>;

const bare = (address: string): string => address.replace(/\/+$/, "");

const HELP = `npm run doctor -- [options]
  --site=ADDRESS   examines this copy of the site instead of VITE_SITE_URL, such as http://localhost:8080`;

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text);

/**
 * Reads .env.production. Throws an Error with one line for each problem.
 *
 * @param site address of a copy of the site that is examined instead of the published one
 */
export function readTarget(root: string, given: Environment, site?: string): Target {
	const env = parseEnv({ ...given, ...readSiteEnv("production", root) });
	const problems = productionProblems(env);
	if (problems.length > 0) throw new Error(problems.join("\n"));
	if (site !== undefined && !isWebAddress(site)) throw new Error("--site must be an http(s) address");
	const { DOCTOR_EMAIL: email, DOCTOR_PASSWORD: password } = given;
	return {
		site: bare(site ?? env.VITE_SITE_URL),
		published: bare(env.VITE_SITE_URL),
		api: bare(env.VITE_SUPABASE_URL),
		key: env.VITE_SUPABASE_ANON_KEY,
		relay: env.VITE_FORM_ENDPOINT ? null : bare(new URL(env.VITE_MAIL_RELAY_URL, site ?? env.VITE_SITE_URL).href),
		mailbox: env.VITE_CONTACT_MAILBOX,
		stranger: email && password ? { email, password } : null,
		fetch: (address, init) => fetch(address, init),
	};
}

/** One line for each check, and below a failed one what is wrong and the repair. */
export function formatResults(results: readonly Result[]): string[] {
	return results.flatMap(({ check: { group, name }, problem, repair }) => [
		`${problem === null ? "pass" : "FAIL"}  ${group}: ${name}`,
		...(problem === null ? [] : [`      ${problem}`, `      Repair: ${repair}`]),
	]);
}

/** `npm run doctor`: examines the deployed site from outside. Returns the exit status: 0 all right, 1 something is wrong, 2 no settings. */
export async function doctorCommand(root: string, given: Environment, args: string[]): Promise<0 | 1 | 2> {
	let target: Target;
	try {
		const { values } = parseArgs({ args, options: { site: { type: "string" }, help: { type: "boolean", short: "h" } } });
		if (values.help) {
			process.stdout.write(`${HELP}\n`);
			return 0;
		}
		target = readTarget(root, given, values.site);
	} catch (error) {
		onError("The doctor needs a complete .env.production and right options (--help):");
		for (const line of (error instanceof Error ? error.message : String(error)).split("\n")) onError(`  ${line}`);
		return 2;
	}
	onOutput(`Examining ${target.site} and ${target.api} as a visitor.`);
	const { relay, stranger } = target;
	const checks = [...dataChecks, ...outsideChecks].filter(
		({ group, asStranger }) => (group !== "Relay" || relay !== null) && (!asStranger || stranger !== null),
	);
	const results = await runChecks(checks, target);
	for (const line of formatResults(results)) onOutput(line);
	const unseen = unseenMigrations();
	if (unseen.length > 0)
		onOutput(
			`Not examined: ${unseen.join(", ")}, which only change what is there. \`npx supabase migration list\` shows whether they are applied.`,
		);
	if (relay === null) onOutput("Not examined: the relay, because VITE_FORM_ENDPOINT names another form service.");
	if (!stranger) onOutput("Not examined: an account without rights (set DOCTOR_EMAIL and DOCTOR_PASSWORD).");
	const failed = results.filter(({ problem }) => problem !== null).length;
	onOutput(failed === 0 ? "Everything holds." : `${failed} of ${results.length} checks failed.`);
	return failed === 0 ? 0 : 1;
}
