import { paths } from "./paths";

/** The pages that carry the chat. */
export const chatPaths: readonly string[] = [paths.home, paths.portfolio, paths.salesforce];

/** What the bubble says; what the chat itself says is loaded with it (chat-words.ts). */
export const chatBubble = {
	region: "Chat",
	open: "Open chat with the automated assistant",
	close: "Close chat",
	failed: "The chat could not be loaded. Check your connection and open it again.",
} as const;
