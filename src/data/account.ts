import { adminClient, passingClient } from "./admin-client";
import { AccountFailed, answered, reasonOf, within } from "./auth-answer";

/** Shortest password, in characters; the same in supabase/config.toml and in the embedded backend. */
export const MIN_PASSWORD = 10;

/** Longest password, in bytes of UTF-8: the server's hash reads no further. */
export const MAX_PASSWORD_BYTES = 72;

/**
 * Asks for a mail with a link that leads to where a new password is set. It resolves whether or not there is such an account.
 *
 * @param landing absolute address of that screen.
 * @throws AccountFailed; "too-many" or "unreachable".
 */
export async function requestPasswordReset(email: string, landing: string): Promise<void> {
	const answer = await within(adminClient().auth.resetPasswordForEmail(email, { redirectTo: landing })).catch(() => null);
	if (!answer) throw new AccountFailed("unreachable");
	const { error } = answer;
	// "A mail went to this address a moment ago" is said of an account that exists only: it counts as done.
	if (!error || error.code === "over_email_send_rate_limit") return;
	const reason = reasonOf(error);
	throw new AccountFailed(reason === "too-many" ? "too-many" : "unreachable");
}

/**
 * Changes the password of the signed-in person and signs out all other devices. The current one is proven by a sign-in of its own,
 * which leaves the session alone: one with a second step would be thrown back to the first.
 *
 * @throws AccountFailed; "credentials" when the current password is wrong.
 */
export async function changePassword(email: string, current: string, next: string): Promise<void> {
	const proof = passingClient("proof");
	await answered(proof.auth.signInWithPassword({ email, password: current })).catch((error: unknown) => {
		if (error instanceof AccountFailed && error.reason === "refused") throw new AccountFailed("credentials");
		throw error;
	});
	try {
		await answered(adminClient().auth.updateUser({ password: next }));
	} finally {
		await within(proof.auth.signOut({ scope: "local" })).catch(() => null);
	}
	// Hosted, the server has done so by itself; whoever knew the old password is out in either case.
	await within(adminClient().auth.signOut({ scope: "others" })).catch(() => null);
}
