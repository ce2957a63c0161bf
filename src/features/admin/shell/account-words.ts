import { AccountFailed, type AccountReason } from "@/data/auth-answer";

const words: Record<AccountReason, string> = {
	credentials: "E-mail or password is wrong.",
	"too-many": "Too many attempts. Wait a few minutes and try again.",
	unreachable: "The server cannot be reached. Please try again.",
	"same-password": "That is the password you have now. Choose another one.",
	"weak-password": "The server finds this password too weak. Choose a longer one that is used nowhere else.",
	link: "This link has expired or was used already.",
	code: "The code is wrong or too old. Type the one that your app shows now.",
	"code-needed": "Sign in again with a code of your authenticator app, then try again.",
	unsupported: "This backend does not offer it.",
	"fresh-sign-in": "The server wants a fresh sign-in for this. Log out, sign in and try again.",
	session: "Your session has ended. Sign in again.",
	refused: "The server has refused this. Please try again.",
};

type Special = Partial<Record<AccountReason, string>>;

/**
 * What a person is told of a failure.
 *
 * @param special words for this screen instead of the usual ones.
 */
export function failureWords(error: unknown, special: Special = {}): string {
	const reason = error instanceof AccountFailed ? error.reason : "unreachable";
	return special[reason] ?? words[reason];
}

/** The same, and the reason into the log: for the moment at which it fails, not for every render after it. */
export function accountWords(error: unknown, special: Special = {}): string {
	console.warn("Account:", error instanceof Error ? error.message : error);
	return failureWords(error, special);
}
