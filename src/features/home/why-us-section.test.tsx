// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { whyUsSection as why } from "@/content/home/why-us";
import { type DialogRequest, hostDialog } from "@/shared/lib/dialog-request";
import { WhyUsSection } from "./why-us-section";

let router: ReturnType<typeof createMemoryRouter>;
let asked: DialogRequest[];
let stop: () => void;

async function show(Section = WhyUsSection) {
	router = createMemoryRouter([{ path: "*", element: <Section /> }], { initialEntries: ["/about"] });
	await act(async () => render(<RouterProvider router={router} />));
}
beforeEach(() => {
	asked = [];
	stop = hostDialog((request) => asked.push(request));
});
afterEach(() => {
	cleanup();
	stop();
});

describe("WhyUsSection", () => {
	test("shows each value as a card with a heading and a reason", async () => {
		await show();
		const cards = screen
			.getAllByRole("listitem")
			.map((card) => ({ title: card.querySelector("h3")?.textContent, text: card.querySelector("p")?.textContent }));
		expect(cards).toEqual(why.cards);
	});

	test("links “Get Started” to the contact section", async () => {
		await show();
		await userEvent.click(screen.getByRole("link", { name: "Get Started" }));
		expect([router.state.location.pathname, router.state.location.hash]).toEqual(["/", "#contact"]);
	});

	test("opens the lead dialog with its own tag from “Schedule Consultation” and stays on the page", async () => {
		await show();
		await userEvent.click(screen.getByRole("link", { name: "Schedule Consultation" }));
		expect(asked).toEqual([{ source: "home-consultation" }]);
		expect(router.state.location.pathname).toBe("/about");
	});

	test("opens the scoping form in a new tab instead of the dialog when there is one", async () => {
		vi.stubEnv("VITE_SCOPING_FORM_URL", "https://forms.example.com/scope");
		vi.resetModules();
		const configured = await import("./why-us-section");
		await show(configured.WhyUsSection);
		const link = screen.getByRole("link", { name: "Schedule Consultation (opens in a new tab)" });
		expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual(["https://forms.example.com/scope", "_blank"]);
		expect(link.getAttribute("rel")).toContain("noopener");
	});

	test("shows each figure with its label and scope", async () => {
		await show();
		const figures = screen.getAllByRole("definition").map((value) => [value.textContent, value.previousSibling?.firstChild?.textContent]);
		expect(figures).toEqual(why.claims.map(({ value, label }) => [value, label]));
		for (const { scope } of why.claims) expect(screen.getAllByText(scope).length).toBeGreaterThan(0);
	});
});
