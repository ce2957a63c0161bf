// @vitest-environment jsdom
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { services } from "@/content/services/index";
import { projectsQuery } from "@/data/projects/queries";
import { toProjectSummary } from "@/data/projects/row-mapper";
import { projectRowSchema } from "@/data/projects/schema";
import { queryClient } from "@/data/query-client";
import { hostileInputs } from "../../../tests/support/database/hostile-inputs";
import {
	chips,
	endProjects,
	filter,
	press,
	rows,
	show,
	startProjects,
	titles,
} from "../../../tests/support/features/filtered-projects-harness";
import { PageProjects } from "./filtered-projects";

beforeEach(() => startProjects());
afterEach(endProjects);

describe("filter in the address", () => {
	test("preselects the service in ?service=", async () => {
		show("/portfolio?service=saas");
		await filter();
		expect(chips()).toEqual(["All Projects (5)", "Web Applications (4)", "SaaS Solutions (1) *"]);
		expect(titles()).toEqual(["Gyms"]);
		expect(screen.getByText("5 projects in total, 1 shown")).toBeTruthy();
	});

	const spellings = services
		.filter(({ group }) => group?.id === "saas" || group?.id === "web-apps")
		.flatMap((service) => [service.id, ...service.aliases].map((id): [string, string] => [id, service.group?.id ?? ""]));
	test.each(spellings)("?service=%s shows %s", async (spelling, id) => {
		show(`/portfolio?service=${spelling}`);
		await filter();
		expect(titles()).toEqual(rows.filter(({ service_id }) => service_id === id).map(({ title }) => title));
	});

	test.each(["blockchain", "iot", "constructor", "", "%20", "%3Cscript%3E"])(
		"shows all for ?service=%s, which is unknown or has no projects",
		async (id) => {
			show(`/portfolio?service=${id}`);
			await filter();
			expect(chips()[0]).toBe("All Projects (5) *");
			expect(titles()).toHaveLength(5);
		},
	);

	test.each(
		hostileInputs("postgrest-and-route")
			.concat(hostileInputs("length"))
			.filter(({ inject }) => inject.some((place) => place.includes("service=")))
			.map(({ id, payload }): [string, string] => [id, String(payload)]),
	)("%s: shows projects safely for a hostile query", async (_id, query) => {
		show(`/portfolio?service=${query}`);
		await filter();
		expect(titles().length).toBeGreaterThan(0);
	});

	test("shows a press at once, and the list after the next frame", async () => {
		show();
		await filter();
		const frames: FrameRequestCallback[] = [];
		vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
		await userEvent.click(screen.getByRole("button", { name: "SaaS Solutions (1)" }));
		expect([chips().filter((chip) => chip.endsWith("*")), titles().length]).toEqual([["SaaS Solutions (1) *"], 5]);
		for (const frame of frames) frame(0);
		await waitFor(() => expect(titles()).toEqual(["Gyms"]));
		expect(chips()).toContain("SaaS Solutions (1) *");
	});

	test("adds no history entry for a chip that is pressed twice or already chosen", async () => {
		const router = show();
		await filter();
		const addresses: string[] = [];
		router.subscribe(({ location }) => addresses.push(location.search));
		await userEvent.click(screen.getByRole("button", { name: "All Projects (5)" }));
		await userEvent.dblClick(screen.getByRole("button", { name: "SaaS Solutions (1)" }));
		await waitFor(() => expect(titles()).toEqual(["Gyms"]));
		await userEvent.click(screen.getByRole("button", { name: "SaaS Solutions (1)" }));
		await press("All Projects (5)");
		expect(addresses).toEqual(["?service=saas", ""]);
	});

	test("writes a chosen chip to the address, and Back removes it", async () => {
		const router = show();
		await filter();
		await press("SaaS Solutions (1)");
		expect([router.state.location.search, titles()]).toEqual(["?service=saas", ["Gyms"]]);
		await press("All Projects (5)");
		expect([router.state.location.search, titles().length]).toEqual(["", 5]);
		await act(() => router.navigate(-1));
		await waitFor(() => expect(titles()).toEqual(["Gyms"]));
	});
});

describe("a service requested through history state", () => {
	const come = (state: unknown, search = "") => {
		const router = createMemoryRouter([{ path: "/portfolio", element: <PageProjects /> }], {
			initialEntries: [{ pathname: "/portfolio", search, hash: "#projects-grid", state }],
		});
		render(<RouterProvider router={router} />);
		return router;
	};

	test.each(["saas", "saas-solutions"])("chooses “%s” without changing the address", async (service) => {
		const router = come({ service });
		await filter();
		expect([titles(), router.state.location.search]).toEqual([["Gyms"], ""]);
		expect(chips()).toContain("SaaS Solutions (1) *");
	});

	test("lets the visitor choose any other chip afterwards, including All", async () => {
		come({ service: "saas" });
		await filter();
		await press("All Projects (5)");
		expect([titles().length, chips()[0]]).toEqual([5, "All Projects (5) *"]);
		await press("Web Applications (4)");
		expect(titles()).toHaveLength(4);
	});

	test("yields to the service in the address", async () => {
		come({ service: "saas" }, "?service=web-apps");
		await filter();
		expect(titles()).toHaveLength(4);
	});

	test.each([{ service: "blockchain" }, { service: "" }, { service: { id: "saas" } }, { service: 5 }, {}, "saas", null, ["saas"]])(
		"ignores %j and shows all",
		async (state) => {
			come(state);
			await filter();
			expect(chips()[0]).toBe("All Projects (5) *");
		},
	);
});

describe("many projects", () => {
	const many = Array.from({ length: 40 }, (_, n) => ({ id: `m${n}`, slug: `many-${n}`, title: `Many ${n}`, service_id: "web-apps" }));
	const few = rows.filter(({ service_id }) => service_id === "saas");
	const more = () => screen.queryByRole("button", { name: "Show more Web Applications projects" });

	beforeEach(() =>
		queryClient.setQueryData(
			projectsQuery.queryKey,
			[...many, ...few].map((row) => toProjectSummary(projectRowSchema.parse(row))),
		),
	);

	test("show six of each service and count them all", async () => {
		show();
		await filter();
		expect(titles()).toEqual([...many.slice(0, 6).map(({ title }) => title), "Gyms"]);
		expect(chips()).toEqual(["All Projects (41) *", "Web Applications (40)", "SaaS Solutions (1)"]);
		expect(screen.getByRole("heading", { name: /^Web Applications/ }).textContent).toBe("Web Applications40 projects");
		expect([more()?.getAttribute("href"), screen.queryByRole("button", { name: /SaaS Solutions projects/ })]).toEqual([
			"/projects#group-web-apps",
			null,
		]);
	});

	test("show 24 of a chosen service, then the others, with the focus on the first new one", async () => {
		show("/portfolio?service=web-apps");
		await filter();
		expect([titles().length, screen.getByText("41 projects in total, 24 shown").tagName]).toEqual([24, "P"]);
		await userEvent.click(more() ?? document.body);
		await screen.findByText("41 projects in total, 40 shown");
		expect([titles().length, document.activeElement?.getAttribute("href"), more()]).toEqual([40, "/case-study/many-24", null]);
	});

	test("are shown again on Back, and hidden again under another filter", async () => {
		const router = createMemoryRouter(
			[
				{ path: "/portfolio", element: <PageProjects /> },
				{ path: "/case-study/:id", element: <p>Case study</p> },
			],
			{ initialEntries: ["/portfolio"] },
		);
		render(<RouterProvider router={router} />);
		await filter();
		await userEvent.click(more() ?? document.body);
		await waitFor(() => expect(titles()).toHaveLength(31));
		await act(() => router.navigate("/case-study/many-29"));
		await screen.findByText("Case study");
		await act(() => router.navigate(-1));
		await waitFor(() => expect(titles()).toHaveLength(31));
		await press("SaaS Solutions (1)");
		await userEvent.click(screen.getByRole("button", { name: "All Projects (41)" }));
		await waitFor(() => expect(titles()).toHaveLength(7));
	});

	test("lead to the service's group without scripts", async () => {
		show();
		await filter();
		expect(screen.getAllByRole("button", { pressed: false }).map((chip) => chip.getAttribute("href"))).toEqual([
			"/portfolio?service=web-apps#group-web-apps",
			"/portfolio?service=saas#group-saas",
		]);
		expect(document.getElementById("group-saas")?.textContent).toBe("SaaS Solutions1 project");
	});
});
