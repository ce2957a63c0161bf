import { expect, vi } from "vitest";
import { stubEnvironment } from "../environment";

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
	stubEnvironment({ VITE_SUPABASE_URL: "https://project.example.com" });
}

export function only(asked: Asked[]) {
	expect(asked).toHaveLength(1);
	const [request] = asked;
	if (!request) throw new Error("No request was made");
	return request;
}
