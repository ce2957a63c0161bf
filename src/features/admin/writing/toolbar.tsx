import type { Editor } from "@tiptap/core";
import { ImageIcon, Link, Table } from "lucide-react";
import { type KeyboardEvent, type Ref, useEffect, useRef } from "react";
import { BlockSelect } from "./block-select";
import { ToolButton } from "./tool-button";
import { type PanelName, type Tool, tools } from "./tools";
import type { ToolbarState } from "./use-toolbar-state";

interface ToolbarProps {
	id: string;
	editor: Editor;
	state: ToolbarState;
	panel: PanelName | null;
	onPanel: (panel: PanelName) => void;
	ref: Ref<HTMLDivElement>;
}

const itemsOf = (bar: Element): HTMLElement[] => [...bar.querySelectorAll<HTMLElement>("button, select")];

/** One stop of the Tab key; the arrow keys go from button to button (the pattern for toolbars of the ARIA guide). */
export function Toolbar({ id, editor, state, panel, onPanel, ref }: ToolbarProps) {
	const scroller = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const items = scroller.current ? itemsOf(scroller.current) : [];
		if (!items.some((item) => item.tabIndex === 0)) items[0]?.setAttribute("tabindex", "0");
	}, []);
	const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
		const items = itemsOf(event.currentTarget);
		const at = event.target instanceof HTMLElement ? items.indexOf(event.target) : -1;
		const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: items.length - 1 }[event.key];
		if (event.key === "Escape") editor.commands.focus();
		if (next === undefined) return;
		// A select would change its value instead.
		event.preventDefault();
		items.at(next % items.length)?.focus();
	};
	const onFocus = (event: { currentTarget: Element; target: Element }) => {
		for (const item of itemsOf(event.currentTarget)) item.setAttribute("tabindex", item === event.target ? "0" : "-1");
	};
	const button = (tool: Tool) => (
		<ToolButton
			key={tool.label}
			label={tool.label}
			keys={tool.keys}
			Icon={tool.Icon}
			pressed={tool.active ? state.pressed.includes(tool.label) : undefined}
			idle={state.idle.includes(tool.label)}
			onClick={() => tool.run(editor)}
		/>
	);
	return (
		<div ref={scroller} className="writing-tools">
			<div
				ref={ref}
				role="toolbar"
				aria-label="Formatting"
				aria-controls={id}
				aria-orientation="horizontal"
				onKeyDown={onKeyDown}
				onFocus={onFocus}
				className="flex w-max items-center gap-0.5 p-1.5"
			>
				{tools.history.map(button)}
				<Divider />
				<BlockSelect editor={editor} block={state.block} />
				<Divider />
				{tools.marks.map(button)}
				<ToolButton
					label="Link"
					keys="Ctrl+K"
					Icon={Link}
					pressed={state.inLink}
					expanded={panel === "link"}
					onClick={() => onPanel("link")}
				/>
				<Divider />
				{tools.blocks.map(button)}
				<Divider />
				<ToolButton
					label="Picture"
					Icon={ImageIcon}
					pressed={state.inPicture}
					expanded={panel === "picture"}
					onClick={() => onPanel("picture")}
				/>
				<ToolButton label="Table" Icon={Table} pressed={state.inTable} expanded={panel === "table"} onClick={() => onPanel("table")} />
			</div>
		</div>
	);
}

function Divider() {
	return <span aria-hidden="true" className="mx-1 h-5 w-px shrink-0 bg-line" />;
}
