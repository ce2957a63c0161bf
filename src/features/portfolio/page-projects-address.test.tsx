// @vitest-environment jsdom
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { services } from "@/content/services/index";
import { hostileInputs } from "../../../tests/support/database/hostile-inputs";
import { PageProjects } from "./page-projects";
import { chips, endPortfolio, filter, rows, show, startPortfolio, titles } from "./page-projects-harness";

beforeEach(() => startPortfolio());
afterEach(endPortfolio);

describe("the address carries the filter, both ways", () => {
	test("?service= preselects its service", async () => {
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
		"?service=%s, unknown or without projects, shows all",
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
	)("%s: a hostile query shows projects and breaks nothing", async (_id, query) => {
		show(`/portfolio?service=${query}`);
		await filter();
		expect(titles().length).toBeGreaterThan(0);
	});

	test("choosing a chip writes the address, and Back takes it away again", async () => {
		const router = show();
		await filter();
		await userEvent.click(screen.getByRole("button", { name: "SaaS Solutions (1)" }));
		expect([router.state.location.search, titles()]).toEqual(["?service=saas", ["Gyms"]]);
		await userEvent.click(screen.getByRole("button", { name: "All Projects (5)" }));
		expect([router.state.location.search, titles().length]).toEqual(["", 5]);
		await act(() => router.navigate(-1));
		await waitFor(() => expect(titles()).toEqual(["Gyms"]));
	});
});

describe("another page may ask for a service without a query", () => {
	const come = (state: unknown, search = "") => {
		const router = createMemoryRouter([{ path: "/portfolio", element: <PageProjects /> }], {
			initialEntries: [{ pathname: "/portfolio", search, hash: "#projects-grid", state }],
		});
		render(<RouterProvider router={router} />);
		return router;
	};

	test.each(["saas", "saas-solutions"])("“%s” is chosen, and the address stays as it is", async (service) => {
		const router = come({ service });
		await filter();
		expect([titles(), router.state.location.search]).toEqual([["Gyms"], ""]);
		expect(chips()).toContain("SaaS Solutions (1) *");
	});

	test("any other chip can be chosen afterwards, All included", async () => {
		come({ service: "saas" });
		await filter();
		await userEvent.click(screen.getByRole("button", { name: "All Projects (5)" }));
		expect([titles().length, chips()[0]]).toEqual([5, "All Projects (5) *"]);
		await userEvent.click(screen.getByRole("button", { name: "Web Applications (4)" }));
		expect(titles()).toHaveLength(4);
	});

	test("what stands in the address wins", async () => {
		come({ service: "saas" }, "?service=web-apps");
		await filter();
		expect(titles()).toHaveLength(4);
	});

	test.each([{ service: "blockchain" }, { service: "" }, { service: { id: "saas" } }, { service: 5 }, {}, "saas", null, ["saas"]])(
		"%j asks for nothing that is known, and shows all",
		async (state) => {
			come(state);
			await filter();
			expect(chips()[0]).toBe("All Projects (5) *");
		},
	);
});
