// Deletes the embedded database and the uploaded files. The next `npm run dev` or `npm start` creates, migrates and fills a new one.
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { embeddedFolder, holderOf, inUse } from "./embedded/folder.mjs";

const folder = embeddedFolder();
const holder = await holderOf(folder);
if (holder !== null) {
	console.error(inUse(folder, holder));
	process.exit(1);
}
for (const name of ["data", "files", "inbox.json", "secrets.json", "being-created"])
	rmSync(resolve(folder, name), { recursive: true, force: true });
console.log(`Deleted the embedded database in ${folder}. The next start creates a new one with the samples.`);
