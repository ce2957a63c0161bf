import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { request as forward } from "node:http";
import { createSecureServer } from "node:http2";
import { tmpdir } from "node:os";
import { extname, join, relative, sep } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { Problem } from "../embedded/folder.mjs";
import { getHeaders as rulesOf } from "../vite/cloudflare-worker.mjs";
import { parseHeaders } from "./measure.mjs";

const API = /^\/(rest|auth|storage|functions)\//;
/** Headers of one HTTP/1 connection, which HTTP/2 forbids. */
const HOP = new Set(["connection", "keep-alive", "transfer-encoding", "upgrade", "proxy-connection", "http2-settings", "host"]);
/** @type {Record<string, string>} */
const TYPES = {
	".html": "text/html; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".mjs": "text/javascript; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".json": "application/json",
	".webmanifest": "application/manifest+json",
	".svg": "image/svg+xml",
	".xml": "application/xml",
	".txt": "text/plain; charset=utf-8",
	".png": "image/png",
	".jpg": "image/jpeg",
	".jpeg": "image/jpeg",
	".webp": "image/webp",
	".avif": "image/avif",
	".gif": "image/gif",
	".ico": "image/x-icon",
	".woff2": "font/woff2",
	".mp4": "video/mp4",
	".webm": "video/webm",
};
const COMPRESSED = new Set([".html", ".js", ".mjs", ".css", ".json", ".webmanifest", ".svg", ".xml", ".txt"]);
/** Smaller files don't get smaller (as in scripts/vite/prerender.ts). */
const LEAST_COMPRESSED = 600;

/** @typedef {{ type: string, body: Buffer, brotli: Buffer | undefined }} BuiltFile */

/** @returns {{ key: string, cert: string }} a certificate for localhost that is valid for two days @throws {Problem} when there is no openssl */
export function makeCertificate() {
	const folder = mkdtempSync(join(tmpdir(), "bench-cert-"));
	const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
	const newKey = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", key];
	try {
		execFileSync("openssl", ["req", "-x509", ...newKey, "-out", cert, "-days", "2", "-subj", "/CN=localhost"], { stdio: "ignore" });
		return { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") };
	} catch {
		throw new Problem("HTTP/2 needs a certificate, and openssl could not make one. Install openssl.");
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/**
 * Reads a built folder into memory, compressed with brotli 11: the folder's own .br files where it has them.
 * @param {string} folder @returns {Map<string, BuiltFile>} by path, such as "/assets/a.js"
 */
export function readBuilt(folder) {
	/** @type {Map<string, BuiltFile>} */
	const files = new Map();
	for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
		const extension = extname(entry.name);
		if (!entry.isFile() || extension === ".br" || extension === ".gz" || entry.name.startsWith("_")) continue;
		const path = join(entry.parentPath, entry.name);
		const body = readFileSync(path);
		const wanted = COMPRESSED.has(extension) && body.length >= LEAST_COMPRESSED;
		const ready = existsSync(`${path}.br`);
		const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
		const brotli = ready ? readFileSync(`${path}.br`) : wanted ? brotliCompressSync(body, { params }) : undefined;
		files.set(`/${relative(folder, path).replaceAll(sep, "/")}`, { type: TYPES[extension] ?? "application/octet-stream", body, brotli });
	}
	return files;
}

/** @param {string} folder @returns {(path: string) => [string, string][]} the headers of `headers.json`, or else of `_headers` */
function headersIn(folder) {
	const [rules, all] = [join(folder, "_headers"), join(folder, "headers.json")];
	if (existsSync(all)) {
		const found = JSON.parse(readFileSync(all, "utf8"));
		return (path) => Object.entries(rulesOf(path, found));
	}
	const parsed = existsSync(rules) ? parseHeaders(readFileSync(rules, "utf8")) : [];
	return (path) => parsed.filter(({ pattern }) => pattern.test(path)).flatMap(({ headers }) => headers);
}

/**
 * Serves a built folder over HTTP/2 with its own headers, and forwards API requests with all their headers.
 * @param {string} folder @param {{ key: string, cert: string }} certificate @param {number} apiPort port of the embedded backend
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function startFront(folder, certificate, apiPort) {
	const files = readBuilt(folder);
	const headers = headersIn(folder);
	const server = createSecureServer({ ...certificate, allowHTTP1: true }, (request, response) => {
		const path = decodeURI((request.url ?? "/").split("?")[0] ?? "/");
		if (API.test(path)) return void toBackend(request, response, apiPort);
		const file = files.get(path) ?? files.get(`${path}.html`) ?? files.get(`${path.replace(/\/$/, "")}/index.html`);
		const missing = files.get("/404.html");
		const sent = file ?? missing;
		response.statusCode = file ? 200 : 404;
		response.setHeader("Cache-Control", "no-cache");
		for (const [name, value] of headers(path)) response.setHeader(name, value);
		if (!sent) return void response.end();
		response.setHeader("Content-Type", sent.type);
		response.setHeader("Vary", "Accept-Encoding");
		sendFile(request, response, sent);
	});
	const sessions = new Set();
	server.on("session", (session) => {
		sessions.add(session);
		session.once("close", () => sessions.delete(session));
	});
	await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
	const address = server.address();
	if (!address || typeof address === "string") throw new Error("The front has no port.");
	return {
		origin: `https://localhost:${address.port}`,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve(undefined));
				for (const session of sessions) session.destroy();
			}),
	};
}

/** @param {import("node:http2").Http2ServerRequest} request @param {import("node:http2").Http2ServerResponse} response @param {BuiltFile} file */
function sendFile(request, response, { body, brotli }) {
	if (brotli && /\bbr\b/.test(String(request.headers["accept-encoding"]))) {
		response.setHeader("Content-Encoding", "br");
		response.setHeader("Content-Length", brotli.length);
		return void response.end(brotli);
	}
	const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(String(request.headers.range)) ?? [];
	const start = Number(first);
	if (first === undefined || start >= body.length) {
		response.setHeader("Content-Length", body.length);
		return void response.end(body);
	}
	const end = Math.min(Number(last || body.length - 1), body.length - 1);
	response.statusCode = 206;
	response.setHeader("Content-Range", `bytes ${start}-${end}/${body.length}`);
	response.setHeader("Content-Length", end - start + 1);
	response.end(body.subarray(start, end + 1));
}

/** @param {import("node:http2").Http2ServerRequest} request @param {import("node:http2").Http2ServerResponse} response @param {number} port */
function toBackend(request, response, port) {
	const kept = Object.entries(request.headers).filter(([name]) => !name.startsWith(":") && !HOP.has(name));
	const options = { host: "localhost", port, path: request.url, method: request.method, headers: Object.fromEntries(kept) };
	const upstream = forward(options, (answer) => {
		response.statusCode = answer.statusCode ?? 502;
		for (const [name, value] of Object.entries(answer.headers)) if (value && !HOP.has(name)) response.setHeader(name, value);
		answer.pipe(response);
	});
	upstream.on("error", () => {
		if (!response.headersSent) response.statusCode = 502;
		response.end();
	});
	request.pipe(upstream);
}
