// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, test, vi } from "vitest";
import { SiteHeader } from "./site-header";

afterEach(() => {
	cleanup();
	document.body.innerHTML = "";
});

/** Shows the header of a page on which `section` is in view. */
function show(address: string, section: string | null = null) {
	let report: (entries: { target: Element; isIntersecting: boolean }[]) => void = () => {};
	class FakeObserver {
		constructor(callback: typeof report) {
			report = callback;
		}
		observe() {}
		disconnect() {}
	}
	vi.stubGlobal("IntersectionObserver", FakeObserver);
	vi.stubGlobal("scrollY", section ? 51 : 0);
	vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(4000);
	const target = document.body.appendChild(document.createElement("section"));
	target.id = section ?? "none";
	vi.spyOn(target, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 0, 800));
	render(
		<MemoryRouter initialEntries={[address]}>
			<SiteHeader />
		</MemoryRouter>,
	);
	act(() => report([{ target, isIntersecting: section !== null }]));
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
