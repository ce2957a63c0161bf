// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type EntryKind, TagList } from "./tag-list";

afterEach(cleanup);

function Harness({ first = [], kind = "names" }: { first?: string[]; kind?: EntryKind }) {
	const [entries, setEntries] = useState(first);
	const [text, setText] = useState("");
	return <TagList label="Technologies" kind={kind} entries={entries} onEntries={setEntries} text={text} onText={setText} />;
}

const box = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Technologies" });
const entries = () => screen.queryAllByRole("listitem").map((item) => item.textContent);

describe("TagList", () => {
	it("adds the trimmed text on Enter and clears the box", async () => {
		render(<Harness />);
		await userEvent.type(box(), "  React {Enter}");
		expect(entries()).toEqual(["React"]);
		expect(box().value).toBe("");
	});

	it("adds the text with the Add button", async () => {
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

	it("doesn't submit the form on Enter", async () => {
		const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
		render(
			<form onSubmit={submit}>
				<Harness />
			</form>,
		);
		await userEvent.type(box(), "React{Enter}{Enter}");
		expect(submit).not.toHaveBeenCalled();
	});

	it("adds nothing on an Enter of an input method", () => {
		render(<Harness />);
		fireEvent.change(box(), { target: { value: "開発" } });
		fireEvent.keyDown(box(), { key: "Enter", isComposing: true });
		fireEvent.keyDown(box(), { key: "Enter", keyCode: 229 });
		expect(entries()).toEqual([]);
		fireEvent.keyDown(box(), { key: "Enter" });
		expect(entries()).toEqual(["開発"]);
	});

	it("removes an entry by its button only", async () => {
		render(<Harness first={["React", "Node"]} />);
		await userEvent.click(screen.getByText("React"));
		expect(entries()).toEqual(["React", "Node"]);
		await userEvent.click(screen.getByRole("button", { name: "Remove React" }));
		expect(entries()).toEqual(["Node"]);
		expect(document.activeElement).toBe(screen.getByRole("button", { name: "Undo" }));
	});

	it("restores a removed entry to its place on Undo", async () => {
		render(<Harness first={["React", "Node", "Postgres"]} />);
		await userEvent.click(screen.getByRole("button", { name: "Remove Node" }));
		await userEvent.click(screen.getByRole("button", { name: "Undo" }));
		expect(entries()).toEqual(["React", "Node", "Postgres"]);
		expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
	});

	it("withdraws Undo once the list changes otherwise", async () => {
		render(<Harness first={["React", "Node"]} />);
		await userEvent.click(screen.getByRole("button", { name: "Remove Node" }));
		await userEvent.type(box(), "Deno{Enter}");
		expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
	});

	it("removes nothing on Backspace in the empty box", async () => {
		render(<Harness first={["React"]} />);
		await userEvent.type(box(), "{Backspace}{Backspace}");
		expect(entries()).toEqual(["React"]);
	});

	it("adds all entries of a pasted list", async () => {
		render(<Harness first={["React"]} />);
		await userEvent.click(box());
		await userEvent.paste("Node, react\nPostgres,, Redis ");
		expect(entries()).toEqual(["React", "Node", "Postgres", "Redis"]);
		expect(box().value).toBe("");
	});

	it("keeps a single pasted name in the box", async () => {
		render(<Harness />);
		await userEvent.click(box());
		await userEvent.paste("Node");
		expect(entries()).toEqual([]);
		expect(box().value).toBe("Node");
	});

	it("splits sentences at line breaks only", async () => {
		render(<Harness kind="sentences" />);
		await userEvent.click(box());
		await userEvent.paste("Works offline, syncs later\nOne login, three roles");
		expect(entries()).toEqual(["Works offline, syncs later", "One login, three roles"]);
	});
});
