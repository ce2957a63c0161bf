import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { environment } from "./env";
import { sessionStore } from "./session-storage";

/** Key of the session in the store of supabase-js. */
export const SESSION_KEY = "sb-studio-auth-token";

let client: SupabaseClient | undefined;

/**
 * The administration's client, which has the session. See docs/decisions.md, "The Supabase client is created on first use" and
 * "Links in mails don't sign in by themselves".
 */
export function adminClient(): SupabaseClient {
	if (!client) {
		const { supabaseUrl, supabaseAnonKey } = environment();
		client = createClient(supabaseUrl, supabaseAnonKey, {
			auth: {
				persistSession: true,
				storage: sessionStore,
				storageKey: SESSION_KEY,
				autoRefreshToken: true,
				detectSessionInUrl: false,
				flowType: "implicit",
			},
		});
	}
	return client;
}

/**
 * A client whose session exists only in this page's memory: other tabs don't see it, and a reload drops it.
 *
 * @param purpose separates it from other such clients.
 */
export function passingClient(purpose: string): SupabaseClient {
	const { supabaseUrl, supabaseAnonKey } = environment();
	return createClient(supabaseUrl, supabaseAnonKey, {
		auth: {
			persistSession: false,
			storageKey: `sb-studio-${purpose}-${crypto.randomUUID()}`,
			autoRefreshToken: false,
			detectSessionInUrl: false,
			flowType: "implicit",
		},
	});
}
