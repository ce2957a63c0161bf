import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { patternSource } from "../vite/cloudflare-worker.mjs";
import { movedRowsFile, type SiteRules, visibleHeaders } from "../vite/host-rules.ts";

interface Route {
	src?: string;
	dest?: string;
	status?: number;
	headers?: Record<string, string>;
	continue?: boolean;
	handle?: "filesystem" | "hit" | "error";
}

export interface VercelConfig {
	version: 3;
	routes: Route[];
	overrides: Record<string, { path: string }>;
}

const ROWS = "/rows";

/** `config.json` of the Build Output API, version 3. Old addresses of rows are in the function: routes are limited. */
export function vercelConfig({ moved, shared, hidden, headers }: SiteRules, pages: string[]): VercelConfig {
	const rules = Object.entries(visibleHeaders(headers)).map(([address, values]) => ({
		src: patternSource(address),
		headers: values,
		continue: true,
	}));
	const isAsset = ({ src }: { src: string }) => src.startsWith("^/assets/");
	return {
		version: 3,
		routes: [
			...rules.filter((rule) => !isAsset(rule)),
			...Object.entries(moved).map(([from, to]) => redirect(`^${from.replace(":id", "([^/]+)")}$`, to.replace(":id", "$1"), 301)),
			redirect("^[/\\\\]*([^/\\\\].*?)/+$", "/$1", 308),
			{ src: hidden, status: 404, dest: "/404" },
			redirect("^/index(?:\\.html)?$", "/", 308),
			redirect("^[/\\\\]*([^/\\\\].*)\\.html$", "/$1", 308),
			{ handle: "filesystem" },
			...shared.map(([pattern, file, status]) => ({
				src: patternSource(pattern).replace("[^/]+", "([^/]+)"),
				dest: status === 200 ? `/${cleanName(file)}` : `${ROWS}?row=${pattern.replace(/:\w+/, "$1")}`,
			})),
			// Only here: a missing file must not be kept for a year.
			{ handle: "hit" },
			...rules.filter(isAsset),
			{ handle: "error" },
			{ src: "^/.*$", status: 404, dest: "/404" },
		],
		overrides: Object.fromEntries(pages.map((page) => [page, { path: cleanName(page) }])),
	};
}

const redirect = (src: string, location: string, status: number): Route => ({ src, status, headers: { Location: location } });
const cleanName = (file: string): string => file.replace(/\.html$/, "").replace(/^index$/, "");

/** Copies the built site into `output` (`.vercel/output`) with its routes and the function for rows. */
export function writeVercelOutput(folder: string, output: string, site: SiteRules): void {
	rmSync(output, { recursive: true, force: true });
	const isForHosts = (name: string) => new RegExp(site.hidden).test(`/${name}`) && !name.endsWith(".html");
	const getName = (path: string) => relative(folder, path).replaceAll("\\", "/");
	cpSync(folder, join(output, "static"), {
		recursive: true,
		filter: (path) => path === folder || !(isForHosts(getName(path)) || getName(path) === "nginx"),
	});
	const pages = readdirSync(join(output, "static"), { recursive: true, encoding: "utf8" })
		.map((name) => name.replaceAll("\\", "/"))
		.filter((name) => name.endsWith(".html"));
	writeFileSync(join(output, "config.json"), JSON.stringify(vercelConfig(site, pages)));
	const rows = join(output, "functions", `${ROWS.slice(1)}.func`);
	const files = site.shared.filter(([, , status]) => status !== 200).map(([, file]) => file);
	for (const file of files) mkdirSync(dirname(join(rows, file)), { recursive: true });
	for (const file of [...files, "404.html"]) copyFileSync(join(folder, file), join(rows, file));
	writeFileSync(join(rows, site.movedRows), movedRowsFile(site.rows));
	const source = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");
	writeFileSync(join(rows, "row-function.mjs"), source("row-function.mjs").replace("../vite/", "./"));
	writeFileSync(join(rows, "cloudflare-worker.mjs"), source("../vite/cloudflare-worker.mjs"));
	const { movedRows, shared } = site;
	const start = `export default (request, response) => answerRow(request, response, ${JSON.stringify({ movedRows, shared })});`;
	writeFileSync(join(rows, "index.mjs"), `import { answerRow } from "./row-function.mjs";\n${start}\n`);
	const settings = { runtime: "nodejs22.x", handler: "index.mjs", launcherType: "Nodejs", shouldAddHelpers: false };
	writeFileSync(join(rows, ".vc-config.json"), JSON.stringify(settings));
}
