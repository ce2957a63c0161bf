import { chatWords } from "@/content/chat-words";
import { classNames } from "@/shared/lib/class-names";
import type { ChatMessage } from "./chat-conversation";

/** What was said so far; new messages are read out. */
export function MessageLog({ messages }: { messages: ChatMessage[] }) {
	return (
		<div role="log" aria-live="polite" aria-label={chatWords.log} className="grid gap-2.5">
			{messages.map(({ id, text, isBot }) => (
				<p
					key={id}
					data-speaker={isBot ? "bot" : "visitor"}
					className={classNames(
						"m-0 max-w-[88%] whitespace-pre-line rounded-box px-3.5 py-2.5 text-[0.94rem] leading-normal [overflow-wrap:anywhere]",
						isBot ? "justify-self-start rounded-bl-[3px] bg-sunken" : "justify-self-end rounded-br-[3px] bg-solid text-on-solid",
					)}
				>
					<span className="sr-only">{isBot ? chatWords.speakers.bot : chatWords.speakers.you}: </span>
					<bdi>{text}</bdi>
				</p>
			))}
		</div>
	);
}
