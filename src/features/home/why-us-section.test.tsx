// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { claims } from "@/content/claims";
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
	test("has four value cards, each with a heading and a reason", async () => {
		await show();
		const cards = screen
			.getAllByRole("listitem")
			.map((card) => [card.querySelector("h3")?.textContent, card.querySelector("p")?.textContent]);
		expect(cards).toHaveLength(4);
		for (const [title, reason] of cards) expect([title?.length, (reason?.length ?? 0) > 40]).toEqual([expect.any(Number), true]);
		expect(new Set(cards.map(([title]) => title)).size).toBe(4);
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

	// Reads every module again with another configuration, which is slow.
	test("opens the scoping form in a new tab instead of the dialog when there is one", async () => {
		vi.stubEnv("VITE_SCOPING_FORM_URL", "https://forms.example.com/scope");
		vi.resetModules();
		const configured = await import("./why-us-section");
		await show(configured.WhyUsSection);
		const link = screen.getByRole("link", { name: "Schedule Consultation (opens in a new tab)" });
		expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual(["https://forms.example.com/scope", "_blank"]);
		expect(link.getAttribute("rel")).toContain("noopener");
	}, 30_000);

	test("shows developers, projects and countries with their scope", async () => {
		await show();
		const numbers = ["230+", "500+", "40+"].map((value) => screen.getByText(value).parentElement?.querySelector("dt")?.textContent);
		expect(numbers).toEqual(["developers", "projects", "countries"]);
		expect(document.body.textContent).toContain(claims.developers.scope);
	});
});
