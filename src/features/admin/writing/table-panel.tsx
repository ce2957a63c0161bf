import type { Editor } from "@tiptap/core";
import { useId, useState } from "react";
import { Button } from "@/shared/ui/button";
import { Panel } from "./panel";

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

/** Rows, columns and caption of the table at the cursor. It stays open, because one change is seldom all. */
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
