// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, test } from "vitest";
import { site } from "@/content/site";
import { thankYou } from "@/content/thank-you";
import { ThankYouPage } from "./thank-you-page";

afterEach(cleanup);

const show = (state?: unknown) =>
	render(
		<MemoryRouter initialEntries={[{ pathname: "/thank-you", state }]}>
			<ThankYouPage />
		</MemoryRouter>,
	);
const page = () => document.body.textContent ?? "";
const address = (name: string | RegExp) => screen.getByRole("link", { name }).getAttribute("href");

describe("ThankYouPage", () => {
	test("starts at once after a reload, so that the reference stays on the page", () => {
		history.replaceState({ key: "first" }, "");
		show();
		expect(history.state).toEqual({ key: "first" });
		cleanup();
		show({ reference: "8B0F5A0E" });
		expect(history.state).toEqual({ key: "first", run: "thanks" });
	});

	test("confirms a sent message with its reference", () => {
		show({ reference: "8B0F5A0E" });
		expect(page()).toContain("Reference 8B0F5A0E");
		expect(page()).toContain(thankYou.sent);
	});

	test.each([undefined, null, "8B0F5A0E", {}, { reference: 7 }, { reference: "" }, { reference: "<b>x</b>" }, { reference: "8b0f5a0e" }])(
		"shows neutral text without a sent message (%j)",
		(state) => {
			show(state);
			expect(page()).not.toContain("Reference");
			expect(page()).not.toContain(thankYou.sent);
			expect(page()).toContain(thankYou.neutral);
			expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(thankYou.neutralTitle);
		},
	);

	test("lists the next steps in their order", () => {
		show();
		const titles = screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
		expect(titles).toEqual(thankYou.steps.map(({ title }) => title));
	});

	test("links to the home page and the portfolio", () => {
		show();
		expect([address("Back to Home"), address("View Our Work")]).toEqual(["/", "/portfolio"]);
	});

	test("links email, phone and WhatsApp", () => {
		show();
		expect(address(/@/)).toMatch(/^mailto:[^@]+@[^@]+$/);
		expect(address(site.phone.display)).toMatch(/^tel:\+\d+$/);
		const whatsapp = screen.getByRole("link", { name: /^WhatsApp/ });
		expect(whatsapp.getAttribute("href")).toMatch(/^https:\/\/wa\.me\/\d+$/);
		expect([whatsapp.getAttribute("target"), whatsapp.getAttribute("rel")]).toEqual(["_blank", "noopener noreferrer"]);
	});
});
