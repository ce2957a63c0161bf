// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { projectQuery } from "@/data/projects/queries";
import { queryClient } from "@/data/query-client";
import { projectOf } from "../../../tests/support/data/project-fixture";
import { asksForList, full, json, loaded, open, stubBackend } from "../../../tests/support/features/case-study-harness";
import { playbooks } from "./playbook";

let logged: unknown[][];
const backend = async (url: string) => json(asksForList(url) ? [] : [full])();

beforeEach(() => {
	logged = [];
	stubBackend(backend);
	vi.spyOn(console, "error").mockImplementation((...args) => void logged.push(args));
});
afterEach(() => {
	cleanup();
	queryClient.clear();
});

/** Values that the mapper never returns. */
const put = (damage: Record<string, unknown>) =>
	act(async () => void queryClient.setQueryData(projectQuery(full.slug).queryKey, Object.assign(projectOf(full), damage)));

const damages: [name: string, damage: Record<string, unknown>, proof: string][] = [
	["hero", { description: {} }, "Ships meet cranes."],
	["challenge & solution", { challenge: 7 }, "The challenge"],
	["tech stack", { techStack: [null] }, "OR-Tools"],
	["results", { detailedMetrics: [null, {}], extendedTestimonial: { quote: {} } }, "Results & Impact"],
	["gallery", { gallery: [null] }, "Project Gallery"],
];

describe("a section that fails", () => {
	test.each(damages)(
		"shows the specified message in %s, logs the section's name and keeps the other sections",
		async (name, damage, proof) => {
			open();
			await loaded();
			await screen.findByText((await playbooks.web()).playbook.roadmap.title);
			await put(damage);
			const panel = await screen.findByRole("alert");
			expect(panel.textContent).toContain(`Unable to load ${name} section`);
			expect(panel.textContent).toContain("Please refresh the page to try again");
			expect(screen.getAllByRole("alert")).toHaveLength(1);
			expect(logged.some(([message]) => message === `Section ${name}:`)).toBe(true);
			for (const [other, , text] of damages) if (other !== name) expect(screen.getByText(text)).toBeTruthy();
			await put({});
			await userEvent.click(within(panel).getByRole("button", { name: "Try Again" }));
			expect(screen.queryByRole("alert")).toBeNull();
			expect(screen.getByText(proof)).toBeTruthy();
		},
	);

	test("drops two sections when the texts by type fail, retries them once, then reloads the page", async () => {
		const reload = vi.fn();
		vi.stubGlobal("location", { reload });
		const { playbook } = await playbooks.web();
		const load = vi.spyOn(playbooks, "web").mockRejectedValue(new TypeError("Failed to fetch dynamically imported module"));
		open();
		await loaded();
		await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(2));
		const panels = screen.getAllByRole("alert").map((panel) => panel.textContent ?? "");
		expect(panels[0]).toContain("Unable to load why choose us section");
		expect(panels[1]).toContain("Unable to load roadmap section");
		for (const text of ["The challenge", "OR-Tools", "Results & Impact"]) expect(screen.getByText(text)).toBeTruthy();
		const retry = async (index: number) => {
			const button = screen.getAllByRole("button", { name: "Try Again" })[index];
			if (button) await userEvent.click(button);
		};
		await retry(1);
		await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
		await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(2));
		expect(reload).not.toHaveBeenCalled();
		load.mockResolvedValue({ playbook });
		await retry(1);
		expect(await screen.findByText(playbook.roadmap.title)).toBeTruthy();
		expect(reload).toHaveBeenCalledTimes(1);
		await retry(0);
		expect(await screen.findByText(playbook.why.title)).toBeTruthy();
		expect(screen.getByText(playbook.roadmap.title)).toBeTruthy();
		expect(load).toHaveBeenCalledTimes(3);
	});
});

test("sections whose texts failed to load come back with the connection, and on the next visit", async () => {
	const { playbook } = await playbooks.web();
	const load = vi.spyOn(playbooks, "web").mockRejectedValue(new TypeError("Failed to fetch dynamically imported module"));
	const isComplete = () =>
		waitFor(() => expect([screen.queryAllByRole("alert"), screen.getByText(playbook.roadmap.title)]).toMatchObject([[], {}]));
	open();
	await loaded();
	await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(2));
	load.mockResolvedValue({ playbook });
	act(() => void dispatchEvent(new Event("online")));
	await isComplete();
	cleanup();
	queryClient.clear();
	load.mockRejectedValue(new TypeError("Failed to fetch dynamically imported module"));
	open();
	await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(2));
	cleanup();
	load.mockResolvedValue({ playbook });
	open();
	await isComplete();
});

describe("a page that fails", () => {
	test("shows the specified message, reloads with Try Again and links back to the portfolio", async () => {
		const reload = vi.fn();
		vi.stubGlobal("location", { reload });
		open();
		await loaded();
		await put({ gallery: null });
		const panel = within(await screen.findByRole("alert"));
		expect(panel.getByText("Something went wrong")).toBeTruthy();
		const detail = "We encountered an error while loading this case study. Please try again or return to the portfolio.";
		expect(panel.getByText(detail)).toBeTruthy();
		expect(panel.getByRole("link", { name: "Back to Portfolio" }).getAttribute("href")).toBe("/portfolio");
		expect(logged.some(([message]) => message === "Case study:")).toBe(true);
		await userEvent.click(panel.getByRole("button", { name: "Try Again" }));
		expect(reload).toHaveBeenCalledTimes(1);
	});
});
