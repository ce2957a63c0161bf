// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { createBrowserRouter, MemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { projectStates } from "@/content/portfolio-states";
import { projectsQuery } from "@/data/projects/queries";
import { queryClient } from "@/data/query-client";
import { endProjects, filter, json, logged, press, startProjects, titles } from "../../../tests/support/features/filtered-projects-harness";
import { HomeProjects } from "./filtered-projects";

const rows = [
	{ id: "p1", title: "Ports", service_id: "web-apps" },
	{ id: "p2", title: "Gyms", service_id: "saas" },
	{ id: "p3", title: "Museum", service_id: "web-apps" },
	{ id: "p4", title: "Ferries", service_id: "web-apps" },
];
let answer: () => Promise<Response>;
let requests: number;
// One function for the whole file, because the client keeps the fetch of its first request.
const backend = async () => {
	requests += 1;
	return answer();
};

beforeEach(() => {
	requests = 0;
	answer = json(rows);
	startProjects(backend);
});

afterEach(() => {
	endProjects();
	history.replaceState(null, "");
});

const section = (
	<MemoryRouter>
		<HomeProjects />
	</MemoryRouter>
);
const show = () => render(section);
const chips = () =>
	within(screen.getByRole("group", { name: "Filter projects by service" }))
		.getAllByRole("button")
		.map((chip) => `${chip.textContent}${chip.getAttribute("aria-pressed") === "true" ? " (chosen)" : ""}`);

describe("home page projects", () => {
	test("show a message while loading", async () => {
		let finish = (_response: Response) => {};
		answer = () => new Promise((resolve) => (finish = resolve));
		show();
		expect(screen.getByRole("status").textContent).toBe(projectStates.loadingHome);
		await waitFor(() => expect(requests).toBe(1));
		await act(async () => finish(new Response("[]")));
		await waitFor(() => expect(screen.queryByRole("status")).toBeNull());
	});

	test("have a filter for each service with projects only", async () => {
		show();
		await filter();
		expect(chips()).toEqual(["All (chosen)", "Web Applications", "SaaS Solutions"]);
	});

	test("show the number of projects for every service", async () => {
		show();
		await filter();
		expect(screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual([
			"Web Applications3 projects",
			"SaaS Solutions1 project",
		]);
	});

	test("show all projects of the chosen service only, and everything again with All", async () => {
		show();
		await filter();
		expect(titles()).toEqual(["Ports", "Museum", "Gyms"]);
		await press("Web Applications");
		expect(titles()).toEqual(["Ports", "Museum", "Ferries"]);
		expect(chips()).toEqual(["All", "Web Applications (chosen)", "SaaS Solutions"]);
		await press("All");
		expect(titles()).toEqual(["Ports", "Museum", "Gyms"]);
	});

	test("show the chosen service again after Back", async () => {
		show();
		await filter();
		await press("Web Applications");
		cleanup();
		show();
		await filter();
		expect(titles()).toEqual(["Ports", "Museum", "Ferries"]);
		expect(chips()).toEqual(["All", "Web Applications (chosen)", "SaaS Solutions"]);
	});

	describe("between anchors of the page", () => {
		const chosen = () => chips().find((chip) => chip.endsWith("(chosen)"));

		async function open() {
			history.pushState(null, "", "/");
			const router = createBrowserRouter([
				{ path: "/", element: <HomeProjects /> },
				{ path: "/elsewhere", element: null },
			]);
			render(<RouterProvider router={router} />);
			await filter();
			const go = async (to: string | number, address: string) => {
				await act(() => (typeof to === "string" ? router.navigate(to) : router.navigate(to)));
				await waitFor(() => expect(location.pathname + location.hash).toBe(address));
			};
			return go;
		}

		test("stay filtered behind a followed anchor, also after Back from another page", async () => {
			const go = await open();
			await press("Web Applications");
			await go("/#contact", "/#contact");
			expect(chosen()).toBe("Web Applications (chosen)");
			await go("/elsewhere", "/elsewhere");
			await go(-1, "/#contact");
			await filter();
			expect(chosen()).toBe("Web Applications (chosen)");
		});

		test("show on Back what was chosen before the anchor, and on Forward what was chosen at it, without entries of their own", async () => {
			const go = await open();
			await go("/#contact", "/#contact");
			const entries = history.length;
			await press("SaaS Solutions");
			expect([history.length, location.hash]).toEqual([entries, "#contact"]);
			await go(-1, "/");
			await waitFor(() => expect(chosen()).toBe("All (chosen)"));
			await go(1, "/#contact");
			await waitFor(() => expect(chosen()).toBe("SaaS Solutions (chosen)"));
		});
	});

	test("show all after a reload, and after Back to it too", async () => {
		history.replaceState({ group: "web-apps" }, "");
		const container = document.createElement("div");
		container.innerHTML = renderToString(section);
		document.body.append(container);
		render(section, { container, hydrate: true });
		await filter();
		cleanup();
		show();
		await filter();
		expect(chips()).toEqual(["All (chosen)", "Web Applications", "SaaS Solutions"]);
	});

	test("show six projects of a chosen service and lead to the others", async () => {
		answer = json(Array.from({ length: 9 }, (_, n) => ({ id: `m${n}`, title: `Many ${n}`, service_id: "saas" })));
		show();
		await filter();
		expect(screen.queryByRole("link", { name: /^See all/ })).toBeNull();
		await press("SaaS Solutions");
		expect(titles()).toHaveLength(6);
		const others = screen.getByRole("link", { name: "See all 9 SaaS Solutions projects" });
		expect(others.getAttribute("href")).toBe("/portfolio?service=saas#group-saas");
	});

	test("reload in place with Retry", async () => {
		answer = json({}, 400);
		show();
		await screen.findByRole("alert");
		logged.splice(0);
		answer = json(rows);
		await userEvent.click(screen.getByRole("button", { name: "Retry" }));
		await filter();
		expect(titles()).toContain("Ports");
		expect([screen.queryByRole("alert"), requests]).toEqual([null, 2]);
	});

	test("reload the page when Retry fails twice, but not without a connection", async () => {
		answer = json({}, 400);
		show();
		const retry = async () => userEvent.click(await screen.findByRole("button", { name: "Retry" }));
		await retry();
		await waitFor(() => expect(requests).toBe(2));
		await screen.findByRole("alert");
		const reload = vi.fn();
		vi.stubGlobal("location", { reload });
		const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
		await retry();
		await waitFor(() => expect(requests).toBe(3));
		expect(reload).not.toHaveBeenCalled();
		online.mockReturnValue(true);
		await retry();
		expect([reload.mock.calls.length, requests]).toEqual([1, 3]);
		vi.unstubAllGlobals();
		logged.splice(0);
	});

	test("show a friendly message with a next step when there are no projects", async () => {
		answer = json([]);
		show();
		expect(await screen.findByText(projectStates.empty)).toBeTruthy();
		expect(screen.getByText(projectStates.emptyHome)).toBeTruthy();
		expect(screen.getByRole("link", { name: "Start Your Project" }).getAttribute("href")).toBe("/#contact");
		expect([screen.queryByRole("alert"), screen.queryByRole("group")]).toEqual([null, null]);
	});

	test("refresh without a spinner after a save in another tab, and ignore other keys", async () => {
		show();
		await filter();
		answer = json([...rows, { id: "p5", title: "Calls", service_id: "ai-calling" }]);
		act(() => void dispatchEvent(new StorageEvent("storage", { key: "theme", newValue: "dark" })));
		act(() => void dispatchEvent(new StorageEvent("storage", { key: "portfolio:changed", newValue: "1" })));
		expect(screen.queryByRole("status")).toBeNull();
		await waitFor(() => expect(chips()).toContain("AI Calling Agency"));
		expect(requests).toBe(2);
	});

	test("stay and only log a failed refresh", async () => {
		show();
		await filter();
		answer = json({}, 400);
		act(() => void dispatchEvent(new StorageEvent("storage", { key: "portfolio:changed", newValue: "3" })));
		await waitFor(() => expect(logged.splice(0)).toHaveLength(1));
		expect([titles(), screen.queryByRole("alert")]).toEqual([["Ports", "Museum", "Gyms"], null]);
	});

	test("hydrate the “loading” HTML unchanged even if another part of the page has loaded the data", async () => {
		const container = document.createElement("div");
		container.innerHTML = renderToString(section);
		document.body.append(container);
		expect(container.textContent).toContain(projectStates.loadingHome);
		await queryClient.prefetchQuery(projectsQuery);
		render(section, { container, hydrate: true });
		await filter();
		expect(requests).toBe(1);
	});

	test("fall back to All when the chosen service has no projects after a refresh", async () => {
		show();
		await filter();
		await press("SaaS Solutions");
		answer = json(rows.filter(({ service_id }) => service_id !== "saas"));
		act(() => void dispatchEvent(new StorageEvent("storage", { key: "portfolio:changed", newValue: "2" })));
		await waitFor(() => expect(chips()).toEqual(["All (chosen)", "Web Applications"]));
		expect(titles()).toEqual(["Ports", "Museum"]);
	});

	test("show a failure when the answer isn't a list", async () => {
		for (const body of ["<!doctype html>", "{}", '"text"', "null"]) {
			// The query layer reads a broken answer a second time before it gives up.
			answer = async () => new Response(body, { status: body.startsWith("<") ? 404 : 200 });
			vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
			show();
			await act(() => vi.advanceTimersByTimeAsync(2000));
			vi.useRealTimers();
			expect(screen.getByRole("alert").textContent).toContain(projectStates.failed);
			logged.splice(0);
			cleanup();
			queryClient.clear();
		}
	});
});
