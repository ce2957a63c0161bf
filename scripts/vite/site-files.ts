import type { IncomingMessage, ServerResponse } from "node:http";
import type { Plugin } from "vite";
import type { Published, SiteFile } from "../../src/site-files.ts";
import { lastChange } from "./last-change.ts";
import { readPublished } from "./published.ts";

/** What src/site-files.ts gives, as the prerendering bundle or the development server has it. */
export interface SiteFilesModule {
	siteFiles: (published: Published, lastChange: (sources: string[]) => string) => Record<string, SiteFile>;
}

/** Addresses of these files. */
export const SITE_FILES = ["/sitemap.xml", "/robots.txt", "/llms.txt", "/feed.xml"];

/**
 * Makes the files from the pages and, where the database answers, its published rows. Without it they hold the pages alone,
 * and a warning says so: a deployment must not wait for a database that sleeps.
 *
 * @param backend address of the Supabase project without a trailing slash; @param key its anonymous key.
 */
export async function makeSiteFiles(module: SiteFilesModule, backend: string, key: string): Promise<Record<string, SiteFile>> {
	const published = await readPublished(backend, key).catch((error: unknown) => {
		console.warn("The sitemap, llms.txt and the feed name no published items:", error instanceof Error ? error.message : error);
		return { projects: [], posts: [] };
	});
	return module.siteFiles(published, (sources) => lastChange(process.cwd(), sources));
}

/**
 * Vite plugin: answers for these files in development and in preview, from the rows as they are now.
 *
 * @param env the site's variables; @param port of this server, which also serves the embedded backend;
 * @param loadBuilt gives the module that the last build made.
 */
export function liveSiteFiles(env: Record<string, string>, port: number, loadBuilt: () => Promise<SiteFilesModule>): Plugin {
	const address = env.VITE_SUPABASE_URL ?? "/";
	const backend = address === "/" ? `http://localhost:${port}` : address.replace(/\/$/, "");
	const answer =
		(load: () => Promise<SiteFilesModule>) => (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
			const path = (request.url ?? "").split("?")[0] ?? "";
			if (!SITE_FILES.includes(path)) return next();
			load()
				.then((module) => makeSiteFiles(module, backend, env.VITE_SUPABASE_ANON_KEY ?? ""))
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
