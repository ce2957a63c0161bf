import { AccountFailed, type AccountReason } from "@/data/auth-answer";

const messages: Record<AccountReason, string> = {
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

/** @param special messages that replace the default ones on this screen. */
export function failureMessage(error: unknown, special: Special = {}): string {
	const reason = error instanceof AccountFailed ? error.reason : "unreachable";
	return special[reason] ?? messages[reason];
}

/** Returns the message and logs the reason; call it once per failure, not while rendering. */
export function logAccountFailure(error: unknown, special: Special = {}): string {
	console.warn("Account:", error instanceof Error ? error.message : error);
	return failureMessage(error, special);
}
