import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import type { StoredSettings } from "../../src/data/settings/schema.ts";
import type { Published, SiteFile } from "../../src/site-files.ts";
import { READ_ONCE, readPublished, readStoredSettings } from "./published.ts";

/**
 * ISO date of the latest change by the git history, otherwise by the files' dates; today without files. Null when the history is cut off
 * before that change, as in the clones of some hosts.
 */
export function lastChange(root: string, sources: string[]): string | null {
	const key = [root, ...sources].join();
	const day = known.get(key) ?? findLastChange(root, sources);
	known.set(key, day);
	return day;
}

const known = new Map<string, string | null>();

function findLastChange(root: string, sources: string[]): string | null {
	const files = sources.map((source) => join("src", source)).filter((file) => existsSync(join(root, file)));
	if (files.length === 0) return new Date().toISOString().slice(0, 10);
	try {
		const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();
		const [day = "", commit = ""] = git("log", "-1", "--format=%cs %H", "--", ...files).split(" ");
		const cut = resolve(root, git("rev-parse", "--git-path", "shallow"));
		if (commit && existsSync(cut) && readFileSync(cut, "utf8").includes(commit)) return null;
		if (/^\d{4}-\d{2}-\d{2}$/.test(day)) return day;
	} catch {}
	const newest = Math.max(...files.map((file) => statSync(join(root, file)).mtimeMs));
	return new Date(newest).toISOString().slice(0, 10);
}

export interface SiteFilesModule {
	siteFiles: (published: Published, lastChange: (sources: string[]) => string | null, stored?: StoredSettings) => Record<string, SiteFile>;
}

export const SITE_FILES = ["/sitemap.xml", "/robots.txt", "/llms.txt", "/feed.xml", "/site.webmanifest", "/.well-known/security.txt"];

/** The files of SITE_FILES. */
export function makeSiteFiles(module: SiteFilesModule, published: Published, stored: StoredSettings | null): Record<string, SiteFile> {
	return module.siteFiles(published, (sources) => lastChange(process.cwd(), sources), stored ?? {});
}

/** The files of SITE_FILES from the rows of now. Without an answer, a server's files list only pages. */
async function readSiteFiles(module: SiteFilesModule, backend: string, key: string): Promise<Record<string, SiteFile>> {
	const published = await readPublished(backend, key).catch((error: unknown) => {
		console.warn("The sitemap, llms.txt and the feed list no published items:", error instanceof Error ? error.message : error);
		return { projects: [], posts: [] };
	});
	const stored = await readStoredSettings(backend, key, fetch, READ_ONCE).catch((error: unknown) => {
		console.warn("The sitemap, llms.txt and the feed have no site settings:", error instanceof Error ? error.message : error);
		return null;
	});
	return makeSiteFiles(module, published, stored);
}

/** Vite plugin for servers: answers SITE_FILES from the rows of now. `port` is the server's own; `loadBuilt` loads the prerenderer. */
export function liveSiteFiles(env: Record<string, string>, port: number, loadBuilt: () => Promise<SiteFilesModule>): Plugin {
	const address = env.VITE_SUPABASE_URL ?? "/";
	const backend = address === "/" ? `http://localhost:${port}` : address;
	const answer =
		(load: () => Promise<SiteFilesModule>) => (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
			const path = (request.url ?? "").split("?")[0] ?? "";
			if (!SITE_FILES.includes(path)) return next();
			load()
				.then((module) => readSiteFiles(module, backend, env.VITE_SUPABASE_ANON_KEY ?? ""))
				.then((files) => {
					const file = files[path];
					if (!file) return next();
					response.setHeader("Content-Type", file.type);
					response.setHeader("Cache-Control", "no-cache");
					response.end(request.method === "HEAD" ? undefined : file.body);
				})
				.catch(next);
		};
	return {
		name: "site-files",
		configureServer(server) {
			server.middlewares.use(answer(() => server.ssrLoadModule("/src/site-files.ts") as Promise<SiteFilesModule>));
		},
		configurePreviewServer(server) {
			server.middlewares.use(answer(loadBuilt));
		},
	};
}
