import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { environment } from "./env";

/** Where supabase-js keeps the session in local storage. */
export const SESSION_KEY = "sb-studio-auth-token";

let client: SupabaseClient | undefined;

/**
 * The administration's client: it holds the session. Made on first use, in a browser only (on Node 20 supabase-js needs a
 * WebSocket that is not there), and loaded only under /admin.
 */
export function adminClient(): SupabaseClient {
	if (!client) {
		const { supabaseUrl, supabaseAnonKey } = environment();
		client = createClient(supabaseUrl, supabaseAnonKey, {
			auth: { persistSession: true, storageKey: SESSION_KEY, autoRefreshToken: true, detectSessionInUrl: true, flowType: "implicit" },
		});
	}
	return client;
}
