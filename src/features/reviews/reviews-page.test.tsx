// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, describe, expect, test } from "vitest";
import { reviews } from "@/content/reviews";
import { ReviewsPage } from "./reviews-page";

afterEach(cleanup);

const show = () => {
	const router = createMemoryRouter([{ path: "/reviews", element: <ReviewsPage /> }], { initialEntries: ["/reviews"] });
	return act(async () => render(<RouterProvider router={router} />));
};

describe("ReviewsPage", () => {
	test("shows the four figures with unit and scope", async () => {
		await show();
		const stats = [...document.querySelectorAll("dl > div")].map((stat) => [
			stat.querySelector("dd")?.firstChild?.textContent,
			stat.querySelector("dt")?.firstChild?.textContent,
			stat.querySelector("dt > span")?.textContent,
		]);
		expect(stats).toEqual([
			["4.9/5", "average rating", "The reviews on this page: 13 with five stars, 2 with four"],
			["500+", "projects", "With our partner network"],
			["98%", "client retention", "With our partner network"],
			["15", "stories", "This page, all of them shown"],
		]);
	});

	test("shows the cards and a call to action", async () => {
		await show();
		expect(await screen.findAllByRole("figure")).toHaveLength(reviews.length);
		expect(screen.getByRole("link", { name: "Get Started" }).getAttribute("href")).toBe("/#contact");
	});
});
