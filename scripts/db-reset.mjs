import { existsSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { embeddedFolder, findHolder, inUse } from "./embedded/folder.mjs";
import { readOptions } from "./options.mjs";

const HELP = `npm run db:reset
Deletes the embedded database and the uploaded files. The next npm run dev or npm start creates, migrates and fills a new one.
EMBEDDED_DATA_DIR names another folder than supabase/.temp.`;
readOptions(HELP, {}, () => {});

const folder = embeddedFolder();
const holder = await findHolder(folder);
if (holder !== null) {
	console.error(inUse(folder, holder));
	process.exit(1);
}
const names = ["data", "files", "inbox.json", "secrets.json", "being-created"].filter((name) => existsSync(resolve(folder, name)));
const isDatabase = existsSync(resolve(folder, "data/PG_VERSION")) || names.includes("being-created");
const foreign = names.find((name) => ["data", "files"].includes(name));
if (foreign && !isDatabase) {
	console.error(`${resolve(folder, foreign)} isn't part of a database. Nothing was deleted. Check EMBEDDED_DATA_DIR.`);
	process.exit(1);
}
// A reset that is interrupted goes on with the next one, or with the next start.
if (names.includes("data")) writeFileSync(resolve(folder, "being-created"), "");
for (const name of [...names, "being-created"]) rmSync(resolve(folder, name), { recursive: true, force: true });
console.log(
	names.length > 0
		? `Deleted the embedded database in ${folder}. The next start creates a new one with the samples.`
		: `There is no embedded database in ${folder}. Nothing was deleted.`,
);
