// npm run test:crash -- --help: kills the servers of `npm start` and `npm run dev` during saves, uploads and restores, and looks for
// damage after each restart. It builds the site unless DIST_DIR has one.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildSite } from "./bench/site.mjs";
import { findDamage } from "./crash/check.mjs";
import { findFullDiskProblems } from "./crash/full-disk.mjs";
import { killServer, startServer } from "./crash/server.mjs";
import { Admin, newJournal, work } from "./crash/work.mjs";
import { distFolder, distProblem, Problem, portProblem, readPort } from "./embedded/folder.mjs";
import { temporaryFolder } from "./ending.mjs";
import { chosen, readOptions, wholeNumber } from "./options.mjs";

const SERVERS = /** @type {const} */ (["dev", "start"]);
const HELP = `npm run test:crash -- [options]
  --kills=50           how often a server is killed
  --server=dev,start   dev, start or both in turn
  --port=4340          port of the server
  --full-disk          fills the disk of the database instead (root on Linux): of dev, or of start with --server=start`;
const OPTIONS = /** @type {const} */ ({
	kills: { type: "string", default: "50" },
	port: { type: "string" },
	server: { type: "string" },
	"full-disk": { type: "boolean", default: false },
});
const { kills, port, kinds, fullDisk } = readOptions(HELP, OPTIONS, (values) => {
	const names = chosen(values.server, SERVERS, "server");
	const wanted = SERVERS.filter((kind) => names.includes(kind));
	return {
		kills: wholeNumber(values.kills, "kills", 1),
		port: readPort("crash", process.argv.slice(2)),
		kinds: values["full-disk"] ? wanted.slice(0, 1) : wanted,
		fullDisk: values["full-disk"],
	};
});
const taken = await portProblem(port);
if (taken) throw new Problem(taken);
const dataDir = temporaryFolder("studio-crash-");
const origin = `http://localhost:${port}`;
if (kinds.includes("start") && !existsSync(join(distFolder(), "headers.json"))) await build();

if (fullDisk) {
	const problems = await findFullDiskProblems(kinds[0] ?? "dev", port);
	for (const problem of problems) console.error(problem);
	console.info(`A full disk: ${problems.length} problems`);
	process.exit(problems.length > 0 ? 1 : 0);
}
const journal = newJournal();
/** @type {{ saved: string, restored: { id: string }[] } | undefined} */
let rows;
let damage = 0;
let interrupted = 0;
for (let round = 1; round <= kills + 1; round += 1) {
	const kind = kinds[round % kinds.length] ?? "dev";
	const server = await startServer(kind, port, dataDir);
	try {
		const admin = await Admin.signIn(origin);
		rows ??= await chooseRows(admin);
		for (const problem of await findDamage(admin, journal, rows)) {
			damage += 1;
			console.error(`After kill ${round - 1}: ${problem}`);
		}
		if (round > kills) break;
		const worked = work(admin, journal, rows);
		await Promise.race([worked, new Promise((done) => setTimeout(done, 300 + Math.random() * 3000))]);
		await killServer(server);
		await worked;
		if (journal.saves.sent > journal.saves.answered || journal.restores.sent > journal.restores.answered) interrupted += 1;
		const { saves, restores, uploads } = journal.counts;
		console.info(`Kill ${round} (${kind}): ${saves} saves, ${restores} restores and ${uploads} uploads answered so far`);
	} finally {
		await killServer(server);
	}
}
console.info(`${kills} kills, ${interrupted} of them during a save or restore; opened again ${kills} times; ${damage} problems`);
process.exit(damage > 0 ? 1 : 0);

/** One row for the saves, and all others for the restores. @param {Admin} admin */
async function chooseRows(admin) {
	/** @type {{ id: string, search_text?: string }[]} */
	const all = await admin.read("/rest/v1/portfolios?select=*&order=created_at");
	const [first, ...others] = all.map(({ search_text: _, ...row }) => row);
	if (!first || others.length < 3) throw new Error("The database has too few sample projects.");
	return { saved: first.id, restored: others };
}

async function build() {
	const problem = distProblem(distFolder());
	if (problem) throw new Problem(problem);
	const environment = { ...process.env, EMBEDDED_DATA_DIR: temporaryFolder("studio-crash-build-") };
	if (!(await buildSite(environment))) throw new Problem("The build failed.");
}
