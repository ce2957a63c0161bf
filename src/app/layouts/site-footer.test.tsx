// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { services } from "@/content/services/index";
import { site } from "@/content/site";
import { SiteFooter } from "./site-footer";

let router: ReturnType<typeof createMemoryRouter>;

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-03-01") });
	router = createMemoryRouter([{ path: "*", element: <SiteFooter /> }]);
	render(<RouterProvider router={router} />);
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

const linksOf = (name: string) =>
	within(screen.getByRole("navigation", { name }))
		.getAllByRole("link")
		.map((link) => [link.textContent, link.getAttribute("href")]);

test("says that a site built with ALLOW_SAMPLES=1 is a demo", async () => {
	cleanup();
	vi.resetModules();
	vi.stubEnv("VITE_SITE_KIND", "demo");
	const { SiteFooter: DemoFooter } = await import("./site-footer");
	const { createMemoryRouter: create, RouterProvider: Provider } = await import("react-router-dom");
	render(<Provider router={create([{ path: "*", element: <DemoFooter /> }])} />);
	expect(screen.getByText(/^Demo/)).toBeTruthy();
});

test("keeps the HTML of a build in an earlier year", async () => {
	cleanup();
	const page = document.body.appendChild(document.createElement("div"));
	const element = <RouterProvider router={router} />;
	page.innerHTML = renderToString(element);
	vi.setSystemTime(new Date("2028-01-01"));
	const refused = vi.fn();
	const footer = page.firstElementChild;
	const tree = await act(async () => hydrateRoot(page, element, { onRecoverableError: refused }));
	expect([refused.mock.calls, page.firstElementChild, footer?.textContent?.includes("–2027 ")]).toEqual([[], footer, true]);
	act(() => tree.unmount());
	page.remove();
});

describe("SiteFooter", () => {
	test("shows the years and the parent company in the copyright line", () => {
		expect(screen.getByText(`© ${site.firstCopyrightYear}–2027 ${site.name}. A ${site.parent} company.`)).toBeTruthy();
	});

	test("shows the brand's description, email, phone and place", () => {
		const footer = within(screen.getByRole("contentinfo"));
		expect(footer.getByText(site.location)).toBeTruthy();
		expect(footer.getByText(site.blurb)).toBeTruthy();
		expect(footer.getByRole("link", { name: site.email }).getAttribute("href")).toBe(`mailto:${site.email}`);
		expect(footer.getByRole("link", { name: site.phone.display }).getAttribute("href")).toMatch(/^tel:\+\d+$/);
	});

	test("says nothing about a demo on an ordinary site", () => {
		expect(screen.queryByText(/^Demo/)).toBeNull();
	});

	test("links every service", () => {
		expect(linksOf("Services")).toEqual(services.map(({ title, route }) => [title, route]));
	});

	test("links the company pages, with About Us leading to the home page's section", () => {
		expect(linksOf("Company")).toEqual([
			["About Us", "/#about"],
			["Blog", "/blogs"],
			["Reviews", "/reviews"],
			["Privacy Policy", "/privacy-policy"],
		]);
	});

	test("links Get In Touch to contact", () => {
		expect(screen.getByRole("link", { name: "Get In Touch" }).getAttribute("href")).toBe("/#contact");
	});

	test("names each social profile and links those with an address", () => {
		for (const { name, href } of site.socials)
			expect(screen.getByRole("link", { name: new RegExp(`^${name} `) }).getAttribute("href")).toBe(href);
	});

	test("has no link to the admin", () => {
		for (const link of screen.getAllByRole("link")) expect(link.getAttribute("href") ?? "").not.toContain("/admin");
	});
});
