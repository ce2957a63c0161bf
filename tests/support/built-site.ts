import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { loadWorker, PagesAssets } from "./pages-assets.ts";

/** Folder of the built site. */
export const DIST = process.env.DIST_DIR ?? "dist";

/** A page as its server sends it, before any script. The document lacks the style elements, which jsdom is slow to parse. */
export interface BuiltPage {
	path: string;
	html: string;
	document: Document;
}

/** Files that answer for more than one address. */
const SHELLS = ["404", "shell", "case-study", "blog-post"];

/** The text of a file in the folder of the built site. */
export const readBuilt = (name: string): string => readFileSync(join(DIST, name), "utf8");

/** Cloudflare Pages with the built site: its file server, and the worker that the build wrote. */
export async function openBuiltHost(): Promise<(path: string) => Promise<Response>> {
	const names = readdirSync(DIST, { recursive: true, encoding: "utf8" }).filter((name) => /\.(html|json|js)$/.test(name));
	const files = Object.fromEntries(names.map((name) => [`/${name}`, readBuilt(name)]));
	const assets = new PagesAssets(files, readBuilt("_redirects"));
	const worker = await loadWorker(files["/_worker.js"] ?? "");
	return (path) => worker.fetch(new Request(`https://site.example${path}`), { ASSETS: assets });
}

/** Whether the folder of the built site has this file. */
export const hasBuiltFile = (path: string): boolean => existsSync(join(DIST, decodeURIComponent(path)));

/** Every page that the build prerendered, apart from those of published rows and posts, and the address of the site. */
export function readBuiltPages(): { origin: string; pages: BuiltPage[]; rowPages: BuiltPage[] } {
	const names = readdirSync(DIST, { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(".html"))
		.map((name) => name.slice(0, -".html".length))
		.filter((name) => !SHELLS.includes(name))
		.sort();
	const all = names.map((name): BuiltPage => {
		const html = readBuilt(`${name}.html`);
		return {
			path: name === "index" ? "/" : `/${name}`,
			html,
			document: new JSDOM(html.replace(/<style[\s\S]*?<\/style>/g, "")).window.document,
		};
	});
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
