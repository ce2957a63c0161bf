import { existsSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, resolve } from "node:path";
import sirv from "sirv";
import type { Plugin } from "vite";
import { Problem } from "../embedded/folder.mjs";
import { getHeaders, type HeaderRules, movedRow, withoutSlashes } from "./cloudflare-worker.mjs";
import { cleanPath, isHidden, MOVED_ROWS, movedTo, sharedFile } from "./host-rules.ts";
import { SITE_FILES } from "./site-files.ts";

const OTHERS = /^\/(dev|functions|rest|auth|storage)\//;

/** Vite plugin: serves the built site in `vite preview` like a static host, with its headers, shell and 404. */
export function builtSite(): Plugin {
	return {
		name: "built-site",
		configurePreviewServer(server) {
			const dist = resolve(server.config.root, server.config.build.outDir);
			const isBuilt = () => existsSync(join(dist, "headers.json"));
			if (!isBuilt()) throw new Problem("There is no built site. Run npm start, which builds it first.");
			const rules = changingRules(join(dist, "headers.json"));
			const rows = changingText(join(dist, MOVED_ROWS));
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
				for (const [name, value] of Object.entries(getHeaders(path, rules()))) response.setHeader(name, value);
				if (OTHERS.test(path) || SITE_FILES.includes(path)) return next();
				if (!isBuilt()) return beingBuilt(response);
				if (!/^(GET|HEAD)$/.test(request.method ?? "")) {
					response.writeHead(405, { Allow: "GET, HEAD" }).end();
					return;
				}
				const redirect = (status: number, location: string) => {
					response.writeHead(status, { Location: location + (request.url ?? "").slice(path.length), "Cache-Control": "no-cache" });
					response.end();
				};
				const moved = movedTo(path);
				if (moved) return redirect(301, moved);
				if (path !== "/" && path.endsWith("/")) return redirect(308, withoutSlashes(path));
				const clean = cleanPath(path);
				if (clean && !isHidden(path) && existsSync(join(dist, clean === "/" ? "index.html" : path))) return redirect(308, clean);
				const withoutFile = () => {
					if (path.startsWith("/assets/")) return notFound(request, response);
					const row = movedRow(path, rows());
					if (row) return redirect(301, row);
					const { file, status } = sharedFile(path) ?? { file: "404.html", status: 404 };
					page(file, status, request, response);
				};
				if (isHidden(path)) withoutFile();
				else files(request, response, withoutFile);
			});
		},
	};
}

/** Another build has emptied the folder and isn't complete yet. */
function beingBuilt(response: ServerResponse): void {
	response.writeHead(503, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", "Retry-After": "10" });
	response.end("The site is being built again. Try again in a moment.");
}

/** Reads a file again when it has changed, because a publication replaces it. A missing file keeps its last text. */
function changingText(file: string): () => string {
	let readAt = 0;
	let text = "";
	return () => {
		const mtimeMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? readAt;
		if (mtimeMs !== readAt) {
			text = readFileSync(file, "utf8");
			readAt = mtimeMs;
		}
		return text;
	};
}

/** The rules of headers.json, parsed once for each text. */
function changingRules(file: string): () => HeaderRules {
	const read = changingText(file);
	let parsed: HeaderRules = {};
	let from = "";
	return () => {
		const text = read();
		if (text !== from) {
			parsed = JSON.parse(text) as HeaderRules;
			from = text;
		}
		return parsed;
	};
}

/** Browsers or caches could mistake a page for a script, style or font. */
function notFound(request: IncomingMessage, response: ServerResponse): void {
	response.writeHead(404, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-cache" });
	response.end(request.method === "HEAD" ? undefined : "Not found");
}
