import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PostgrestClient } from "@supabase/postgrest-js";
import type { RestClient } from "../../src/data/backup/stored-rows.ts";
import { keyHeaders } from "../../src/data/key-headers.ts";
import { embeddedFolder } from "../embedded/folder.mjs";
import { getErrorCode, type Peer, WrongUsage } from "./command.ts";

export const targetOptions = { embedded: { type: "boolean", default: false }, url: { type: "string" } } as const;

export const TARGET_HELP = `  --embedded        uses the embedded database of a running \`npm run dev\` or \`npm start\`; its key is
                    in EMBEDDED_DATA_DIR (supabase/.temp)
  --url ADDRESS     its address (http://localhost:5173)

Without --embedded, the environment names the database. .env files are not read (node --env-file=FILE reads one):
  SUPABASE_URL                   https://your-project-ref.supabase.co (otherwise VITE_SUPABASE_URL)
  SUPABASE_SECRET_KEY            the secret key (sb_secret_…), or
  SUPABASE_SERVICE_ROLE_KEY      the older service_role key`;

type Environment = Record<string, string | undefined>;

const EMBEDDED_URL = "http://localhost:5173";
const LOCAL_HOSTS: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** The database that options and environment name; `peer` gets its host. Throws WrongUsage, without any key. */
export function readTarget(options: { embedded: boolean; url?: string | undefined }, env: Environment, peer: Peer): RestClient {
	if (options.url !== undefined && !options.embedded)
		throw new WrongUsage("Use --url with --embedded. For a hosted project, set SUPABASE_URL.");
	const url = options.embedded ? checkAddress(options.url ?? EMBEDDED_URL, "--url") : readHostedAddress(env);
	if (options.embedded && !LOCAL_HOSTS.has(url.hostname))
		throw new WrongUsage("--embedded works only on this machine, but --url names another one.");
	const key = options.embedded ? readEmbeddedKey(env) : readHostedKey(env);
	peer.host = url.host;
	return connect(url, key, peer);
}

function readHostedAddress(env: Environment): URL {
	const name = env.SUPABASE_URL?.trim() ? "SUPABASE_URL" : "VITE_SUPABASE_URL";
	const given = env[name]?.trim() ?? "";
	if (given === "" || given === "/")
		throw new WrongUsage(
			"SUPABASE_URL is missing. Set it to the address of the Supabase project, or use --embedded for the local database.",
		);
	return checkAddress(given, name);
}

/** An address that is safe for sending a secret key: https, or this machine. Throws WrongUsage. */
export function checkAddress(given: string, name: string): URL {
	if (!URL.canParse(given)) throw new WrongUsage(`${name} is not an address that begins with https://.`);
	const url = new URL(given);
	if (url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "")
		throw new WrongUsage(`${name} must not contain a user name, a password, “?” or “#”.`);
	if (url.protocol === "https:" || (url.protocol === "http:" && LOCAL_HOSTS.has(url.hostname))) return url;
	throw new WrongUsage(`${name} must begin with https://, because others could read the secret key on its way.`);
}

function readHostedKey(env: Environment): string {
	const name = env.SUPABASE_SECRET_KEY?.trim() ? "SUPABASE_SECRET_KEY" : "SUPABASE_SERVICE_ROLE_KEY";
	const key = env[name]?.trim() ?? "";
	if (key === "")
		throw new WrongUsage(
			"SUPABASE_SECRET_KEY (or SUPABASE_SERVICE_ROLE_KEY) is missing. Supabase shows it under Project Settings, API keys.",
		);
	checkKey(key, name);
	return key;
}

/** Refuses other keys than a secret one: with the browsers' key, a backup would silently lack drafts. Throws WrongUsage. */
export function checkKey(key: string, name: string): void {
	if (key.startsWith("sb_publishable_"))
		throw new WrongUsage(`${name} is the publishable key, which can read only published rows. ${NEEDED}`);
	// A header allows no other characters, and the error of fetch() would print the whole key.
	if (/^sb_secret_[\w-]+$/.test(key)) return;
	const role = readRole(key);
	if (role === null) throw new WrongUsage(`${name} is not a Supabase key. ${NEEDED}`);
	if (role !== "service_role") throw new WrongUsage(`${name} is a key for the role “${role}”, which can't read every row. ${NEEDED}`);
}

const NEEDED = "Use the secret key (sb_secret_…) or the service_role key.";

function readRole(key: string): string | null {
	const [, claims] = /^[\w-]+\.([\w-]+)\.[\w-]+$/.exec(key) ?? [];
	try {
		const value: unknown = JSON.parse(Buffer.from(claims ?? "", "base64url").toString("utf8"));
		return typeof value === "object" && value !== null && "role" in value && typeof value.role === "string"
			? value.role.slice(0, 40)
			: null;
	} catch {
		return null;
	}
}

function readEmbeddedKey(env: Environment): string {
	const file = join(embeddedFolder(env), "secrets.json");
	if (!existsSync(file))
		throw new WrongUsage(`There is no embedded database here (no ${file}). Start one with npm run dev, or set EMBEDDED_DATA_DIR.`);
	try {
		const kept: unknown = JSON.parse(readFileSync(file, "utf8"));
		if (typeof kept === "object" && kept !== null && "secretKey" in kept && typeof kept.secretKey === "string") {
			checkKey(kept.secretKey, file);
			return kept.secretKey;
		}
	} catch (error) {
		if (error instanceof WrongUsage) throw error;
	}
	throw new WrongUsage(`${file} has no secret key.`);
}

function connect(url: URL, key: string, peer: Peer): RestClient {
	const call: typeof fetch = async (input, init) => {
		try {
			// A redirect to another host would carry the key there.
			return await fetch(input, { ...init, redirect: "error" });
		} catch (error) {
			peer.trouble = explainCause(error);
			throw error;
		}
	};
	return new PostgrestClient(`${url.href.replace(/\/+$/, "")}/rest/v1`, { headers: keyHeaders(key), fetch: call });
}

function explainCause(error: unknown): string {
	const cause = error instanceof Error ? error.cause : undefined;
	return getErrorCode(cause) || (cause instanceof Error ? cause.message : "");
}
