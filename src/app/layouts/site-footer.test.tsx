// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { company } from "@/content/company";
import { services } from "@/content/services/index";
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
	expect([refused.mock.calls, page.firstElementChild, footer?.textContent?.includes("2025–2027")]).toEqual([[], footer, true]);
	act(() => tree.unmount());
	page.remove();
});

describe("SiteFooter", () => {
	test("shows 2025 and the parent company in the copyright line", () => {
		expect(screen.getByText(new RegExp(`^© 2025–2027 ${company.name}\\. A .+ LLP company\\.$`))).toBeTruthy();
	});

	test("shows the brand, its description, email, phone and Mumbai, India", () => {
		const footer = within(screen.getByRole("contentinfo"));
		expect(footer.getByText("Mumbai, India")).toBeTruthy();
		expect(footer.getByText(/^A software and AI studio/)).toBeTruthy();
		expect(footer.getByRole("link", { name: /@/ }).getAttribute("href")).toMatch(/^mailto:/);
		expect(footer.getByRole("link", { name: /^\+91/ }).getAttribute("href")).toMatch(/^tel:\+91\d+$/);
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

	test("shows four social links and opens those with an address in a new tab without opener", () => {
		const socials = ["Instagram", "WhatsApp", "LinkedIn"].map((name) => screen.getByRole("link", { name: `${name} (opens in a new tab)` }));
		for (const link of socials) {
			expect(link.getAttribute("href")).toMatch(/^https:\/\//);
			expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noopener noreferrer"]);
		}
	});

	test("announces Facebook as unavailable, without a link", async () => {
		const facebook = screen.getByRole("link", { name: "Facebook (not available yet)" });
		expect([facebook.hasAttribute("href"), facebook.getAttribute("aria-disabled")]).toEqual([false, "true"]);
		const before = router.state.location.key;
		await userEvent.click(facebook);
		expect(router.state.location.key).toBe(before);
	});

	test("has no link to the admin", () => {
		for (const link of screen.getAllByRole("link")) expect(link.getAttribute("href") ?? "").not.toContain("/admin");
	});
});
