// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { services } from "@/content/services/index";
import { FRESH_FOR_MS, queryClient } from "@/data/query-client";
import { hostileInputs } from "../../../tests/support/database/hostile-inputs";
import { PageProjects } from "./page-projects";
import { PortfolioPage } from "./portfolio-page";

const rows = [
	{ id: "p1", title: "Gyms", service_id: "saas", image: "/media/1.svg" },
	{ id: "p2", title: "Ports", service_id: "web-apps", image: "/media/2.svg" },
	{ id: "p3", title: "Museum", service_id: "web-apps", image: "/media/3.svg" },
	{ id: "p4", title: "Ferries", service_id: "web-apps", image: "/media/4.svg" },
	{ id: "p5", title: "Harbors", service_id: "web-apps", image: "/media/5.svg" },
];
let answer: (init: RequestInit) => Promise<Response>;
let requests: number;
let logged: unknown[][];

const json =
	(body: unknown, status = 200) =>
	async () =>
		new Response(JSON.stringify(body), { status });
// One function for the whole file: the client keeps the fetch of its first request.
const backend = async (_url: string, init: RequestInit) => {
	requests += 1;
	return answer(init);
};

beforeEach(() => {
	requests = 0;
	logged = [];
	answer = json(rows);
	vi.stubGlobal("fetch", backend);
	vi.spyOn(console, "error").mockImplementation((...words) => void logged.push(words));
	vi.stubEnv("VITE_SITE_URL", "https://studio.example.com");
	vi.stubEnv("VITE_SUPABASE_URL", "/");
	vi.stubEnv("VITE_SUPABASE_ANON_KEY", "sb_publishable_for_tests_0001");
	vi.stubEnv("VITE_MAIL_RELAY_URL", "/functions/v1");
	vi.stubEnv("VITE_CONTACT_MAILBOX", "hello@studio.example.com");
});

afterEach(() => {
	cleanup();
	vi.useRealTimers();
	queryClient.clear();
	expect(logged).toEqual([]);
});

function show(address = "/portfolio", element = <PageProjects />) {
	const router = createMemoryRouter([{ path: "/portfolio", element }], { initialEntries: [address] });
	render(<RouterProvider router={router} />);
	return router;
}
const filter = () => screen.findByRole("group", { name: "Filter projects by service" });
const chips = () =>
	within(screen.getByRole("group", { name: "Filter projects by service" }))
		.getAllByRole("button")
		.map((chip) => `${chip.textContent}${chip.getAttribute("aria-pressed") === "true" ? " *" : ""}`);
const titles = () => screen.queryAllByRole("heading", { level: 4 }).map((heading) => heading.textContent);

describe("the whole portfolio", () => {
	test("F129: while it loads the page says so", async () => {
		let finish = (_response: Response) => {};
		answer = () => new Promise((resolve) => (finish = resolve));
		show();
		expect(screen.getByRole("status").textContent).toBe("Loading our amazing portfolio...");
		await waitFor(() => expect(requests).toBe(1));
		await act(async () => finish(new Response("[]")));
		await waitFor(() => expect(screen.queryByRole("status")).toBeNull());
	});

	test("F132 F133 F134: the total, and one chip with its count for each service that has projects", async () => {
		show();
		await filter();
		expect(screen.getByText("5 projects in total")).toBeTruthy();
		expect(chips()).toEqual(["All Projects (5) *", "Web Applications (4)", "SaaS Solutions (1)"]);
	});

	test("F135: projects stand under the name of their service", async () => {
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

	test("F141 R53 F279: the first three cards of the first group load their pictures at once, the others when they come near", async () => {
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

	test("F130 F131 F273 R21: a failure offers “Try Again”, which loads in place", async () => {
		answer = json({}, 400);
		show();
		const panel = await screen.findByRole("alert");
		expect(panel.textContent).toContain("Failed to load portfolio data");
		expect(logged.splice(0)).toHaveLength(1);
		answer = json(rows);
		await userEvent.click(within(panel).getByRole("button", { name: "Try Again" }));
		await filter();
		expect([titles().length, screen.queryByRole("alert"), requests]).toEqual([5, null, 2]);
	});

	test("F139 F226: without projects the page says so, and names a next step", async () => {
		answer = json([]);
		show();
		expect(await screen.findByText("No projects available at the moment.")).toBeTruthy();
		expect(screen.getByText("Please check back later for exciting updates!")).toBeTruthy();
		expect(screen.getByRole("link", { name: "Start Your Project" }).getAttribute("href")).toBe("/#contact");
	});

	test("F284 F285 R68: after 5 s without an answer it logs “Admin data timeout”, shows the static projects, and does not ask again by itself", async () => {
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		answer = ({ signal }) => new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
		show();
		await act(() => vi.advanceTimersByTimeAsync(4999));
		expect([screen.queryAllByRole("status").length, logged.length]).toEqual([1, 0]);
		await act(() => vi.advanceTimersByTimeAsync(60_000));
		expect(screen.queryByRole("status")).toBeNull();
		expect(logged.splice(0)).toEqual([["Portfolio:", "Admin data timeout"]]);
		expect(screen.getByRole("heading", { name: "A control tower for 1,200 delivery riders" })).toBeDefined();
		expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(5);
		expect(requests).toBe(1);
	});
});

describe("F031 R10: the address carries the filter, both ways", () => {
	test("F031: ?service= preselects its service", async () => {
		show("/portfolio?service=saas");
		await filter();
		expect(chips()).toEqual(["All Projects (5)", "Web Applications (4)", "SaaS Solutions (1) *"]);
		expect(titles()).toEqual(["Gyms"]);
		expect(screen.getByText("5 projects in total, 1 shown")).toBeTruthy();
	});

	const spellings = services
		.filter(({ group }) => group?.id === "saas" || group?.id === "web-apps")
		.flatMap((service) => [service.id, ...service.aliases].map((id): [string, string] => [id, service.group?.id ?? ""]));
	test.each(spellings)("F031 R10: ?service=%s shows %s", async (spelling, id) => {
		show(`/portfolio?service=${spelling}`);
		await filter();
		expect(titles()).toEqual(rows.filter(({ service_id }) => service_id === id).map(({ title }) => title));
	});

	test.each(["blockchain", "iot", "constructor", "", "%20", "%3Cscript%3E"])(
		"R10: ?service=%s, unknown or without projects, shows all",
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
	)("S32 %s: a hostile query shows projects and breaks nothing", async (_id, query) => {
		show(`/portfolio?service=${query}`);
		await filter();
		expect(titles().length).toBeGreaterThan(0);
	});

	test("F031: choosing a chip writes the address, and Back takes it away again", async () => {
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

describe("R11: another page may ask for a service without a query", () => {
	const come = (state: unknown, search = "") => {
		const router = createMemoryRouter([{ path: "/portfolio", element: <PageProjects /> }], {
			initialEntries: [{ pathname: "/portfolio", search, hash: "#projects-grid", state }],
		});
		render(<RouterProvider router={router} />);
		return router;
	};

	test.each(["saas", "saas-solutions"])("R11: “%s” is chosen, and the address stays as it is", async (service) => {
		const router = come({ service });
		await filter();
		expect([titles(), router.state.location.search]).toEqual([["Gyms"], ""]);
		expect(chips()).toContain("SaaS Solutions (1) *");
	});

	test("R11: any other chip can be chosen afterwards, All included", async () => {
		come({ service: "saas" });
		await filter();
		await userEvent.click(screen.getByRole("button", { name: "All Projects (5)" }));
		expect([titles().length, chips()[0]]).toEqual([5, "All Projects (5) *"]);
		await userEvent.click(screen.getByRole("button", { name: "Web Applications (4)" }));
		expect(titles()).toHaveLength(4);
	});

	test("F031 R11: what stands in the address wins", async () => {
		come({ service: "saas" }, "?service=web-apps");
		await filter();
		expect(titles()).toHaveLength(4);
	});

	test.each([{ service: "blockchain" }, { service: "" }, { service: { id: "saas" } }, { service: 5 }, {}, "saas", null, ["saas"]])(
		"R11: %j asks for nothing that is known, and shows all",
		async (state) => {
			come(state);
			await filter();
			expect(chips()[0]).toBe("All Projects (5) *");
		},
	);
});

describe("fresh data", () => {
	test("F143 R32: a save in another tab refreshes the list", async () => {
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
	])(
		"F142 R32 F226: a window that is %s refreshes data older than a minute, without a spinner, and younger data not",
		async (_how, comeBack) => {
			vi.useFakeTimers({ toFake: ["Date"] });
			show();
			await filter();
			answer = json(rows.slice(0, 2));
			vi.setSystemTime(Date.now() + FRESH_FOR_MS - 1000);
			act(() => void comeBack());
			expect(requests).toBe(1);
			vi.setSystemTime(Date.now() + 2000);
			act(() => void comeBack());
			expect(screen.queryByRole("status")).toBeNull();
			await screen.findByText("2 projects in total");
			expect(requests).toBe(2);
		},
	);
});

describe("PortfolioPage", () => {
	test("F014 F015 F029 F140: the claims, the grid's anchor and the closing call to action", async () => {
		show("/portfolio", <PortfolioPage />);
		await filter();
		expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
		for (const claim of ["98%", "50+"]) expect(screen.getByText(claim)).toBeTruthy();
		expect(document.getElementById("projects-grid")?.contains(screen.getByRole("group"))).toBe(true);
		expect(screen.getByRole("link", { name: "Get Started" }).getAttribute("href")).toBe("/#contact");
	});

	test("R84: who was sent here from a project that does not exist is told so", async () => {
		const router = createMemoryRouter([{ path: "/portfolio", element: <PortfolioPage /> }], {
			initialEntries: [{ pathname: "/portfolio", state: { notice: "That project does not exist." } }],
		});
		render(<RouterProvider router={router} />);
		await filter();
		expect(screen.getByText("That project does not exist.").closest("[role=status]")).not.toBeNull();
	});
});
