// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, test, vi } from "vitest";
import { SiteHeader } from "./site-header";

const seen = vi.hoisted((): { section: string | null } => ({ section: null }));
vi.mock("@/shared/hooks/use-section-in-view", () => ({ useSectionInView: () => seen.section }));

afterEach(cleanup);

function show(address: string, section: string | null = null) {
	seen.section = section;
	vi.stubGlobal("scrollY", section ? 51 : 0);
	render(
		<MemoryRouter initialEntries={[address]}>
			<SiteHeader />
		</MemoryRouter>,
	);
	return within(screen.getByRole("navigation", { name: "Main" })).getAllByRole("link");
}

describe("the header's menu", () => {
	test("leads to the sections of the home page, and to the page of products", () => {
		expect(show("/").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
			["Home", "/"],
			["About", "/#about"],
			["Services", "/#services"],
			["Products", "/products"],
			["Portfolio", "/#portfolio"],
			["Why Us", "/#why-us"],
			["FAQ", "/#faq"],
			["Contact", "/#contact"],
		]);
	});

	test.each([
		["/", null, "Home (page)"],
		["/", "services", "Services (true)"],
		["/", "products-section", "Products (true)"],
		["/", "why-us", "Why Us (true)"],
		["/contact", null, "Contact (true)"],
		["/portfolio", null, "Portfolio (true)"],
		["/projects", null, "Portfolio (true)"],
		["/case-study/ports", null, "Portfolio (true)"],
		["/products", null, "Products (page)"],
		["/products/speaksify", null, "Products (true)"],
		["/blogs", null, undefined],
		["/web-apps", null, undefined],
	])("marks on %s with the section %s in view: %s", (address, section, marked) => {
		const marks = show(address, section).flatMap((link) => {
			const mark = link.getAttribute("aria-current");
			return mark ? [`${link.textContent} (${mark})`] : [];
		});
		expect(marks).toEqual(marked ? [marked] : []);
	});
});
