// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, describe, expect, test } from "vitest";
import { reviews, reviewsPage } from "@/content/reviews";
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
		expect(stats).toEqual(reviewsPage.stats.map(({ value, label, scope }) => [value, label, scope]));
	});

	test("has neither cards nor figures without reviews, such as when samples are hidden", async () => {
		const all = reviews.splice(0);
		await show();
		expect(screen.getByText(reviewsPage.none.title)).toBeTruthy();
		expect([document.querySelector("dl"), document.querySelector("figure"), screen.queryByText(reviewsPage.lead)]).toEqual([
			null,
			null,
			null,
		]);
		reviews.push(...all);
	});

	test("shows the cards and a call to action", async () => {
		await show();
		expect(await screen.findAllByRole("figure")).toHaveLength(reviews.length);
		expect(screen.getByRole("link", { name: "Get Started" }).getAttribute("href")).toBe("/#contact");
	});
});
