import { PostgrestClient } from "@supabase/postgrest-js";
import { environment } from "./env";

let client: PostgrestClient | undefined;

/** The visitors' client. See docs/decisions.md, "Visitors read without supabase-js". */
export function publicClient(): PostgrestClient {
	if (!client) {
		const { supabaseUrl, supabaseAnonKey } = environment();
		// Older keys are tokens, which the hosted gateway also needs as a bearer; new ones (sb_publishable_…) are not.
		const headers: Record<string, string> = { apikey: supabaseAnonKey };
		if (supabaseAnonKey.split(".").length === 3) headers.Authorization = `Bearer ${supabaseAnonKey}`;
		client = new PostgrestClient(`${supabaseUrl}/rest/v1`, { headers });
	}
	return client;
}
