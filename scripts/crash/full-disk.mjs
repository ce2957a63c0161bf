import { spawnSync } from "node:child_process";
import { existsSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "../embedded/folder.mjs";
import { temporaryFolder } from "../ending.mjs";
import { findDamage } from "./check.mjs";
import { killServer, startServer } from "./server.mjs";
import { Admin, createName, newJournal, savedValues } from "./work.mjs";

const SIZE_MB = 200;
/** What stays free: a page more fits, a step of the database's log doesn't. */
const LEFT_BYTES = 3_000_000;

/**
 * Fills the disk of a database under a running server and before a start. Needs root on Linux, for a disk in memory.
 *
 * @param {"dev" | "start"} kind @param {number} port
 * @returns {Promise<string[]>} what is wrong
 */
export async function findFullDiskProblems(kind, port) {
	const disk = temporaryFolder("studio-disk-");
	if (spawnSync("mount", ["-t", "tmpfs", "-o", `size=${SIZE_MB}m`, "tmpfs", disk], { stdio: "inherit" }).status !== 0)
		throw new Problem("The test of a full disk needs root on Linux.");
	let server = await startServer(kind, port, join(disk, "database"));
	try {
		const problems = await problemsWhileRunning(port, disk);
		await killServer(server);
		fill(disk);
		const refusal = await startServer(kind, port, join(disk, "database")).then(
			async (started) => {
				await killServer(started);
				return "it started";
			},
			(/** @type {Error} */ error) => error.message,
		);
		if (!/The disk of \S+ is full: \d+ MB are free/.test(refusal) || /^\s+at /m.test(refusal))
			problems.push(`A start on a full disk: ${refusal}`);
		free(disk);
		server = await startServer(kind, port, join(disk, "database"));
		await Admin.signIn(`http://localhost:${port}`);
		return problems;
	} finally {
		await killServer(server);
		spawnSync("umount", [disk]);
	}
}

/** @param {number} port @param {string} disk */
async function problemsWhileRunning(port, disk) {
	const admin = await Admin.signIn(`http://localhost:${port}`);
	/** @type {{ id: string }[]} */
	const [first, ...others] = await admin.read("/rest/v1/portfolios?select=id");
	if (!first) return ["The database has no sample projects."];
	const rows = { saved: first.id, restored: others };
	const bytes = Buffer.alloc(600_000, 7);
	const file = `/storage/v1/object/pictures/${createName(bytes)}`;
	/** @type {[string, () => Promise<Response>][]} */
	const changes = [
		["A save", () => admin.call("PATCH", `/rest/v1/portfolios?id=eq.${first.id}`, savedValues(1))],
		["An upload", () => admin.call("POST", file, bytes)],
		["A restore", () => admin.call("POST", "/rest/v1/rpc/restore_backup", { backup: { projects: [], blogs: [] }, mode: "merge" })],
	];
	const problems = [];
	fill(disk);
	for (const [name, change] of changes) {
		const reply = await change();
		const text = await reply.text();
		if (reply.status !== 503 || !text.includes("disk is full"))
			problems.push(`${name} on a full disk was answered with ${reply.status}: ${text}`);
	}
	if ((await admin.call("GET", "/rest/v1/portfolios?select=id")).status !== 200) problems.push("A full disk stops reads.");
	problems.push(...(await findDamage(admin, newJournal(), rows)));
	free(disk);
	for (const [name, change] of changes) {
		const reply = await change();
		if (!reply.ok) problems.push(`${name} with space again was answered with ${reply.status}: ${await reply.text()}`);
	}
	return problems;
}

/** @param {string} disk */
function fill(disk) {
	const { bavail, bsize } = statfsSync(disk);
	writeFileSync(join(disk, "ballast"), Buffer.alloc(Math.max(0, bavail * bsize - LEFT_BYTES), 1));
}

/** @param {string} disk */
function free(disk) {
	if (existsSync(join(disk, "ballast"))) rmSync(join(disk, "ballast"));
}
