import { AuthRetryableFetchError } from "@supabase/supabase-js";
import { vi } from "vitest";
import { adminClient } from "@/data/admin-client";
import { SESSION_KEY } from "@/data/session-key";
import { stubEnvironment } from "../environment";

export interface AuthCall {
	what: string;
	query: string;
	body: Record<string, unknown>;
	token: string;
}

export type Reply = [status: number, body: unknown, headers?: Record<string, string>] | "silence" | "no network";
export type Replies = Record<string, Reply | ((call: AuthCall) => Reply | Promise<Reply>)>;

const encode = (value: object) => btoa(JSON.stringify(value)).replace(/=/g, "").replace(/\+/g, "-").replace(/\//g, "_");

export function accessToken(claims: { aal?: string; tag?: string } = {}): string {
	const times = { iat: Math.floor(Date.now() / 1000), exp: Math.floor(Date.now() / 1000) + 3600 };
	return `${encode({ alg: "HS256", typ: "JWT" })}.${encode({ sub: "u1", ...times, ...claims })}.${encode({ s: 1 })}`;
}

export function factor(id: string, changes: Record<string, unknown> = {}) {
	return {
		id,
		friendly_name: `Authenticator ${id}`,
		factor_type: "totp",
		status: "verified",
		created_at: "2026-11-01T09:00:00Z",
		...changes,
	};
}

export function account(factors?: object[]) {
	return { id: "u1", aud: "authenticated", email: "ada@example.com", app_metadata: {}, user_metadata: {}, created_at: "", factors };
}

export function sessionAnswer(user: object = account(), claims: { aal?: string; tag?: string } = {}) {
	const token = accessToken(claims);
	return {
		access_token: token,
		refresh_token: `refresh-${claims.tag ?? "1"}`,
		token_type: "bearer",
		expires_in: 3600,
		expires_at: Math.floor(Date.now() / 1000) + 3600,
		user,
	};
}

export function keepSession(user: object = account(), claims: { aal?: string; tag?: string } = {}): void {
	localStorage.setItem(SESSION_KEY, JSON.stringify(sessionAnswer(user, claims)));
}

/** The token has expired and the auth service doesn't answer. */
export function failRenewal(): void {
	const error = new AuthRetryableFetchError("Failed to fetch", 0);
	vi.spyOn(adminClient().auth, "getSession").mockResolvedValue({ data: { session: null }, error });
}

export function startAuthServer(replies: Replies): AuthCall[] {
	stubEnvironment({ VITE_CONTACT_MAILBOX: "hello@example.com" });
	const calls: AuthCall[] = [];
	vi.stubGlobal("fetch", async (input: RequestInfo | URL, init: RequestInit = {}) => {
		const url = new URL(String(input), "https://studio.example.com");
		const call: AuthCall = {
			what: `${init.method ?? "GET"} ${url.pathname.replace(/^\/auth\/v1/, "")}`,
			query: url.search,
			body: typeof init.body === "string" ? JSON.parse(init.body) : {},
			token: new Headers(init.headers).get("authorization")?.replace(/^Bearer /, "") ?? "",
		};
		calls.push(call);
		const given = replies[call.what] ?? [404, { code: "not_found" }];
		const reply = typeof given === "function" ? await given(call) : given;
		if (reply === "silence") return new Promise<Response>(() => {});
		if (reply === "no network") {
			// The library writes it to the console itself.
			vi.spyOn(console, "error").mockImplementation(() => {});
			throw new TypeError("Failed to fetch");
		}
		const [status, body, headers] = reply;
		return new Response(status === 204 ? null : JSON.stringify(body), {
			status,
			headers: { "content-type": "application/json", ...headers },
		});
	});
	return calls;
}

export const refusal = (status: number, code: string): Reply => [status, { code: status, error_code: code, msg: code }];

export const reasonOfFailure = (request: Promise<unknown>): Promise<unknown> =>
	request.then(
		() => null,
		(error: unknown) => (error instanceof Error && "reason" in error ? error.reason : error),
	);
