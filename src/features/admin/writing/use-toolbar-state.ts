import type { Editor } from "@tiptap/core";
import { useCallback, useSyncExternalStore } from "react";
import { type Tool, tools } from "./tools";

export interface ToolbarState {
	/** "paragraph", or the heading's level; empty where the kind cannot be chosen. */
	block: string;
	/** Labels of the pressed buttons. */
	pressed: string[];
	/** Labels of the buttons that can do nothing now. */
	idle: string[];
	inLink: boolean;
	inPicture: boolean;
	inTable: boolean;
}

const ALL: Tool[] = Object.values(tools).flat();

/** What the cursor stands in, for the buttons. It changes only when one of them does, not with every letter. */
export function useToolbarState(editor: Editor | null): ToolbarState | null {
	const subscribe = useCallback(
		(changed: () => void) => {
			editor?.on("transaction", changed);
			return () => {
				editor?.off("transaction", changed);
			};
		},
		[editor],
	);
	const state = useSyncExternalStore(subscribe, () => (editor && !editor.isDestroyed ? JSON.stringify(stateOf(editor)) : ""));
	return state === "" ? null : JSON.parse(state);
}

function stateOf(editor: Editor): ToolbarState {
	return {
		block: blockOf(editor),
		pressed: ALL.filter(({ active }) => active && editor.isActive(active)).map(({ label }) => label),
		idle: ALL.filter(({ can }) => can && !can(editor)).map(({ label }) => label),
		inLink: editor.isActive("link"),
		inPicture: editor.isActive("figure") || editor.isActive("image"),
		inTable: editor.isActive("table"),
	};
}

function blockOf(editor: Editor): string {
	if (editor.isActive("heading")) return String(editor.getAttributes("heading").level);
	return editor.isActive("paragraph") ? "paragraph" : "";
}
