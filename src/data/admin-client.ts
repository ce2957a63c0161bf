import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { environment } from "./env";

let client: SupabaseClient | undefined;

/**
 * The administration's client: it holds the session. Made on first use, in a browser only (on Node 20 supabase-js needs a
 * WebSocket that is not there), and loaded only under /admin.
 */
export function adminClient(): SupabaseClient {
	if (!client) {
		const { supabaseUrl, supabaseAnonKey } = environment();
		client = createClient(supabaseUrl, supabaseAnonKey, {
			auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: true, flowType: "implicit" },
		});
	}
	return client;
}
