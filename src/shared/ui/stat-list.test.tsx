// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { StatList } from "./stat-list";

const projects = { value: "15+", label: "projects delivered", scope: "Studio" };
const cities = { value: "56+", label: "cities", scope: "Studio" };
const developers = { value: "230+", label: "developers", scope: "With our partner network" };

afterEach(cleanup);

/** Each number with its label, as a screen reader pairs them. */
const pairs = () =>
	screen.getAllByRole("definition").map((value) => [value.textContent, value.parentElement?.querySelector("dt")?.textContent]);

describe("StatList", () => {
	test("shows every number with its label", () => {
		render(<StatList stats={[projects, cities]} />);
		expect(pairs()).toEqual([
			["15+", "projects delivered"],
			["56+", "cities"],
		]);
	});

	test("shows a shared scope once", () => {
		const { container } = render(<StatList stats={[projects, cities]} />);
		expect(screen.getByText("Studio")).toBeTruthy();
		expect(container.textContent?.split("Studio")).toHaveLength(2);
	});

	test("explains a shared scope in one line", () => {
		const { container } = render(<StatList stats={[projects, cities]} note="our own team" />);
		expect(container.querySelector("p")?.textContent).toBe("Studio: our own team");
	});

	test("shows each number's own scope when scopes differ", () => {
		render(<StatList stats={[projects, developers]} />);
		expect(pairs()).toEqual([
			["15+", "projects deliveredStudio"],
			["230+", "developersWith our partner network"],
		]);
		expect(screen.queryByText("Studio", { selector: "b" })).toBeNull();
	});
});
