// npm run bench:live -- --help: measures how long an edit of one post takes until the embedded server shows it.
// The target is 15 s. A missed target isn't an error.
import { cpSync, readdirSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { distFolder, readPort } from "../embedded/folder.mjs";
import { temporaryFolder } from "../ending.mjs";
import { readOptions, wholeNumber } from "../options.mjs";
import { median } from "./measure.mjs";
import { needsBuild, startSite } from "./site.mjs";

const HELP = `npm run bench:live -- [options]
  --rows=2000          rows of the database, of which half are posts
  --runs=5             edits
  --no-build           measures the last build`;
const OPTIONS = /** @type {const} */ ({
	rows: { type: "string", default: "2000" },
	runs: { type: "string", default: "5" },
	"no-build": { type: "boolean", default: false },
});
const { half, runs, build, port } = readOptions(HELP, OPTIONS, (values) => ({
	half: Math.ceil(wholeNumber(values.rows, "rows", 2, 200_000) / 2),
	runs: wholeNumber(values.runs, "runs", 1),
	build: needsBuild(values["no-build"]),
	port: readPort("bench"),
}));
const FIRST_MS = 300_000;
const LIMIT_MS = 120_000;
/** Sign-in and key of the embedded server (scripts/embedded/backend.ts). */
const KEY = "sb_publishable_embedded_kalpa_studio_demo";
const ADMIN = { email: "admin@kalpa.example", password: "kalpa-demo-2026" };

// The server publishes into this copy, so that the pages of the samples stay out of the built site.
const folder = temporaryFolder("studio-bench-live-");
const dist = join(folder, "dist");
if (!build) cpSync(distFolder(), dist, { recursive: true });
process.env.DIST_DIR = dist;
process.env.EMBEDDED_REBUILD = "1";
const fill = [`--projects=${half}`, `--posts=${half}`];
const { origin, close } = await startSite({ build, port, fill });
try {
	const [{ slug }] = await send("GET", "/rest/v1/blogs?slug=like.sample-*&select=slug&limit=1");
	await until(FIRST_MS, async () => (await fetch(`${origin}/blog/${slug}`)).ok && readdirSync(folder).length === 1);
	const pages = ["blog", "case-study"].flatMap((kind) => readdirSync(join(dist, kind)).filter((name) => name.endsWith(".html")));
	console.log(`${2 * half} rows and those of the seed, of which ${pages.length} have pages.`);
	/** @type {number[]} */
	const shown = [];
	/** @type {number[]} */
	const everything = [];
	for (let run = 0; run < runs; run += 1) {
		const [page, all] = await edit(slug, `Edited in run ${run} at ${Date.now()}`);
		shown.push(page);
		everything.push(all);
		console.log(`run ${run + 1}: page ${seconds(page)}, all files ${seconds(all)}, load ${loadavg()[0]?.toFixed(2)}`);
	}
	console.log(`median: page ${seconds(median(shown))}, all files ${seconds(median(everything))}; target 15.0 s`);
} finally {
	await close();
}

/**
 * Saves a title as the administration does, and waits for it.
 *
 * @param {unknown} slug of a post @param {string} title
 * @returns {Promise<[page: number, all: number]>} milliseconds until the page shows the title, and until the build is complete
 */
async function edit(slug, title) {
	const before = await builtAt();
	const token = (await send("POST", "/auth/v1/token?grant_type=password", ADMIN)).access_token;
	const began = performance.now();
	await send("PATCH", `/rest/v1/blogs?slug=eq.${slug}`, { title }, token);
	await send("POST", "/functions/v1/rebuild", { force: false }, token);
	await until(LIMIT_MS, async () => (await (await fetch(`${origin}/blog/${slug}`)).text()).includes(title));
	const page = performance.now() - began;
	await until(LIMIT_MS, async () => (await builtAt()) !== before);
	return [page, performance.now() - began];
}

/** @returns {Promise<string>} when the last complete build read the rows */
async function builtAt() {
	return (await (await fetch(`${origin}/build.json`)).json()).builtAt;
}

/** @param {string} method @param {string} path @param {unknown} [body] @param {string} [token] @returns {Promise<any>} @throws when it is refused */
async function send(method, path, body, token) {
	const headers = {
		apikey: KEY,
		"Content-Type": "application/json",
		Origin: origin,
		...(token ? { Authorization: `Bearer ${token}` } : {}),
	};
	const answer = await fetch(origin + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
	if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
	const text = await answer.text();
	return text ? JSON.parse(text) : null;
}

/**
 * @template Value
 * @param {number} limit in milliseconds @param {() => Promise<Value>} read
 * @returns {Promise<Value>} the first truthy answer @throws when there is none in time
 */
async function until(limit, read) {
	for (const end = performance.now() + limit; performance.now() < end; await new Promise((done) => setTimeout(done, 100))) {
		const value = await read().catch(() => null);
		if (value) return value;
	}
	throw new Error(`No answer within ${limit / 1000} s.`);
}

/** @param {number} milliseconds */
function seconds(milliseconds) {
	return `${(milliseconds / 1000).toFixed(1)} s`;
}
