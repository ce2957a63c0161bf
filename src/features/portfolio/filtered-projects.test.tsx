// @vitest-environment jsdom
import { act, render, screen, waitFor, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { portfolioPage } from "@/content/portfolio";
import { projectStates } from "@/content/portfolio-states";
import { staticProjects } from "@/content/samples/static-projects";
import { FRESH_FOR_MS } from "@/data/query-client";
import {
	chips,
	endProjects,
	filter,
	json,
	logged,
	press,
	rows,
	show,
	startProjects,
	titles,
} from "../../../tests/support/features/filtered-projects-harness";
import { translatePage } from "../../../tests/support/translate-page";
import { PortfolioPage } from "./portfolio-page";

let answer: (init: RequestInit) => Promise<Response>;
let requests: number;

// One function for the whole file, because the client keeps the fetch of its first request.
const backend = async (_url: string, init: RequestInit) => {
	requests += 1;
	return answer(init);
};

beforeEach(() => {
	requests = 0;
	answer = json(rows);
	startProjects(backend);
});
afterEach(endProjects);

describe("whole portfolio", () => {
	test("shows a message while loading", async () => {
		let finish = (_response: Response) => {};
		answer = () => new Promise((resolve) => (finish = resolve));
		show();
		expect(screen.getByRole("status").textContent).toBe(portfolioPage.loading);
		await waitFor(() => expect(requests).toBe(1));
		await act(async () => finish(new Response("[]")));
		await waitFor(() => expect(screen.queryByRole("status")).toBeNull());
	});

	test("shows the total and one counted chip for each service with projects", async () => {
		show();
		await filter();
		expect(screen.getByText("5 projects in total")).toBeTruthy();
		expect(chips()).toEqual(["All Projects (5) *", "Web Applications (4)", "SaaS Solutions (1)"]);
	});

	test("groups projects under the name of their service", async () => {
		show();
		await filter();
		const groups = screen.getAllByRole("region").map((region) => [
			within(region).getByRole("heading", { level: 3 }).textContent,
			within(region)
				.getAllByRole("heading", { level: 4 })
				.map((heading) => heading.textContent),
		]);
		expect(groups).toEqual([
			["Web Applications4 projects", ["Ports", "Museum", "Ferries", "Harbors"]],
			["SaaS Solutions1 project", ["Gyms"]],
		]);
	});

	test("filters a page that the browser translated", async () => {
		show();
		await filter();
		translatePage();
		await press("Web Applications (4)");
		expect(document.querySelector("[aria-live]")?.textContent).toBe("5 projects in total, 4 shown");
		expect(titles()).toEqual(["Ports", "Museum", "Ferries", "Harbors"]);
		translatePage();
		await press("All Projects (5)");
		expect(document.querySelector("[aria-live]")?.textContent).toBe("5 projects in total");
		expect(titles()).toHaveLength(5);
	});

	test("loads the pictures of the first group's first three cards eagerly and the others lazily", async () => {
		show();
		await filter();
		expect(screen.getAllByRole("img").map((image) => [image.getAttribute("src"), image.getAttribute("loading")])).toEqual([
			["/media/2.svg", "eager"],
			["/media/3.svg", "eager"],
			["/media/4.svg", "eager"],
			["/media/5.svg", "lazy"],
			["/media/1.svg", "lazy"],
		]);
	});

	test("shows a message with a next step when there are no projects", async () => {
		answer = json([]);
		show();
		expect(await screen.findByText(projectStates.empty)).toBeTruthy();
		expect(screen.getByText(projectStates.emptyPage)).toBeTruthy();
		expect(screen.getByRole("link", { name: "Start Your Project" }).getAttribute("href")).toBe("/#contact");
	});

	test("logs “Admin data timeout” after 5 s, shows the static projects and doesn't retry by itself", async () => {
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		answer = ({ signal }) => new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
		show();
		await act(() => vi.advanceTimersByTimeAsync(4999));
		expect([screen.queryAllByRole("status").length, logged.length]).toEqual([1, 0]);
		await act(() => vi.advanceTimersByTimeAsync(60_000));
		expect(screen.queryByRole("status")).toBeNull();
		expect(logged.splice(0)).toEqual([["Portfolio:", "Admin data timeout"]]);
		for (const { title } of staticProjects) expect(screen.getByRole("heading", { name: title })).toBeDefined();
		expect(requests).toBe(1);
	});
});

describe("fresh data", () => {
	test("refreshes the list after a save in another tab", async () => {
		show();
		await filter();
		answer = json(rows.slice(0, 2));
		act(() => void dispatchEvent(new StorageEvent("storage", { key: "portfolio:changed", newValue: "1" })));
		await screen.findByText("2 projects in total");
		expect(titles()).toEqual(["Ports", "Gyms"]);
	});

	test.each([
		["shown again", () => document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))],
		["in front again", () => window.dispatchEvent(new Event("focus"))],
	])("refreshes data older than a minute without a spinner, but not newer data, when the window is %s", async (_how, comeBack) => {
		vi.useFakeTimers({ toFake: ["Date"] });
		show();
		await filter();
		answer = json(rows.slice(0, 2));
		vi.setSystemTime(Date.now() + FRESH_FOR_MS - 1000);
		act(() => void comeBack());
		// The library asks in a later task.
		await act(() => new Promise((resolve) => setTimeout(resolve)));
		expect(requests).toBe(1);
		vi.setSystemTime(Date.now() + 2000);
		act(() => void comeBack());
		expect(screen.queryByRole("status")).toBeNull();
		await screen.findByText("2 projects in total");
		expect(requests).toBe(2);
	});
});

describe("PortfolioPage", () => {
	test("shows the claims, the grid's anchor and the closing call to action", async () => {
		show("/portfolio", <PortfolioPage />);
		await filter();
		expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
		for (const { label, value } of portfolioPage.claims) expect(screen.getByText(label).nextElementSibling?.textContent).toBe(value);
		expect(document.getElementById("projects-grid")?.contains(screen.getByRole("group"))).toBe(true);
		expect(screen.getByRole("link", { name: "Get Started" }).getAttribute("href")).toBe("/#contact");
	});

	test("shows a notice to visitors redirected from a project that doesn't exist", async () => {
		const router = createMemoryRouter([{ path: "/portfolio", element: <PortfolioPage /> }], {
			initialEntries: [{ pathname: "/portfolio", state: { notice: "That project does not exist." } }],
		});
		render(<RouterProvider router={router} />);
		await filter();
		expect(screen.getByText("That project does not exist.").closest("[role=status]")).not.toBeNull();
	});
});
