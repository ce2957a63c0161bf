import { AuthError, type Session } from "@supabase/supabase-js";
import { adminClient, SESSION_KEY } from "./admin-client";
import { within } from "./auth-answer";
import { type Device, pendingDevices } from "./second-factor";
import { onForgottenElsewhere, sessionStore } from "./session-storage";

/** The visitor of the administration; "second-step": the password was correct and the device's code is still missing. */
export type Visitor =
	| { kind: "nobody" }
	| { kind: "second-step"; email: string; devices: Device[] }
	| { kind: "stranger"; email: string }
	| { kind: "administrator"; email: string };

/** Signing in did not work, for a reason that the person may know. */
export class SignInFailed extends Error {
	override name = "SignInFailed";
	constructor(readonly reason: "credentials" | "too-many" | "unreachable") {
		super(`Sign-in failed: ${reason}`);
	}
}

/**
 * Signs in with e-mail and password. Where the account has a second step, `whoIsIt` tells.
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
 * Ends the session of this browser, in all its tabs; other devices stay signed in. The local session is gone in any case.
 */
export async function signOut(): Promise<void> {
	await endSession("local");
}

/**
 * Ends every session of the account, this one included. The local session is gone in any case.
 *
 * @returns whether the server has done it; false: other devices may still be signed in.
 */
export async function signOutEverywhere(): Promise<boolean> {
	return endSession("global");
}

async function endSession(scope: "local" | "global"): Promise<boolean> {
	const answer = await within(adminClient().auth.signOut({ scope })).catch(() => null);
	const done = answer !== null && !answer.error;
	// Without a response the library keeps the session, so remove it here.
	if (!done) forgetSession();
	return done;
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
	const devices = await pendingDevices();
	if (devices.length > 0) return { kind: "second-step", email, devices };
	const { data, error, status } = await within(adminClient().rpc("is_administrator").retry(false));
	if (status === 401) return { kind: "nobody" };
	if (error) throw new Error(`The server could not say who you are (${status})`);
	return data === true ? { kind: "administrator", email } : { kind: "stranger", email };
}

/** Library events that change whether, or at which level, someone is signed in. */
const CHANGES: readonly string[] = ["SIGNED_IN", "MFA_CHALLENGE_VERIFIED", "SIGNED_OUT"];

/** Calls back when someone signs in or out in this or another tab of this browser. */
export function onSessionChange(changed: (signedIn: boolean) => void): () => void {
	const { data } = adminClient().auth.onAuthStateChange((event, session) => {
		if (CHANGES.includes(event)) changed(session !== null);
	});
	// A tab that signed out without a network has only forgotten the session, and the library tells nobody. And of a sign-in the
	// library tells before this tab can read the session that the other one has kept.
	const changedElsewhere = (event: StorageEvent) => {
		if (event.key === SESSION_KEY) changed(event.newValue !== null);
	};
	window.addEventListener("storage", changedElsewhere);
	const stopListening = onForgottenElsewhere((key) => void (key === SESSION_KEY && changed(false)));
	return () => {
		stopListening();
		data.subscription.unsubscribe();
		window.removeEventListener("storage", changedElsewhere);
	};
}

/**
 * Asks the server whether the session still exists. One that was ended on another device ends here, too, and `onSessionChange`
 * says so; without an answer nothing happens.
 */
export async function checkSession(): Promise<void> {
	if (!navigator.onLine) return;
	await within(adminClient().auth.getUser()).catch(() => null);
}

function forgetSession(): void {
	for (const key of [SESSION_KEY, `${SESSION_KEY}-user`, `${SESSION_KEY}-code-verifier`]) sessionStore.removeItem(key);
}

async function currentSession(): Promise<Session | null> {
	const { data, error } = await within(adminClient().auth.getSession());
	if (error instanceof AuthError && error.status && error.status < 500) return null;
	if (error) throw error;
	return data.session;
}
