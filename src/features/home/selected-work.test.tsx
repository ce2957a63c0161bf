// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { selectedWork } from "@/content/home/page";
import { provideWork, type SelectedWork } from "@/data/projects/selected-work";
import { SelectedWorkStrip } from "./selected-work";

const shown = vi.hoisted(() => ({ reviews: true }));
vi.mock("@/content/samples/shown-reviews", () => ({
	get showsReviews() {
		return shown.reviews;
	},
}));

const work: SelectedWork = {
	studies: [
		{ slug: "ports", title: "Berths & tides", client: "Port Co", image: "/media/projects/ports-1.webp", results: [["Demurrage", "−54%"]] },
		{
			slug: "a b",
			title: "Ferry pass",
			client: "Ferries",
			image: "https://cdn.example.com/a.png",
			results: [
				["Boarding", "3.2x"],
				["Paper", "6%"],
			],
		},
	],
	clients: [{ name: "Port Co", logo: "/media/clients/port.svg" }],
};
const strip = (
	<MemoryRouter>
		<SelectedWorkStrip />
	</MemoryRouter>
);

beforeEach(() => provideWork(null));
afterEach(cleanup);

describe("SelectedWorkStrip", () => {
	test("shows nothing without published projects", () => {
		const { container } = render(strip);
		expect(container.innerHTML).toBe("");
		act(() => provideWork({ studies: [], clients: [] }));
		expect(container.innerHTML).toBe("");
	});

	test("shows each study's client, title, results and link, and the marks of clients", () => {
		provideWork(work);
		render(strip);
		expect(screen.getAllByRole("heading", { level: 3 }).map((title) => title.textContent)).toEqual(["Berths & tides", "Ferry pass"]);
		expect(screen.getByText("−54%").previousElementSibling?.textContent).toBe("Demurrage");
		const link = screen.getByRole("link", { name: /Ferry pass$/ });
		expect([link.textContent, link.getAttribute("href")]).toEqual(["View Case Study: Ferry pass", "/case-study/a%20b"]);
		expect(screen.getByRole("img", { name: "Port Co" }).getAttribute("src")).toBe("/media/clients/port.svg");
		expect(screen.getByRole("link", { name: selectedWork.reviews }).getAttribute("href")).toBe("/reviews");
	});

	test("leaves the client out of a study without one", () => {
		const [study] = work.studies;
		provideWork({ studies: study ? [{ ...study, client: null }] : [], clients: [] });
		const { container } = render(strip);
		expect(container.querySelectorAll(".study p")).toHaveLength(0);
	});

	test("has no link to reviews where the site shows none", () => {
		shown.reviews = false;
		provideWork(work);
		render(strip);
		shown.reviews = true;
		expect(screen.queryByRole("link", { name: selectedWork.reviews })).toBeNull();
		expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(2);
	});

	test("follows a list that loads later", () => {
		provideWork(work);
		const { container } = render(strip);
		act(() => provideWork({ studies: [], clients: [] }));
		expect(container.innerHTML).toBe("");
	});
});
