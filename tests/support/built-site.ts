import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { loadWorker, PagesAssets } from "./pages-assets.ts";

export const DIST = process.env.DIST_DIR || "dist";

/** A page as served, before scripts run, without the style elements that jsdom parses slowly. */
export interface BuiltPage {
	path: string;
	html: string;
	document: Document;
}

/** Files that serve several addresses. */
const isShared = (name: string) => name === "404" || name.startsWith("shared/");

export const readBuilt = (name: string): string => readFileSync(join(DIST, name), "utf8");

const builtFiles = () => readdirSync(DIST, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));

/** Cloudflare Pages with the built site and the build's worker. */
export async function openBuiltHost(): Promise<(path: string, init?: RequestInit) => Promise<Response>> {
	const names = builtFiles().filter((name) => /\.(html|json|js|txt|xml|svg|avif|webmanifest)$/.test(name));
	const files = Object.fromEntries(names.map((name) => [`/${name}`, readBuilt(name)]));
	const assets = new PagesAssets(files);
	const worker = await loadWorker(files["/_worker.js"] ?? "");
	return (path, init) => worker.fetch(new Request(`https://site.example${path}`, init), { ASSETS: assets });
}

export const hasBuiltFile = (path: string): boolean => existsSync(join(DIST, decodeURIComponent(path)));

/** @param name of the file without its ending */
export function readBuiltPage(name: string): BuiltPage {
	const html = readBuilt(`${name}.html`);
	return {
		path: name === "index" ? "/" : `/${name}`,
		html,
		document: new JSDOM(html.replace(/<style[\s\S]*?<\/style>/g, "")).window.document,
	};
}

/** The prerendered pages without those of rows and posts, and the address of the site. */
export function readBuiltPages(): { origin: string; pages: BuiltPage[]; rowPages: BuiltPage[] } {
	const names = builtFiles()
		.filter((name) => name.endsWith(".html"))
		.map((name) => name.slice(0, -".html".length))
		.filter((name) => !isShared(name))
		.sort();
	const all = names.map(readBuiltPage);
	const isOfRow = ({ path }: BuiltPage) => /^\/(case-study|blog)\//.test(path);
	const home = all
		.find(({ path }) => path === "/")
		?.document.querySelector('link[rel="canonical"]')
		?.getAttribute("href");
	return {
		origin: new URL(home ?? "http://no-address.invalid").origin,
		pages: all.filter((page) => !isOfRow(page)),
		rowPages: all.filter(isOfRow),
	};
}
