// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { queryClient } from "@/data/query-client";
import { asksForList, full, json, loaded, open, stubBackend } from "../../../tests/support/features/case-study-harness";

const row = (slug: string) => ({ ...full, id: `id-${slug}`, slug, title: `About ${slug}`, image: `/media/${slug}.svg`, image_alt: slug });
const rows = [row("ports"), row("ferries"), row("museum")];
let list: () => Promise<Response>;
let listed: number;
let logged: unknown[][];
let warned: unknown[][];

const backend = async (url: string) => {
	if (!asksForList(url)) {
		const wanted = /[?&]slug=eq\.([a-z]+)/.exec(url)?.[1];
		return json(rows.filter(({ slug }) => slug === wanted))();
	}
	listed += 1;
	return list();
};

beforeEach(() => {
	list = json(rows);
	listed = 0;
	logged = [];
	warned = [];
	stubBackend(backend);
	vi.spyOn(console, "error").mockImplementation((...args) => void logged.push(args));
	vi.spyOn(console, "warn").mockImplementation((...args) => void warned.push(args));
});
afterEach(() => {
	cleanup();
	delete document.documentElement.dataset.hydrated;
	queryClient.clear();
	Reflect.deleteProperty(document, "startViewTransition");
	expect([logged, warned]).toEqual([[], []]);
});

const sheet = readFileSync("src/styles/case-study.css", "utf8");
const selectors = (name: string) =>
	[...sheet.matchAll(/([^{}]+)\{\s*view-transition-name: ([\w-]+);/g)].flatMap(([, given, own]) => (own === name ? [given] : [])).join();
/** Pictures that match the style sheet's selectors for the shared name. */
const named = () =>
	[...document.querySelectorAll(selectors("project-picture"))]
		.filter((element) => !element.matches(selectors("none")))
		.map((element) => element.querySelector("img")?.alt);

const next = async () => within(await screen.findByRole("region", { name: "Next case study" }));

describe("next project", () => {
	test.each([
		["ports", "ferries"],
		["ferries", "museum"],
		["museum", "ports"],
	])("follows %s with %s, shows its picture and links to its slug", async (slug, following) => {
		open(slug);
		await loaded();
		const link = await (await next()).findByRole("link", { name: `About ${following}` });
		expect(link.getAttribute("href")).toBe(`/case-study/${following}`);
		expect((await next()).getByRole("img", { name: following })).toBeTruthy();
	});

	test.each([
		["Port Sarvani Terminals", "Port Sarvani Terminals, Logistics"],
		[null, "Logistics"],
	])("shows client and industry when the client is %s", async (client, line) => {
		list = json([rows[0], { ...rows[1], client }]);
		open("ports");
		await loaded();
		expect((await (await next()).findByRole("heading")).nextElementSibling?.textContent).toBe(line);
	});

	test("opens the next project in place, from the top, with its own next project", async () => {
		const router = open("ports");
		await loaded();
		await userEvent.click(await (await next()).findByRole("link"));
		// The router warns once that view transitions are missing.
		expect(warned.splice(0)).toHaveLength(1);
		await waitFor(() => expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("About ferries"));
		expect(router.state.location.pathname).toBe("/case-study/ferries");
		expect(await (await next()).findByRole("link", { name: "About museum" })).toBeTruthy();
		expect(listed).toBe(1);
	});

	test("uses a view transition that turns only its own picture into the next hero", async () => {
		const marked: unknown[] = [];
		const startViewTransition = vi.fn((update: () => void) => {
			marked.push(named());
			update();
			const finished = Promise.resolve();
			return { ready: finished, finished, updateCallbackDone: finished, skipTransition: () => {} };
		});
		Object.assign(document, { startViewTransition });
		document.documentElement.dataset.hydrated = "";
		open("ports");
		await loaded();
		expect(named()).toEqual(["ports"]);
		await userEvent.click(await (await next()).findByRole("link"));
		await waitFor(() => expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("About ferries"));
		expect(marked).toEqual([["ferries"]]);
		await next();
		expect(named()).toEqual(["ferries"]);
	});

	test("is hidden when there is only one project", async () => {
		list = json([rows[0]]);
		open("ports");
		await loaded();
		await waitFor(() => expect(screen.queryByRole("region", { name: "Next case study" })).toBeNull());
	});

	test("logs a warning and keeps the page when the list fails to load", async () => {
		list = json({}, 403);
		open("ports");
		await loaded();
		await waitFor(() => expect(screen.queryByRole("region", { name: "Next case study" })).toBeNull());
		expect(screen.getByRole("region", { name: "Project Gallery" })).toBeTruthy();
		expect(screen.queryByRole("alert")).toBeNull();
		expect(warned.splice(0)).toEqual([["Next case study:", "portfolios: 403"]]);
	});
});
