// npm run db:fill -- --projects=10000 --posts=2000 --pictures=0 adds sample rows to the embedded database; --remove removes them.
// Stop the server first. The slug of every row begins with "sample-". Sample pictures have no files.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { runnerImport } from "vite";
import { embeddedFolder } from "./embedded/folder.mjs";
import { removeSamples, sampleStatements } from "./embedded/sample-rows.mjs";

const { values } = parseArgs({
	options: {
		projects: { type: "string", default: "10000" },
		posts: { type: "string", default: "2000" },
		pictures: { type: "string", default: "0" },
		remove: { type: "boolean", default: false },
	},
});
const counts = {
	projects: readCount("projects", values.projects),
	posts: readCount("posts", values.posts),
	pictures: readCount("pictures", values.pictures),
};

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
	await database.exec(`begin;\n${removeSamples}\n${values.remove ? "" : sampleStatements(counts)}\ncommit;\nanalyze;`);
	const seconds = ((performance.now() - began) / 1000).toFixed(1);
	if (values.remove) console.log(`Removed the sample rows from ${dataDir}.`);
	else {
		const { projects, posts, pictures } = counts;
		console.log(`Added ${projects} sample projects, ${posts} posts and ${pictures} pictures to ${dataDir} (${seconds} s).`);
	}
} finally {
	await backend.close();
}

/** @param {string} name @param {string} text @returns {number} */
function readCount(name, text) {
	const count = Number(text);
	if (Number.isInteger(count) && count >= 0 && count <= 100_000) return count;
	console.error(`--${name} must be a number up to 100,000, but it is "${text}".`);
	process.exit(1);
}
