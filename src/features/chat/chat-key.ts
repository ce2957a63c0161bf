import { reloadOnce } from "@/data/reachable";

/** Name of the stored conversation in this tab's session storage. */
export const CHAT_KEY = "chat";
const REOPEN_KEY = "chat-reopen";

/** Whether this tab has a conversation, at least its welcome message. */
export const hasConversation = (): boolean => isStored(CHAT_KEY);

/** Reloads the page, where the chat opens again: after a deployment its old files are gone. At most once a minute. */
export const reloadForChat = (): Promise<void> => reloadOnce(null, () => sessionStorage.setItem(REOPEN_KEY, ""));

/** Whether the chat has reloaded the page. True only once. */
export function takeReopening(): boolean {
	const isWanted = isStored(REOPEN_KEY);
	if (isWanted) sessionStorage.removeItem(REOPEN_KEY);
	return isWanted;
}

function isStored(key: string): boolean {
	try {
		return sessionStorage.getItem(key) !== null;
	} catch {
		return false;
	}
}
