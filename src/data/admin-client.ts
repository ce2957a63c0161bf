import { AuthError, createClient, isAuthRefreshDiscardedError, type Session, type SupabaseClient } from "@supabase/supabase-js";
import { storableJson } from "@/shared/lib/text/storable-text";
import { environment } from "./env";
import { RequestFailed } from "./request-failed";
import { SESSION_KEY } from "./session-key";

/** Padding in characters, so that a fresh, longer session fits even when the storage has filled up. */
const SPARE = 1024;
const CHANNEL = "studio-session-forgotten";

const memory = new Map<string, string>();
const listeners = new Set<(key: string) => void>();
let channel: BroadcastChannel | null = null;

/** Storage for supabase-js; never throws. See docs/decisions.md, "The session store falls back step by step". */
export const sessionStore = {
	getItem(key: string): string | null {
		listen();
		// Local storage first: another tab may have signed in since.
		return read(() => localStorage, key) ?? read(() => sessionStorage, key) ?? memory.get(key) ?? null;
	},
	setItem(key: string, text: string): void {
		listen();
		if (write(() => localStorage, key, withSpare(text)) || write(() => localStorage, key, text)) {
			forgetHere(key);
			return;
		}
		if (write(() => sessionStorage, key, text)) memory.delete(key);
		else memory.set(key, text);
		// Remove the outdated copy: using its spent refresh token would end the session.
		remove(() => localStorage, key);
	},
	removeItem(key: string): void {
		listen();
		remove(() => localStorage, key);
		forgetHere(key);
		channel?.postMessage(key);
	},
};

/** Whether a reload ends the session, because this browser stores nothing for the site. */
export const isSessionTemporary = (): boolean => memory.has(SESSION_KEY);

/** Calls back when another tab has removed a session, wherever it was kept. Returns a function that stops it. */
export function onForgottenElsewhere(forgotten: (key: string) => void): () => void {
	listen();
	listeners.add(forgotten);
	return () => void listeners.delete(forgotten);
}

function listen(): void {
	if (channel || typeof BroadcastChannel === "undefined") return;
	channel = new BroadcastChannel(CHANNEL);
	channel.onmessage = ({ data }: MessageEvent<unknown>) => {
		if (typeof data !== "string") return;
		forgetHere(data);
		for (const listener of listeners) listener(data);
	};
}

function forgetHere(key: string): void {
	remove(() => sessionStorage, key);
	memory.delete(key);
}

const withSpare = (text: string): string => text.padEnd(Math.ceil(text.length / SPARE) * SPARE + SPARE);

function read(storage: () => Storage, key: string): string | null {
	try {
		return storage().getItem(key);
	} catch {
		return null;
	}
}

function write(storage: () => Storage, key: string, text: string): boolean {
	try {
		storage().setItem(key, text);
		return true;
	} catch {
		return false;
	}
}

function remove(storage: () => Storage, key: string): void {
	try {
		storage().removeItem(key);
	} catch {}
}

const getAddress = (input: RequestInfo | URL): string => (input instanceof Request ? input.url : String(input));

/** Dates new sessions by this device's clock. If it is ahead of the server's, they would be over at once, and every request would renew them. */
async function fetchByOwnClock(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
	const answer = await fetch(input, init);
	if (!answer.ok || !/\/auth\/v1\/(token|verify|factors)\b/.test(getAddress(input))) return answer;
	const session: unknown = await answer
		.clone()
		.json()
		.catch(() => null);
	if (typeof session !== "object" || session === null || !("expires_in" in session) || typeof session.expires_in !== "number")
		return answer;
	const expiresAt = Math.floor(Date.now() / 1000) + session.expires_in;
	return Response.json({ ...session, expires_at: expiresAt }, { status: answer.status });
}

/** Repeats a request that got a 401 once, if the session has another token by now: another tab, for example, has renewed it. */
async function fetchWithSession(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
	const answer = await fetchByOwnClock(input, init);
	if (answer.status !== 401 || getAddress(input).includes("/auth/v1/")) return answer;
	// A deletion of files can't be canceled, so its caller has waited for a token.
	if (init?.method === "DELETE" && !init.signal) return answer;
	const headers = new Headers(init?.headers);
	const session = await readSession().catch(() => null);
	if (!session || init?.signal?.aborted || headers.get("Authorization") === `Bearer ${session.access_token}`) return answer;
	headers.set("Authorization", `Bearer ${session.access_token}`);
	return fetch(input, { ...init, headers });
}

/** Typed and pasted texts can have characters for which the database would refuse the whole request. */
function withStorableBody(input: RequestInfo | URL, init?: RequestInit): RequestInit | undefined {
	const isForDatabase = typeof init?.body === "string" && getAddress(input).includes("/rest/v1/");
	return isForDatabase ? { ...init, body: storableJson(String(init.body)) } : init;
}

let client: SupabaseClient | undefined;

/** The admin's client, with the session. See docs/decisions.md, "The Supabase client is created on first use". */
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
			global: { fetch: (input, init) => fetchWithSession(input, withStorableBody(input, init)) },
		});
	}
	return client;
}

/** The session, with a fresh token if the last one has expired; null without a session. Throws RequestFailed when the token can't be renewed now. */
export async function readSession(): Promise<Session | null> {
	const { data, error } = await adminClient().auth.getSession();
	// Another tab has renewed or ended the session in the meantime.
	if (isAuthRefreshDiscardedError(error)) return readSession();
	const status = (error instanceof AuthError && error.status) || 0;
	if (status > 0 && status < 500) return null;
	if (error) throw new RequestFailed("session", status);
	return data.session;
}

/** A client whose session exists only in this page's memory. `purpose` separates it from others. */
export function temporaryClient(purpose: string): SupabaseClient {
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
