// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { firstLook, hero } from "@/content/home/page";
import { Hero } from "./hero";

const shown = vi.hoisted(() => ({ reviews: true }));
vi.mock("@/content/samples/shown-reviews", () => ({
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
	test("shows the headline as the page's title, and the pitch", () => {
		expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(hero.headline.join(" "));
		expect(screen.getByText(hero.pitch)).toBeTruthy();
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
		expect(screen.queryByRole("link", { name: firstLook.proof.reviews })).toBeNull();
		expect(screen.getByRole("link", { name: firstLook.proof.projects }).getAttribute("href")).toBe("/portfolio");
	});

	test("shows each highlight with its title and text", () => {
		const cards = screen
			.getAllByRole("listitem")
			.map((card) => ({ title: card.querySelector("h2")?.textContent, text: card.querySelector("p")?.textContent }));
		expect(cards).toEqual(hero.highlights);
	});
});
