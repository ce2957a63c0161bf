// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { endProjects, show, startProjects } from "../../../tests/support/features/filtered-projects-harness";
import { AllProjectsPage } from "./all-projects-page";

beforeEach(() => startProjects());
afterEach(endProjects);

test("lists the title of every project by service, each linked to its case study", async () => {
	show("/portfolio", <AllProjectsPage />);
	const group = await screen.findByRole("region", { name: "Web Applications" });
	const links = within(group).getAllByRole("link");
	expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
		["Ports", "/case-study/p2"],
		["Museum", "/case-study/p3"],
		["Ferries", "/case-study/p4"],
		["Harbors", "/case-study/p5"],
	]);
	expect(within(group).getByText("4 projects")).toBeTruthy();
	expect(document.getElementById("group-saas")?.textContent).toBe("SaaS Solutions");
});
