// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ContactSection } from "./contact-section";

beforeEach(async () => {
	const router = createMemoryRouter([{ path: "/", element: <ContactSection /> }]);
	await act(async () => render(<RouterProvider router={router} />));
});
afterEach(cleanup);

describe("ContactSection", () => {
	test("F101 F102 R06: three cards: e-mail, phone (24/7 support) and WhatsApp (instant responses)", () => {
		const cards = screen.getAllByRole("heading", { level: 3 }).map((heading) => {
			const card = heading.closest("li");
			return [heading.textContent, card?.textContent, card && within(card).getByRole("link").getAttribute("href")];
		});
		expect(cards).toEqual([
			["Email", expect.any(String), expect.stringMatching(/^mailto:.+@/)],
			["Phone", expect.stringContaining("24/7 support"), expect.stringMatching(/^tel:\+\d+$/)],
			["WhatsApp", expect.stringContaining("Instant responses"), expect.stringMatching(/^https:\/\/wa\.me\/\d+$/)],
		]);
	});

	test("F103: the section has the id of its anchor and holds the message form", async () => {
		const form = await screen.findByRole("form", { name: "Contact" });
		expect(document.getElementById("contact")?.contains(form)).toBe(true);
	});

	test("F019 R06: a response within 24 hours is promised", () => {
		expect(screen.getByText(/within 24 hours/)).toBeTruthy();
	});
});
