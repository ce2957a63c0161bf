// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ProductsSection } from "./products-section";

let router: ReturnType<typeof createMemoryRouter>;

beforeEach(async () => {
	router = createMemoryRouter([{ path: "*", element: <ProductsSection /> }]);
	await act(async () => render(<RouterProvider router={router} />));
});
afterEach(cleanup);

const card = () => within(screen.getByRole("article"));
const follow = async (name: string | RegExp) => {
	await userEvent.click(screen.getByRole("link", { name }));
	return router.state.location.pathname;
};

describe("ProductsSection", () => {
	test("shows one featured product tagged “Voice AI”", () => {
		expect(screen.getAllByRole("article")).toHaveLength(1);
		expect(card().getByText("Voice AI")).toBeTruthy();
		expect(card().getByRole("heading", { level: 3 }).textContent).toBe("SpeaksifyVoice AI Engagement Engine");
		expect(card().getByRole("img").getAttribute("alt")).toMatch(/^[A-Z].{20,}/);
	});

	test.each([/^Get Started with Speaksify$/, /^View Product ?: Speaksify$/])("links %s to the product's page", async (name) => {
		expect(await follow(name)).toBe("/products/speaksify");
	});

	test("has both links in the card with the specified labels", () => {
		expect(
			card()
				.getAllByRole("link")
				.map((link) => link.firstChild?.textContent),
		).toEqual(["Get Started", "View Product"]);
	});

	test("links “View All Products” to the list", async () => {
		expect(await follow("View All Products")).toBe("/products");
	});

	test("shows its numbers with unit and scope, and says that calls need consent", () => {
		const facts = new Map(
			card()
				.getAllByRole("definition")
				.map((value) => [value.textContent, value.parentElement?.querySelector("dt")?.textContent]),
		);
		expect(facts.get("300-500%")).toMatch(/^ROI in 90 days.*partner-network customers$/);
		expect(facts.get("30 s")).toMatch(/^leads called within 30 seconds.*agreed to a call$/);
	});
});
