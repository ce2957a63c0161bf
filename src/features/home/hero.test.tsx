// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Hero } from "./hero";

beforeEach(() => {
	render(
		<MemoryRouter>
			<Hero />
		</MemoryRouter>,
	);
});
afterEach(cleanup);

describe("Hero", () => {
	test("has exactly the specified headline", () => {
		expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Engineering the Future. Today.");
	});

	test("names games, AI agents and full AI ecosystems in the pitch", () => {
		expect(screen.getByText(/games.*AI agents.*full AI ecosystems/)).toBeTruthy();
	});

	test("links to contact and to services without scripts", () => {
		expect(screen.getByRole("link", { name: "Start Your Project" }).getAttribute("href")).toBe("/#contact");
		expect(screen.getByRole("link", { name: "View Capabilities" }).getAttribute("href")).toBe("/#services");
	});

	test("has three highlight cards", () => {
		expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual([
			"AI-Powered Solutions",
			"Full-Stack Expertise",
			"Immersive Experiences",
		]);
		expect(screen.getAllByRole("listitem")).toHaveLength(3);
	});
});
