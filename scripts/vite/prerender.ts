import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { headersFile, inlineHash, securityHeaders } from "./headers.ts";
import { pageSheet } from "./page-sheet.ts";

interface PrerenderBundle {
	prerenderedPaths: string[];
	prerenderedKinds: { file: string; path: string }[];
	renderPage: (path: string) => Promise<{ head: string; html: string }>;
}

/** The built sheet of src/styles/index.css, named after the chunk that imports it. */
const PUBLIC_SHEET = /^frame-[^/]+\.css$/;

/** Netlify's and Cloudflare's rules: addresses without a file of their own get the shell, everything else unknown is a 404. */
const REDIRECTS = [
	"/case-study/* /case-study.html 200",
	...["/admin", "/admin/*", "/portfolio/*", "/blog/*"].map((path) => `${path} /shell.html 200`),
	"",
].join("\n");

/** Until the page itself says more. */
const DEFAULT_HEAD = "<title data-prerendered>Kalpa Studio</title>";

/** All that a shell can say without scripts. */
const NO_SCRIPT = "<noscript>This page needs JavaScript.</noscript>";

const COMPRESSED = new Set([".html", ".js", ".css", ".svg", ".json", ".txt", ".xml"]);

/**
 * Vite plugin for the second build (`vite build --ssr src/prerender.tsx`): writes every public page as HTML into the client
 * build, with the rules that it needs inlined, and the header files that allow exactly those inline texts.
 *
 * @param env the site's variables; @param clientDir folder of the client build.
 */
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
			const pages = (await import(pathToFileURL(bundle).href)) as PrerenderBundle;
			const template = readFileSync(join(clientDir, "index.html"), "utf8");
			const sheet = readPublicSheet(clientDir);
			const styles = new Set<string>();
			const write = async (file: string, path: string | null) => {
				const page = path === null ? { head: "", html: NO_SCRIPT } : await pages.renderPage(path);
				const target = join(clientDir, file);
				mkdirSync(dirname(target), { recursive: true });
				const html = template
					.replace('<div id="root"><!--page-->', () => `<div id="root"${path === null ? "" : ` data-path="${path}"`}>${page.html}`)
					.replace("<!--head-->", () => page.head || DEFAULT_HEAD);
				const style = await pageSheet(sheet.css, html);
				styles.add(inlineHash(style));
				writeFileSync(
					target,
					html.replace("<!--style-->", () => `<style>${style}</style><noscript><link rel="stylesheet" href="${sheet.href}"></noscript>`),
				);
			};
			for (const path of pages.prerenderedPaths) await write(path === "/" ? "index.html" : `${path.slice(1)}.html`, path);
			for (const kind of pages.prerenderedKinds) await write(kind.file, kind.path);
			await write("404.html", "/page-that-does-not-exist");
			await write("shell.html", null);
			writeHeaders(env, clientDir, template, [...styles]);
			compress(clientDir);
			console.info(`Prerendered ${pages.prerenderedPaths.length} pages, 404.html and the shell.`);
		},
	};
}

/** The whole public sheet, as the client build wrote it, and its address for readers without scripts. */
function readPublicSheet(clientDir: string): { css: string; href: string } {
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
	writeFileSync(join(clientDir, "_redirects"), REDIRECTS);
}

/** Static hosts compress by themselves; the local server takes these files. */
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
