import { type KeyboardEvent, type Ref, useImperativeHandle, useMemo, useRef, useState } from "react";
import { classNames } from "@/shared/lib/class-names";
import { isStoredAs } from "@/shared/lib/rich-text/clean-for-storage";
import { isHtml } from "@/shared/lib/rich-text/content-kind";
import { describedBy, FieldNotes } from "@/shared/ui/field";
import type { Picture } from "./block-nodes";
import { ContentStatus, contentLimit } from "./content-status";
import type { PictureCopies } from "./foreign-pictures";
import { type Mode, useFlushBeforeSave, useModes } from "./use-modes";
import { type TextboxProps, WritePane } from "./write-pane";
import "./writing.css";

export interface ContentEditorHandle {
	focus: () => void;
	/** Reports a pending change; call it before reading the form's values. */
	flush: () => void;
}

export interface ContentEditorProps {
	id: string;
	label: string;
	value: string;
	/** Called a moment after the admin's last change, and never because a text was opened. */
	onChange: (value: string) => void;
	onBlur?: () => void;
	error?: string;
	hint?: string;
	required?: boolean;
	disabled?: boolean;
	/** Opens a picture dialog, null when it was canceled. Without it the editor asks for an address. */
	pickPicture?: () => Promise<Picture | null>;
	onPictureFiles?: (files: File[]) => Promise<Picture[]>;
	/** Copies pictures of other sites. Without it the editor offers no copies. */
	pictureCopies?: PictureCopies;
	ref?: Ref<ContentEditorHandle>;
}

export function ContentEditor(props: ContentEditorProps) {
	const { id, label, error, hint, required = false, disabled = false } = props;
	const frame = useRef<HTMLDivElement>(null);
	const rich = useRef<{ focus: () => void }>(null);
	const source = useRef<HTMLTextAreaElement>(null);
	const [notice, setNotice] = useState("");
	const modes = useModes(props.value, props.onChange, setNotice);
	const { mode, flush } = modes;
	useFlushBeforeSave(frame, flush);
	useImperativeHandle(props.ref, () => ({ focus: () => (mode === "write" ? rich : source).current?.focus(), flush }), [mode, flush]);
	const shown = mode === "source" ? modes.source : props.value;
	const limit = contentLimit(shown);
	const invalid = Boolean(error) || limit.state === "over";
	const textbox: TextboxProps = {
		id,
		label,
		"aria-describedby": describedBy(id, hint, error),
		"aria-invalid": invalid,
		"aria-required": required,
		disabled,
		onBlur: () => {
			flush();
			props.onBlur?.();
		},
	};
	return (
		<div ref={frame} className="min-w-0">
			<EditorHead id={id} label={label} required={required} mode={mode} onChoose={modes.choose} />
			<BlockedNotice reason={modes.blocked} />
			<div className={classNames("writing-frame", invalid && "writing-invalid", disabled && "opacity-60")}>
				<div role="tabpanel" id={panelId(id, "write")} aria-labelledby={tabId(id, "write")} hidden={mode !== "write"}>
					{modes.opened ? (
						<WritePane
							{...textbox}
							ref={rich}
							text={modes.text}
							onWritten={modes.onWritten}
							pickPicture={props.pickPicture}
							onPictureFiles={props.onPictureFiles}
							pictureCopies={props.pictureCopies}
							onNotice={setNotice}
						/>
					) : null}
				</div>
				<div role="tabpanel" id={panelId(id, "source")} aria-labelledby={tabId(id, "source")} hidden={mode !== "source"}>
					<SourcePane {...textbox} ref={source} value={modes.source} onChange={modes.onSource} />
				</div>
				<ContentStatus value={shown} limit={limit} notice={notice} onDismiss={() => setNotice("")} />
			</div>
			<FieldNotes id={id} hint={hint} error={error} />
		</div>
	);
}

const MODES: { mode: Mode; label: string }[] = [
	{ mode: "write", label: "Write" },
	{ mode: "source", label: "HTML or plain text" },
];

interface ModeTabsProps {
	id: string;
	mode: Mode;
	onChoose: (mode: Mode) => void;
}

const tabId = (id: string, mode: Mode): string => `${id}-tab-${mode}`;
const panelId = (id: string, mode: Mode): string => `${id}-panel-${mode}`;

interface EditorHeadProps extends ModeTabsProps {
	label: string;
	required: boolean;
}

function EditorHead({ id, label, required, mode, onChoose }: EditorHeadProps) {
	return (
		<div className="mb-1.5 flex flex-wrap items-center justify-between gap-2">
			<span
				id={`${id}-label`}
				className={classNames("font-medium text-[0.88rem]", required && "after:text-accent after:content-['_*'/'']")}
			>
				{label}
			</span>
			<ModeTabs id={id} mode={mode} onChoose={onChoose} />
		</div>
	);
}

function ModeTabs({ id, mode, onChoose }: ModeTabsProps) {
	const onKeyDown = (event: KeyboardEvent) => {
		if (!["ArrowLeft", "ArrowRight", "Home", "End"].includes(event.key)) return;
		event.preventDefault();
		const next = event.key === "Home" ? "write" : event.key === "End" ? "source" : mode === "write" ? "source" : "write";
		onChoose(next);
		document.getElementById(tabId(id, next))?.focus();
	};
	return (
		<div role="tablist" aria-label="Editor mode" className="flex gap-0.5 rounded-full bg-sunken p-0.5">
			{MODES.map((tab) => (
				<button
					key={tab.mode}
					id={tabId(id, tab.mode)}
					type="button"
					role="tab"
					aria-selected={tab.mode === mode}
					aria-controls={panelId(id, tab.mode)}
					tabIndex={tab.mode === mode ? 0 : -1}
					onClick={() => onChoose(tab.mode)}
					onKeyDown={onKeyDown}
					className="h-7 rounded-full px-3 font-medium text-[0.82rem] text-ink-3 transition-colors hover:text-ink aria-selected:bg-surface aria-selected:text-ink aria-selected:shadow-[0_0_0_1px_var(--line-strong)]"
				>
					{tab.label}
				</button>
			))}
		</div>
	);
}

const BLOCKED = {
	long: ["Too long for this editor.", "Shorten it under “HTML or plain text” first."],
	unclosed: ["A tag, quote or comment isn't closed.", "Close it under “HTML or plain text” first, or the text after it will be lost."],
} as const;

function BlockedNotice({ reason }: { reason: keyof typeof BLOCKED | null }) {
	const [title, detail] = reason ? BLOCKED[reason] : [];
	return (
		<div role="status" className="empty:hidden">
			{title ? (
				<p className="m-0 mb-2 rounded-[10px] border border-line bg-accent-wash px-4 py-3 text-[0.88rem]">
					<strong className="font-semibold">{title}</strong> {detail}
				</p>
			) : null}
		</div>
	);
}

interface SourcePaneProps extends TextboxProps {
	value: string;
	onChange: (value: string) => void;
	ref: Ref<HTMLTextAreaElement>;
}

function SourcePane({ id, label, value, onChange, onBlur, ref, ...textbox }: SourcePaneProps) {
	/** While the box has the focus. Showing at once what a save has cleaned would move the caret. */
	const [typed, setTyped] = useState<string | null>(null);
	const isCleaned = useMemo(() => typed !== null && typed !== value && isStoredAs(window, typed, value), [typed, value]);
	const shown = isCleaned && typed !== null ? typed : value;
	return (
		<textarea
			{...textbox}
			ref={ref}
			id={`${id}-source`}
			aria-label={label}
			rows={15}
			value={shown}
			onChange={(event) => {
				setTyped(event.target.value);
				onChange(event.target.value);
			}}
			onFocus={() => setTyped((now) => now ?? value)}
			onBlur={({ currentTarget }) => {
				// When the window loses the focus, the box keeps its caret.
				if (currentTarget !== document.activeElement) setTyped(null);
				onBlur();
			}}
			autoComplete="off"
			spellCheck={!isHtml(shown)}
			className={classNames(
				"block min-h-96 w-full resize-y bg-transparent px-4 py-4 text-ink outline-none sm:px-6",
				isHtml(shown) ? "font-mono text-[0.85rem] leading-[1.65]" : "leading-[1.65]",
			)}
		/>
	);
}
