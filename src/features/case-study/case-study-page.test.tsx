// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { queryClient } from "@/data/query-client";
import { full, ID, json, loaded, open, stubBackend } from "./case-study-harness";

let answer: () => Promise<Response>;
let asked: string[];
let logged: unknown[][];

// One function for the whole file: the client keeps the fetch of its first request.
const backend = async (url: string) => {
	asked.push(url);
	return answer();
};

beforeEach(() => {
	asked = [];
	logged = [];
	answer = json([full]);
	stubBackend(backend);
	vi.spyOn(console, "error").mockImplementation((...words) => void logged.push(words));
});

afterEach(() => {
	cleanup();
	queryClient.clear();
	expect(logged).toEqual([]);
});

describe("a case study", () => {
	test("F366: while it loads a skeleton stands in its place", async () => {
		let finish = (_response: Response) => {};
		answer = () => new Promise((resolve) => (finish = resolve));
		open();
		expect(screen.getByRole("status").textContent).toBe("Loading the case study");
		await waitFor(() => expect(asked).toHaveLength(1));
		await act(async () => finish(new Response(JSON.stringify([full]))));
		await loaded();
		expect(screen.queryByRole("status")).toBeNull();
	});

	test("F350 F351 F352 F354: the hero: way back, client, industry, title, description, tiles, at most three metrics", async () => {
		open();
		await loaded();
		const hero = within(screen.getByRole("banner"));
		expect(hero.getByRole("link", { name: "Back to Portfolio" }).getAttribute("href")).toBe("/portfolio");
		for (const text of ["Port Sarvani Terminals", "Ships meet cranes."]) expect(hero.getByText(text)).toBeTruthy();
		expect(hero.getByRole("heading", { level: 1 }).textContent).toBe("Berth planning");
		expect(hero.getByRole("img", { name: "A berth plan" })).toBeTruthy();
		const tiles = hero.getAllByRole("definition").map((tile) => tile.textContent);
		expect(tiles).toEqual(["22 weeks", "5 people", "Logistics"]);
		expect(hero.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["54%less demurrage", "11 minto replan", "62rules"]);
	});

	test("F353 F367 S30: View Live opens in a new tab without opener or referrer, and stands there only when there is an address", async () => {
		open();
		await loaded();
		const live = screen.getByRole("link", { name: /^View Live/ });
		expect([live.getAttribute("href"), live.getAttribute("target"), live.getAttribute("rel")]).toEqual([
			"https://example.com/app",
			"_blank",
			"noopener noreferrer",
		]);
		cleanup();
		queryClient.clear();
		answer = json([{ ...full, link: "javascript:alert(1)" }]);
		open();
		await loaded();
		expect(screen.queryByRole("link", { name: /^View Live/ })).toBeNull();
		expect(document.body.innerHTML).not.toContain("javascript:");
	});

	test("F353 R02: without a scoping form “Start Your Project” leads to the contact section", async () => {
		open();
		await loaded();
		expect(screen.getByRole("link", { name: "Start Your Project" }).getAttribute("href")).toBe("/#contact");
	});

	test("F355: challenge and solution in paragraphs, and numbered key features", async () => {
		open();
		await loaded();
		for (const text of ["Ships were late.", "Nobody knew why.", "A planner that argues."]) expect(screen.getByText(text).tagName).toBe("P");
		const features = within(screen.getByRole("heading", { name: "Key features" }).parentElement ?? document.body);
		expect(features.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["01Plans", "02Replans", "03Explains"]);
	});

	test("F358: results show value, label and description of every detailed metric", async () => {
		open();
		await loaded();
		const results = screen.getByRole("region", { name: "Results & Impact" }).textContent;
		for (const { label, value, description } of full.detailed_metrics)
			for (const text of [label, value, description]) expect(results).toContain(text);
	});

	test("R60: a real quotation is printed with its author; the fallback never is", async () => {
		open();
		await loaded();
		expect(screen.getByText("“It argues with me.”")).toBeTruthy();
		expect(screen.getByText("Devika Prabhu")).toBeTruthy();
		cleanup();
		queryClient.clear();
		answer = json([{ ...full, detailed_metrics: [] }]);
		open();
		await loaded();
		expect(screen.getByText("“It argues with me.”")).toBeTruthy();
		cleanup();
		queryClient.clear();
		answer = json([{ ...full, extended_testimonial: null, testimonial: null }]);
		open();
		await loaded();
		expect(document.body.textContent).not.toContain("Great project experience.");
		expect(document.querySelector("blockquote")).toBeNull();
	});

	test("F361: sections in order: hero, challenge, solution, features, results, gallery", async () => {
		open();
		await loaded();
		expect(screen.getAllByRole("heading").map((heading) => heading.textContent)).toEqual([
			"Berth planning",
			"The challenge",
			"What we built",
			"Key features",
			"Results & Impact",
			"Project Gallery",
		]);
	});

	test("an almost empty project is a page without empty sections", async () => {
		answer = json([{ id: ID }]);
		open();
		expect((await loaded()).textContent).toBe("Untitled Project");
		for (const text of ["Client", "3 months", "3 developers", "Challenge details coming soon.", "Solution details coming soon."])
			expect(screen.getByText(text)).toBeTruthy();
		expect(screen.getAllByRole("heading").map((heading) => heading.textContent)).toEqual([
			"Untitled Project",
			"The challenge",
			"What we built",
		]);
	});

	test("two results with one name, and two paragraphs that begin alike, are all shown", async () => {
		const twin = { label: "uptime", value: "99%", description: "2024" };
		const opening = "The same sixty characters stand at the beginning of both of them: ";
		answer = json([{ ...full, detailed_metrics: [twin, { ...twin, description: "2025" }], challenge: `${opening}one.\n\n${opening}two.` }]);
		open();
		await loaded();
		for (const text of ["2024", "2025", `${opening}one.`, `${opening}two.`]) expect(screen.getByText(text)).toBeTruthy();
	});

	test("F287 R75 R83: the canonical address is the one by slug, whichever was opened", async () => {
		open();
		await loaded();
		await waitFor(() => expect(document.title).toBe("Berth planning | Kalpa Studio"));
		expect(document.head.querySelector('link[rel="canonical"]')?.getAttribute("href")).toMatch(/\/case-study\/berth-planning$/);
	});
});
