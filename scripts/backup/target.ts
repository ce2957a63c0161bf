import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { PostgrestClient } from "@supabase/postgrest-js";
import type { Rest } from "../../src/data/backup/stored-rows.ts";
import { codeOf, type Peer, WrongUsage } from "./command.ts";

/** Options that name the database; both commands have them. */
export const targetOptions = { embedded: { type: "boolean", default: false }, url: { type: "string" } } as const;

export const TARGET_HELP = `  --embedded        the embedded database of \`npm run dev\` or \`npm start\`, which has to be running; its key stands
                    beside it, in EMBEDDED_DATA_DIR (supabase/.temp)
  --url ADDRESS     its address (http://localhost:5173)

Otherwise the environment says which database it is; .env files are not read (node --env-file=FILE does that):
  SUPABASE_URL                   https://your-project-ref.supabase.co (else VITE_SUPABASE_URL)
  SUPABASE_SECRET_KEY            the secret key (sb_secret_…), or
  SUPABASE_SERVICE_ROLE_KEY      the older service_role key`;

type Environment = Record<string, string | undefined>;

const EMBEDDED_URL = "http://localhost:5173";
const LOCAL_HOSTS: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * The database that options and environment name.
 *
 * @param peer is told who that is, and why no answer came. @throws WrongUsage that says what is missing or wrong; no request was made then, and no value of a key is in it.
 */
export function readTarget(options: { embedded: boolean; url?: string | undefined }, env: Environment, peer: Peer): Rest {
	if (options.url !== undefined && !options.embedded)
		throw new WrongUsage("--url goes with --embedded; a hosted project is named by SUPABASE_URL.");
	const url = options.embedded ? checkAddress(options.url ?? EMBEDDED_URL, "--url") : hostedAddress(env);
	if (options.embedded && !LOCAL_HOSTS.has(url.hostname)) throw new WrongUsage("--embedded is for this machine: --url names another one.");
	const key = options.embedded ? embeddedKey(env) : hostedKey(env);
	peer.host = url.host;
	return connect(url, key, peer);
}

function hostedAddress(env: Environment): URL {
	const name = env.SUPABASE_URL?.trim() ? "SUPABASE_URL" : "VITE_SUPABASE_URL";
	const given = env[name]?.trim() ?? "";
	if (given === "" || given === "/")
		throw new WrongUsage("SUPABASE_URL is missing: the address of the Supabase project. (--embedded is the local one.)");
	return checkAddress(given, name);
}

/**
 * An address to which a secret key may be sent: https, or this machine.
 *
 * @param name where it comes from, for the message. @throws WrongUsage.
 */
export function checkAddress(given: string, name: string): URL {
	if (!URL.canParse(given)) throw new WrongUsage(`${name} is no address: it begins with https://.`);
	const url = new URL(given);
	if (url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "")
		throw new WrongUsage(`${name} may hold no name, no password, no “?” and no “#”.`);
	if (url.protocol === "https:" || (url.protocol === "http:" && LOCAL_HOSTS.has(url.hostname))) return url;
	throw new WrongUsage(`${name} has to begin with https://: a secret key is sent there, which anybody on the way could read.`);
}

function hostedKey(env: Environment): string {
	const name = env.SUPABASE_SECRET_KEY?.trim() ? "SUPABASE_SECRET_KEY" : "SUPABASE_SERVICE_ROLE_KEY";
	const key = env[name]?.trim() ?? "";
	if (key === "")
		throw new WrongUsage(
			"SUPABASE_SECRET_KEY (or SUPABASE_SERVICE_ROLE_KEY) is missing: Supabase shows it under Project Settings, API keys.",
		);
	checkKey(key, name);
	return key;
}

/**
 * Refuses every key but a secret one. With the key that browsers have, the policies would show the published rows alone: a backup that
 * lacks all drafts, and says nothing of it.
 *
 * @throws WrongUsage; the message holds nothing of the key.
 */
export function checkKey(key: string, name: string): void {
	if (key.startsWith("sb_publishable_")) throw new WrongUsage(`${name} is the publishable key, which sees published rows only. ${NEEDED}`);
	// A header takes no other signs, and an error of fetch() would print the whole of it.
	if (/^sb_secret_[\w-]+$/.test(key)) return;
	const role = roleOf(key);
	if (role === null) throw new WrongUsage(`${name} is no key of Supabase. ${NEEDED}`);
	if (role !== "service_role") throw new WrongUsage(`${name} is a key for the role “${role}”, which does not see every row. ${NEEDED}`);
}

const NEEDED = "The secret key (sb_secret_…) or the service_role key is needed.";

/** The role that a key of the older kind, a token, names; null for what is no such token. */
function roleOf(key: string): string | null {
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

function embeddedKey(env: Environment): string {
	const file = resolve(env.EMBEDDED_DATA_DIR ?? "supabase/.temp", "secrets.json");
	if (!existsSync(file))
		throw new WrongUsage(`There is no embedded database here (no ${file}): start one with npm run dev, or set EMBEDDED_DATA_DIR.`);
	try {
		const kept: unknown = JSON.parse(readFileSync(file, "utf8"));
		if (typeof kept === "object" && kept !== null && "secretKey" in kept && typeof kept.secretKey === "string") {
			checkKey(kept.secretKey, file);
			return kept.secretKey;
		}
	} catch (error) {
		if (error instanceof WrongUsage) throw error;
	}
	throw new WrongUsage(`${file} holds no secret key.`);
}

function connect(url: URL, key: string, peer: Peer): Rest {
	// New keys are no tokens: as a bearer they are refused, so they go into `apikey` alone.
	const headers: Record<string, string> = { apikey: key };
	if (!key.startsWith("sb_")) headers.Authorization = `Bearer ${key}`;
	const call: typeof fetch = async (input, init) => {
		try {
			// A redirect to another host would take the key along.
			return await fetch(input, { ...init, redirect: "error" });
		} catch (error) {
			peer.trouble = troubleOf(error);
			throw error;
		}
	};
	return new PostgrestClient(`${url.href.replace(/\/+$/, "")}/rest/v1`, { headers, fetch: call });
}

/** What Node says of a connection that did not come about: "ENOTFOUND", "CERT_HAS_EXPIRED", "unexpected redirect". */
function troubleOf(error: unknown): string {
	const cause = error instanceof Error ? error.cause : undefined;
	return codeOf(cause) || (cause instanceof Error ? cause.message : "");
}
