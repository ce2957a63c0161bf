// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { FormHarness, type Seen } from "../../../../tests/support/admin/project-harness";
import { MetricsEditor } from "./metrics-editor";

afterEach(cleanup);

const metric = (name: string) => ({ label: name, value: `${name} value`, description: `${name} description` });

function show(detailedMetrics = [metric("A"), metric("B"), metric("C")]) {
	const seen: Seen = {};
	render(
		<FormHarness values={{ detailedMetrics }} seen={seen}>
			<MetricsEditor />
		</FormHarness>,
	);
	return () => seen.form?.detailedMetrics;
}

const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const add = () => userEvent.click(screen.getByRole("button", { name: "Add metric" }));

describe("metrics editor", () => {
	it("adds a trimmed metric when label, value and description are filled", async () => {
		const metrics = show([]);
		await userEvent.type(box("Metric label"), " No-shows ");
		await userEvent.type(box("Metric value"), "-38 %");
		await userEvent.type(box("Metric description"), "first quarter");
		await add();
		expect(metrics()).toEqual([{ label: "No-shows", value: "-38 %", description: "first quarter" }]);
		expect(box("Metric label").value).toBe("");
		expect(document.activeElement).toBe(box("Metric label"));
	});

	it("moves the focus during the key press, before the next key is typed", () => {
		show([]);
		box("Metric description").focus();
		fireEvent.keyDown(box("Metric description"), { key: "Enter" });
		expect(document.activeElement).toBe(box("Metric label"));
	});

	it("names the missing parts and focuses the first one when a metric is incomplete", async () => {
		const metrics = show([]);
		await userEvent.type(box("Metric label"), "No-shows");
		await userEvent.type(box("Metric value"), "   {Enter}");
		expect(metrics()).toEqual([]);
		expect(screen.getByText(/^Not added yet.* a value and a description/)).toBeTruthy();
		expect(document.activeElement).toBe(box("Metric value"));
		expect(box("Metric label").value).toBe("No-shows");
	});

	it("says what is needed when all fields are empty", async () => {
		show([]);
		await add();
		expect(screen.getByText("Enter a label, a value and a description.")).toBeTruthy();
	});

	it("removes a metric by position", async () => {
		const metrics = show([metric("A"), metric("A"), metric("C")]);
		await userEvent.click(screen.getByRole("button", { name: "Remove metric 2" }));
		expect(metrics()).toEqual([metric("A"), metric("C")]);
	});

	it("restores a removed metric in its place on Undo", async () => {
		const metrics = show();
		await userEvent.click(screen.getByRole("button", { name: "Remove metric 2" }));
		await userEvent.click(screen.getByRole("button", { name: "Undo" }));
		expect(metrics()).toEqual([metric("A"), metric("B"), metric("C")]);
	});

	it("keeps the focus on the button that moves a metric to the end, which then does nothing", async () => {
		const metrics = show();
		const up = () => screen.getByRole("button", { name: "Move metric 1 up" });
		const pressed = screen.getByRole("button", { name: "Move metric 2 up" });
		await userEvent.click(pressed);
		expect(pressed).toBe(up());
		expect(document.activeElement).toBe(pressed);
		expect([up().hasAttribute("disabled"), up().getAttribute("aria-disabled")]).toEqual([false, "true"]);
		await userEvent.keyboard("{Enter}");
		expect(metrics()).toEqual([metric("B"), metric("A"), metric("C")]);
	});

	it("edits an added metric", async () => {
		const metrics = show([metric("A")]);
		await userEvent.type(box("Value of metric 1"), "!");
		expect(metrics()?.[0]?.value).toBe("A value!");
	});
});
