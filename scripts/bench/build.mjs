// npm run bench:build -- --help: measures the second build (reading rows, prerendering, compressing) by number of rows.
// Half of the rows are posts. A small server plays the database, so that its speed doesn't count.
import { cpSync, readdirSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { Problem } from "../embedded/folder.mjs";
import { runScript, startScript, temporaryFolder, waitForStatus } from "../ending.mjs";
import { toolPath } from "../find-chromium.mjs";
import { readOptions, wholeNumber } from "../options.mjs";

const HELP = `npm run bench:build -- [options]
  --rows=10,100,1000,10000   numbers of rows`;
const counts = readOptions(HELP, { rows: { type: "string", default: "10,100,1000,10000" } }, ({ rows: text }) =>
	text.split(",").map((count) => wholeNumber(count, "rows", 2)),
);
const PUBLISHED = "2026-01-05T09:00:00Z";
const WORDS =
	"the queue wait index claim ledger ferry sensor call route clinic yard report rule draft price answer stock team hour log map desk port retry batch field cache row page".split(
		" ",
	);

const folder = temporaryFolder("studio-bench-build-");
const client = join(folder, "client");
const dist = join(folder, "dist");
const caches = ["prerender-pages", "compressed"].map((name) => join("node_modules/.cache", name));
/** @type {{ projects: object[], posts: object[] }} */
let rows = { projects: [], posts: [] };
const server = createServer((request, response) => {
	const url = new URL(request.url ?? "/", "http://localhost");
	const [offset, limit] = [Number(url.searchParams.get("offset")), Number(url.searchParams.get("limit"))];
	const table = url.pathname.endsWith("/blogs") ? rows.posts : url.pathname.endsWith("/portfolios") ? rows.projects : [];
	response.setHeader("Content-Type", "application/json");
	response.end(JSON.stringify(table.slice(offset, offset + limit)));
});
await new Promise((resolve) => server.listen(0, () => resolve(undefined)));
const address = server.address();
const port = typeof address === "object" && address ? address.port : 0;
const environment = {
	...process.env,
	ALLOW_SAMPLES: "1",
	VITE_SITE_URL: "https://bench.example",
	VITE_SUPABASE_URL: `http://localhost:${port}`,
	VITE_SUPABASE_ANON_KEY: "sb_publishable_bench",
	VITE_MAIL_RELAY_URL: "https://relay.example",
	VITE_CONTACT_MAILBOX: "bench@bench.example",
};
const vite = toolPath("vite", "vite");

try {
	const built = await runScript([vite, "build", "--mode", "bench", "--logLevel", "warn"], { ...environment, DIST_DIR: client });
	if (!built) throw new Problem("The client build failed.");
	console.log("| rows | build | seconds | CPU seconds | peak memory, MB | dist, MB |\n|---:|---|---:|---:|---:|---:|");
	for (const count of counts) {
		rows = { projects: Array.from({ length: Math.ceil(count / 2) }, project), posts: Array.from({ length: Math.floor(count / 2) }, post) };
		for (const cache of caches) rmSync(cache, { recursive: true, force: true });
		await measure(count, "cold");
		await measure(count, "unchanged");
		rows.posts[0] = { ...rows.posts[0], title: "A changed title" };
		await measure(count, "one row changed");
	}
} finally {
	server.close();
}

/** @param {number} count @param {string} name */
async function measure(count, name) {
	rmSync(dist, { recursive: true, force: true });
	cpSync(client, dist, { recursive: true });
	const began = performance.now();
	const { peak, cpu } = await build();
	const seconds = (performance.now() - began) / 1000;
	const bytes = readdirSync(dist, { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile())
		.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
	console.log(`| ${count} | ${name} | ${seconds.toFixed(1)} | ${cpu.toFixed(1)} | ${Math.round(peak)} | ${(bytes / 1e6).toFixed(0)} |`);
}

/** Runs the build apart, because it must not block the server. @returns {Promise<{ peak: number, cpu: number }>} its peak memory in MB, and the seconds of all its threads */
async function build() {
	const report = `process.on("exit", () => {
		const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
		process.stderr.write("used " + maxRSS + " " + (userCPUTime + systemCPUTime) + "\\n");
	})`;
	const program = [
		"--import",
		`data:text/javascript,${encodeURIComponent(report)}`,
		vite,
		"build",
		"--mode",
		"bench",
		"--logLevel",
		"warn",
	];
	const child = startScript([...program, "--ssr", "src/prerender.tsx"], {
		env: { ...environment, DIST_DIR: dist },
		stdio: ["ignore", "ignore", "pipe"],
	});
	let output = "";
	child.stderr?.on("data", (part) => {
		output += part;
	});
	if ((await waitForStatus(child)) !== 0) throw new Problem(`The build failed:\n${output}`);
	const used = [...output.matchAll(/^used (\d+) (\d+)$/gm)];
	const most = (/** @type {number} */ at) => Math.max(...used.map((figures) => Number(figures[at])));
	return { peak: most(1) / 1024, cpu: most(2) / 1e6 };
}

/** @param {number} at @param {number} count @returns {string} the same words on every run */
function text(at, count) {
	return Array.from({ length: count }, (_none, index) => WORDS[(at * 7 + index * 13 + index * index) % WORDS.length]).join(" ");
}

/** @param {unknown} _none @param {number} at */
function post(_none, at) {
	const sections = Array.from(
		{ length: 4 + (at % 4) },
		(_section, part) =>
			`<h2>${text(at + part, 4)}</h2><p>${text(at * 3 + part, 90)}</p><ul><li>${text(at, 12)}</li><li>${text(part, 9)}</li></ul>`,
	);
	return {
		id: `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`,
		slug: `bench-post-${at}`,
		title: `Post ${at}: ${text(at, 5)}`,
		excerpt: text(at, 18),
		content: sections.join(""),
		author: { name: "Asha Rao" },
		category: "Web Development",
		tags: [text(at, 1), text(at + 1, 1)],
		reading_time: 4,
		published_date: PUBLISHED,
		published_at: PUBLISHED,
		updated_at: PUBLISHED,
	};
}

/** @param {unknown} _none @param {number} at */
function project(_none, at) {
	return {
		id: `10000000-0000-4000-8000-${String(at).padStart(12, "0")}`,
		slug: `bench-project-${at}`,
		title: `Project ${at}: ${text(at, 5)}`,
		client: `Client ${at % 40}`,
		industry: "Logistics",
		service_id: ["iot", "saas", "web-apps", "mobile-apps"][at % 4],
		description: text(at, 24),
		challenge: text(at + 1, 60),
		solution: text(at + 2, 60),
		technologies: ["React", "PostgreSQL", "TypeScript"],
		features: [text(at, 8), text(at + 1, 8)],
		approach: [text(at, 12), text(at + 3, 12)],
		metrics: { Waiting: `${at % 60} %` },
		detailed_metrics: [{ label: "Waiting", value: `${at % 60} %`, description: text(at, 6) }],
		timeline: "9 weeks",
		team_size: "4 people",
		created_at: PUBLISHED,
		published_at: PUBLISHED,
		updated_at: PUBLISHED,
	};
}
