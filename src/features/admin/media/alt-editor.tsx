import { useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { LONGEST_ALT, type Picture } from "@/data/pictures/picture-types";
import { StalePicture, saveAlt } from "@/data/pictures/repository";
import { keepsEscape } from "@/features/admin/ui/dialog";
import { classNames } from "@/shared/lib/class-names";
import { Button } from "@/shared/ui/button";
import { PICTURES_KEY } from "./library";

interface AltEditorProps {
	picture: Picture;
	/** Looks like plain text until it is pointed at or has the focus. */
	isPlain?: boolean;
	/** Receives the unsaved text, or null once nothing is unsaved. */
	onText?: (text: string | null) => void;
	/** Receives each newer version of the picture that saving returns. */
	onStored?: (newer: Picture) => void;
}

/** Saves on blur or Enter; Esc discards the change. */
export function AltEditor({ picture, isPlain = false, onText, onStored }: AltEditorProps) {
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
			revert();
			onText?.(null);
		}
	};
	return (
		<div className="relative">
			<label htmlFor={id} className={classNames("flex items-baseline justify-between gap-2 font-medium text-[0.8rem]", !isPlain && "mb-1")}>
				<span className={isPlain ? "sr-only" : undefined}>
					Alternative text<span className="sr-only"> of {picture.name}</span>
				</span>
				<span
					id={`${id}-note`}
					className={classNames(
						"font-normal",
						isMissing ? "text-accent" : "text-ink-3",
						isPlain && (isMissing ? "sr-only" : "absolute top-full right-0 leading-none"),
					)}
				>
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
				{...keepsEscape(isChanged)}
				placeholder={isPlain ? "Add alternative text" : undefined}
				className={classNames(
					"control field-sizing-content resize-none text-[0.85rem] leading-snug",
					isPlain
						? "-mx-1 min-h-11 w-[calc(100%+0.5rem)] border-transparent! bg-transparent px-1 py-1.5 text-ink-2 placeholder:text-accent placeholder:opacity-100 hover:border-line-strong! focus:border-line-strong! focus:text-ink"
						: "min-h-[3.6rem] px-2.5 py-2",
				)}
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

export function useAlt(picture: Picture, onStored?: (newer: Picture) => void) {
	const queries = useQueryClient();
	const [stored, setStored] = useState(picture);
	const [text, setText] = useState(picture.alt);
	const [state, setState] = useState<"idle" | "saving" | "saved">("idle");
	const [problem, setProblem] = useState<string | null>(null);
	/** The latest text: a save requested while another one runs sends it afterwards. */
	const latest = useRef(picture.alt);
	const isWanted = useRef(false);
	latest.current = text.trim();
	// Accept a newer text from the server unless the admin is editing.
	if (picture.version > stored.version) {
		setStored(picture);
		if (text === stored.alt) setText(picture.alt);
	}

	const keep = (newer: Picture) => {
		setStored(newer);
		onStored?.(newer);
	};

	const save = async () => {
		isWanted.current = true;
		if (state === "saving" || text.trim() === stored.alt) return;
		setState("saving");
		setProblem(null);
		try {
			let saved = stored;
			let sent = stored.alt;
			while (isWanted.current && latest.current !== sent) {
				isWanted.current = false;
				sent = latest.current;
				saved = await saveAlt(saved, sent);
				keep(saved);
			}
			setState(latest.current === sent ? "saved" : "idle");
			// Only the list of missing texts keeps its cards until it is opened again, so that the focus isn't lost with one.
			void queries.invalidateQueries({ queryKey: PICTURES_KEY, predicate: ({ queryKey }) => queryKey[1] !== "no-alt" });
		} catch (error) {
			console.error("Alternative text:", error instanceof Error ? error.message : error);
			setState("idle");
			setProblem(problemOf(error));
			if (error instanceof StalePicture) keep(error.current);
		}
	};
	const type = (next: string) => {
		setText(next);
		if (state === "saved") setState("idle");
	};
	return { text, type, state, problem, save, revert: () => type(stored.alt), isChanged: text.trim() !== stored.alt };
}

function problemOf(error: unknown): string {
	if (error instanceof StalePicture) return `Someone else changed this to “${error.current.alt}”. Save again to replace it.`;
	return "Not saved. Your text is still here.";
}
