import { isReachable } from "@/data/reachable";

/** Name of the stored conversation in this tab's session storage. */
export const CHAT_KEY = "chat";

/** Whether this tab has a conversation, at least its welcome message. */
export function hasConversation(): boolean {
	try {
		return sessionStorage.getItem(CHAT_KEY) !== null;
	} catch {
		return false;
	}
}

const RELOAD_KEY = "chat-reload";
const REOPEN_KEY = "chat-reopen";
const QUIET_MS = 60_000;

/**
 * Reloads the page, where the chat opens again: after a deployment its old files are gone. At most once a minute, and only while the
 * site is reachable and the tab can store the conversation.
 */
export async function reloadForChat(): Promise<void> {
	try {
		const last = Number(sessionStorage.getItem(RELOAD_KEY));
		if (!navigator.onLine || Date.now() - last < QUIET_MS || !(await isReachable(location.href))) return;
		sessionStorage.setItem(RELOAD_KEY, String(Date.now()));
		sessionStorage.setItem(REOPEN_KEY, "");
		location.reload();
	} catch {
		// Blocked storage: a reload would lose the conversation.
	}
}

/** Whether the chat has reloaded the page. True only once. */
export function takeReopening(): boolean {
	try {
		const isWanted = sessionStorage.getItem(REOPEN_KEY) !== null;
		sessionStorage.removeItem(REOPEN_KEY);
		return isWanted;
	} catch {
		return false;
	}
}
