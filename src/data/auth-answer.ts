import { isAuthError, isAuthSessionMissingError } from "@supabase/supabase-js";

/** Why the auth service refused a request, as shown to the visitor. */
export type AccountReason =
	| "credentials"
	| "too-many"
	| "unreachable"
	| "same-password"
	| "weak-password"
	/** The link of a mail has expired or was used. */
	| "link"
	/** The code of the second step is wrong or too old. */
	| "code"
	/** The second step has to be passed first. */
	| "code-needed"
	/** The backend does not offer this. */
	| "unsupported"
	/** The server wants a sign-in of the last hours for this. */
	| "fresh-sign-in"
	/** The session has ended. */
	| "session"
	| "refused";

/** An account request failed for a reason that the visitor can see. */
export class AccountFailed extends Error {
	override name = "AccountFailed";
	constructor(readonly reason: AccountReason) {
		super(`Account: ${reason}`);
	}
}

/** Longest wait for the auth service, in milliseconds. */
const AUTH_TIMEOUT_MS = 10_000;

/** An answer within the time, or an error: a server that hangs must not leave a person in front of a waiting screen. */
export async function within<T>(request: PromiseLike<T>): Promise<T> {
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

interface Answer {
	data: unknown;
	error: unknown;
}

/**
 * The data of an answer of the auth service.
 *
 * @throws AccountFailed when it is an error, and when there is none in time.
 */
export async function answered<A extends Answer>(request: PromiseLike<A>): Promise<Extract<A, { error: null }>["data"]> {
	const answer = await within(request).catch(() => null);
	if (!answer) throw new AccountFailed("unreachable");
	if (!isSuccess(answer)) throw new AccountFailed(reasonOf(answer.error));
	return answer.data;
}

function isSuccess<A extends Answer>(answer: A): answer is Extract<A, { error: null }> {
	return answer.error === null || answer.error === undefined;
}

/** Codes of Supabase's auth service that mean something to a person. */
const REASONS: Record<string, AccountReason> = {
	invalid_credentials: "credentials",
	same_password: "same-password",
	weak_password: "weak-password",
	otp_expired: "link",
	mfa_verification_failed: "code",
	mfa_verification_rejected: "code",
	mfa_challenge_expired: "code",
	insufficient_aal: "code-needed",
	mfa_totp_enroll_not_enabled: "unsupported",
	mfa_totp_verify_not_enabled: "unsupported",
	reauthentication_needed: "fresh-sign-in",
	bad_jwt: "session",
	no_authorization: "session",
};

/** What an error of the auth service means; whatever did not come from it as an answer means that it cannot be reached. */
export function reasonOf(error: unknown): AccountReason {
	if (!isAuthError(error)) return "unreachable";
	if (isAuthSessionMissingError(error)) return "session";
	if (error.status === 429) return "too-many";
	const known = error.code === undefined ? undefined : Object.getOwnPropertyDescriptor(REASONS, error.code)?.value;
	if (known) return known;
	return error.status && error.status >= 400 && error.status < 500 ? "refused" : "unreachable";
}
