import { expect, vi } from "vitest";

export const ID = "5eed0000-0000-4000-8000-100000000001";
export const KEY = "sb_publishable_for_tests_0001";

/** For tests: what the backend was asked. */
export interface Asked {
	url: URL;
	init: RequestInit;
}

/** For tests: what the backend answers next. */
export type Answer = (init: RequestInit) => Response | Promise<Response>;

/** For tests: an answer in JSON. */
export const json = (body: unknown, status = 200) =>
	new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });

/** For tests: the site's environment, with this backend. */
export function stubBackend(backend: typeof fetch) {
	vi.stubGlobal("fetch", backend);
	vi.stubEnv("VITE_SITE_URL", "https://studio.example.com");
	vi.stubEnv("VITE_SUPABASE_URL", "https://project.example.com");
	vi.stubEnv("VITE_SUPABASE_ANON_KEY", KEY);
	vi.stubEnv("VITE_MAIL_RELAY_URL", "/functions/v1");
	vi.stubEnv("VITE_CONTACT_MAILBOX", "hello@studio.example.com");
}

/** For tests: the one request that was made. */
export function only(asked: Asked[]) {
	expect(asked).toHaveLength(1);
	const [request] = asked;
	if (!request) throw new Error("No request was made");
	return request;
}
