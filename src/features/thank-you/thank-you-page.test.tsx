// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, test } from "vitest";
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
	test("after a message it confirms, with a reference", () => {
		show({ reference: "8B0F5A0E" });
		expect(page()).toContain("Reference 8B0F5A0E");
		expect(page()).toContain("Your message is with us.");
	});

	test.each([undefined, null, "8B0F5A0E", {}, { reference: 7 }, { reference: "" }, { reference: "<b>x</b>" }, { reference: "8b0f5a0e" }])(
		"reached without having sent anything (%j) it claims nothing",
		(state) => {
			show(state);
			expect(page()).not.toMatch(/Reference|Your message is with us/);
			expect(page()).toContain("Messages sent through this site reach the studio's inbox.");
		},
	);

	test("what is next, in order: response within 24 hours, team review, custom proposal", () => {
		show();
		expect(screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual([
			"Response within 24 hours",
			"Team review",
			"Custom proposal",
		]);
	});

	test("the ways on", () => {
		show();
		expect([address("Back to Home"), address("View Our Work")]).toEqual(["/", "/portfolio"]);
	});

	test("e-mail, phone and WhatsApp", () => {
		show();
		expect(address(/@/)).toMatch(/^mailto:[^@]+@[^@]+$/);
		expect(address(/^\+91 22/)).toMatch(/^tel:\+\d+$/);
		const whatsapp = screen.getByRole("link", { name: /^WhatsApp/ });
		expect(whatsapp.getAttribute("href")).toMatch(/^https:\/\/wa\.me\/\d+$/);
		expect([whatsapp.getAttribute("target"), whatsapp.getAttribute("rel")]).toEqual(["_blank", "noopener noreferrer"]);
	});
});
