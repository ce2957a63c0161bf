// npm run test:crash -- --kills=50 --port=4340 kills the servers of `npm start` and `npm run dev` in turn, during saves, uploads and
// restores, and looks for damage after each restart. --server=dev or start kills only one of them. It builds the site unless
// DIST_DIR has one. --full-disk fills the disk of the database instead (root on Linux).
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findDamage } from "./crash/check.mjs";
import { findFullDiskProblems } from "./crash/full-disk.mjs";
import { killServer, startServer } from "./crash/server.mjs";
import { Admin, newJournal, work } from "./crash/work.mjs";
import { toolPath } from "./find-chromium.mjs";

const { values } = parseArgs({
	options: {
		kills: { type: "string", default: "50" },
		port: { type: "string", default: "4340" },
		server: { type: "string", default: "both" },
		"full-disk": { type: "boolean", default: false },
	},
});
const kills = Number(values.kills);
const port = Number(values.port);
const dataDir = mkdtempSync(join(tmpdir(), "studio-crash-"));
const origin = `http://localhost:${port}`;
if (
	values.server !== "dev" &&
	!(values["full-disk"] && values.server !== "start") &&
	!existsSync(join(process.env.DIST_DIR || "dist", "index.html"))
)
	build();

if (values["full-disk"]) {
	const problems = await findFullDiskProblems(values.server === "start" ? "start" : "dev", port);
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
	const kind = values.server === "dev" || (values.server !== "start" && round % 2 === 0) ? "dev" : "start";
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
rmSync(dataDir, { recursive: true, force: true });
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

function build() {
	const environment = { ...process.env, EMBEDDED_DATA_DIR: join(tmpdir(), `studio-crash-build-${process.pid}`) };
	for (const extra of [[], ["--ssr", "src/prerender.tsx"]]) {
		const args = [toolPath("vite", "vite"), "build", "--mode", "embedded", "--logLevel", "warn", ...extra];
		if (spawnSync(process.execPath, args, { env: environment, stdio: "inherit" }).status !== 0) process.exit(1);
	}
	rmSync(environment.EMBEDDED_DATA_DIR, { recursive: true, force: true });
}
