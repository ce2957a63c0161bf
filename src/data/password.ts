import type { SupabaseClient } from "@supabase/supabase-js";
import { adminClient, temporaryClient } from "./admin-client";
import { AccountFailed, readAnswer, toAccountReason, waitInTime } from "./auth-answer";
import { type Device, pendingDevices, verifyFactor } from "./second-factor";

/** Shortest password in characters, as in supabase/config.toml and in the embedded backend. */
export const MIN_PASSWORD = 10;

/** Longest password in bytes of UTF-8; the server's hash ignores the rest. */
export const MAX_PASSWORD_BYTES = 72;

/** Mails a link to `landing`, an absolute address. Throws AccountFailed "too-many" or "unreachable". */
export async function requestPasswordReset(email: string, landing: string): Promise<void> {
	const answer = await waitInTime(adminClient().auth.resetPasswordForEmail(email, { redirectTo: landing })).catch(() => null);
	if (!answer) throw new AccountFailed("unreachable");
	const { error } = answer;
	// Only an existing account gets this error, so count it as sent: the answer must not tell.
	if (!error || error.code === "over_email_send_rate_limit") return;
	const reason = toAccountReason(error);
	throw new AccountFailed(reason === "too-many" ? "too-many" : "unreachable");
}

/** The last new password whose request got no answer: it can be stored. */
let unanswered: string | null = null;

/** Sends a new password. Throws AccountFailed. */
async function send(client: SupabaseClient, password: string): Promise<void> {
	const wasUnanswered = unanswered === password;
	unanswered = null;
	await readAnswer(client.auth.updateUser({ password })).catch((error: unknown) => {
		const reason = error instanceof AccountFailed ? error.reason : null;
		if (reason === "unreachable") unanswered = password;
		if (!(reason === "same-password" && wasUnanswered)) throw error;
	});
}

/** Changes the password and signs out other devices. Throws AccountFailed; "credentials" when `current` is wrong. */
export async function changePassword(email: string, current: string, next: string): Promise<void> {
	// A second client proves the password: signing in here would ask for the second step again.
	const proof = temporaryClient("proof");
	const prove = (password: string) => readAnswer(proof.auth.signInWithPassword({ email, password }));
	const refused = (error: unknown) => {
		throw error instanceof AccountFailed && error.reason === "refused" ? new AccountFailed("credentials") : error;
	};
	await prove(current)
		.catch(refused)
		.catch(async (error: unknown) => {
			if (unanswered !== next || !(error instanceof AccountFailed && error.reason === "credentials")) throw error;
			await prove(next).catch(refused);
		});
	try {
		await send(adminClient(), next);
	} finally {
		await waitInTime(proof.auth.signOut({ scope: "local" })).catch(() => null);
	}
	await waitInTime(adminClient().auth.signOut({ scope: "others" })).catch(() => null);
}

export type RecoveryLink = { kind: "tokens"; accessToken: string; refreshToken: string } | { kind: "refused" };

export interface Recovery {
	email: string;
	devices: Device[];
	setPassword: (password: string, proof?: { factorId: string; code: string }) => Promise<boolean>;
}

const TYPES: readonly (string | null)[] = ["recovery", "invite"];

/** Reads the tokens or the error that an auth link left in the address; null for another address. */
export function readRecoveryLink({ search, hash }: { search: string; hash: string }): RecoveryLink | null {
	const inHash = new URLSearchParams(hash.replace(/^#/, ""));
	const accessToken = inHash.get("access_token");
	const refreshToken = inHash.get("refresh_token");
	if (accessToken && refreshToken && TYPES.includes(inHash.get("type"))) return { kind: "tokens", accessToken, refreshToken };
	const refused = [inHash, new URLSearchParams(search)].some((part) => part.has("error") || part.has("error_code"));
	return refused || accessToken ? { kind: "refused" } : null;
}

/** Opens a link's session in memory only. Throws AccountFailed "link" (expired or used) or "unreachable". */
export async function openRecovery(link: RecoveryLink): Promise<Recovery> {
	if (link.kind === "refused") throw new AccountFailed("link");
	const client = temporaryClient("recovery");
	const tokens = { access_token: link.accessToken, refresh_token: link.refreshToken };
	const { user } = await readAnswer(client.auth.setSession(tokens)).catch((error: unknown) => {
		throw error instanceof AccountFailed && error.reason === "unreachable" ? error : new AccountFailed("link");
	});
	return {
		email: user?.email ?? "",
		devices: await pendingDevices(client),
		async setPassword(password, proof) {
			if (proof && (await pendingDevices(client)).length > 0) await verifyFactor(proof.factorId, proof.code, client);
			await send(client, password).catch((error: unknown) => {
				throw error instanceof AccountFailed && error.reason === "session" ? new AccountFailed("link") : error;
			});
			await waitInTime(client.auth.signOut({ scope: "others" })).catch(() => null);
			return moveToAdministration(client);
		},
	};
}

async function moveToAdministration(client: SupabaseClient): Promise<boolean> {
	try {
		const { session } = await readAnswer(client.auth.getSession());
		if (!session) return false;
		await readAnswer(adminClient().auth.setSession({ access_token: session.access_token, refresh_token: session.refresh_token }));
		return true;
	} catch {
		return false;
	}
}
