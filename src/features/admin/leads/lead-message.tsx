import { classNames } from "@/shared/lib/class-names";
import { readTranscript, type Turn } from "./transcript";

const SPEAKERS: Record<Turn["speaker"], string> = { assistant: "Assistant", visitor: "Visitor" };

/** What the visitor wrote: text and nothing but text. A conversation is shown as one. */
export function LeadMessage({ message, source }: { message: string; source: string | null }) {
	const chat = source === "chat" ? readTranscript(message) : null;
	if (!chat) {
		return (
			<p dir="auto" className="m-0 max-w-[48.2em] whitespace-pre-wrap text-[1.02rem] leading-relaxed [overflow-wrap:anywhere]">
				{message || "(empty message)"}
			</p>
		);
	}
	return (
		<div className="max-w-[48.2em]">
			{chat.isCut ? <p className="mt-0 mb-4 text-[0.9rem] text-ink-3">Earlier messages were left out.</p> : null}
			<ol aria-label="Conversation" className="m-0 grid list-none gap-3 p-0">
				{chat.turns.map((turn, index) => (
					<li
						// biome-ignore lint/suspicious/noArrayIndexKey: a transcript does not change its order.
						key={index}
						className={classNames(
							"max-w-[88%] rounded-box border px-4 py-2.5",
							turn.speaker === "visitor" ? "justify-self-end border-line-strong bg-sunken" : "justify-self-start border-line bg-surface",
						)}
					>
						<p className="label-mono m-0 text-ink-3">{SPEAKERS[turn.speaker]}</p>
						<p dir="auto" className="mt-1 mb-0 whitespace-pre-wrap [overflow-wrap:anywhere]">
							{turn.text}
						</p>
					</li>
				))}
			</ol>
		</div>
	);
}
