// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { productsPage } from "@/content/products/list";
import { products } from "@/content/products/products";
import type { Product } from "@/content/schema";
import { type DialogRequest, hostDialog } from "@/shared/lib/dialog-request";
import { ProductList, ProductsPage } from "./products-page";

const some = (slug: string, name: string, price?: string): Product[] =>
	products.slice(0, 1).map((product) => ({ ...product, id: slug, slug, name, price }));
const three = [...products, ...some("ledger-hand", "Ledgerhand", "$90 a month"), ...some("tide & watch", "Tidewatch")];
const list = (
	<MemoryRouter>
		<ProductList items={three} />
	</MemoryRouter>
);

let reducedMotion: boolean;
beforeEach(() => {
	reducedMotion = false;
	vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("reduced-motion") && reducedMotion }));
	vi.stubGlobal(
		"IntersectionObserver",
		class {
			observe() {}
			disconnect() {}
		},
	);
	vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(() => new DOMRect(0, 5000, 800, 400));
});
afterEach(cleanup);

const reveals = () => [...document.querySelectorAll<HTMLElement>(".reveal")];

describe("product list", () => {
	test("links each card to /products/{slug} with “View Product” and the product's name", () => {
		render(list);
		const cards = screen.getAllByRole("article");
		expect(cards.map((card) => within(card).getByRole("heading", { level: 2 }).textContent)).toEqual(three.map(({ name }) => name));
		expect(
			cards.map((card) =>
				within(card)
					.getAllByRole("link")
					.map((link) => [link.textContent, link.getAttribute("href")]),
			),
		).toEqual([
			[["View Product: Speaksify", "/products/speaksify"]],
			[["View Product: Ledgerhand", "/products/ledger-hand"]],
			[["View Product: Tidewatch", "/products/tide%20%26%20watch"]],
		]);
	});

	test("fades in cards below the fold, each 200 ms after the previous one", () => {
		render(list);
		expect(reveals().map((element) => element.dataset.reveal)).toEqual(["waiting", "waiting", "waiting"]);
		expect(reveals().map((element) => element.style.getPropertyValue("--reveal-delay"))).toEqual(["", "200ms", "400ms"]);
	});

	test("hides nothing under reduced motion or in the prerendered HTML", () => {
		reducedMotion = true;
		render(list);
		expect(reveals().filter((element) => element.dataset.reveal)).toEqual([]);
		const html = renderToString(list);
		expect(html).not.toMatch(/data-reveal|style=/);
		for (const { name } of three) expect(html).toContain(name);
	});

	test("shows a card's price, or “Contact for pricing” without one", () => {
		render(list);
		const prices = screen.getAllByText("Price:", { exact: false }).map((label) => label.parentElement?.textContent);
		expect(prices).toEqual(["Price: Contact for pricing", "Price: $90 a month", "Price: Contact for pricing"]);
	});

	test("shows each card's numbers with their scope", () => {
		render(list);
		const values = within(screen.getAllByRole("article")[0] ?? document.body).getAllByRole("definition");
		const [product] = products;
		expect(values.map((value) => value.parentElement?.querySelector("dt span")?.textContent)).toEqual(
			product?.facts.map(({ scope }) => scope),
		);
	});
});

describe("ProductsPage", () => {
	let asked: DialogRequest[];
	let stop: () => void;
	beforeEach(() => {
		asked = [];
		stop = hostDialog((request) => asked.push(request));
		render(
			<MemoryRouter>
				<ProductsPage />
			</MemoryRouter>,
		);
	});
	afterEach(() => stop());

	test("shows the breadcrumb Home, Products with this page last", () => {
		const trail = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
		expect(trail.getAllByRole("listitem").map((step) => step.textContent?.replace("/", ""))).toEqual(["Home", "Products"]);
		expect(trail.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/");
		expect(trail.getByText("Products").getAttribute("aria-current")).toBe("page");
		expect(trail.getAllByRole("link")).toHaveLength(1);
	});

	test("shows every product under a single level-one heading", () => {
		expect(screen.getAllByRole("article")).toHaveLength(products.length);
		expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
	});

	test("describes how the products are run", () => {
		const { title, items } = productsPage.running;
		const section = within(screen.getByRole("region", { name: title }));
		expect(section.getAllByRole("listitem").map((item) => item.firstChild?.textContent)).toEqual(items.map(({ name }) => name));
		for (const { text } of items) expect(section.getByText(text)).toBeTruthy();
	});

	test("opens the lead dialog from “Write to Us” with its own tag, beside an address", async () => {
		await userEvent.click(screen.getByRole("link", { name: "Write to Us" }));
		expect(asked).toEqual([{ source: "products-question", subject: productsPage.closing.action.subject }]);
		expect(screen.getByRole("link", { name: /@/ }).getAttribute("href")).toMatch(/^mailto:[^@]+@[^@]+$/);
	});
});
