import { AuthError, type Session } from "@supabase/supabase-js";
import { adminClient, SESSION_KEY } from "./admin-client";

/** Who is looking at the administration. */
export type Visitor = { kind: "nobody" } | { kind: "stranger"; email: string } | { kind: "administrator"; email: string };

/** Signing in did not work, for a reason that the person may know. */
export class SignInFailed extends Error {
	override name = "SignInFailed";
	constructor(readonly reason: "credentials" | "too-many" | "unreachable") {
		super(`Sign-in failed: ${reason}`);
	}
}

/**
 * Signs in with e-mail and password.
 *
 * @throws SignInFailed; it never says which of the two was wrong.
 */
export async function signIn(email: string, password: string): Promise<void> {
	const answer = await within(adminClient().auth.signInWithPassword({ email, password })).catch(() => null);
	if (!answer) throw new SignInFailed("unreachable");
	const { error } = answer;
	if (!error) return;
	if (error.status === 429) throw new SignInFailed("too-many");
	throw new SignInFailed(error.status && error.status >= 400 && error.status < 500 ? "credentials" : "unreachable");
}

/**
 * Ends the session here and, where the server can be reached, everywhere. The local session is gone in any case.
 */
export async function signOut(): Promise<void> {
	const answer = await within(adminClient().auth.signOut()).catch(() => null);
	// Without an answer the library keeps the session; a person who signs out must be out of this browser all the same.
	if (!answer || answer.error) forgetSession();
}

/**
 * Who the visitor is, asked of the server: neither a flag in this browser nor a claim in a token makes an administrator.
 *
 * @throws Error when the server cannot be asked.
 */
export async function whoIsIt(): Promise<Visitor> {
	const session = await currentSession();
	if (!session) return { kind: "nobody" };
	const email = session.user.email ?? "";
	const { data, error, status } = await within(adminClient().rpc("is_administrator").retry(false));
	if (status === 401) return { kind: "nobody" };
	if (error) throw new Error(`The server could not say who you are (${status})`);
	return data === true ? { kind: "administrator", email } : { kind: "stranger", email };
}

/** Calls back when somebody signs in or out in this or another tab of this browser. */
export function onSessionChange(changed: (signedIn: boolean) => void): () => void {
	const { data } = adminClient().auth.onAuthStateChange((event, session) => {
		if (event === "SIGNED_OUT" || event === "SIGNED_IN") changed(session !== null);
	});
	return () => data.subscription.unsubscribe();
}

/** Longest wait for the auth service, in milliseconds. */
const AUTH_TIMEOUT_MS = 10_000;

/** An answer within the time, or an error: a server that hangs must not leave a person in front of a waiting screen. */
async function within<T>(request: PromiseLike<T>): Promise<T> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_resolve, reject) => {
		timer = setTimeout(() => reject(new Error("The auth service did not answer in time")), AUTH_TIMEOUT_MS);
	});
	try {
		return await Promise.race([request, late]);
	} finally {
		clearTimeout(timer);
	}
}

function forgetSession(): void {
	for (const key of [SESSION_KEY, `${SESSION_KEY}-user`, `${SESSION_KEY}-code-verifier`]) {
		try {
			localStorage.removeItem(key);
		} catch {
			// Without storage the session lived in this page only.
		}
	}
}

async function currentSession(): Promise<Session | null> {
	const { data, error } = await within(adminClient().auth.getSession());
	if (error instanceof AuthError && error.status && error.status < 500) return null;
	if (error) throw error;
	return data.session;
}
