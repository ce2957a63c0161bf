import { expect, vi } from "vitest";

export const ID = "5eed0000-0000-4000-8000-100000000001";
export const KEY = "sb_publishable_for_tests_0001";

export interface Asked {
	url: URL;
	init: RequestInit;
}

export type Answer = (init: RequestInit) => Response | Promise<Response>;

export const json = (body: unknown, status = 200) =>
	new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });

export function stubBackend(backend: typeof fetch) {
	vi.stubGlobal("fetch", backend);
	vi.stubEnv("VITE_SITE_URL", "https://studio.example.com");
	vi.stubEnv("VITE_SUPABASE_URL", "https://project.example.com");
	vi.stubEnv("VITE_SUPABASE_ANON_KEY", KEY);
	vi.stubEnv("VITE_MAIL_RELAY_URL", "/functions/v1");
	vi.stubEnv("VITE_CONTACT_MAILBOX", "hello@studio.example.com");
}

export function only(asked: Asked[]) {
	expect(asked).toHaveLength(1);
	const [request] = asked;
	if (!request) throw new Error("No request was made");
	return request;
}
