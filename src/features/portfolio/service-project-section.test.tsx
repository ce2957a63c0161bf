// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { projectStates } from "@/content/portfolio-states";
import { queryClient } from "@/data/query-client";
import { type PreloadPage, PreloadPageContext } from "@/shared/lib/preload-page";
import { endProjects, json, logged, startProjects } from "../../../tests/support/features/filtered-projects-harness";
import { ServiceProjectSection } from "./service-project-section";

const quietLine = projectStates.quiet("Salesforce Development");
const rows = [
	{ id: "p1", title: "Gyms", service_id: "saas" },
	{ id: "p2", title: "Ports", service_id: "web-apps" },
	{ id: "p3", title: "Ledger", service_id: "saas-solutions" },
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
afterEach(endProjects);

const show = (props: Partial<Parameters<typeof ServiceProjectSection>[0]> = {}, preload: PreloadPage = async () => {}) =>
	render(
		<MemoryRouter>
			<PreloadPageContext value={preload}>
				<ServiceProjectSection serviceId="saas" title="SaaS Solutions" {...props} />
			</PreloadPageContext>
		</MemoryRouter>,
	);
const block = () => screen.findByRole("region", { name: "SaaS Solutions projects" });
const titles = () => screen.queryAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
const waysOn = () => {
	const ways = ["View All Projects", "Start Your Project"];
	return ways.map((name) => screen.getByRole("link", { name }).getAttribute("href"));
};

describe("projects of one service", () => {
	test("show a message while loading", async () => {
		let finish = (_response: Response) => {};
		answer = () => new Promise((resolve) => (finish = resolve));
		show();
		expect(within(await block()).getByRole("status").textContent).toContain("Loading");
		await waitFor(() => expect(requests).toBe(1));
		await act(async () => finish(new Response(JSON.stringify(rows))));
		await waitFor(() => expect(titles()).toEqual(["Gyms", "Ledger"]));
		expect(screen.queryByRole("status")).toBeNull();
	});

	test("show six of many and lead to the others", async () => {
		answer = json(Array.from({ length: 9 }, (_, n) => ({ id: `m${n}`, title: `Many ${n}`, service_id: "saas" })));
		show();
		await block();
		await waitFor(() => expect(titles()).toHaveLength(6));
		const others = screen.getByRole("link", { name: "See all 9 SaaS Solutions projects" });
		expect(others.getAttribute("href")).toBe("/portfolio?service=saas#group-saas");
	});

	test("reload in place with Retry after a failure", async () => {
		answer = json({}, 400);
		show();
		const panel = await screen.findByRole("alert");
		expect(logged.splice(0)).toHaveLength(1);
		answer = json(rows);
		await userEvent.click(within(panel).getByRole("button", { name: "Retry" }));
		await waitFor(() => expect(titles()).toEqual(["Gyms", "Ledger"]));
		expect([screen.queryByRole("alert"), requests]).toEqual([null, 2]);
	});

	test("show the service's title and a next step when there are no projects", async () => {
		show({ serviceId: "mobile-apps", title: "Mobile Applications" });
		expect(await screen.findByText("No Mobile Applications projects available at the moment.")).toBeTruthy();
		expect([screen.queryByRole("alert"), screen.queryByRole("list")]).toEqual([null, null]);
		expect(waysOn()).toEqual(["/portfolio", "/#contact"]);
	});

	test("with one quiet line, show nothing while loading, then the line or the projects", async () => {
		let release = (_: Response) => {};
		answer = () => new Promise((resolve) => (release = resolve));
		show({ serviceId: "sales-force", title: "Salesforce Development", whenEmpty: "line" });
		await waitFor(() => expect(requests).toBe(1));
		expect(screen.queryByText(/Salesforce|Loading/)).toBeNull();
		await act(async () => release(new Response(JSON.stringify(rows))));
		expect(await screen.findByText(quietLine)).toBeTruthy();
		expect(screen.queryByRole("region")).toBeNull();
		cleanup();
		queryClient.clear();
		answer = json([{ id: "p9", title: "Field service for lifts", service_id: "sales-force" }]);
		show({ serviceId: "sales-force", title: "Salesforce Development", whenEmpty: "line" });
		expect(await screen.findByRole("heading", { level: 3, name: "Field service for lifts" })).toBeTruthy();
	});

	test("with one quiet line, show the line and log the error after a failure", async () => {
		answer = json({ message: "down" }, 500);
		show({ serviceId: "sales-force", title: "Salesforce Development", whenEmpty: "line" });
		expect(await screen.findByText(quietLine)).toBeTruthy();
		expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
		expect(logged.length).toBeGreaterThan(0);
		logged.length = 0;
	});

	test("with hiding when empty, render nothing without projects and the block with projects", async () => {
		const { container } = show({ serviceId: "ai-automation", title: "AI Automation", whenEmpty: "hide" });
		await waitFor(() => expect(requests).toBe(1));
		await waitFor(() => expect(container.textContent).toBe(""));
		cleanup();
		show({ whenEmpty: "hide" });
		await block();
		await waitFor(() => expect(titles()).toEqual(["Gyms", "Ledger"]));
	});

	test.each(["saas", "saas-solutions", "SaaS", " saas "])("shows only the projects of the service for “%s”", async (serviceId) => {
		show({ serviceId });
		await block();
		await waitFor(() => expect(titles()).toEqual(["Gyms", "Ledger"]));
		expect(screen.queryByText("Ports")).toBeNull();
	});

	test.each([
		["loading", () => new Promise<Response>(() => {})],
		["failed", json({}, 400)],
		["loaded", json(rows)],
		["empty", json([])],
	])("show both links once, in a block that is %s", async (state, respond) => {
		answer = respond;
		show();
		await block();
		if (state === "failed") await screen.findByRole("alert");
		if (state === "loaded") await screen.findByText("Gyms");
		if (state === "empty") await screen.findByText(/^No SaaS Solutions projects/);
		expect(waysOn()).toEqual(["/portfolio", "/#contact"]);
		logged.length = 0;
	});

	test("prefetch two others from their cards", async () => {
		const preload = vi.fn(async () => {});
		show({}, preload);
		await userEvent.hover(await screen.findByText("Gyms"));
		expect(preload.mock.calls).toEqual([["/case-study/p3"]]);
	});
});
