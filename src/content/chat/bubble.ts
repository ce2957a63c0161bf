import { paths } from "../paths";

/** The pages that carry the chat. */
export const chatPaths: readonly string[] = [paths.home, paths.portfolio, paths.salesforce];

/** Texts of the chat's button. messages.ts loads with the chat. */
export const chatBubble = {
	region: "Chat",
	open: "Open chat with the automated assistant",
	close: "Close chat",
	failed: "The chat didn’t load. Check your connection and open it again.",
} as const;
