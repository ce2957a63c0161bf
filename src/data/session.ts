import { isAuthSessionMissingError } from "@supabase/supabase-js";
import { adminClient, onForgottenElsewhere, readSession, sessionStore } from "./admin-client";
import { waitInTime } from "./auth-answer";
import { type Device, devicesToAsk, pendingDevices } from "./second-factor";
import { SESSION_KEY } from "./session-key";

/** The visitor of the admin area. "second-step": the password was right, the device's code is missing. */
export type CurrentUser =
	| { kind: "signed-out" }
	| { kind: "second-step"; email: string; devices: Device[] }
	| { kind: "stranger"; email: string }
	| { kind: "administrator"; email: string };

export class SignInFailed extends Error {
	override name = "SignInFailed";
	constructor(readonly reason: "credentials" | "too-many" | "refused" | "unreachable") {
		super(`Sign-in failed: ${reason}`);
	}
}

/** Signs in with e-mail and password. Throws SignInFailed. */
export async function signIn(email: string, password: string): Promise<void> {
	const answer = await waitInTime(adminClient().auth.signInWithPassword({ email, password })).catch(() => null);
	if (!answer) throw new SignInFailed("unreachable");
	const { error } = answer;
	if (!error) return;
	if (error.status === 429) throw new SignInFailed("too-many");
	if (error.code === "invalid_credentials") throw new SignInFailed("credentials");
	throw new SignInFailed(error.status && error.status >= 400 && error.status < 500 ? "refused" : "unreachable");
}

/** Ends the session of this browser in all its tabs, also without an answer. */
export async function signOut(): Promise<void> {
	await endSession("local");
}

/** Ends every session of the account. Returns false when other devices may still be signed in. */
export async function signOutEverywhere(): Promise<boolean> {
	return endSession("global");
}

async function endSession(scope: "local" | "global"): Promise<boolean> {
	const answer = await waitInTime(adminClient().auth.signOut({ scope })).catch(() => null);
	const done = answer !== null && !answer.error;
	// Without an answer the library keeps the session.
	if (!done) forgetSession();
	return done;
}

/** Asks the server for the visitor's role: browser flags and token claims don't count. Throws when it can't answer. */
export async function getCurrentUser(): Promise<CurrentUser> {
	const session = await waitInTime(readSession());
	if (!session) return { kind: "signed-out" };
	const email = session.user.email ?? "";
	const devices = await pendingDevices();
	if (devices.length > 0) return { kind: "second-step", email, devices };
	const { data, error, status } = await waitInTime(adminClient().rpc("is_administrator").retry(false));
	if (status === 401) return { kind: "signed-out" };
	if (error || typeof data !== "boolean") throw unchecked(status);
	if (!data) return refusedUser(email);
	// Another tab can have signed out in the meantime.
	return (await waitInTime(readSession())) ? { kind: "administrator", email } : { kind: "signed-out" };
}

/** The database also refuses a session that ended on another device, and one from before the account's second step was set up. */
async function refusedUser(email: string): Promise<CurrentUser> {
	const { data, error } = await waitInTime(adminClient().auth.getUser());
	if (isAuthSessionMissingError(error) || error?.status === 401 || error?.status === 403) return { kind: "signed-out" };
	if (error) throw unchecked(error.status ?? 0);
	const devices = await devicesToAsk(data.user);
	return devices.length > 0 ? { kind: "second-step", email, devices } : { kind: "stranger", email };
}

const unchecked = (status: number) => new Error(`The server could not check your account (${status})`);

const CHANGES: readonly string[] = ["SIGNED_IN", "MFA_CHALLENGE_VERIFIED", "SIGNED_OUT"];

/** Calls back when someone signs in or out in any tab. Returns a function that stops it. */
export function onSessionChange(changed: (signedIn: boolean) => void): () => void {
	const { data } = adminClient().auth.onAuthStateChange((event, session) => {
		if (CHANGES.includes(event)) changed(session !== null);
	});
	// The library reports neither another tab's offline sign-out nor its sign-in once the session can be read.
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

/** Asks the server whether the session still exists; `onSessionChange` reports one that ended elsewhere. */
export async function checkSession(): Promise<void> {
	if (!navigator.onLine) return;
	await waitInTime(adminClient().auth.getUser()).catch(() => null);
}

function forgetSession(): void {
	for (const key of [SESSION_KEY, `${SESSION_KEY}-user`, `${SESSION_KEY}-code-verifier`]) sessionStore.removeItem(key);
}
