// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findProduct, products } from "@/content/products/products";
import { productSheets } from "@/content/products/sheets";
import { aiStack, techStack } from "@/content/products/speaksify-landing";
import { speaksifySheet as sheet } from "@/content/products/speaksify-sheet";
import { type DialogRequest, hostDialog } from "@/shared/lib/dialog-request";
import { ProductPage } from "./product-page";

let asked: DialogRequest[];
let stop: () => void;
beforeEach(() => {
	asked = [];
	stop = hostDialog((request) => asked.push(request));
});
afterEach(() => {
	cleanup();
	stop();
});

const product = findProduct("speaksify");
if (!product) throw new Error("There is no Speaksify");

const show = (price?: string) =>
	render(
		<MemoryRouter>
			<ProductPage product={{ ...product, price }} sheet={sheet} />
		</MemoryRouter>,
	);
const part = (name: string | RegExp) => within(screen.getByRole("region", { name }));

describe("ProductPage", () => {
	test("shows the product's name, its description and its scene", () => {
		show();
		expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(product.name);
		expect(screen.getByText(product.title)).toBeTruthy();
		expect(screen.getByRole("img").getAttribute("src")).toContain("/media/products/voice-ai");
	});

	test("shows “Contact for pricing” and a note without a price, and the price otherwise", () => {
		show();
		const box = within(screen.getByRole("complementary", { name: "Price" }));
		expect(box.getByText("Contact for pricing")).toBeTruthy();
		expect(box.getByText(sheet.price.note)).toBeTruthy();
		cleanup();
		show("$900 a month");
		expect(screen.getByText("$900 a month")).toBeTruthy();
		expect(screen.queryByText("Contact for pricing")).toBeNull();
	});

	test("shows the breadcrumb Home, Products, Speaksify", () => {
		show();
		const trail = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
		expect(trail.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
			["Home", "/"],
			["Products", "/products"],
		]);
		expect(trail.getByText("Speaksify").getAttribute("aria-current")).toBe("page");
	});

	test("shows its numbers with their scope", () => {
		show();
		const facts = screen.getAllByRole("definition").map((value) => [value.textContent, value.previousSibling?.textContent]);
		for (const { value, label, scope } of product.facts) expect(facts).toContainEqual([value, label + scope]);
	});

	test("lists every feature, safeguard, part of the system and condition", () => {
		show();
		expect(part(sheet.features.title).getAllByRole("definition")).toHaveLength(sheet.features.groups.flatMap(({ lines }) => lines).length);
		expect(
			part(sheet.needs.title)
				.getAllByRole("heading", { level: 3 })
				.map((title) => title.textContent),
		).toEqual(sheet.needs.items.map(({ name }) => name));
		expect(part(sheet.refusals.title).getAllByRole("listitem")).toHaveLength(sheet.refusals.items.length);
		expect(part(sheet.stack.title).getAllByRole("listitem")).toHaveLength(sheet.stack.parts.length);
	});

	test("names only systems that the landing page names", () => {
		const known = [...techStack.categories, ...aiStack.items].flatMap(({ technologies }): string[] => [...technologies]);
		expect(sheet.stack.parts.flatMap(({ technologies }) => technologies).filter((name) => !known.includes(name))).toEqual([]);
	});

	test("opens the lead dialog from both buttons with their own tags, and links the landing page", async () => {
		show();
		await userEvent.click(screen.getByRole("link", { name: "Get a Quote" }));
		await userEvent.click(screen.getByRole("link", { name: "Contact for Pricing" }));
		expect(asked.map(({ source }) => source)).toEqual(["product-speaksify-quote", "product-speaksify-closing"]);
		expect(screen.getByRole("link", { name: sheet.price.also.text }).getAttribute("href")).toBe("/speaksify");
	});
});

test("has a sheet for every product's slug, and none for other slugs", () => {
	expect(products.map(({ slug }) => slug).sort()).toEqual(Object.keys(productSheets).sort());
	for (const product of products) expect(findProduct(product.slug)).toBe(product);
	for (const slug of ["", "Speaksify", "speaksify ", "constructor"]) expect(findProduct(slug)).toBeUndefined();
});
