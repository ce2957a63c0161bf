// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { EntryKind } from "./entry-list";
import { TagList } from "./tag-list";

afterEach(cleanup);

function Harness({ first = [], kind = "names" }: { first?: string[]; kind?: EntryKind }) {
	const [entries, setEntries] = useState(first);
	const [text, setText] = useState("");
	return <TagList label="Technologies" kind={kind} entries={entries} onEntries={setEntries} text={text} onText={setText} />;
}

const box = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Technologies" });
const entries = () => screen.queryAllByRole("listitem").map((item) => item.textContent);

describe("tag list", () => {
	it("Enter adds, trimmed, and empties the box", async () => {
		render(<Harness />);
		await userEvent.type(box(), "  React {Enter}");
		expect(entries()).toEqual(["React"]);
		expect(box().value).toBe("");
	});

	it("the Add button adds as well", async () => {
		render(<Harness />);
		await userEvent.type(box(), "React");
		await userEvent.click(screen.getByRole("button", { name: "Add to Technologies" }));
		expect(entries()).toEqual(["React"]);
		expect(document.activeElement).toBe(box());
	});

	it("ignores empty text and duplicates in any case", async () => {
		render(<Harness first={["React"]} />);
		await userEvent.type(box(), "   {Enter}REACT{Enter}react {Enter}");
		expect(entries()).toEqual(["React"]);
	});

	it("Enter does not submit the form around it", async () => {
		const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
		render(
			<form onSubmit={submit}>
				<Harness />
			</form>,
		);
		await userEvent.type(box(), "React{Enter}{Enter}");
		expect(submit).not.toHaveBeenCalled();
	});

	it("an Enter that picks a word in an input method adds nothing", () => {
		render(<Harness />);
		fireEvent.change(box(), { target: { value: "開発" } });
		fireEvent.keyDown(box(), { key: "Enter", isComposing: true });
		fireEvent.keyDown(box(), { key: "Enter", keyCode: 229 });
		expect(entries()).toEqual([]);
		fireEvent.keyDown(box(), { key: "Enter" });
		expect(entries()).toEqual(["開発"]);
	});

	it("each entry has a button that removes it, and pressing the entry itself does nothing", async () => {
		render(<Harness first={["React", "Node"]} />);
		await userEvent.click(screen.getByText("React"));
		expect(entries()).toEqual(["React", "Node"]);
		await userEvent.click(screen.getByRole("button", { name: "Remove React" }));
		expect(entries()).toEqual(["Node"]);
		expect(document.activeElement).toBe(screen.getByRole("button", { name: "Undo" }));
	});

	it("Undo brings a removed entry back to its place", async () => {
		render(<Harness first={["React", "Node", "Postgres"]} />);
		await userEvent.click(screen.getByRole("button", { name: "Remove Node" }));
		await userEvent.click(screen.getByRole("button", { name: "Undo" }));
		expect(entries()).toEqual(["React", "Node", "Postgres"]);
		expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
	});

	it("Undo is gone once the list was changed otherwise", async () => {
		render(<Harness first={["React", "Node"]} />);
		await userEvent.click(screen.getByRole("button", { name: "Remove Node" }));
		await userEvent.type(box(), "Deno{Enter}");
		expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
	});

	it("Backspace in the empty box removes nothing", async () => {
		render(<Harness first={["React"]} />);
		await userEvent.type(box(), "{Backspace}{Backspace}");
		expect(entries()).toEqual(["React"]);
	});

	it("a pasted list adds all, parted by commas or lines", async () => {
		render(<Harness first={["React"]} />);
		await userEvent.click(box());
		await userEvent.paste("Node, react\nPostgres,, Redis ");
		expect(entries()).toEqual(["React", "Node", "Postgres", "Redis"]);
		expect(box().value).toBe("");
	});

	it("a single pasted name stays in the box", async () => {
		render(<Harness />);
		await userEvent.click(box());
		await userEvent.paste("Node");
		expect(entries()).toEqual([]);
		expect(box().value).toBe("Node");
	});

	it("sentences keep their commas and are parted by lines", async () => {
		render(<Harness kind="sentences" />);
		await userEvent.click(box());
		await userEvent.paste("Works offline, syncs later\nOne login, three roles");
		expect(entries()).toEqual(["Works offline, syncs later", "One login, three roles"]);
	});
});
