import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type { Host } from "../hosts/write-host-files.ts";
import { keepTemplate, publishPages } from "./publish-pages.ts";
import { readBuildRows } from "./published.ts";

/** Vite plugin for the second build: writes the public pages beside the client build. */
export function prerenderPages(env: Record<string, string>, clientDir: string, host: Host | null = null): Plugin {
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
			const template = keepTemplate(clientDir, bundle);
			const target = env.VITE_SITE_KIND === "embedded" ? null : host;
			const { pages, rowPaths } = await publishPages({
				env,
				clientDir,
				folder: clientDir,
				bundle,
				loadRenderer: () => import(pathToFileURL(bundle).href),
				template,
				host: target,
				readRows: () => readBuildRows(env),
			});
			console.info(
				`Prerendered ${pages} pages, ${rowPaths.length} of published rows, 404.html and the shell${target ? `, for ${target}` : ""}.`,
			);
		},
	};
}
