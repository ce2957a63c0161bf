import { chatWords, quickReplies } from "@/content/chat-words";
import type { Conversation } from "./chat-conversation";

interface QuickRepliesProps {
	chat: Conversation;
	onPick: (text: string) => void;
}

/** The offered replies; none while an answer is on its way. */
export function QuickReplies({ chat, onPick }: QuickRepliesProps) {
	if (chat.waiting.length > 0) return null;
	return (
		<fieldset className="m-0 mt-4 flex flex-wrap gap-1.5 border-0 p-0">
			<legend className="sr-only">{chatWords.replies}</legend>
			{quickReplies.map(({ text }) => (
				<button
					key={text}
					type="button"
					onClick={() => onPick(text)}
					className="min-h-8.5 rounded-full border border-control-line px-2.5 py-1.5 text-left font-medium text-[0.82rem] leading-tight transition-colors hover:border-ink hover:bg-sunken"
				>
					{text}
				</button>
			))}
		</fieldset>
	);
}
