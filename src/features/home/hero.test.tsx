// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { firstLook } from "@/content/home";
import { Hero } from "./hero";

const shown = vi.hoisted(() => ({ reviews: true }));
vi.mock("@/content/shown-reviews", () => ({
	get showsReviews() {
		return shown.reviews;
	},
}));

const show = () =>
	render(
		<MemoryRouter>
			<Hero />
		</MemoryRouter>,
	);
beforeEach(() => void show());
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

	test("links the proof to the reviews, or to the projects where the site shows no reviews", () => {
		expect(screen.getByRole("link", { name: firstLook.proof.reviews }).getAttribute("href")).toBe("/reviews");
		cleanup();
		shown.reviews = false;
		show();
		shown.reviews = true;
		expect(screen.queryByRole("link", { name: /review/i })).toBeNull();
		expect(screen.getByRole("link", { name: firstLook.proof.projects }).getAttribute("href")).toBe("/portfolio");
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
