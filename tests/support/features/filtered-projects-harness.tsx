import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, vi } from "vitest";
import { queryClient } from "@/data/query-client";
import { PageProjects } from "@/features/portfolio/filtered-projects";
import { afterFrame } from "@/shared/lib/after-frame";
import { stubEnvironment } from "../environment";

export const rows = [
	{ id: "p1", title: "Gyms", service_id: "saas", image: "/media/1.svg" },
	{ id: "p2", title: "Ports", service_id: "web-apps", image: "/media/2.svg" },
	{ id: "p3", title: "Museum", service_id: "web-apps", image: "/media/3.svg" },
	{ id: "p4", title: "Ferries", service_id: "web-apps", image: "/media/4.svg" },
	{ id: "p5", title: "Harbors", service_id: "web-apps", image: "/media/5.svg" },
];
/** Console errors. A test removes those it expects. */
export const logged: unknown[][] = [];

export const json =
	(body: unknown, status = 200) =>
	async () =>
		new Response(JSON.stringify(body), { status });
const allRows = json(rows);

/** Replaces fetch and the console. Without a backend, every request gets the rows. */
export function startProjects(backend: (url: string, init: RequestInit) => Promise<Response> = allRows): void {
	logged.length = 0;
	vi.stubGlobal("fetch", backend);
	vi.spyOn(console, "error").mockImplementation((...args) => void logged.push(args));
	stubEnvironment();
}

/** Unmounts the page, and fails when an unexpected error was logged. */
export function endProjects(): void {
	cleanup();
	vi.useRealTimers();
	queryClient.clear();
	expect(logged).toEqual([]);
}

export function show(address = "/portfolio", element = <PageProjects />) {
	const router = createMemoryRouter([{ path: "/portfolio", element }], { initialEntries: [address] });
	render(<RouterProvider router={router} />);
	return router;
}
export const filter = () => screen.findByRole("group", { name: "Filter projects by service" });
export const chips = () =>
	within(screen.getByRole("group", { name: "Filter projects by service" }))
		.getAllByRole("button")
		.map((chip) => `${chip.textContent}${chip.getAttribute("aria-pressed") === "true" ? " *" : ""}`);
export const titles = () => screen.queryAllByRole("heading", { level: 4 }).map((heading) => heading.textContent);

/** Presses a chip and waits for the list, which changes after the next frame. */
export async function press(name: string): Promise<void> {
	await userEvent.click(screen.getByRole("button", { name }));
	await act(() => new Promise<void>((done) => afterFrame(done)));
}
