// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, MemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, describe, expect, test, vi } from "vitest";
import { toProjectSummary } from "@/data/projects/row-mapper";
import { projectRowSchema } from "@/data/projects/schema";
import { ProjectCard } from "./project-card";

afterEach(() => {
	cleanup();
	Reflect.deleteProperty(document, "startViewTransition");
	delete document.documentElement.dataset.hydrated;
});

const row = {
	id: "5eed0000-0000-4000-8000-100000000002",
	slug: "berth-planning",
	title: "Berth planning",
	industry: "Logistics",
	description: "Ships meet cranes.",
	image: "/media/berth.svg",
	image_alt: "A berth plan",
	technologies: ["Rust", "SvelteKit", "MQTT", "PostgreSQL", "OR-Tools"],
	detailed_metrics: [
		{ label: "less demurrage", value: "54%", description: "" },
		{ label: "to replan", value: "11 min", description: "" },
		{ label: "rules under test", value: "62", description: "" },
	],
};

function show(variant: "home" | "page", members: Record<string, unknown> = {}, priority = false) {
	const project = toProjectSummary(projectRowSchema.parse({ ...row, ...members }));
	render(
		<MemoryRouter>
			<ProjectCard project={project} color="blue" variant={variant} priority={priority} />
		</MemoryRouter>,
	);
	return screen.getByRole("article");
}

describe("ProjectCard", () => {
	test("shows picture, industry, title and description", () => {
		for (const variant of ["home", "page"] as const) {
			const card = within(show(variant));
			expect(card.getByRole("img", { name: "A berth plan" }).getAttribute("src")).toBe("/media/berth.svg");
			expect(card.getByText("Logistics")).toBeTruthy();
			expect(card.getByRole("heading", { name: "Berth planning" })).toBeTruthy();
			expect(card.getByText("Ships meet cranes.")).toBeTruthy();
			cleanup();
		}
	});

	test("shows at most two metrics", () => {
		const card = within(show("home"));
		for (const text of ["54%", "less demurrage", "11 min", "to replan"]) expect(card.getByText(text)).toBeTruthy();
		expect(card.queryByText("Client")).toBeNull();
		expect(card.queryByText("rules under test")).toBeNull();
	});

	test("shows its first two metrics as “name: value” on the portfolio page", () => {
		const items = within(show("page")).getAllByRole("listitem");
		expect(items.map((item) => item.textContent).filter((text) => text?.includes(": "))).toEqual([
			"less demurrage: 54%",
			"to replan: 11 min",
		]);
	});

	test.each(["home", "page"] as const)("shows two metrics with the same label on the %s page", (variant) => {
		const twins = ["4,200", "11 s"].map((value) => ({ label: "2024", value, description: "" }));
		const card = within(show(variant, { detailed_metrics: twins }));
		for (const { value } of twins) expect(card.getByText(value)).toBeTruthy();
	});

	test("names the client as a third fact", () => {
		expect(within(show("home", { client: "Port Sarvani" })).getByText("Port Sarvani").previousElementSibling?.textContent).toBe("Client");
		cleanup();
		const items = within(show("page", { client: "Port Sarvani" })).getAllByRole("listitem");
		expect(items.map((item) => item.textContent)).toContain("Client: Port Sarvani");
	});

	test("shows the first three technologies and the number of others", () => {
		const names = () =>
			within(screen.getByRole("list", { name: "Technologies" }))
				.getAllByRole("listitem")
				.map((item) => item.textContent);
		show("home");
		expect(names()).toEqual(["Rust", "SvelteKit", "MQTT", "+2 more"]);
		cleanup();
		show("home", { technologies: ["Rust", "SvelteKit", "MQTT"] });
		expect(names()).toEqual(["Rust", "SvelteKit", "MQTT"]);
		cleanup();
		show("home", { technologies: [] });
		expect(screen.queryByRole("list", { name: "Technologies" })).toBeNull();
	});

	test("has one link to the case study with the title in its name", () => {
		const links = within(show("home")).getAllByRole("link");
		expect(links.map((link) => [link.getAttribute("href"), link.textContent])).toEqual([
			[`/case-study/${row.slug}`, "View Case Study: Berth planning"],
		]);
		expect(links[0]?.getAttribute("target")).toBeNull();
	});

	test("has one link with a short and a long label on the portfolio page", () => {
		const links = within(show("page")).getAllByRole("link");
		expect(links).toHaveLength(1);
		expect(links[0]?.textContent).toContain("View Study");
		expect(links[0]?.textContent).toContain("View Full Case Study");
		expect(links[0]?.getAttribute("href")).toBe(`/case-study/${row.slug}`);
	});

	test("renders without a picture, metrics and technologies", () => {
		const card = within(show("page", { image: null, detailed_metrics: [], technologies: [], description: null }));
		expect(card.getByText("No description available")).toBeTruthy();
		expect(card.queryByRole("list")).toBeNull();
		expect(card.getAllByRole("link")).toHaveLength(1);
	});

	test("shows markup in a title as text", () => {
		const card = show("home", { title: "<img src=x onerror=alert(1)>", technologies: ["__proto__"] });
		expect(within(card).getByRole("heading").textContent).toBe("<img src=x onerror=alert(1)>");
		expect(card.querySelectorAll("img")).toHaveLength(1);
	});
});

describe("view transition to the case study", () => {
	const sheet = readFileSync("src/styles/case-study.css", "utf8");
	const shared = /([^{}]+)\{\s*view-transition-name: project-picture;/.exec(sheet)?.[1] ?? "";
	/** Pictures that match the style sheet's selectors for the shared name. */
	const named = () => [...document.querySelectorAll(shared)].map((element) => element.querySelector("img")?.alt);

	test("gives only the followed card's picture to the view transition", async () => {
		const marked: unknown[] = [];
		const startViewTransition = vi.fn((update: () => void) => {
			marked.push(named());
			update();
			const finished = Promise.resolve();
			return { ready: finished, finished, updateCallbackDone: finished, skipTransition: () => {} };
		});
		Object.assign(document, { startViewTransition });
		const cards = ["ports", "ferries"].map((id) =>
			toProjectSummary(projectRowSchema.parse({ id, title: id, image: `/media/${id}.svg`, image_alt: `Screens of ${id}` })),
		);
		const list = cards.map((project) => <ProjectCard key={project.id} project={project} color="blue" variant="page" />);
		const router = createMemoryRouter(
			[
				{ path: "/portfolio", element: list },
				{ path: "/case-study/:projectId", element: <p>The case study</p> },
			],
			{ initialEntries: ["/portfolio"] },
		);
		document.documentElement.dataset.hydrated = "";
		render(<RouterProvider router={router} />);
		expect(named()).toEqual([]);
		await userEvent.click(screen.getByRole("link", { name: /ferries/ }));
		await waitFor(() => expect(screen.getByText("The case study")).toBeTruthy());
		expect(marked).toEqual([["Screens of ferries"]]);
	});
});
