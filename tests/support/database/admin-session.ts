import { afterAll, expect, vi } from "vitest";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../scripts/embedded/backend";
import { adminClient } from "../../../src/data/admin-client";
import { ACCOUNTS, type RestBackend, SITE_URL } from "./rest-backend";

// The client keeps its backend and session. The next file of this worker gets a new one.
afterAll(() => void vi.resetModules());

/** Connects the application's data layer to an embedded backend, signed in as the admin. Call once in a file. */
export async function useAdminSession(backend: RestBackend): Promise<void> {
	vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => backend.app.fetch(new Request(input, init)));
	// supabase-js requires a WebSocket constructor.
	vi.stubGlobal("WebSocket", class {});
	vi.stubGlobal("window", { location: new URL(SITE_URL) });
	vi.stubEnv("VITE_SITE_URL", SITE_URL);
	vi.stubEnv("VITE_SUPABASE_URL", SITE_URL);
	vi.stubEnv("VITE_SUPABASE_ANON_KEY", EMBEDDED_PUBLISHABLE_KEY);
	vi.stubEnv("VITE_MAIL_RELAY_URL", "/functions/v1");
	vi.stubEnv("VITE_CONTACT_MAILBOX", "hello@studio.example");
	const { email, password } = ACCOUNTS.admin;
	const { error } = await adminClient().auth.signInWithPassword({ email, password });
	expect(error).toBeNull();
}
