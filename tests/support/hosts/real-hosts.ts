import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { DIST } from "../built-site";
import { cloudflareDiffers, netlifyModel, pagesDiffers } from "./emulated-hosts";
import type { Host, OpenHost } from "./host-suite";
import type { RuleFinder } from "./netlify-host";
import type { HostRequest } from "./requests";

/** Where `npm run test:hosts` installs the hosts' own tools. */
const TOOLS = resolve("node_modules/.cache/host-tools");
const tool = (name: string): string => join(TOOLS, "node_modules", name);
const requireTool = createRequire(join(TOOLS, "package.json"));
const folder = resolve(DIST);

const BROTLI = ["/usr/lib/nginx/modules", "/usr/lib64/nginx/modules"]
	.map((place) => join(place, "ngx_http_brotli_static_module.so"))
	.find(existsSync);
const nginx = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"].map((place) => join(place, "nginx")).find(existsSync);

export const loadTool = <Module>(name: string): Promise<Module> => import(/* @vite-ignore */ `file://${requireTool.resolve(name)}`);
export const hasTool = (name: string): boolean => existsSync(tool(name));
const withoutTool = (name: string): string | null => (hasTool(name) ? null : `npm couldn't install ${name}`);

function freePort(): Promise<number> {
	return new Promise((done, fail) => {
		const server = createServer().once("error", fail);
		server.listen(0, "127.0.0.1", () => {
			const address = server.address();
			server.close(() => done(typeof address === "object" && address ? address.port : 0));
		});
	});
}

/** Starts a server and waits for its first answer. */
async function openServer(
	command: string,
	args: string[],
	port: number,
	env: Record<string, string> = {},
	cwd = process.cwd(),
): Promise<OpenHost> {
	const child = spawn(command, args, {
		cwd,
		env: { ...process.env, ...env },
		stdio: ["ignore", "pipe", "pipe"],
		detached: process.platform !== "win32",
	});
	let output = "";
	for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (output += text));
	const origin = `http://127.0.0.1:${port}`;
	const ends = Date.now() + 90_000;
	while (
		!(await fetch(origin).then(
			() => true,
			() => false,
		))
	) {
		if (child.exitCode !== null || Date.now() > ends) throw new Error(`${command} ${args.join(" ")} doesn't answer:\n${output}`);
		await new Promise((next) => setTimeout(next, 200));
	}
	return { ask: (request) => askServer(origin, request), close: () => stop(child) };
}

async function askServer(origin: string, { path, method = "GET", encoding = "identity" }: HostRequest) {
	const answer = await fetch(origin + path, { method, redirect: "manual", headers: { "Accept-Encoding": encoding } });
	return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

function stop(child: ChildProcess): Promise<void> {
	return new Promise((done) => {
		child.once("exit", () => done());
		if (child.exitCode !== null || child.pid === undefined) return done();
		if (process.platform === "win32") child.kill();
		else process.kill(-child.pid);
	});
}

/** A folder of its own for a server, removed when it is closed. */
async function inFolder(open: (place: string) => Promise<OpenHost>): Promise<OpenHost> {
	const place = mkdtempSync(join(tmpdir(), "studio-host-"));
	const host = await open(place);
	const close = async () => {
		await host.close?.();
		rmSync(place, { recursive: true, force: true, maxRetries: 5 });
	};
	return { ...host, close };
}

export const preview: Host = {
	name: "npm start",
	open: () =>
		inFolder(async (place) => {
			const port = await freePort();
			const env = { PORT: String(port), EMBEDDED_DATA_DIR: join(place, "database"), EMBEDDED_REBUILD: "0" };
			return openServer(
				process.execPath,
				["node_modules/vite/bin/vite.js", "preview", "--mode", "embedded", "--host", "127.0.0.1"],
				port,
				env,
			);
		}),
};

/** The configuration of a server with these files of the build. */
export function nginxConfig(place: string, port: number, files = join(folder, "nginx")): string {
	const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${join(place, name)};`);
	return `${BROTLI ? `load_module ${BROTLI};\n` : ""}daemon off;
pid ${join(place, "pid")};
error_log stderr;
${process.getuid?.() === 0 ? "user root;\n" : ""}events {}
http {
	include /etc/nginx/mime.types;
	access_log off;
	${temporary.join("\n\t")}
	include ${join(files, "http.conf")};
	server {
		listen 127.0.0.1:${port};
		root ${folder};
		${BROTLI ? "brotli_static on;" : ""}
		include ${join(files, "server.conf")};
	}
}
`;
}

/** Whether nginx accepts a configuration. Throws with its message. */
export function testNginx(config: string): void {
	execFileSync(nginx ?? "nginx", ["-t", "-c", config], { stdio: "pipe" });
}

export const nginxHost: Host = {
	name: "nginx",
	missing: nginx ? null : "nginx isn't installed (apt-get install nginx-light libnginx-mod-http-brotli-static)",
	open: () =>
		inFolder(async (place) => {
			const port = await freePort();
			writeFileSync(join(place, "nginx.conf"), nginxConfig(place, port));
			return openServer(nginx ?? "nginx", ["-c", join(place, "nginx.conf"), "-p", place], port);
		}),
	differs: ({ encoding }) => (encoding?.includes("br") && !BROTLI ? "nginx has no Brotli module here" : null),
};

const QUIET = { CI: "1", WRANGLER_SEND_METRICS: "false", WRANGLER_LOG: "warn" };
const WRANGLER = join("node_modules", "wrangler", "bin", "wrangler.js");

const withoutComments = (text: string): string => text.replace(/^\s*\/\/.*$/gm, "");

/** `wrangler.jsonc` of the project with the folder of this build. */
export function workersConfig(place: string): string {
	const config = JSON.parse(withoutComments(readFileSync("wrangler.jsonc", "utf8")));
	const file = join(place, "wrangler.json");
	writeFileSync(file, JSON.stringify({ ...config, main: join(folder, "_worker.js"), assets: { ...config.assets, directory: folder } }));
	return file;
}

/** Runs wrangler to its end and returns what it prints. */
export const runWrangler = (args: string[], cwd: string): string =>
	execFileSync(process.execPath, [join(TOOLS, WRANGLER), ...args], {
		cwd,
		env: { ...process.env, ...QUIET, WRANGLER_LOG: "log" },
		encoding: "utf8",
		stdio: "pipe",
	});

function wranglerHost(name: string, argsOf: (place: string) => string[]): Host {
	return {
		name,
		missing: withoutTool("wrangler"),
		open: () =>
			inFolder(async (place) => {
				const port = await freePort();
				const ports = [
					"--port",
					String(port),
					"--ip",
					"127.0.0.1",
					"--inspector-port",
					String(await freePort()),
					"--persist-to",
					join(place, "state"),
				];
				return openServer(
					process.execPath,
					[join(TOOLS, WRANGLER), ...argsOf(place), ...ports],
					port,
					{ ...QUIET, XDG_CONFIG_HOME: place },
					place,
				);
			}),
		differs: cloudflareDiffers,
	};
}

export const pages = {
	...wranglerHost("Cloudflare Pages", () => ["pages", "dev", folder, "--compatibility-date", "2026-04-01"]),
	differs: pagesDiffers,
};
export const workers = wranglerHost("Cloudflare Workers", (place) => ["dev", "--config", workersConfig(place)]);

interface Redirector {
	parsePlain: (rules: string, options: object) => Promise<{ match: (request: object) => ReturnType<RuleFinder> }>;
}

/** Netlify's own matcher of rules, as their command line uses it. */
export const netlify: Host = {
	...netlifyModel("Netlify (own matcher)", async (text) => {
		const redirector: Redirector = requireTool("netlify-redirector");
		const matcher = await redirector.parsePlain(text, {});
		const rest = {
			scheme: "https",
			host: "site.example",
			query: "",
			headers: {},
			getHeader: () => "",
			cookieValues: {},
			getCookie: () => "",
		};
		return (path) => matcher.match({ ...rest, path });
	}),
	missing: withoutTool("netlify-redirector"),
};
