import type { SupabaseClient } from "@supabase/supabase-js";
import { adminClient, passingClient } from "./admin-client";
import { AccountFailed, answered, within } from "./auth-answer";
import { type Device, pendingDevices, verifyFactor } from "./second-factor";

/** What the link of a mail has brought in the page's address. */
export type RecoveryLink = { kind: "tokens"; accessToken: string; refreshToken: string } | { kind: "refused" };

/** The right to set a password, given by a link; held in this page's memory alone. */
export interface Recovery {
	email: string;
	/** One of these has to give a code with the new password; none where there is no second step. */
	devices: Device[];
	/**
	 * Sets the password, ends all other sessions, and only then signs in.
	 *
	 * @returns whether the sign-in came about; the password is set in either case.
	 * @throws AccountFailed when it was not set.
	 */
	setPassword: (password: string, proof?: { factorId: string; code: string }) => Promise<boolean>;
}

/** Links that lead to a new password: of a person who forgot it, and of one who was invited. */
const TYPES: readonly (string | null)[] = ["recovery", "invite"];

/**
 * Reads what the auth service's link has left in the address: tokens in its hash, or an error in its hash or query.
 *
 * @returns null for an address that is not of such a link.
 */
export function readRecoveryLink({ search, hash }: { search: string; hash: string }): RecoveryLink | null {
	const inHash = new URLSearchParams(hash.replace(/^#/, ""));
	const accessToken = inHash.get("access_token");
	const refreshToken = inHash.get("refresh_token");
	if (accessToken && refreshToken && TYPES.includes(inHash.get("type"))) return { kind: "tokens", accessToken, refreshToken };
	const refused = [inHash, new URLSearchParams(search)].some((part) => part.has("error") || part.has("error_code"));
	return refused || accessToken ? { kind: "refused" } : null;
}

/**
 * Opens a link's session beside the administration's own: until the password is set, no gate and no other tab knows of it.
 *
 * @throws AccountFailed; "link" when it does not count any more, "unreachable" when the server cannot be asked.
 */
export async function openRecovery(link: RecoveryLink): Promise<Recovery> {
	if (link.kind === "refused") throw new AccountFailed("link");
	const client = passingClient("recovery");
	const tokens = { access_token: link.accessToken, refresh_token: link.refreshToken };
	const { user } = await answered(client.auth.setSession(tokens)).catch((error: unknown) => {
		throw error instanceof AccountFailed && error.reason === "unreachable" ? error : new AccountFailed("link");
	});
	return {
		email: user?.email ?? "",
		devices: await pendingDevices(client),
		async setPassword(password, proof) {
			if (proof && (await pendingDevices(client)).length > 0) await verifyFactor(proof.factorId, proof.code, client);
			await answered(client.auth.updateUser({ password })).catch((error: unknown) => {
				throw error instanceof AccountFailed && error.reason === "session" ? new AccountFailed("link") : error;
			});
			// Whoever knew the forgotten password is out.
			await within(client.auth.signOut({ scope: "others" })).catch(() => null);
			return moveToAdministration(client);
		},
	};
}

/** From here on the link's session is an ordinary one, kept by the browser. */
async function moveToAdministration(client: SupabaseClient): Promise<boolean> {
	try {
		const { session } = await answered(client.auth.getSession());
		if (!session) return false;
		await answered(adminClient().auth.setSession({ access_token: session.access_token, refresh_token: session.refresh_token }));
		return true;
	} catch {
		return false;
	}
}
