import type { Editor } from "@tiptap/core";
import { ChevronDown, ImageIcon, Link, type LucideIcon, Search, Table } from "lucide-react";
import { type KeyboardEvent, type Ref, useEffect, useRef } from "react";
import { LEVELS } from "./block-nodes";
import { type PanelName, setBlock, type Tool, type ToolbarState, tools } from "./tools";

interface ToolbarProps {
	id: string;
	editor: Editor;
	state: ToolbarState;
	panel: PanelName | null;
	onPanel: (panel: PanelName) => void;
	/** After a command that can select another picture, or none. */
	onReselect: () => void;
	ref: Ref<HTMLDivElement>;
}

const findItems = (bar: Element): HTMLElement[] => [...bar.querySelectorAll<HTMLElement>("button, select")];

/** One tab stop; the arrow keys move between the buttons (the ARIA toolbar pattern). */
export function Toolbar({ id, editor, state, panel, onPanel, onReselect, ref }: ToolbarProps) {
	const scroller = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const items = scroller.current ? findItems(scroller.current) : [];
		if (!items.some((item) => item.tabIndex === 0)) items[0]?.setAttribute("tabindex", "0");
	}, []);
	const button = (tool: Tool, ran?: () => void) => (
		<ToolButton
			key={tool.label}
			label={tool.label}
			keys={tool.keys}
			Icon={tool.Icon}
			pressed={tool.active ? state.pressed.includes(tool.label) : undefined}
			idle={state.idle.includes(tool.label)}
			onClick={() => {
				tool.run(editor);
				ran?.();
			}}
		/>
	);
	const opens = (name: PanelName) => ({ expanded: panel === name, onClick: () => onPanel(name) });
	return (
		<div ref={scroller} className="writing-tools">
			<div
				ref={ref}
				role="toolbar"
				aria-label="Formatting"
				aria-controls={id}
				aria-orientation="horizontal"
				onKeyDown={(event) => moveFocus(event, editor)}
				onFocus={keepTabStop}
				className="flex w-max items-center gap-0.5 p-1.5"
			>
				{tools.history.map((tool) => button(tool, onReselect))}
				<Divider />
				<BlockSelect editor={editor} block={state.block} onChosen={onReselect} />
				<Divider />
				{tools.marks.map((tool) => button(tool))}
				<ToolButton label="Link" keys="Ctrl+K" Icon={Link} pressed={state.inLink} {...opens("link")} />
				<Divider />
				{tools.blocks.map((tool) => button(tool))}
				<Divider />
				<ToolButton label="Picture" Icon={ImageIcon} pressed={state.inPicture} {...opens("picture")} />
				<ToolButton label="Table" Icon={Table} pressed={state.inTable} {...opens("table")} />
				<Divider />
				<ToolButton label="Find and replace" keys="Ctrl+F" Icon={Search} {...opens("find")} />
			</div>
		</div>
	);
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>, editor: Editor): void {
	const items = findItems(event.currentTarget);
	const at = event.target instanceof HTMLElement ? items.indexOf(event.target) : -1;
	const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: items.length - 1 }[event.key];
	if (event.key === "Escape") editor.commands.focus();
	if (next === undefined) return;
	// Without this the select changes its value.
	event.preventDefault();
	items.at(next % items.length)?.focus();
}

function keepTabStop(event: { currentTarget: Element; target: Element }): void {
	for (const item of findItems(event.currentTarget)) item.setAttribute("tabindex", item === event.target ? "0" : "-1");
}

function Divider() {
	return <span aria-hidden="true" className="mx-1 h-5 w-px shrink-0 bg-line" />;
}

function BlockSelect({ editor, block, onChosen }: { editor: Editor; block: string; onChosen: () => void }) {
	const levels = LEVELS.map(String);
	const isPointed = useRef(false);
	const other = block !== "" && block !== "paragraph" && !levels.includes(block);
	return (
		<span className="relative shrink-0">
			<select
				tabIndex={-1}
				aria-label="Block type"
				title="Block type (Ctrl+Alt+2 to 4: headings)"
				value={block}
				onPointerDown={() => {
					isPointed.current = true;
				}}
				onKeyDown={() => {
					isPointed.current = false;
				}}
				// On Windows and Linux, each arrow key changes a closed list: the keyboard stays in it.
				onChange={(event) => {
					setBlock(editor, event.target.value, isPointed.current);
					onChosen();
				}}
				className="h-9 cursor-pointer appearance-none rounded-chip bg-transparent pr-8 pl-3 font-medium text-[0.88rem] text-ink transition-colors hover:bg-sunken"
			>
				{block === "" ? <option value="">Other</option> : null}
				<option value="paragraph">Paragraph</option>
				{levels.map((level) => (
					<option key={level} value={level}>
						Heading {level}
					</option>
				))}
				{other ? <option value={block}>Heading {block}</option> : null}
			</select>
			<ChevronDown aria-hidden="true" className="pointer-events-none absolute top-1/2 right-2 size-4 -translate-y-1/2 text-ink-3" />
		</span>
	);
}

interface ToolButtonProps {
	label: string;
	keys?: string;
	Icon: LucideIcon;
	pressed?: boolean;
	expanded?: boolean;
	/** Disabled but focusable, so that the focus isn't lost. */
	idle?: boolean;
	tabIndex?: number;
	onClick: () => void;
}

export function ToolButton({ label, keys, Icon, pressed, expanded, idle = false, tabIndex = -1, onClick }: ToolButtonProps) {
	return (
		<button
			type="button"
			tabIndex={tabIndex}
			aria-label={label}
			aria-pressed={pressed}
			aria-expanded={expanded}
			aria-haspopup={expanded === undefined ? undefined : "dialog"}
			aria-disabled={idle || undefined}
			title={keys ? `${label} (${keys})` : label}
			// Keeps the selection in the text.
			onMouseDown={(event) => event.preventDefault()}
			onClick={() => (idle ? undefined : onClick())}
			className="grid size-9 shrink-0 place-items-center rounded-chip text-ink-2 transition-colors hover:bg-sunken hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:text-ink-3/50 aria-disabled:hover:bg-transparent aria-expanded:bg-sunken aria-expanded:text-ink aria-pressed:bg-solid aria-pressed:text-on-solid"
		>
			<Icon aria-hidden="true" className="size-4.5" />
		</button>
	);
}
