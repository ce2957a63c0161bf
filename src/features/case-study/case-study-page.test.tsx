// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { queryClient } from "@/data/query-client";
import { hostileInputs } from "../../../tests/support/database/hostile-inputs";
import { CaseStudyPage } from "./case-study-page";

const ID = "5eed0000-0000-4000-8000-100000000002";
const full = {
	id: ID,
	slug: "berth-planning",
	title: "Berth planning",
	client: "Port Sarvani Terminals",
	client_logo: "https://cdn.example.com/logo.svg",
	industry: "Logistics",
	service_id: "web-apps",
	description: "Ships meet cranes.",
	challenge: "Ships were late.\n\nNobody knew why.",
	solution: "A planner that argues.",
	image: "/media/berth.svg",
	image_alt: "A berth plan",
	link: "https://example.com/app",
	technologies: ["Rust"],
	features: ["Plans", "Replans", "Explains"],
	gallery: [{ url: "/media/g1.svg", alt: "A map" }, "/media/g2.svg"],
	detailed_metrics: [
		{ label: "less demurrage", value: "54%", description: "In six months." },
		{ label: "to replan", value: "11 min", description: "Median." },
		{ label: "rules", value: "62", description: "Under test." },
		{ label: "ships", value: "83", description: "Real ones." },
	],
	extended_testimonial: { quote: "It argues with me.", author: "Devika Prabhu", position: "Chief Planner", company: "Port Sarvani" },
	timeline: "22 weeks",
	team_size: "5 people",
};

let answer: () => Promise<Response>;
let asked: string[];
let logged: unknown[][];

const json =
	(body: unknown, status = 200) =>
	async () =>
		new Response(JSON.stringify(body), { status });
// One function for the whole file: the client keeps the fetch of its first request.
const backend = async (url: string) => {
	asked.push(url);
	return answer();
};

beforeEach(() => {
	asked = [];
	logged = [];
	answer = json([full]);
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
	queryClient.clear();
	expect(logged).toEqual([]);
});

function Portfolio() {
	return <p>Portfolio {JSON.stringify(useLocation().state)}</p>;
}

function open(id = ID) {
	const router = createMemoryRouter(
		[
			{ path: "/portfolio", element: <Portfolio /> },
			{ path: "/case-study/:projectId", element: <CaseStudyPage /> },
		],
		{ initialEntries: ["/portfolio", `/case-study/${encodeURIComponent(id)}`] },
	);
	render(<RouterProvider router={router} />);
	return router;
}
const loaded = () => screen.findByRole("heading", { level: 1 });

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

describe("a project that is not there", () => {
	test("F363 R84: an unknown id leads to the portfolio, with a notice, in the place of its own entry", async () => {
		answer = json([]);
		const router = open("nobody-knows-it");
		expect((await screen.findByText(/^Portfolio/)).textContent).toContain("That project does not exist");
		expect([router.state.location.pathname, router.state.historyAction, asked.length]).toEqual(["/portfolio", "REPLACE", 1]);
	});

	test.each(["NOT-A-UUID", "a b", "%", "x),or=(id.not.is.null"])(
		"F363 R84: “%s” can be no project: the same, without a request",
		async (id) => {
			open(id);
			await screen.findByText(/^Portfolio/);
			expect(asked).toEqual([]);
		},
	);

	test.each(hostileInputs("postgrest-and-route").map(({ id, payload }): [string, string] => [id, String(payload)]))(
		"S32 %s leads to the portfolio after one request at the most",
		async (_id, text) => {
			answer = json([]);
			open(text);
			await screen.findByText(/^Portfolio/);
			expect(asked.length).toBeLessThanOrEqual(1);
		},
	);
});

describe("a project that did not arrive", () => {
	test("F364 R84: the specified words, the status in the log only, and Try Again works in place", async () => {
		answer = json({ code: "42501", message: "permission denied for table portfolios" }, 403);
		const router = open();
		const panel = await screen.findByRole("alert");
		expect(panel.textContent).toContain("Error Loading Project");
		expect(panel.textContent).toContain("Failed to load project data. Please try again.");
		expect(document.body.textContent).not.toMatch(/permission|42501|403/);
		expect(logged.splice(0)).toEqual([["Case study:", "portfolio: 403 42501"]]);
		answer = json([full]);
		await userEvent.click(within(panel).getByRole("button", { name: "Try Again" }));
		expect((await loaded()).textContent).toBe("Berth planning");
		expect([router.state.location.pathname, asked.length]).toEqual([`/case-study/${ID}`, 2]);
	});

	test("F364: a second failure says the same again", async () => {
		answer = json({}, 400);
		open();
		await screen.findByRole("alert");
		await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
		await waitFor(() => expect(asked).toHaveLength(2));
		expect((await screen.findByRole("alert")).textContent).toContain("Error Loading Project");
		logged.splice(0);
	});
});
