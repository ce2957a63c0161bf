import { type Env, parseEnv } from "./env-schema";

/** The deployment's addresses and keys, with "/" resolved to the page's own origin. */
export interface Environment {
	siteUrl: string;
	supabaseUrl: string;
	supabaseAnonKey: string;
	mailRelayUrl: string;
	contactMailbox: string;
}

let parsed: Environment | undefined;

/**
 * The environment, parsed once on first use (never at import time: prerendering has no page address).
 *
 * @throws Error that names each missing or malformed variable.
 */
export function environment(): Environment {
	parsed ??= resolve(parseEnv(import.meta.env), window.location.origin);
	return parsed;
}

function resolve(env: Env, origin: string): Environment {
	return {
		siteUrl: env.VITE_SITE_URL,
		supabaseUrl: env.VITE_SUPABASE_URL === "/" ? origin : env.VITE_SUPABASE_URL,
		supabaseAnonKey: env.VITE_SUPABASE_ANON_KEY,
		mailRelayUrl: new URL(env.VITE_MAIL_RELAY_URL, origin).href,
		contactMailbox: env.VITE_CONTACT_MAILBOX,
	};
}
