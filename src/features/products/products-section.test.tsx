// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { products } from "@/content/products/products";
import { ProductsSection } from "./products-section";

let router: ReturnType<typeof createMemoryRouter>;

beforeEach(async () => {
	router = createMemoryRouter([{ path: "*", element: <ProductsSection /> }]);
	await act(async () => render(<RouterProvider router={router} />));
});
afterEach(cleanup);

const product = products.find(({ featured }) => featured);
if (!product) throw new Error("There is no featured product");
const card = () => within(screen.getByRole("article"));
const follow = async (name: string | RegExp) => {
	await userEvent.click(screen.getByRole("link", { name }));
	return router.state.location.pathname;
};

describe("ProductsSection", () => {
	test("shows the featured product with its tag, name, title and picture", () => {
		expect(card().getByText(product.tag)).toBeTruthy();
		expect(card().getByRole("heading", { level: 3 }).textContent).toBe(product.name + product.title);
		expect(card().getByRole("img", { name: product.imageAlt })).toBeTruthy();
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

	test("shows its numbers with label and scope", () => {
		const facts = card()
			.getAllByRole("definition")
			.map((value) => [value.textContent, value.parentElement?.querySelector("dt")?.textContent]);
		expect(facts).toEqual(product.facts.map(({ value, label, scope }) => [value, label + scope]));
	});
});
