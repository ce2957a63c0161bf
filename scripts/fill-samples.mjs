// npm run db:fill -- --help: adds sample rows to the embedded database. The slug of every row begins with "sample-".
import { resolve } from "node:path";
import { runnerImport } from "vite";
import { embeddedFolder } from "./embedded/folder.mjs";
import { removeSamples, sampleStatements } from "./embedded/sample-rows.mjs";
import { readOptions, wholeNumber } from "./options.mjs";

const MOST = 100_000;
const HELP = `npm run db:fill -- [options]
Adds sample rows to the embedded database, in place of those of the last time. Stop the server first.
  --projects=10000   sample projects, up to ${MOST}
  --posts=2000       sample posts
  --pictures=0       sample pictures, which have no files
  --remove           removes all sample rows instead`;
const OPTIONS = /** @type {const} */ ({
	projects: { type: "string", default: "10000" },
	posts: { type: "string", default: "2000" },
	pictures: { type: "string", default: "0" },
	remove: { type: "boolean", default: false },
});
const { remove, ...counts } = readOptions(HELP, OPTIONS, (values) => ({
	remove: values.remove,
	projects: wholeNumber(values.projects, "projects", 0, MOST),
	posts: wholeNumber(values.posts, "posts", 0, MOST),
	pictures: wholeNumber(values.pictures, "pictures", 0, MOST),
}));

const dataDir = embeddedFolder();
// Node 20 can't read TypeScript; Vite can.
/** @type {{ module: typeof import("./embedded/backend.ts") }} */
const { module } = await runnerImport(resolve(import.meta.dirname, "embedded/backend.ts"), { configFile: false, logLevel: "error" });
const backend = await module
	.startEmbeddedBackend({ root: process.cwd(), dataDir, siteUrl: "http://localhost:5173" })
	.catch((/** @type {unknown} */ error) => {
		console.error(error instanceof Error ? error.message : error);
		process.exit(1);
	});
try {
	const database = backend.connection.driver;
	const began = performance.now();
	await database.exec(`begin;\n${removeSamples}\n${remove ? "" : sampleStatements(counts)}\ncommit;\nanalyze;`);
	const seconds = ((performance.now() - began) / 1000).toFixed(1);
	if (remove) console.log(`Removed the sample rows from ${dataDir}.`);
	else {
		const { projects, posts, pictures } = counts;
		console.log(`Added ${projects} sample projects, ${posts} posts and ${pictures} pictures to ${dataDir} (${seconds} s).`);
	}
} finally {
	await backend.close();
}
