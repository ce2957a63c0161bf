import { AccountFailed, type AccountReason } from "@/data/auth-answer";

const messages: Record<AccountReason, string> = {
	credentials: "The email or password is wrong.",
	"too-many": "Too many attempts. Wait a few minutes and try again.",
	unreachable: "The server can't be reached. Please try again.",
	"same-password": "That is your current password. Choose a different one.",
	"weak-password": "This password is too weak. Choose a longer one that you don't use anywhere else.",
	link: "This link has expired or has already been used.",
	code: "The code is wrong or has expired. Enter the one your app shows now.",
	"code-needed": "Sign in again with a code from your authenticator app, then try again.",
	unsupported: "Two-step sign-in is off on this server. Ask the person who runs it to turn it on.",
	"fresh-sign-in": "This change needs a recent sign-in. Log out, sign in and try again.",
	session: "Your session has ended. Sign in again.",
	refused: "The server refused the request. Please try again.",
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
