import { type Ref, useImperativeHandle, useRef, useState } from "react";
import { classNames } from "@/shared/lib/class-names";
import { describedBy, FieldNotes } from "@/shared/ui/field";
import { contentLimit } from "./content-limit";
import { ContentStatus } from "./content-status";
import type { Picture } from "./figure";
import { LossNotice } from "./loss-notice";
import { ModeTabs, panelId, tabId } from "./mode-tabs";
import { SourcePane } from "./source-pane";
import { useFlushBeforeSave } from "./use-delayed-change";
import { useWriting } from "./use-writing";
import { WritePane } from "./write-pane";
import "./writing.css";

export interface ContentEditorHandle {
	focus: () => void;
	/** Tells what was written and not told yet; call it before reading the form's values. */
	flush: () => void;
}

export interface ContentEditorProps {
	id: string;
	label: string;
	/** HTML or plain text, as it is stored. */
	value: string;
	/** Comes when somebody has changed the text, never because it was opened, and a moment after the last key. */
	onChange: (value: string) => void;
	onBlur?: () => void;
	error?: string;
	hint?: string;
	required?: boolean;
	disabled?: boolean;
	/** Lets somebody choose a picture; null when he chose none. Without it an address is asked for. */
	pickPicture?: () => Promise<Picture | null>;
	/** Takes picture files that were pasted or dropped. */
	onPictureFiles?: (files: File[]) => Promise<Picture[]>;
	ref?: Ref<ContentEditorHandle>;
}

/** Where a post's text is written: with the look of the page, or as the HTML or plain text that is stored. */
export function ContentEditor(props: ContentEditorProps) {
	const { id, label, error, hint, required = false, disabled = false } = props;
	const frame = useRef<HTMLDivElement>(null);
	const rich = useRef<{ focus: () => void }>(null);
	const source = useRef<HTMLTextAreaElement>(null);
	const [notice, setNotice] = useState("");
	const writing = useWriting(props.value, props.onChange);
	const { mode, flush } = writing;
	useFlushBeforeSave(frame, flush);
	useImperativeHandle(props.ref, () => ({ focus: () => (mode === "write" ? rich : source).current?.focus(), flush }), [mode, flush]);
	const limit = contentLimit(mode === "source" ? writing.source : props.value);
	const invalid = Boolean(error) || limit.state === "over";
	const onBlur = () => {
		flush();
		props.onBlur?.();
	};
	const textbox = {
		"aria-describedby": describedBy(id, hint, error),
		"aria-invalid": invalid,
		"aria-required": required,
		disabled,
		onBlur,
	};
	const shared = { ...textbox, id, label };
	return (
		<div ref={frame} className="min-w-0">
			<div className="mb-1.5 flex flex-wrap items-center justify-between gap-2">
				<span
					id={`${id}-label`}
					className={classNames("font-medium text-[0.88rem]", required && "after:text-accent after:content-['_*'/'']")}
				>
					{label}
				</span>
				<ModeTabs id={id} mode={mode} onChoose={writing.choose} />
			</div>
			<LossNotice losses={writing.losses} tooLong={writing.tooLong} asking={writing.asking} onStay={writing.stay} onWrite={writing.write} />
			<div className={classNames("writing-frame", invalid && "writing-invalid", disabled && "opacity-60")}>
				<div role="tabpanel" id={panelId(id, "write")} aria-labelledby={tabId(id, "write")} hidden={mode !== "write"}>
					{writing.opened ? (
						<WritePane
							{...shared}
							ref={rich}
							text={writing.text}
							onWritten={writing.written}
							pickPicture={props.pickPicture}
							onPictureFiles={props.onPictureFiles}
							onNotice={setNotice}
						/>
					) : null}
				</div>
				<div role="tabpanel" id={panelId(id, "source")} aria-labelledby={tabId(id, "source")} hidden={mode !== "source"}>
					<SourcePane {...shared} ref={source} value={writing.source} onChange={writing.typed} />
				</div>
				<ContentStatus
					value={mode === "source" ? writing.source : props.value}
					limit={limit}
					notice={notice}
					onNoticeSeen={() => setNotice("")}
				/>
			</div>
			<FieldNotes id={id} hint={hint} error={error} />
		</div>
	);
}
