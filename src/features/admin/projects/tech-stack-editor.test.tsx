// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { FormHarness, type Seen } from "../../../../tests/support/admin/project-harness";
import { TechStackEditor } from "./tech-stack-editor";

afterEach(cleanup);

function show(techStack: { category: string; technologies: string[] }[] = []) {
	const seen: Seen = {};
	render(
		<FormHarness values={{ techStack }} seen={seen}>
			<TechStackEditor />
		</FormHarness>,
	);
	return () => seen.form?.techStack;
}

const category = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Category" });
const technology = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Technology" });
const add = () => userEvent.click(screen.getByRole("button", { name: "Add technology" }));

describe("technology stack editor", () => {
	it("creates a new category with its technology", async () => {
		const stack = show();
		await userEvent.type(category(), " Front end ");
		await userEvent.type(technology(), " React ");
		await add();
		expect(stack()).toEqual([{ category: "Front end", technologies: ["React"] }]);
	});

	it("appends a technology to its category, ignoring the case of the name", async () => {
		const stack = show([{ category: "Front end", technologies: ["React"] }]);
		await userEvent.type(category(), "front END");
		await userEvent.type(technology(), "Vite{Enter}");
		expect(stack()).toEqual([{ category: "Front end", technologies: ["React", "Vite"] }]);
	});

	it("doesn't add a technology twice", async () => {
		const stack = show([{ category: "Front end", technologies: ["React"] }]);
		await userEvent.type(category(), "Front end");
		await userEvent.type(technology(), "react{Enter}");
		expect(stack()).toEqual([{ category: "Front end", technologies: ["React"] }]);
	});

	it("removes a category with its last technology, and restores both on Undo", async () => {
		const stack = show([
			{ category: "Front end", technologies: ["React", "Vite"] },
			{ category: "Back end", technologies: ["Postgres"] },
		]);
		await userEvent.click(within(screen.getByRole("list", { name: "Front end" })).getByRole("button", { name: /Remove React/ }));
		expect(stack()?.[0]).toEqual({ category: "Front end", technologies: ["Vite"] });
		await userEvent.click(screen.getByRole("button", { name: /Remove Postgres/ }));
		expect(stack()?.map((entry) => entry.category)).toEqual(["Front end"]);
		await userEvent.click(screen.getByRole("button", { name: "Undo" }));
		expect(stack()?.map((entry) => entry.category)).toEqual(["Front end", "Back end"]);
	});

	it("keeps the focus on the button that moves a category to the end, which then does nothing", async () => {
		const stack = show(["Front end", "Back end"].map((name) => ({ category: name, technologies: ["React"] })));
		const down = screen.getByRole("button", { name: "Move Front end down" });
		await userEvent.click(down);
		expect(document.activeElement).toBe(down);
		expect([down.hasAttribute("disabled"), down.getAttribute("aria-disabled")]).toEqual([false, "true"]);
		await userEvent.keyboard("{Enter}");
		expect(stack()?.map((entry) => entry.category)).toEqual(["Back end", "Front end"]);
	});

	it("adds nothing and shows a hint when the technology is missing", async () => {
		const stack = show();
		await userEvent.type(category(), "Front end");
		await add();
		expect(stack()).toEqual([]);
		expect(screen.getByText("Enter a category and a technology.")).toBeTruthy();
		expect(document.activeElement).toBe(technology());
	});

	it("adds nothing and shows a hint when the category is missing", async () => {
		const stack = show();
		await userEvent.type(technology(), "React{Enter}");
		expect(stack()).toEqual([]);
		expect(screen.getByText("Enter a category and a technology.")).toBeTruthy();
		expect(document.activeElement).toBe(category());
	});

	it("clears a partly filled entry", async () => {
		show();
		await userEvent.type(technology(), "React");
		await userEvent.click(screen.getByRole("button", { name: "Clear" }));
		expect(technology().value).toBe("");
		expect(screen.queryByText("Enter a category and a technology.")).toBeNull();
		expect(document.activeElement).toBe(category());
	});
});
