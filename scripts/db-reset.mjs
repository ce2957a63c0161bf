// Deletes the embedded database and the uploaded files. The next `npm run dev` or `npm start` creates, migrates and fills a new one.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";

const folder = resolve(process.env.EMBEDDED_DATA_DIR ?? "supabase/.temp");
const lock = resolve(folder, "in-use-by.pid");
const holder = existsSync(lock) ? Number(readFileSync(lock, "utf8")) : 0;

if (holder > 0 && isRunning(holder)) {
	console.error(`The database is in use by process ${holder} (npm run dev or npm start). Stop it first.`);
	process.exit(1);
}
for (const name of ["data", "files", "inbox.json", "secrets.json", "in-use-by.pid"])
	rmSync(resolve(folder, name), { recursive: true, force: true });
console.log(`Deleted the embedded database in ${folder}. The next start creates a new one with the samples.`);

/** @param {number} pid */
function isRunning(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch {
		return false;
	}
}
