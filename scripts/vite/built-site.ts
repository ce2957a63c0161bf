import { existsSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, resolve } from "node:path";
import sirv from "sirv";
import type { Plugin } from "vite";
import { type HeaderRules, headersOf, withoutSlashes } from "./cloudflare-worker.mjs";
import { isHidden, movedTo, sharedFile } from "./host-rules.ts";
import { SITE_FILES } from "./site-files.ts";

const OTHERS = /^\/(dev|functions|rest|auth|storage)\//;

/** Vite plugin: serves the built site in `vite preview` like a static host, with its headers, shell and 404. */
export function builtSite(): Plugin {
	return {
		name: "built-site",
		configurePreviewServer(server) {
			const dist = resolve(server.config.root, server.config.build.outDir);
			if (!existsSync(join(dist, "headers.json"))) throw new Error("There is no built site. Run npm start, which builds it first.");
			const rules = changingRules(join(dist, "headers.json"));
			const files = sirv(dist, {
				// A publication replaces and adds files while the server runs.
				dev: true,
				brotli: true,
				gzip: true,
				etag: true,
				extensions: ["html"],
				setHeaders: (response, path) => {
					if (!path.startsWith("/assets/")) response.setHeader("Cache-Control", "no-cache");
				},
			});
			const page = (name: string, status: number, request: IncomingMessage, response: ServerResponse) => {
				response.statusCode = status;
				if (status === 404) response.removeHeader("Content-Security-Policy");
				response.setHeader("Content-Type", "text/html; charset=utf-8");
				response.setHeader("Cache-Control", "no-cache");
				response.end(request.method === "HEAD" ? undefined : readFileSync(join(dist, name)));
			};
			server.middlewares.use((request, response, next) => {
				const path = (request.url ?? "/").split("?")[0] ?? "/";
				for (const [name, value] of Object.entries(headersOf(path, rules()))) response.setHeader(name, value);
				if (OTHERS.test(path) || SITE_FILES.includes(path)) return next();
				const moved = movedTo(path);
				if (moved) {
					response.writeHead(301, { Location: `${moved}${(request.url ?? "").slice(path.length)}` });
					return response.end();
				}
				if (path !== "/" && path.endsWith("/")) {
					response.writeHead(308, { Location: `${withoutSlashes(path)}${(request.url ?? "").slice(path.length)}` });
					return response.end();
				}
				const withoutFile = () => {
					if (path.startsWith("/assets/")) return notFound(request, response);
					const shared = sharedFile(path);
					page(shared ?? "404.html", shared ? 200 : 404, request, response);
				};
				if (isHidden(path)) withoutFile();
				else files(request, response, withoutFile);
			});
		},
	};
}

/** Reads the rules again when their file has changed. */
function changingRules(file: string): () => HeaderRules {
	let readAt = 0;
	let rules: HeaderRules = {};
	return () => {
		const { mtimeMs } = statSync(file);
		if (mtimeMs !== readAt) {
			rules = JSON.parse(readFileSync(file, "utf8")) as HeaderRules;
			readAt = mtimeMs;
		}
		return rules;
	};
}

/** Browsers or caches could mistake a page for a script, style or font. */
function notFound(request: IncomingMessage, response: ServerResponse): void {
	response.writeHead(404, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-cache" });
	response.end(request.method === "HEAD" ? undefined : "Not found");
}
