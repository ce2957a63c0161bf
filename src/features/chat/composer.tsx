import { ArrowUp } from "lucide-react";
import { type Dispatch, type KeyboardEvent, useId } from "react";
import { chatWords } from "@/content/chat-words";
import { site } from "@/content/site";
import { classNames } from "@/shared/lib/class-names";
import { controlStyles } from "@/shared/ui/field";
import { type ChatEvent, type Conversation, MAX_TEXT, refusalOf } from "./chat-conversation";

interface ComposerProps {
	chat: Conversation;
	dispatch: Dispatch<ChatEvent>;
}

/** The field for what no quick reply says. Enter sends, Shift and Enter begin a new line. */
export function Composer({ chat, dispatch }: ComposerProps) {
	const id = useId();
	const refusal = refusalOf(chat);
	const note = refusal === "blank" ? null : refusal;
	const say = () => dispatch({ type: "say", at: Date.now() });
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key !== "Enter" || event.shiftKey) return;
		// Safari ends the composition before it reports the key; 229 is how it says that the key was part of one.
		if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return;
		event.preventDefault();
		say();
	};
	return (
		<form
			data-ready=""
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				say();
			}}
			className="border-line border-t p-3"
		>
			<div className="flex items-end gap-2">
				<label htmlFor={id} className="sr-only">
					{chatWords.field.label}
				</label>
				<textarea
					id={id}
					rows={1}
					value={chat.draft}
					placeholder={chatWords.field.hint}
					autoComplete="off"
					enterKeyHint="send"
					aria-invalid={note ? true : undefined}
					aria-describedby={note ? `${id}-note` : undefined}
					onChange={(event) => dispatch({ type: "draft", text: event.target.value })}
					onKeyDown={onKeyDown}
					className={classNames(controlStyles, "max-h-28 min-h-11 flex-1 resize-none py-2.5 text-base leading-snug field-sizing-content")}
				/>
				<button
					type="submit"
					aria-label={chatWords.field.send}
					className="grid size-11 shrink-0 place-items-center rounded-full border border-transparent bg-accent-bright text-on-accent transition-colors aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-ink-3"
					aria-disabled={refusal ? true : undefined}
				>
					<ArrowUp aria-hidden="true" className="size-5" />
				</button>
			</div>
			{note ? <Refused id={`${id}-note`} why={note} length={chat.draft.trim().length} /> : null}
		</form>
	);
}

/** Why the text stays in the field. */
function Refused({ id, why, length }: { id: string; why: "too-long" | "too-many"; length: number }) {
	return (
		<p id={id} role="status" className="mx-1 mt-2 mb-0 text-[0.82rem] text-danger leading-snug">
			{why === "too-many" ? (
				chatWords.tooMany
			) : (
				<>
					{chatWords.tooLong}{" "}
					<a href={`mailto:${site.email}`} className="link-line">
						{site.email}
					</a>
					. {length.toLocaleString("en-US")} / {MAX_TEXT.toLocaleString("en-US")}
				</>
			)}
		</p>
	);
}
