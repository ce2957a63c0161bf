import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Editor } from "@tiptap/core";
import type { EditorProps } from "@tiptap/pm/view";
import { createRef, StrictMode, useState } from "react";
import { vi } from "vitest";
import { ContentEditor, type ContentEditorHandle, type ContentEditorProps } from "@/features/admin/rich-text/content-editor";
import { extensions } from "@/features/admin/rich-text/schema";
import { toDocument } from "@/features/admin/rich-text/to-document";
import { BlockKeys } from "@/features/admin/rich-text/tools";

/** What the surrounding form received. */
export interface Seen {
	changes: string[];
	set?: (value: string) => void;
	sent?: string;
}

function Form({ first, seen, ...props }: { first: string; seen: Seen } & Partial<ContentEditorProps>) {
	const [value, setValue] = useState(first);
	seen.set = setValue;
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault();
				seen.sent = seen.changes.at(-1) ?? first;
			}}
		>
			<ContentEditor
				id="content"
				label="Content"
				value={value}
				onChange={(next) => {
					seen.changes.push(next);
					setValue(next);
				}}
				{...props}
			/>
			<button type="submit">Save</button>
		</form>
	);
}

/** jsdom has no layout, which the editor asks for. */
function fakeLayout(): void {
	Object.assign(Range.prototype, { getBoundingClientRect: () => new DOMRect(), getClientRects: () => [] });
	Object.assign(document, { elementFromPoint: () => null });
	Element.prototype.scrollIntoView = () => {};
}

/** An editor of the given elements without the form around it. The test destroys it. */
export function openEditor(body: HTMLElement, editorProps: EditorProps = {}): Editor {
	fakeLayout();
	vi.stubGlobal("scrollBy", () => {});
	return new Editor({
		element: document.body.appendChild(document.createElement("div")),
		extensions: [...extensions, BlockKeys],
		content: toDocument(body).toJSON(),
		injectCSS: false,
		enablePasteRules: false,
		editorProps,
	});
}

export function open(first: string, props: Partial<ContentEditorProps> = {}) {
	fakeLayout();
	const seen: Seen = { changes: [] };
	const handle = createRef<ContentEditorHandle>();
	const view = render(
		<StrictMode>
			<Form first={first} seen={seen} ref={handle} {...props} />
		</StrictMode>,
	);
	return { seen, handle, view };
}

export const tab = (name: string) => screen.getByRole("tab", { name });
export const textbox = () => screen.getByRole("textbox", { name: "Content" });
export function richEditor(): Editor {
	const editor = "editor" in textbox() ? Reflect.get(textbox(), "editor") : null;
	if (!(editor instanceof Editor)) throw new Error("No editor");
	return editor;
}
export const toSource = () => userEvent.click(tab("HTML or plain text"));
/** jsdom can't type into editable elements: a button changes the text. */
export const change = async () => userEvent.click(await screen.findByRole("button", { name: "Divider" }));
