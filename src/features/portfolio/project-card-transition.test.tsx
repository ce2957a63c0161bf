// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { toProjectSummary } from "@/data/portfolios/row-mapper";
import { portfolioRowSchema } from "@/data/portfolios/schema";
import { ProjectCard } from "./project-card";

afterEach(() => {
	cleanup();
	Reflect.deleteProperty(document, "startViewTransition");
});

const sheet = readFileSync("src/styles/case-study.css", "utf8");
const shared = /([^{}]+)\{\s*view-transition-name: project-picture;/.exec(sheet)?.[1] ?? "";
/** The pictures that carry the shared name now, by the style sheet's own selectors. */
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
		toProjectSummary(portfolioRowSchema.parse({ id, title: id, image: `/media/${id}.svg`, image_alt: `Screens of ${id}` })),
	);
	const list = cards.map((project) => <ProjectCard key={project.id} project={project} color="blue" variant="page" />);
	const router = createMemoryRouter(
		[
			{ path: "/portfolio", element: list },
			{ path: "/case-study/:projectId", element: <p>The case study</p> },
		],
		{ initialEntries: ["/portfolio"] },
	);
	render(<RouterProvider router={router} />);
	expect(named()).toEqual([]);
	await userEvent.click(screen.getByRole("link", { name: /ferries/ }));
	await waitFor(() => expect(screen.getByText("The case study")).toBeTruthy());
	expect(marked).toEqual([["Screens of ferries"]]);
});
