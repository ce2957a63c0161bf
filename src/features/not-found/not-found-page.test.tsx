// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, test, vi } from "vitest";
import { NotFoundPage } from "./not-found-page";

afterEach(cleanup);

function show(address: string) {
	const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
	render(
		<MemoryRouter initialEntries={[address]}>
			<NotFoundPage />
		</MemoryRouter>,
	);
	return warn;
}

describe("NotFoundPage", () => {
	test("shows the specified text and a link to the home page", () => {
		show("/nowhere");
		expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Oops! Page not found");
		expect(screen.getByRole("link", { name: "Return to Home" }).getAttribute("href")).toBe("/");
	});

	test("logs the path once, without its query and anchor", () => {
		const warn = show("/nowhere/at-all?token=secret#private");
		expect(warn).toHaveBeenCalledTimes(1);
		expect(warn.mock.calls[0]?.join(" ")).toContain("/nowhere/at-all");
		expect(JSON.stringify(warn.mock.calls)).not.toMatch(/secret|private/);
	});
});
