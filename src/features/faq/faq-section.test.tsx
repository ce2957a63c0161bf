// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { faqEntries } from "@/content/faq";
import { FaqSection } from "./faq-section";

let router: ReturnType<typeof createMemoryRouter>;

beforeEach(async () => {
	router = createMemoryRouter([{ path: "*", element: <FaqSection /> }], { initialEntries: ["/faq"] });
	await act(async () => render(<RouterProvider router={router} />));
});
afterEach(cleanup);

const entries = () =>
	[...document.querySelectorAll("details")].map((entry) => ({
		entry,
		question: entry.querySelector("summary")?.textContent ?? "",
		answer: entry.querySelector("summary ~ *")?.textContent ?? "",
	}));

describe("FaqSection", () => {
	test("shows every question with its answer, in the order of the list", () => {
		expect(entries().map(({ question, answer }) => [question, answer])).toEqual(
			faqEntries.map(({ question, answer }) => [question, answer]),
		);
	});

	test("gives all questions one name, so that only one is open, and opens none at first", () => {
		const names = new Set(entries().map(({ entry }) => entry.getAttribute("name")));
		expect([...names]).toEqual([expect.stringMatching(/./)]);
		expect(entries().filter(({ entry }) => entry.open)).toEqual([]);
	});

	test("opens and closes a question on a click without scripts", async () => {
		const [first] = entries();
		const summary = screen.getByText(first?.question ?? "");
		await userEvent.click(summary);
		expect(first?.entry.open).toBe(true);
		await userEvent.click(summary);
		expect(first?.entry.open).toBe(false);
	});

	test("links “Contact Us” to the contact section", async () => {
		await userEvent.click(screen.getByRole("link", { name: "Contact Us" }));
		expect([router.state.location.pathname, router.state.location.hash]).toEqual(["/", "#contact"]);
	});
});
