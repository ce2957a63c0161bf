import { type KeyboardEvent, useId } from "react";
import { LONGEST_ALT, type Picture } from "@/data/pictures/picture-types";
import { classNames } from "@/shared/lib/class-names";
import { Button } from "@/shared/ui/button";
import { useAlt } from "./use-alt";

interface AltEditorProps {
	picture: Picture;
	/** Hears every text that is typed, and null when what is typed is what is stored. */
	onText?: (text: string | null) => void;
	/** Hears of every newer version that a saving brings to light. */
	onStored?: (newer: Picture) => void;
}

/** What a picture shows, in words. Saved on leaving the box or by Enter; Esc takes back what was typed. */
export function AltEditor({ picture, onText, onStored }: AltEditorProps) {
	const id = useId();
	const { text, type, state, problem, save, revert, isChanged } = useAlt(picture, onStored);
	const isMissing = text.trim() === "";
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.nativeEvent.isComposing) return;
		if (event.key === "Enter") {
			event.preventDefault();
			void save();
		}
		if (event.key === "Escape" && isChanged) {
			// The first Esc takes the text back, a second one closes the dialog around it.
			event.preventDefault();
			event.stopPropagation();
			revert();
			onText?.(null);
		}
	};
	return (
		<div>
			<label htmlFor={id} className="mb-1 flex items-baseline justify-between gap-2 font-medium text-[0.8rem]">
				<span>
					Alternative text<span className="sr-only"> of {picture.name}</span>
				</span>
				<span id={`${id}-note`} className={classNames("font-normal", isMissing ? "text-accent" : "text-ink-3")}>
					{state === "saving" ? "Saving…" : isMissing ? "Missing" : state === "saved" ? "Saved" : ""}
				</span>
			</label>
			<textarea
				id={id}
				rows={2}
				maxLength={LONGEST_ALT}
				value={text}
				aria-describedby={`${id}-note`}
				onChange={(event) => {
					type(event.target.value);
					onText?.(event.target.value);
				}}
				onBlur={() => void save()}
				onKeyDown={onKeyDown}
				className="control field-sizing-content min-h-[3.6rem] resize-none px-2.5 py-2 text-[0.85rem] leading-snug"
			/>
			{problem ? (
				<>
					<p role="alert" className="mt-1 mb-1.5 text-[0.78rem] text-danger">
						{problem}
					</p>
					<Button tone="line" size="s" onClick={() => void save()}>
						Save again
					</Button>
				</>
			) : null}
		</div>
	);
}
