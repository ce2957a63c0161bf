// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useRemembered } from "./use-remembered";

function Choice({ name }: { name: string }) {
	const [choice, choose] = useRemembered("side", ["left", "right"]);
	return (
		<button type="button" onClick={() => choose(choice === "left" ? "right" : "left")}>
			{name}: {choice}
		</button>
	);
}

const shown = () => screen.getAllByRole("button").map((button) => button.textContent);
const show = () =>
	render(
		<>
			<Choice name="a" />
			<Choice name="b" />
		</>,
	);
const toggle = () => fireEvent.click(screen.getAllByRole("button")[0] ?? document.body);

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test("a choice is at once the same in all components, and after a reload", () => {
	show();
	expect(shown()).toEqual(["a: left", "b: left"]);
	toggle();
	expect(shown()).toEqual(["a: right", "b: right"]);
	cleanup();
	show();
	expect(shown()).toEqual(["a: right", "b: right"]);
});

test("a choice that storage refuses counts for this page, until one is stored", () => {
	const store = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
		throw new DOMException("full", "QuotaExceededError");
	});
	show();
	toggle();
	cleanup();
	show();
	expect(shown()).toEqual(["a: right", "b: right"]);
	store.mockRestore();
	toggle();
	expect([shown(), localStorage.getItem("side")]).toEqual([["a: left", "b: left"], "left"]);
});

test("a stored choice that doesn't exist any longer is the default", () => {
	localStorage.setItem("side", "top");
	show();
	expect(shown()).toEqual(["a: left", "b: left"]);
});
