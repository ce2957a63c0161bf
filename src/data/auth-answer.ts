import { isAuthError, isAuthSessionMissingError } from "@supabase/supabase-js";

export type AccountReason =
	| "credentials"
	| "too-many"
	| "unreachable"
	| "same-password"
	| "weak-password"
	| "link"
	| "code"
	| "code-needed"
	| "unsupported"
	| "fresh-sign-in"
	| "session"
	| "refused";

export class AccountFailed extends Error {
	override name = "AccountFailed";
	constructor(readonly reason: AccountReason) {
		super(`Account: ${reason}`);
	}
}

const AUTH_TIMEOUT_MS = 12_000;

/** Rejects when the auth service takes longer than 12 s. */
export async function waitInTime<T>(request: PromiseLike<T>): Promise<T> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_resolve, reject) => {
		timer = setTimeout(() => reject(new Error("The auth service did not respond in time")), AUTH_TIMEOUT_MS);
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

/** The data of an answer of the auth service. Throws AccountFailed for an error or no answer in time. */
export async function readAnswer<A extends Answer>(request: PromiseLike<A>): Promise<Extract<A, { error: null }>["data"]> {
	const answer = await waitInTime(request).catch(() => null);
	if (!answer) throw new AccountFailed("unreachable");
	if (!isSuccess(answer)) throw new AccountFailed(toAccountReason(answer.error));
	return answer.data;
}

function isSuccess<A extends Answer>(answer: A): answer is Extract<A, { error: null }> {
	return answer.error === null || answer.error === undefined;
}

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

/** The reason behind an error of the auth service; "unreachable" for anything that isn't its answer. */
export function toAccountReason(error: unknown): AccountReason {
	if (!isAuthError(error)) return "unreachable";
	if (isAuthSessionMissingError(error)) return "session";
	if (error.status === 429) return "too-many";
	const known = error.code === undefined ? undefined : Object.getOwnPropertyDescriptor(REASONS, error.code)?.value;
	if (known) return known;
	return error.status && error.status >= 400 && error.status < 500 ? "refused" : "unreachable";
}
