import { PostgrestClient } from "@supabase/postgrest-js";
import { environment } from "./env";

let client: PostgrestClient | undefined;

/** The visitors' client: the REST interface with the anonymous key, nothing else of Supabase (4 kB instead of 42). */
export function publicClient(): PostgrestClient {
	if (!client) {
		const { supabaseUrl, supabaseAnonKey } = environment();
		// New keys (sb_publishable_…) are no tokens; older ones are, and the hosted gateway wants those as a bearer too.
		const headers: Record<string, string> = { apikey: supabaseAnonKey };
		if (supabaseAnonKey.split(".").length === 3) headers.Authorization = `Bearer ${supabaseAnonKey}`;
		client = new PostgrestClient(`${supabaseUrl}/rest/v1`, { headers });
	}
	return client;
}
