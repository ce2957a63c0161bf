// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { productSheets } from "@/content/product-pages/sheets";
import { techStack } from "@/content/product-pages/speaksify-landing";
import { speaksifySheet as sheet } from "@/content/product-pages/speaksify-sheet";
import { findProduct, products } from "@/content/products";
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

function show(price?: string) {
	const product = findProduct("speaksify");
	if (!product) throw new Error("There is no Speaksify");
	render(
		<MemoryRouter>
			<ProductPage product={{ ...product, price }} sheet={sheet} />
		</MemoryRouter>,
	);
}
const part = (name: string | RegExp) => within(screen.getByRole("region", { name }));

describe("ProductPage", () => {
	test("the product's name, what it is, and its scene", () => {
		show();
		expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Speaksify");
		expect(screen.getByText("Voice AI Engagement Engine")).toBeTruthy();
		expect(screen.getByRole("img").getAttribute("src")).toContain("/media/products/voice-ai");
	});

	test("without a price it says “Contact for pricing”, in USD; with one, the price", () => {
		show();
		const box = within(screen.getByRole("complementary", { name: "Price" }));
		expect(box.getByText("Contact for pricing")).toBeTruthy();
		expect(box.getByText(/USD/)).toBeTruthy();
		cleanup();
		show("$900 a month");
		expect(screen.getByText("$900 a month")).toBeTruthy();
		expect(screen.queryByText("Contact for pricing")).toBeNull();
	});

	test("breadcrumbs Home, Products, Speaksify", () => {
		show();
		const trail = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
		expect(trail.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
			["Home", "/"],
			["Products", "/products"],
		]);
		expect(trail.getByText("Speaksify").getAttribute("aria-current")).toBe("page");
	});

	test("its numbers stand with whose they are", () => {
		show();
		const facts = new Map(screen.getAllByRole("definition").map((value) => [value.textContent, value.previousSibling?.textContent]));
		expect(facts.get("300-500%")).toMatch(/reported by partner-network customers$/);
		expect(facts.get("30 s")).toMatch(/leads who agreed to a call$/);
	});

	test("as many features in detail as the heading says, and consent, CRM and number asked for", () => {
		show();
		expect(part(/^Nineteen lines/).getAllByRole("definition")).toHaveLength(19);
		expect(
			part(/^Three things/)
				.getAllByRole("heading", { level: 3 })
				.map((title) => title.textContent),
		).toEqual(["Consent", "A CRM", "A number"]);
		expect(part(/^Four things/).getAllByRole("listitem")).toHaveLength(4);
		expect(part(/^Six parts/).getAllByRole("listitem")).toHaveLength(6);
	});

	test("the sheet names no system that the landing page does not know of", () => {
		const known = techStack.categories.flatMap(({ technologies }): string[] => [...technologies]);
		const ai = ["Deepgram", "Claude", "OpenAI", "ElevenLabs"];
		expect(sheet.stack.parts.flatMap(({ technologies }) => technologies).filter((name) => ![...known, ...ai].includes(name))).toEqual([]);
	});

	test("both buttons ask for the lead dialog, each with its tag; a link leads to the landing page", async () => {
		show();
		await userEvent.click(screen.getByRole("link", { name: "Get a Quote" }));
		await userEvent.click(screen.getByRole("link", { name: "Contact for Pricing" }));
		expect(asked.map(({ source }) => source)).toEqual(["product-speaksify-quote", "product-speaksify-closing"]);
		expect(screen.getByRole("link", { name: "See its first 30 seconds" }).getAttribute("href")).toBe("/speaksify");
	});
});

test("every product has a sheet, found by its slug; any other slug finds nothing", () => {
	expect(products.map(({ slug }) => slug).sort()).toEqual(Object.keys(productSheets).sort());
	for (const product of products) expect(findProduct(product.slug)).toBe(product);
	for (const slug of ["", "Speaksify", "speaksify ", "constructor"]) expect(findProduct(slug)).toBeUndefined();
});
