// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentType, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { island } from "./island";

const Projects = ({ count = 1 }: { count?: number }) => <p>{count} projects</p>;
const lost = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

let answer: () => Promise<ComponentType<{ count?: number }>>;
let loads: number;
let logged: unknown[][];

beforeEach(() => {
	loads = 0;
	answer = async () => Projects;
	logged = [];
	vi.spyOn(console, "error").mockImplementation((...words) => void logged.push(words));
});
afterEach(cleanup);

const make = (name = "portfolio") =>
	island<{ count?: number }>({
		id: "portfolio",
		name,
		load: () => {
			loads += 1;
			return answer();
		},
		fallback: <p>Loading</p>,
	});
const show = (element: ReactNode) => act(async () => render(element));
const retry = () => userEvent.click(screen.getByRole("button", { name: "Try Again" }));
const takeLogged = (name: string) => logged.splice(0).filter((words) => words[0] === `Section ${name}:`);

describe("island", () => {
	test("loads its code once when it is rendered, and passes its props", async () => {
		let come = () => {};
		answer = () => new Promise((resolve) => (come = () => resolve(Projects)));
		const Island = make();
		expect(loads).toBe(0);
		await show(<Island count={7} />);
		expect(screen.getByText("Loading")).toBeTruthy();
		await act(async () => come());
		expect([screen.queryByText("Loading"), screen.getByText("7 projects").tagName, loads]).toEqual([null, "P", 1]);
		expect(logged).toEqual([]);
	});

	test("marks its element when it is hydrated, also when it shows an error", async () => {
		let come = () => {};
		answer = () => new Promise((resolve) => (come = () => resolve(Projects)));
		const Island = make();
		await show(<Island />);
		const isLive = () => document.querySelector("[data-island]")?.hasAttribute("data-hydrated");
		expect(isLive()).toBe(false);
		await act(async () => come());
		expect(isLive()).toBe(true);
		cleanup();
		answer = lost;
		const Lost = make();
		await show(<Lost />);
		expect([screen.getByRole("alert").textContent?.includes("Unable to load"), isLive()]).toEqual([true, true]);
		expect(takeLogged("portfolio")).toHaveLength(1);
	});

	test("renders at once after a preload, without a fallback or a second request", async () => {
		const Island = make();
		await Island.preload();
		expect(renderToString(<Island count={7} />)).toContain("projects");
		render(<Island count={7} />);
		expect([screen.queryByText("Loading"), screen.getByText("7 projects").tagName, loads]).toEqual([null, "P", 1]);
	});

	test("rejects a failed preload and loads again when it is rendered", async () => {
		const Island = make();
		answer = lost;
		await expect(Island.preload()).rejects.toThrow(TypeError);
		answer = async () => Projects;
		await show(<Island />);
		expect([screen.getByText("1 projects").tagName, loads]).toEqual(["P", 2]);
	});

	test("keeps other islands when one fails", async () => {
		const [Portfolio, About] = [make("portfolio"), make("about")];
		answer = lost;
		await show(<Portfolio />);
		answer = async () => Projects;
		await show(<About />);
		expect(screen.getByRole("alert").textContent).toContain("Unable to load portfolio section");
		expect(screen.getByText("1 projects")).toBeTruthy();
		expect(takeLogged("portfolio")).toHaveLength(1);
	});

	test("loads the code again after Try Again", async () => {
		answer = lost;
		const Island = make();
		await show(<Island />);
		expect(loads).toBe(1);
		answer = async () => Projects;
		await retry();
		expect((await screen.findByText("1 projects")).tagName).toBe("P");
		expect([screen.queryByRole("alert"), loads]).toEqual([null, 2]);
		expect(takeLogged("portfolio")).toHaveLength(1);
	});

	test("loads without a click when the connection returns", async () => {
		answer = lost;
		const Island = make();
		await show(<Island />);
		answer = async () => Projects;
		await act(async () => dispatchEvent(new Event("online")));
		expect((await screen.findByText("1 projects")).tagName).toBe("P");
		expect(screen.queryByRole("alert")).toBeNull();
		expect(takeLogged("portfolio")).toHaveLength(1);
	});

	test("reloads the page when a retry fails too, but not without a connection", async () => {
		answer = lost;
		const Island = make();
		await show(<Island />);
		await retry();
		expect((await screen.findByRole("alert")).textContent).toContain("Unable to load portfolio section");
		const reload = vi.fn();
		vi.stubGlobal("location", { reload });
		const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
		await retry();
		await screen.findByRole("alert");
		expect([reload.mock.calls.length, loads]).toEqual([0, 3]);
		online.mockReturnValue(true);
		await retry();
		expect([reload.mock.calls.length, loads]).toEqual([1, 3]);
		vi.unstubAllGlobals();
		expect(takeLogged("portfolio").length).toBeGreaterThanOrEqual(2);
	});

	test("keeps the prerendered HTML when the code fails to load, and loads again when the connection returns", async () => {
		document.body.insertAdjacentHTML("beforeend", '<section id="portfolio"></section>');
		answer = lost;
		const Island = make();
		await show(<Island />);
		expect([screen.queryByRole("alert"), loads]).toEqual([null, 1]);
		expect(screen.getByRole("status").textContent).toContain("This part could not be loaded.");
		// The first request after an outage can fail too.
		await act(async () => dispatchEvent(new Event("online")));
		expect([screen.queryByRole("alert"), loads]).toEqual([null, 2]);
		answer = async () => Projects;
		screen.getByRole("button", { name: "Try Again" }).focus();
		await act(async () => dispatchEvent(new Event("online")));
		const content = await screen.findByText("1 projects");
		expect(content.tagName).toBe("P");
		expect(document.activeElement).toBe(content.closest("[data-island]"));
		expect(screen.queryByRole("status")).toBeNull();
		document.getElementById("portfolio")?.remove();
	});

	test("doesn't reload the page for a first click after several attempts of its own", async () => {
		document.body.insertAdjacentHTML("beforeend", '<section id="portfolio"></section>');
		const reload = vi.fn();
		vi.stubGlobal("location", { reload });
		answer = lost;
		const Island = make();
		await show(<Island />);
		await act(async () => dispatchEvent(new Event("online")));
		await retry();
		expect([reload.mock.calls.length, loads]).toEqual([0, 3]);
		await retry();
		expect([reload.mock.calls.length, loads]).toEqual([1, 3]);
		vi.unstubAllGlobals();
		document.getElementById("portfolio")?.remove();
	});
});
