import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { headersFile, inlineHash, securityHeaders } from "./headers.ts";
import { redirectsFile, workerFile } from "./host-rules.ts";
import { readBuildRows } from "./published.ts";
import { makeSiteFiles, type SiteFilesModule } from "./site-files.ts";
import { type PageRenderer, type PublicSheet, writePages } from "./write-pages.ts";

const PUBLIC_SHEET = /^frame-[^/]+\.css$/;

const COMPRESSED = new Set([".html", ".js", ".css", ".svg", ".json", ".txt", ".xml"]);

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
			const site = { template, sheet: readPublicSheet(clientDir), folder: clientDir };
			const { styles, rowPaths } = await writePages(pages, await readBuildRows(env), site);
			if (env.VITE_SUPABASE_URL !== "/") {
				const files = await makeSiteFiles(pages, (env.VITE_SUPABASE_URL ?? "").replace(/\/$/, ""), env.VITE_SUPABASE_ANON_KEY ?? "");
				for (const [path, { body }] of Object.entries(files)) writeFileSync(join(clientDir, path), body);
			}
			writeHeaders(env, clientDir, template, styles.map(inlineHash));
			compress(clientDir);
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

function writeHeaders(env: Record<string, string>, clientDir: string, template: string, styles: string[]): void {
	const scripts = [...template.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => inlineHash(match[1] ?? ""));
	const origins = { supabase: env.VITE_SUPABASE_URL ?? "/", relay: env.VITE_MAIL_RELAY_URL ?? "/", film: env.VITE_HERO_VIDEO_URL };
	const headers = securityHeaders(origins, scripts, styles);
	writeFileSync(join(clientDir, "headers.json"), JSON.stringify(headers, null, "\t"));
	writeFileSync(join(clientDir, "_headers"), headersFile(headers));
	writeFileSync(join(clientDir, "_redirects"), redirectsFile());
	writeFileSync(join(clientDir, "_worker.js"), workerFile(headers));
}

function compress(folder: string): void {
	for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
		if (!entry.isFile() || !COMPRESSED.has(extname(entry.name))) continue;
		const file = join(entry.parentPath, entry.name);
		const bytes = readFileSync(file);
		if (bytes.length < 600) continue;
		writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
		writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
	}
}
