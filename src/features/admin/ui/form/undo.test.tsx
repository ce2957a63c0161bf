// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { TagList } from "./tag-list";
import { useUndoKey } from "./undo";

afterEach(cleanup);

function List({ label, first }: { label: string; first: string[] }) {
	const [entries, setEntries] = useState(first);
	return <TagList label={label} kind="names" entries={entries} onEntries={setEntries} text="" onText={() => undefined} />;
}

function Form({ disabled = false }: { disabled?: boolean }) {
	useUndoKey(disabled);
	return (
		<form>
			<input aria-label="Title" />
			<input aria-label="Locked" readOnly />
			<input aria-label="Featured" type="checkbox" />
			<select aria-label="Service" />
			<div contentEditable suppressContentEditableWarning>
				<p>Content</p>
				<span contentEditable={false}>Picture</span>
			</div>
			<button type="button">Save</button>
			<List label="Tags" first={["React", "Node"]} />
			<List label="Links" first={["One"]} />
		</form>
	);
}

/** Returns whether the browser's default action was prevented. */
function press(target: Element, init: KeyboardEventInit): boolean {
	const event = createEvent.keyDown(target, init);
	fireEvent(target, event);
	return event.defaultPrevented;
}

const CTRL_Z = { key: "z", code: "KeyZ", ctrlKey: true };
const save = () => screen.getByRole("button", { name: "Save" });
const remove = (name: string) => userEvent.click(screen.getByRole("button", { name: `Remove ${name}` }));
const entries = () => screen.queryAllByRole("listitem").map((item) => item.textContent);

describe("undo key", () => {
	test.each([
		["Ctrl+Z", CTRL_Z],
		["Cmd+Z", { key: "z", code: "KeyZ", metaKey: true }],
		["Ctrl+Z with Caps Lock", { key: "Z", code: "KeyZ", ctrlKey: true }],
		["Ctrl+Z on a Hindi keyboard", { key: "ऩ", code: "KeyZ", ctrlKey: true }],
	])("brings the removed entry back when %s is pressed outside a text box", async (_name, keys) => {
		render(<Form />);
		await remove("React");
		expect(press(document.activeElement ?? document.body, keys)).toBe(true);
		expect(entries()).toEqual(["React", "Node", "One"]);
	});

	test("undoes the removals of several lists, the latest first", async () => {
		render(<Form />);
		await remove("One");
		await remove("React");
		press(save(), CTRL_Z);
		expect(entries()).toEqual(["React", "Node"]);
		press(save(), CTRL_Z);
		expect(entries()).toEqual(["React", "Node", "One"]);
	});

	test("leaves the focus outside text boxes, so that a second press empties none", async () => {
		render(<Form />);
		await remove("React");
		press(screen.getByRole("button", { name: "Undo" }), CTRL_Z);
		expect(document.activeElement?.matches("input, body")).toBe(false);
		expect(press(document.activeElement ?? document.body, CTRL_Z)).toBe(true);
		expect(entries()).toEqual(["React", "Node", "One"]);
	});

	test("keeps the focus where it is when another control has it", async () => {
		render(<Form />);
		await remove("React");
		save().focus();
		press(save(), CTRL_Z);
		expect(document.activeElement).toBe(save());
	});

	test.each(["Save", "Locked", "Featured", "Service"])("stops the browser's undo and redo when “%s” has the focus", (name) => {
		render(<Form />);
		const target = screen.queryByLabelText(name) ?? screen.getByRole("button", { name });
		expect(press(target, CTRL_Z)).toBe(true);
		expect(press(target, { key: "Z", code: "KeyZ", ctrlKey: true, shiftKey: true })).toBe(true);
		expect(press(target, { key: "y", code: "KeyY", ctrlKey: true })).toBe(true);
	});

	test("undoes no removal when the redo key is pressed", async () => {
		render(<Form />);
		await remove("React");
		press(save(), { key: "Z", code: "KeyZ", ctrlKey: true, shiftKey: true });
		press(save(), { key: "y", code: "KeyY", ctrlKey: true });
		expect(entries()).toEqual(["Node", "One"]);
	});

	test("leaves the key to text boxes and text editors", async () => {
		render(<Form />);
		await remove("React");
		for (const target of [screen.getByLabelText("Title"), screen.getByText("Content"), screen.getByText("Picture")]) {
			expect(press(target, CTRL_Z)).toBe(false);
		}
		expect(entries()).toEqual(["Node", "One"]);
	});

	test("leaves other keys and combinations alone", () => {
		render(<Form />);
		for (const keys of [{ key: "z" }, { key: "x", code: "KeyX", ctrlKey: true }, { key: "y", code: "KeyY", metaKey: true }]) {
			expect(press(save(), keys)).toBe(false);
		}
		expect(press(save(), { ...CTRL_Z, altKey: true })).toBe(false);
	});

	test("undoes nothing while the form is disabled or a dialog is open", async () => {
		const { rerender } = render(<Form />);
		await remove("React");
		rerender(<Form disabled />);
		expect(press(save(), CTRL_Z)).toBe(true);
		rerender(<Form />);
		document.body.insertAdjacentHTML("beforeend", "<dialog open></dialog>");
		expect(press(save(), CTRL_Z)).toBe(true);
		document.querySelector("dialog")?.remove();
		expect(entries()).toEqual(["Node", "One"]);
	});

	test("forgets a removal that was already undone", async () => {
		render(<Form />);
		await remove("React");
		await userEvent.click(screen.getByRole("button", { name: "Undo" }));
		press(save(), CTRL_Z);
		expect(entries()).toEqual(["React", "Node", "One"]);
	});
});
