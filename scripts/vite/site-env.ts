import { loadEnv } from "vite";
import { isSecretKey, parseEnv } from "../../src/data/env.ts";
import { EMBEDDED_PUBLISHABLE_KEY } from "../embedded/backend.ts";
import { Problem } from "../embedded/folder.mjs";
import { findHost, type Host } from "../hosts/write-host-files.ts";

const EMBEDDED_DEFAULTS = {
	VITE_SUPABASE_URL: "/",
	VITE_SUPABASE_ANON_KEY: EMBEDDED_PUBLISHABLE_KEY,
	VITE_MAIL_RELAY_URL: "/functions/v1",
	VITE_CONTACT_MAILBOX: "hello@kalpa.example",
} as const;

const SERVERS = new Set(["VITE_SITE_URL", "VITE_SUPABASE_URL", "VITE_MAIL_RELAY_URL"]);

const MARK = "\ufeff";

// Global, because a restart of Vite loads this module again.
const shared: typeof globalThis & { studioSiteEnv?: Map<string, string> } = globalThis;
shared.studioSiteEnv ??= new Map();
const written = shared.studioSiteEnv;

/** Completes process.env and tells whether the embedded backend serves it. Throws a Problem that names each wrong variable. */
export function prepareSiteEnv(mode: string, root: string, siteUrl: string): { embedded: boolean; env: Record<string, string> } {
	forgetWritten();
	const given = readSiteEnv(mode, root);
	const embedded = mode !== "production" && (given.VITE_SUPABASE_URL ?? "/") === "/";
	const env: Record<string, string> = embedded ? { VITE_SITE_URL: siteUrl, ...EMBEDDED_DEFAULTS, ...given } : given;
	const parsed = parseOrProblem(env);
	refuseSecretKeys(env);
	const [problem] = mode === "production" ? productionProblems(parsed) : [];
	if (problem) throw new Problem(problem);
	env.VITE_SITE_KIND = embedded ? "embedded" : allowsSamples(mode, root) ? "demo" : "live";
	for (const [name, value] of Object.entries(env)) {
		if (process.env[name] === undefined) written.set(name, value);
		process.env[name] = value;
	}
	return { embedded, env };
}

function refuseSecretKeys(env: Record<string, string>): void {
	const names = Object.keys(env).filter((name) => isSecretKey(env[name] ?? ""));
	if (names.length > 0)
		throw new Problem(`Remove ${names.join(" and ")}: variables whose names begin with VITE_ are public, but this is a secret key`);
}

function parseOrProblem(env: Record<string, string>): ReturnType<typeof parseEnv> {
	try {
		return parseEnv(env);
	} catch (error) {
		throw new Problem(error instanceof Error ? error.message : String(error));
	}
}

/** The variables of a mode without surrounding white space, and addresses of servers without a slash at the end. */
export function readSiteEnv(mode: string, root: string): Record<string, string> {
	const tidy = ([name, value]: [string, string]) => {
		const text = value.trim();
		return [name, SERVERS.has(name) ? text.replace(/(?<=.)\/+$/, "") : text];
	};
	return Object.fromEntries(Object.entries(loadUnmarked(mode, root, "VITE_")).map(tidy));
}

/** Vite makes the byte order mark of a file a part of the name of its first variable. */
function loadUnmarked(mode: string, root: string, prefix: string): Record<string, string> {
	const env = loadEnv(mode, root, [prefix, MARK + prefix]);
	const marked = Object.keys(env).filter((name) => name.startsWith(MARK));
	for (const name of marked) {
		const unmarked = name.slice(MARK.length);
		env[unmarked] = process.env[unmarked] ?? env[name] ?? "";
		delete env[name];
	}
	return env;
}

/** Whether samples are allowed on a hosted site, which then says that it is a demo. */
export function allowsSamples(mode: string, root: string): boolean {
	return loadUnmarked(mode, root, "ALLOW_SAMPLES").ALLOW_SAMPLES?.trim() === "1";
}

/** The host that a build of this mode is for; null for the files of Cloudflare and nginx. Throws a Problem when SITE_HOST isn't known. */
export function siteHost(mode: string, root: string): Host | null {
	return findHost({ ...process.env, ...loadUnmarked(mode, root, "SITE_HOST") });
}

/** What else a hosted deployment needs of complete variables, as sentences. */
export function productionProblems(parsed: ReturnType<typeof parseEnv>): string[] {
	const open = Object.entries(parsed).filter(([, value]) => typeof value === "string" && value.startsWith("http:"));
	return [
		...open.map(([name]) => `${name} must be an https address in production`),
		...(parsed.VITE_SUPABASE_URL === "/" ? ["VITE_SUPABASE_URL must name the hosted project in production"] : []),
	];
}

/** process.env has priority over .env files, so an edit would have no effect. */
function forgetWritten(): void {
	for (const [name, value] of written) if (process.env[name] === value) delete process.env[name];
	written.clear();
}
