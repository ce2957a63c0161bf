// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { queryClient } from "@/data/query-client";
import { stubEnvironment } from "../../../tests/support/environment";
import { FeaturedProjects } from "./featured-projects";

const row = (id: string, featured = true) => ({
	id,
	title: `Project ${id}`,
	service_id: "web-apps",
	industry: "Logistics",
	technologies: ["React", "TypeScript", "Go", "PostgreSQL", "Redis"],
	image: `/media/projects/${id}.svg`,
	featured,
});
let answer: () => Promise<Response>;
let requests: number;

const json =
	(body: unknown, status = 200) =>
	async () =>
		new Response(JSON.stringify(body), { status });
const backend = async () => {
	requests += 1;
	return answer();
};

beforeEach(() => {
	requests = 0;
	vi.stubGlobal("fetch", backend);
	stubEnvironment();
});
afterEach(() => {
	cleanup();
	queryClient.clear();
});

const show = async (rows: unknown[], serviceId = "web-apps") => {
	answer = json(rows);
	const view = render(<FeaturedProjects serviceId={serviceId} />);
	await waitFor(() => expect(queryClient.isFetching()).toBe(0));
	await act(async () => {});
	return view;
};
const titles = () => screen.queryAllByRole("link").map((link) => within(link).getByText(/^Project/).firstChild?.textContent);

describe("featured projects of a panel", () => {
	test("shows the first three of four", async () => {
		await show([row("a"), row("b"), row("c"), row("d")]);
		expect(titles()).toEqual(["Project a", "Project b", "Project c"]);
	});

	test("shows a single project", async () => {
		await show([row("a"), row("b", false)]);
		expect(titles()).toEqual(["Project a"]);
	});

	test.each([
		["saas-solutions", "saas"],
		["saas", "saas-solutions"],
		["iot", "iot"],
	])("shows in the panel of %s a project stored under %s", async (serviceId, stored) => {
		await show([{ ...row("a"), service_id: stored }, row("b")], serviceId);
		expect(titles()).toEqual(["Project a"]);
	});

	test("shows each card 150 ms after the previous one", async () => {
		await show([row("a"), row("b"), row("c")]);
		const delays = screen.getAllByRole("listitem").map((item) => item.style.getPropertyValue("animation-delay"));
		expect(delays).toEqual(["0ms", "150ms", "300ms"]);
	});

	test("renders nothing without featured rows", async () => {
		const { container } = await show([row("a", false), { ...row("b"), service_id: "saas" }]);
		expect([requests, container.innerHTML]).toEqual([1, ""]);
	});

	test("opens a card's case study in an announced new tab without opener or referrer", async () => {
		await show([row("a")]);
		const link = screen.getByRole("link", { name: /Project a \(opens in a new tab\)/ });
		expect([link.getAttribute("href"), link.getAttribute("target"), link.getAttribute("rel")]).toEqual([
			"/case-study/a",
			"_blank",
			"noopener",
		]);
	});

	test("shows a card's first three technologies and the number of others", async () => {
		await show([row("a")]);
		expect(screen.getByRole("link").textContent?.replaceAll("\u00a0", " ")).toContain("React · TypeScript · Go +2 more");
	});

	test("logs a warning and renders nothing when the list fails to load", async () => {
		const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
		const failed = vi.spyOn(console, "error");
		answer = json({ code: "42501", message: "permission denied" }, 403);
		const { container } = render(<FeaturedProjects serviceId="web-apps" />);
		await waitFor(() => expect(warned).toHaveBeenCalled());
		expect(warned.mock.calls).toEqual([["Featured projects:", "portfolios: 403 42501"]]);
		expect([container.innerHTML, failed.mock.calls]).toEqual(["", []]);
	});
});
