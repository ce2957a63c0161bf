// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { aboutSection, founder } from "@/content/home/about";
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

describe("AboutSection", () => {
	test("quotes the founder with name and role", () => {
		expect(profile().getByRole("blockquote").textContent).toBe(`“${aboutSection.quote}”`);
		expect(profile().getByText(founder.name)).toBeTruthy();
		expect(profile().getByText(`, ${founder.role}`)).toBeTruthy();
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
		expect(link.getAttribute("href")).toBe(founder.profile);
		expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noopener noreferrer"]);
	});

	test("links “Let's Build Together” to the contact section", () => {
		expect(screen.getByRole("link", { name: "Let's Build Together" }).getAttribute("href")).toBe("/#contact");
	});

	test("shows the mission's values under its heading", () => {
		const { mission } = aboutSection;
		expect(screen.getByRole("heading", { level: 3, name: mission.title })).toBeTruthy();
		const values = screen.getAllByRole("heading", { level: 4 });
		expect(values.map((heading) => ({ title: heading.textContent, text: heading.nextElementSibling?.textContent }))).toEqual(
			mission.values,
		);
	});

	test("shows profile, quote and mission under one heading", () => {
		expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(1);
		expect(screen.getByText(aboutSection.profile)).toBeTruthy();
	});

	test("shows each figure with its label and scope", () => {
		const figures = screen.getAllByRole("definition").map((value) => [value.textContent, value.previousSibling?.firstChild?.textContent]);
		expect(figures).toEqual(aboutSection.stats.map(({ value, label }) => [value, label]));
		for (const { scope } of aboutSection.stats) expect(screen.getAllByText(scope).length).toBeGreaterThan(0);
	});
});
