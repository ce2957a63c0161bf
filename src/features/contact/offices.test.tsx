// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import type { Office } from "@/content/schema";
import { Offices } from "./offices";

const mumbai: Office = {
	city: "Mumbai",
	country: "India",
	address: "12 Harbor Lane, Fort",
	email: "mumbai@studio.example.com",
	phone: "+91 22 5550 0142",
	timezone: "Asia/Kolkata",
	image: "/media/grounds/blue.webp",
	color: "blue",
};
const lisbon: Office = { ...mumbai, city: "Lisbon", country: "Portugal", phone: "+351 (21) 555-0142", color: "green" };

afterEach(cleanup);

describe("Offices", () => {
	test("an empty list renders nothing at all, not even a heading", () => {
		expect(render(<Offices as="h3" offices={[]} />).container.innerHTML).toBe("");
	});

	test("the list is empty by default", () => {
		expect(render(<Offices as="h3" />).container.innerHTML).toBe("");
	});

	test("an office's card shows every field of it", () => {
		render(<Offices as="h3" offices={[mumbai, lisbon]} />);
		expect(screen.getByRole("heading", { name: "Offices" })).toBeTruthy();
		const cards = screen.getAllByRole("listitem");
		const [card] = cards;
		if (!card) throw new Error("There is no card");
		for (const words of ["Mumbai, India", mumbai.address, mumbai.timezone]) expect(within(card).getByText(words)).toBeTruthy();
		expect(within(card).getByRole("link", { name: mumbai.email }).getAttribute("href")).toBe(`mailto:${mumbai.email}`);
		expect(within(card).getByRole("link", { name: mumbai.phone }).getAttribute("href")).toBe("tel:+912255500142");
		const image = within(card).getByRole("img", { name: "Office in Mumbai" });
		expect(image.getAttribute("src") ?? image.getAttribute("srcset")).toContain("/media/grounds/blue");
		expect(cards.map((one) => /border-t-code-\w+/.exec(one.className)?.[0])).toEqual(["border-t-code-blue", "border-t-code-green"]);
	});

	test("a phone number with brackets and dashes is dialed without them", () => {
		render(<Offices as="h3" offices={[lisbon]} />);
		expect(screen.getByRole("link", { name: lisbon.phone }).getAttribute("href")).toBe("tel:+351215550142");
	});
});
