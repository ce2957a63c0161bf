// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { founder } from "@/content/about";
import { AboutSection } from "./about-section";

beforeEach(() => {
	render(
		<MemoryRouter>
			<AboutSection />
		</MemoryRouter>,
	);
});
afterEach(cleanup);

const profile = () => within(screen.getByRole("figure"));
const claim = (value: string) => {
	const pair = screen.getByText(value).parentElement;
	return pair?.querySelector("dt")?.textContent;
};

describe("AboutSection", () => {
	test("quotes the founder (CEO) by name", () => {
		const quote = profile().getByRole("blockquote").textContent ?? "";
		expect(quote).toMatch(/^“.{80,}”$/);
		expect(profile().getByText(founder.name)).toBeTruthy();
		expect(profile().getByText(/Founder.*CEO/)).toBeTruthy();
	});

	test("shows two initials labeled with the full name until the portrait has loaded", () => {
		const portrait = screen.getByRole("img", { name: founder.name });
		const initials = founder.name.split(" ").map((word) => word[0]);
		expect(portrait.textContent).toBe(initials.join(""));
		const photo = portrait.querySelector("img");
		if (photo) fireEvent.load(photo);
		expect(portrait.textContent).toBe(photo ? "" : initials.join(""));
	});

	test("opens the founder's profile from “Connect on LinkedIn” in an announced new tab without opener", () => {
		const link = screen.getByRole("link", { name: "Connect on LinkedIn (opens in a new tab)" });
		expect(link.getAttribute("href")).toMatch(/^https:\/\/www\.linkedin\.com\/in\/./);
		expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noopener noreferrer"]);
	});

	test("links “Let's Build Together” to the contact section", () => {
		expect(screen.getByRole("link", { name: "Let's Build Together" }).getAttribute("href")).toBe("/#contact");
	});

	test("shows the mission's three values", () => {
		expect(screen.getByRole("heading", { level: 3, name: "Mission" })).toBeTruthy();
		const values = screen.getAllByRole("heading", { level: 4 });
		expect(values.map((heading) => heading.textContent)).toEqual(["Think First", "Build Smart", "Innovate Always"]);
		for (const heading of values) expect(heading.nextElementSibling?.textContent?.length).toBeGreaterThan(20);
	});

	test("shows profile, quote and mission under one heading", () => {
		expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(1);
		expect(screen.getByText(new RegExp(`${founder.name} founded the studio in 2024`))).toBeTruthy();
	});

	test("shows projects, cities, people and years with their scope", () => {
		expect(["15+", "56+", "20+", "1+"].map(claim)).toEqual(["projects delivered", "cities", "team members", "years since 2024"]);
		expect(screen.getByText("Studio")).toBeTruthy();
	});
});
