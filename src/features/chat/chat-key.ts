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
