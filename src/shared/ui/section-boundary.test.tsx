// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { styleOf } from "../../../tests/support/is-seen";
import { SectionBoundary } from "./section-boundary";

let broken: boolean;
function Fragile({ name }: { name: string }) {
	if (broken) throw new Error("secret detail");
	return <p>{name} is here</p>;
}

let logged: unknown[][];
beforeEach(() => {
	broken = true;
	logged = [];
	vi.spyOn(console, "error").mockImplementation((...words) => void logged.push(words));
});
afterEach(cleanup);

describe("SectionBoundary", () => {
	test("shows the error of a failing section and keeps the others", () => {
		render(
			<>
				<SectionBoundary name="results">
					<Fragile name="Results" />
				</SectionBoundary>
				<SectionBoundary name="gallery">
					<p>Gallery is here</p>
				</SectionBoundary>
			</>,
		);
		const panel = screen.getByRole("alert");
		expect(panel.textContent).toContain("Unable to load results section");
		expect(panel.textContent).toContain("Please refresh the page to try again");
		expect(screen.getByText("Gallery is here")).toBeTruthy();
		expect(document.body.textContent).not.toContain("secret detail");
	});

	test("logs the name of the section", () => {
		render(
			<SectionBoundary name="results">
				<Fragile name="Results" />
			</SectionBoundary>,
		);
		expect(logged.some((words) => words[0] === "Section results:" && words[1] instanceof Error)).toBe(true);
	});

	test("shows the section again after Try Again, without a reload", async () => {
		render(
			<SectionBoundary name="results">
				<Fragile name="Results" />
			</SectionBoundary>,
		);
		broken = false;
		await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
		expect(screen.getByText("Results is here")).toBeTruthy();
		expect(screen.queryByRole("alert")).toBeNull();
	});

	test("keeps the place of the keyboard: at the button after another failure, and before the section at last", async () => {
		render(
			<SectionBoundary name="results">
				<Fragile name="Results" />
			</SectionBoundary>,
		);
		screen.getByRole("button", { name: "Try Again" }).focus();
		await userEvent.keyboard("{Enter}");
		expect(document.activeElement).toBe(screen.getByRole("button", { name: "Try Again" }));
		broken = false;
		await userEvent.keyboard("{Enter}");
		expect(document.activeElement?.nextElementSibling).toBe(screen.getByText("Results is here"));
	});

	test("leaves the focus where the visitor works when the connection is back", async () => {
		render(
			<>
				<input />
				<SectionBoundary name="results">
					<Fragile name="Results" />
				</SectionBoundary>
			</>,
		);
		screen.getByRole("textbox").focus();
		broken = false;
		await act(async () => dispatchEvent(new Event("online")));
		expect(screen.getByText("Results is here")).toBeTruthy();
		expect(document.activeElement).toBe(screen.getByRole("textbox"));
	});

	test("calls onRetry before rendering the section again", async () => {
		const onRetry = vi.fn(() => {
			broken = false;
		});
		render(
			<SectionBoundary name="results" onRetry={onRetry}>
				<Fragile name="Results" />
			</SectionBoundary>,
		);
		expect(onRetry).not.toHaveBeenCalled();
		await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
		expect(onRetry).toHaveBeenCalledTimes(1);
		expect(screen.getByText("Results is here")).toBeTruthy();
	});

	test("shows the error and the retry button again when a retry fails", async () => {
		render(
			<SectionBoundary name="results">
				<Fragile name="Results" />
			</SectionBoundary>,
		);
		await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
		expect(screen.getByRole("alert").textContent).toContain("Unable to load results section");
		broken = false;
		await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
		expect(screen.getByText("Results is here")).toBeTruthy();
	});

	test("gives the error the padding of the missing section", () => {
		render(
			<SectionBoundary name="hero" className="pt-30">
				<Fragile name="Hero" />
			</SectionBoundary>,
		);
		const frame = screen.getByRole("alert").parentElement;
		expect(frame && styleOf(frame, "padding-top")).toBe("calc(var(--spacing) * 30)");
	});
});
