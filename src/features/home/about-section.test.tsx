// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { site } from "@/content/site";
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
	test("the founder (CEO) is quoted, by name", () => {
		const quote = profile().getByRole("blockquote").textContent ?? "";
		expect(quote).toMatch(/^“.{80,}”$/);
		expect(profile().getByText(site.founder.name)).toBeTruthy();
		expect(profile().getByText(/Founder.*CEO/)).toBeTruthy();
	});

	test("without a photo the avatar shows two initials and is called by the full name", () => {
		const avatar = profile().getByRole("img", { name: site.founder.name });
		const initials = site.founder.name.split(" ").map((word) => word[0]);
		expect(avatar.textContent).toBe(initials.join(""));
	});

	test("“Connect on LinkedIn” leads to the founder's profile, in a new tab that is announced and cannot reach back", () => {
		const link = screen.getByRole("link", { name: "Connect on LinkedIn (opens in a new tab)" });
		expect(link.getAttribute("href")).toMatch(/^https:\/\/www\.linkedin\.com\/in\/./);
		expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noopener noreferrer"]);
	});

	test("“Let's Build Together” leads to the contact section", () => {
		expect(screen.getByRole("link", { name: "Let's Build Together" }).getAttribute("href")).toBe("/#contact");
	});

	test("the mission has its three values", () => {
		expect(screen.getByRole("heading", { level: 3, name: "Mission" })).toBeTruthy();
		const values = screen.getAllByRole("heading", { level: 4 });
		expect(values.map((heading) => heading.textContent)).toEqual(["Think First", "Build Smart", "Innovate Always"]);
		for (const heading of values) expect(heading.nextElementSibling?.textContent?.length).toBeGreaterThan(20);
	});

	test("profile, quote and mission stand under one heading", () => {
		expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(1);
		expect(screen.getByText(new RegExp(`${site.founder.name} founded the studio in 2024`))).toBeTruthy();
	});

	test("projects, cities, people and years, with the scope that they hold for", () => {
		expect(["15+", "56+", "20+", "1+"].map(claim)).toEqual(["projects delivered", "cities", "team members", "years since 2024"]);
		expect(screen.getByText("Scope: Studio")).toBeTruthy();
	});
});
