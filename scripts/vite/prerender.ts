import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type { HeaderRules } from "./cloudflare-worker.mjs";
import { compress } from "./compress.ts";
import { headerRules, headersFile, pagePolicy, scriptHashes } from "./headers.ts";
import { addressesOf, MOVED_ROWS, movedRows, movedRowsFile, redirectsFile, workerFile } from "./host-rules.ts";
import { readBuildRows } from "./published.ts";
import { makeSiteFiles, type SiteFilesModule } from "./site-files.ts";
import { type PageRenderer, type PublicSheet, writePages } from "./write-pages.ts";

const PUBLIC_SHEET = /^frame-[^/]+\.css$/;

/** Vite empties the folders of both builds, so the caches are beside them. */
const CACHE = "node_modules/.cache";

/** Vite plugin for the second build: writes public pages as HTML, and headers that allow their inline texts. */
export function prerenderPages(env: Record<string, string>, clientDir: string): Plugin {
	let bundle = "";
	return {
		name: "prerender-pages",
		apply: (_config, { isSsrBuild, command }) => command === "build" && isSsrBuild === true,
		writeBundle(options, output) {
			const entry = Object.values(output).find((chunk) => chunk.type === "chunk" && chunk.isEntry);
			if (options.dir && entry) bundle = join(options.dir, entry.fileName);
		},
		async closeBundle() {
			if (!bundle) return;
			const pages = (await import(pathToFileURL(bundle).href)) as PageRenderer & SiteFilesModule;
			const template = withoutNotes(readFileSync(join(clientDir, "index.html"), "utf8"));
			const origins = { supabase: env.VITE_SUPABASE_URL ?? "/", relay: env.VITE_MAIL_RELAY_URL ?? "/", film: env.VITE_HERO_VIDEO_URL };
			const scripts = scriptHashes(template);
			const policyOf = (style: string) => pagePolicy(origins, scripts, style);
			const site = {
				template,
				sheet: readPublicSheet(clientDir),
				folder: clientDir,
				cache: join(CACHE, "prerender-pages"),
				fingerprint: fingerprintOf(dirname(bundle)),
				bundle: pathToFileURL(bundle).href,
				policyOf,
			};
			const rows = await readBuildRows(env);
			// First: writing many pages blocks this thread for so long that the connection is lost.
			if (env.VITE_SUPABASE_URL !== "/") {
				const files = await makeSiteFiles(pages, (env.VITE_SUPABASE_URL ?? "").replace(/\/$/, ""), env.VITE_SUPABASE_ANON_KEY ?? "");
				for (const [path, { body }] of Object.entries(files)) writeFileSync(join(clientDir, path), body);
			}
			const { styles, rowPaths } = await writePages(pages, rows, site);
			const lists = pages.listsFile(rows);
			if (lists) writeFileSync(join(clientDir, lists.path), lists.body);
			const policies = [...styles].flatMap(([file, style]) => addressesOf(file).map((address) => [address, policyOf(style)] as const));
			writeRules(clientDir, headerRules(origins, Object.fromEntries(policies)), movedRows(rows));
			await compress(clientDir, join(CACHE, "compressed"));
			console.info(`Prerendered ${pages.prerenderedPaths.length} pages, ${rowPaths.length} of published rows, 404.html and the shell.`);
		},
	};
}

const withoutNotes = (html: string): string => html.replace(/<!-- .*? -->/gs, "").replace(/\s*\n\s*/g, "\n");

function readPublicSheet(clientDir: string): PublicSheet {
	const name = readdirSync(join(clientDir, "assets")).find((file) => PUBLIC_SHEET.test(file));
	if (!name) throw new Error("The client build has no public style sheet");
	return { css: readFileSync(join(clientDir, "assets", name), "utf8"), href: `/assets/${name}` };
}

function writeRules(clientDir: string, headers: HeaderRules, rows: ReturnType<typeof movedRows>): void {
	writeFileSync(join(clientDir, "headers.json"), JSON.stringify(headers, null, "\t"));
	writeFileSync(join(clientDir, "_headers"), headersFile(headers));
	writeFileSync(join(clientDir, "_redirects"), redirectsFile(rows));
	writeFileSync(join(clientDir, MOVED_ROWS), movedRowsFile(rows));
	writeFileSync(join(clientDir, "_worker.js"), workerFile(headers));
}

/** The renderer's files, and the year, which the footer prints. */
function fingerprintOf(folder: string): string {
	const digest = createHash("sha256").update(String(new Date().getFullYear()));
	for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort())
		if (name.endsWith(".js")) digest.update(name).update(readFileSync(join(folder, name)));
	return digest.digest("hex");
}
