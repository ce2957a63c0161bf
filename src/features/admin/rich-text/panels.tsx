import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { classNames } from "@/shared/lib/class-names";
import { isComposing } from "@/shared/lib/is-composing";
import { linkAddress } from "@/shared/lib/rich-text/sanitize";
import { Button } from "@/shared/ui/button";
import { buttonStyles } from "@/shared/ui/button-styles";
import { Field } from "@/shared/ui/field";

interface PanelProps {
	label: string;
	onClose: () => void;
	/** Replaces the submit of the surrounding form. */
	onEnter?: () => void;
	wide?: boolean;
	children: ReactNode;
}

export function Panel({ label, onClose, onEnter, wide = false, children }: PanelProps) {
	const panel = useRef<HTMLDivElement>(null);
	useEffect(
		() =>
			(panel.current?.querySelector<HTMLElement>("[data-first]") ?? panel.current?.querySelector<HTMLElement>("input, button"))?.focus(),
		[],
	);
	const onKeyDown = (event: KeyboardEvent) => {
		const composing = isComposing(event.nativeEvent);
		if (event.key === "Escape" && !composing) {
			event.stopPropagation();
			onClose();
		}
		if (event.key === "Enter" && event.target instanceof HTMLInputElement) {
			event.preventDefault();
			if (!composing) onEnter?.();
		}
	};
	return (
		<div
			ref={panel}
			role="dialog"
			aria-label={label}
			onKeyDown={onKeyDown}
			className={classNames(
				"absolute top-[calc(100%+6px)] left-2 z-10 grid gap-3 rounded-box border border-line-strong bg-surface shadow-pop",
				wide ? "right-2 p-2.5" : "w-[min(26rem,calc(100%-16px))] p-4",
			)}
		>
			{children}
		</div>
	);
}

interface AddressFieldProps {
	id: string;
	error: string;
	hint?: string;
	value: string;
	onChange: (value: string) => void;
}

export function AddressField({ value, onChange, ...field }: AddressFieldProps) {
	return (
		<Field label="Address" {...field}>
			{(control) => (
				<input
					{...control}
					value={value}
					onChange={(event) => onChange(event.target.value)}
					autoComplete="off"
					spellCheck={false}
					inputMode="url"
				/>
			)}
		</Field>
	);
}

export function LinkPanel({ editor, onClose }: { editor: Editor; onClose: () => void }) {
	const id = useId();
	const [isNew] = useState(() => !editor.isActive("link"));
	const [typed, setTyped] = useState<string>(() => editor.getAttributes("link").href ?? "");
	const [error, setError] = useState("");
	const address = typedAddress(typed);
	const apply = () => {
		if (!address) return setError("Enter a web address, an email address, or a path on this site that starts with /.");
		const chain = editor.chain().focus().extendMarkRange("link");
		if (editor.state.selection.empty && isNew) {
			const marks = [{ type: "link", attrs: { href: address } }];
			chain
				.insertContent([{ type: "text", text: address.replace(/^(mailto:|https?:\/\/)/, ""), marks }])
				.unsetMark("link")
				.run();
		} else chain.setMark("link", { href: address }).run();
		onClose();
	};
	const remove = () => {
		editor.chain().focus().extendMarkRange("link").unsetMark("link").run();
		onClose();
	};
	return (
		<Panel label="Link" onClose={onClose} onEnter={apply}>
			<AddressField
				id={`${id}-address`}
				error={error}
				hint="For example example.com, name@example.com or /contact. A YouTube or Vimeo link alone in its paragraph becomes a player."
				value={typed}
				onChange={(value) => {
					setTyped(value);
					setError("");
				}}
			/>
			<div className="flex flex-wrap gap-2">
				<Button tone="solid" size="s" onClick={apply}>
					{isNew ? "Add link" : "Change link"}
				</Button>
				{address && !isNew ? (
					<a href={address} target="_blank" rel="noopener noreferrer" className={buttonStyles({ tone: "line", size: "s" })}>
						Open
					</a>
				) : null}
				{isNew ? null : (
					<Button tone="quiet" size="s" onClick={remove}>
						Remove link
					</Button>
				)}
			</div>
		</Panel>
	);
}

/** Completes a typed address: mailto: and https:// can be left out. Null when it isn't an address. */
function typedAddress(text: string): string | null {
	const typed = text.trim();
	if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(typed)) return linkAddress(`mailto:${typed}`);
	if (/^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}([/?#]|$)/i.test(typed)) return linkAddress(`https://${typed}`);
	return linkAddress(typed);
}

const CHANGES: [string, (editor: Editor) => boolean][] = [
	["Row above", (editor) => editor.chain().addRowBefore().run()],
	["Row below", (editor) => editor.chain().addRowAfter().run()],
	["Column before", (editor) => editor.chain().addColumnBefore().run()],
	["Column after", (editor) => editor.chain().addColumnAfter().run()],
	["Delete row", (editor) => editor.chain().deleteRow().run()],
	["Delete column", (editor) => editor.chain().deleteColumn().run()],
	["Header row", (editor) => editor.chain().toggleHeaderRow().run()],
	["Header column", (editor) => editor.chain().toggleHeaderColumn().run()],
];

export function TablePanel({ editor, onClose }: { editor: Editor; onClose: () => void }) {
	const id = useId();
	const [caption, setCaption] = useState<string>(() => editor.getAttributes("table").caption ?? "");
	const close = () => {
		onClose();
		editor.commands.focus();
	};
	return (
		<Panel label="Table" onClose={close} onEnter={close} wide>
			<div className="flex flex-wrap gap-1">
				{CHANGES.map(([label, run]) => (
					<Button key={label} tone="quiet" size="s" className="px-2.5" onClick={() => run(editor) && !editor.isActive("table") && close()}>
						{label}
					</Button>
				))}
				<Button
					tone="quiet"
					size="s"
					className="px-2.5 text-danger"
					onClick={() => {
						editor.chain().deleteTable().run();
						close();
					}}
				>
					Delete table
				</Button>
			</div>
			<div className="flex items-center gap-2 border-line border-t pt-2.5">
				<label htmlFor={`${id}-caption`} className="px-2.5 font-medium text-[0.88rem]">
					Caption
				</label>
				<input
					id={`${id}-caption`}
					value={caption}
					onChange={(event) => {
						setCaption(event.target.value);
						editor.commands.updateAttributes("table", { caption: event.target.value.trim() || null });
					}}
					autoComplete="off"
					className="control min-w-0 py-1.5"
				/>
				<Button tone="solid" size="s" onClick={close}>
					Done
				</Button>
			</div>
		</Panel>
	);
}
