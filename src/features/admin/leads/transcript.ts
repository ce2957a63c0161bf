import { chatWords } from "@/content/chat-words";

/** What one of the two has said in a chat. */
export interface Turn {
	speaker: "assistant" | "visitor";
	text: string;
}

const SPEAKERS: readonly [string, Turn["speaker"]][] = [
	[`${chatWords.speakers.bot}: `, "assistant"],
	[`${chatWords.speakers.visitor}: `, "visitor"],
];

/**
 * The turns of a conversation as the chat writes it down (features/chat/chat-transcript.ts): a speaker's name, a colon, the text;
 * further lines of the same turn are set in by a space.
 *
 * @returns null when the message is none.
 */
export function readTranscript(message: string): { turns: Turn[]; isCut: boolean } | null {
	const turns: Turn[] = [];
	let isCut = false;
	for (const line of message.split("\n")) {
		const [name, speaker] = SPEAKERS.find(([label]) => line.startsWith(label)) ?? [];
		const last = turns.at(-1);
		if (name && speaker) turns.push({ speaker, text: line.slice(name.length) });
		else if (line === chatWords.earlier && !last) isCut = true;
		else if (last && line.startsWith(" ")) last.text += `\n${line.slice(1)}`;
		else return null;
	}
	return turns.length > 0 ? { turns, isCut } : null;
}
