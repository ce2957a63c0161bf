import { chatWords } from "@/content/chat-words";
import { type ChatMessage, type Conversation, unsentOf } from "./chat-conversation";

/** Longest subject line, in characters. */
const MAX_SUBJECT = 100;
/** Room for answers and picked replies beside the typed texts; together they stay under the relay's 20,000 characters. */
const MAX_OTHER = 5000;

/** What goes to the team: what was said since they last heard, with the names of the speakers. */
export function transcriptOf(chat: Conversation): { subject: string; message: string } {
	const unsent = unsentOf(chat);
	let room = MAX_OTHER;
	const lines: string[] = [];
	for (let position = chat.messages.length - 1; position >= chat.sent; position -= 1) {
		const message = chat.messages[position];
		if (!message) continue;
		const line = lineOf(message);
		if (!unsent.includes(position)) {
			room -= line.length;
			if (room < 0) continue;
		}
		lines.unshift(line);
	}
	if (room < 0) lines.unshift(chatWords.earlier);
	return { subject: subjectOf(chat.messages[unsent[0] ?? -1]?.text ?? ""), message: lines.join("\n") };
}

/** Lines of one message are set in, so that no text can speak with another's name. */
function lineOf({ isBot, text }: ChatMessage): string {
	return `${isBot ? chatWords.speakers.bot : chatWords.speakers.visitor}: ${text.replace(/\n+/g, "\n ")}`;
}

/** "Chat:" and the first words, cut between words where there is a gap, never inside a character. */
function subjectOf(text: string): string {
	const line = `${chatWords.subject} ${text.replace(/\s+/g, " ")}`;
	if (line.length <= MAX_SUBJECT) return line;
	const cut = line.slice(0, MAX_SUBJECT).replace(/[\ud800-\udbff]$/, "");
	const gap = cut.lastIndexOf(" ");
	return gap > chatWords.subject.length ? cut.slice(0, gap) : cut;
}
