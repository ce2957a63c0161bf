import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { environment } from "./env";
import { sessionStore } from "./session-storage";

/** Where supabase-js keeps the session in its store. */
export const SESSION_KEY = "sb-studio-auth-token";

let client: SupabaseClient | undefined;

/**
 * The administration's client: it holds the session. Made on first use, in a browser only (on Node 20 supabase-js needs a
 * WebSocket that is not there), and loaded only under /admin.
 *
 * It takes no session out of the page's address: a link from outside, of a mail or of a stranger, must never sign anybody in by
 * itself. The one screen that expects such a link reads it on its own (recovery.ts).
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
 * A client whose session lives in this page's memory and nowhere else: no other tab hears of it, no reload brings it back.
 *
 * @param purpose keeps it apart from other such clients.
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
