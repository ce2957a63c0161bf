import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { LONGEST_ALT, type Picture } from "@/data/pictures/picture-types";
import { StalePicture, saveAlt } from "@/data/pictures/repository";
import { keepsEscape } from "@/features/admin/ui/dialog";
import { logFailure, reportFailure } from "@/features/admin/ui/failures";
import { unsentTexts } from "@/features/admin/ui/unsent-texts";
import { classNames } from "@/shared/lib/class-names";
import { isComposing } from "@/shared/lib/is-composing";
import { storableText } from "@/shared/lib/text/storable-text";
import { Button } from "@/shared/ui/button";
import { PICTURES_KEY } from "./library";
import { notSavedText } from "./picture-format";

interface AltEditorProps {
	picture: Picture;
	/** Looks like plain text until it is pointed at or has the focus. */
	isPlain?: boolean;
	/** Receives the unsaved text, or null once nothing is unsaved. */
	onText?: (text: string | null) => void;
	/** Receives each newer version of the picture that saving returns. */
	onStored?: (newer: Picture) => void;
}

/** Saves on blur, on Enter or when the screen is left; Esc discards the change. */
export function AltEditor({ picture, isPlain = false, onText, onStored }: AltEditorProps) {
	const id = useId();
	const box = useRef<HTMLTextAreaElement>(null);
	const { text, type, state, problem, save, saveOnBlur, revert, isChanged } = useAlt(picture, onStored);
	const tellKept = useEffectEvent(() => (isChanged ? onText?.(text) : undefined));
	useEffect(() => tellKept(), []);
	const onKeyDown = (event: KeyboardEvent) => {
		if (isComposing(event.nativeEvent)) return;
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
			<AltLabel id={id} name={picture.name} isPlain={isPlain} isMissing={text.trim() === ""} state={state} />
			<textarea
				ref={box}
				id={id}
				rows={2}
				maxLength={LONGEST_ALT}
				value={text}
				aria-describedby={`${id}-note`}
				onChange={(event) => {
					type(event.target.value);
					onText?.(event.target.value);
				}}
				onBlur={saveOnBlur}
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
				<NotSaved
					problem={problem}
					onAgain={() => {
						// The button disappears.
						box.current?.focus();
						void save();
					}}
				/>
			) : null}
		</div>
	);
}

interface AltLabelProps {
	/** Of the text box. */
	id: string;
	name: string;
	isPlain: boolean;
	isMissing: boolean;
	state: SaveState;
}

function AltLabel({ id, name, isPlain, isMissing, state }: AltLabelProps) {
	return (
		<label htmlFor={id} className={classNames("flex items-baseline justify-between gap-2 font-medium text-[0.8rem]", !isPlain && "mb-1")}>
			<span className={isPlain ? "sr-only" : undefined}>
				Alternative text<span className="sr-only"> of {name}</span>
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
	);
}

function NotSaved({ problem, onAgain }: { problem: string; onAgain: () => void }) {
	return (
		<>
			<p role="alert" className="mt-1 mb-1.5 text-[0.78rem] text-danger">
				{problem}
			</p>
			<Button tone="line" size="s" onClick={onAgain}>
				Save again
			</Button>
		</>
	);
}

type SaveState = "idle" | "saving" | "saved";

const LOG = "Alternative text";
const NOT_SAVED = "Not saved. Your text is still here.";

/** Each with the stored text and the version that the admin saw. */
const unsaved = unsentTexts(
	"alt",
	z.object({ text: z.string(), alt: z.string(), version: z.number(), unanswered: z.optional(z.array(z.string())) }),
	({ name }) => `the alternative text of ${name}`,
);

function keepText({ id, name, alt, version }: Picture, text: string, unanswered: string[]): void {
	if (text.trim() === alt) unsaved.drop(id);
	else unsaved.keep({ id, name, email: null }, { text, alt, version, unanswered });
}

export function useAlt(picture: Picture, onStored?: (newer: Picture) => void) {
	const [kept] = useState(() => unsaved.read(picture.id));
	const alt = useText(picture, kept);
	const { state, setState, problem, setProblem, save, isAsked, unanswered } = useSave(picture, kept, alt, onStored);
	const { stored, text, setText, isChanged } = alt;
	useEffect(() => void (isChanged || unsaved.drop(picture.id)), [isChanged, picture.id]);
	const type = (typed: string) => {
		const next = storableText(typed);
		isAsked.current = false;
		keepText(stored, next, unanswered.current);
		setText(next);
		if (state === "saved") setState("idle");
	};
	const revert = () => {
		type(stored.alt);
		setProblem(null);
	};
	const saveOnBlur = () => void (isAsked.current || save());
	return { text, type, state, problem: isChanged ? problem : null, save, saveOnBlur, revert, isChanged };
}

type KeptText = ReturnType<typeof unsaved.read>;

/** The text in the box, and the picture that it would change. */
function useText(picture: Picture, kept: KeptText) {
	const [stored, setStored] = useState<Picture>(() => (kept ? { ...picture, alt: kept.alt, version: kept.version } : picture));
	const [text, setText] = useState(kept?.text ?? picture.alt);
	const isChanged = text.trim() !== stored.alt;
	// Accept a newer text from the server unless the admin is editing.
	if (picture.version > stored.version && (!isChanged || [stored.alt, text.trim()].includes(picture.alt))) {
		setStored(picture);
		if (text === stored.alt) setText(picture.alt);
	}
	return { stored, setStored, text, setText, isChanged };
}

/** Saves the text, also when the screen is left. */
function useSave(picture: Picture, kept: KeptText, alt: ReturnType<typeof useText>, onStored?: (newer: Picture) => void) {
	const { stored, setStored, text, isChanged } = alt;
	const queries = useQueryClient();
	const [state, setState] = useState<SaveState>("idle");
	const [problem, setProblem] = useState<string | null>(kept && NOT_SAVED);
	/** The latest text: a save requested while another one runs sends it afterwards. */
	const latest = useRef(picture.alt);
	const isWanted = useRef(false);
	/** What was sent without an answer. */
	const unanswered = useRef(kept?.unanswered ?? []);
	/** The admin has to agree to replace another text. */
	const isAsked = useRef(false);
	latest.current = text.trim();
	const keep = (newer: Picture) => {
		setStored(newer);
		onStored?.(newer);
	};
	const save = async () => {
		isWanted.current = true;
		isAsked.current = false;
		if (state === "saving" || !isChanged) return;
		setState("saving");
		setProblem(null);
		let [saved, sent] = [stored, stored.alt];
		try {
			while (isWanted.current && latest.current !== sent) {
				isWanted.current = false;
				sent = latest.current;
				saved = await saveAlt(saved, sent, unanswered.current);
				unanswered.current = [];
				keep(saved);
				keepText(saved, unsaved.read(saved.id)?.text ?? saved.alt, []);
			}
			setState(latest.current === sent ? "saved" : "idle");
		} catch (error) {
			report(picture, error, isShown.current);
			setState("idle");
			setProblem(explainError(error));
			isAsked.current = error instanceof StalePicture;
			if (error instanceof StalePicture) return keep(error.newer);
			unanswered.current = [...unanswered.current, sent];
			keepText(saved, unsaved.read(saved.id)?.text ?? saved.alt, unanswered.current);
		} finally {
			// Also after a failure: the text may be stored.
			refetchLists(queries, isShown.current);
		}
	};
	const isShown = useSaveOnLeave(() => {
		if (problem === null && unsaved.read(picture.id)) void save();
	});
	return { state, setState, problem, setProblem, save, isAsked, unanswered };
}

function report({ name }: Picture, error: unknown, isShown: boolean): void {
	if (isShown) logFailure(LOG, error);
	else reportFailure(LOG, error, notSavedText(`The alternative text of “${name}”`, error));
}

/** Skips the list of missing texts while the editor is shown: removing its card would lose the focus. */
function refetchLists(queries: QueryClient, isShown: boolean): void {
	void queries.invalidateQueries({ queryKey: PICTURES_KEY, predicate: ({ queryKey }) => !isShown || queryKey[1] !== "no-alt" });
}

/** Runs a save when the component is removed, which fires no blur. Returns whether the component is still shown. */
export function useSaveOnLeave(save: () => void): { readonly current: boolean } {
	const isShown = useRef(true);
	const leave = useEffectEvent(save);
	useLayoutEffect(() => {
		isShown.current = true;
		return () => {
			isShown.current = false;
		};
	}, []);
	useEffect(() => () => leave(), []);
	return isShown;
}

function explainError(error: unknown): string {
	if (error instanceof StalePicture) return `Someone else changed this to “${error.newer.alt}”. Save again to replace it.`;
	return NOT_SAVED;
}
