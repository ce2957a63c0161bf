// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { site } from "@/content/site";
import { projectsQuery } from "@/data/projects/queries";
import { queryClient } from "@/data/query-client";
import { type DialogRequest, hostDialog } from "@/shared/lib/dialog-request";
import { projectOf } from "../../../tests/support/data/project-fixture";
import { asksForList, full, json, loaded, open, stubBackend } from "../../../tests/support/features/case-study-harness";

let answer: () => Promise<Response>;
let asked: string[];
let logged: unknown[][];

// One function for the whole file, because the client keeps the fetch of its first request.
const backend = async (url: string) => {
	if (asksForList(url)) return json([])();
	asked.push(url);
	return answer();
};

beforeEach(() => {
	asked = [];
	logged = [];
	answer = json([full]);
	stubBackend(backend);
	vi.spyOn(console, "error").mockImplementation((...args) => void logged.push(args));
});

afterEach(() => {
	cleanup();
	queryClient.clear();
	expect(logged).toEqual([]);
});

const hero = () => within(screen.getByRole("banner"));

describe("loading state", () => {
	test("shows a skeleton and announces it once", async () => {
		let finish = (_response: Response) => {};
		answer = () => new Promise((resolve) => (finish = resolve));
		open();
		expect(screen.getByRole("status").textContent).toBe("Loading the case study");
		await waitFor(() => expect(asked).toHaveLength(1));
		await act(async () => finish(new Response(JSON.stringify([full]))));
		await loaded();
		expect(screen.queryByRole("status")).toBeNull();
	});

	test.each([["berth-planning"], [full.id]])("shows the card's data at once when opened from a card (%s)", async (address) => {
		let finish = (_response: Response) => {};
		answer = () => new Promise((resolve) => (finish = resolve));
		queryClient.setQueryData(projectsQuery.queryKey, [projectOf(full)]);
		open(address);
		expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Berth planning");
		expect(screen.getByRole("article").getAttribute("aria-busy")).toBe("true");
		expect(screen.queryByText("The challenge")).toBeNull();
		const picture = hero().getByRole("img", { name: "A berth plan" });
		await waitFor(() => expect(asked).toHaveLength(1));
		await act(async () => finish(new Response(JSON.stringify([full]))));
		await loaded();
		expect(screen.getByRole("article").hasAttribute("aria-busy")).toBe(false);
		expect(hero().getByRole("img", { name: "A berth plan" })).toBe(picture);
		expect(hero().getByText("22 weeks")).toBeTruthy();
	});
});

describe("the address", () => {
	test.each([
		["an id", full.id],
		["an old slug", "berths"],
		["the slug in capitals", "Berth-PLANNING"],
	])("becomes the current one when opened by %s, keeps query and fragment, and shows the page once", async (_name, opened) => {
		const isOld = opened === "berths";
		const found = json(isOld ? [{ portfolios: full }] : [full]);
		answer = async () => (!isOld || asked.at(-1)?.includes("/redirects?") ? found() : json([])());
		const router = open(`${opened}?from=mail#results`);
		const heading = await loaded();
		await waitFor(() => expect(router.state.location.pathname).toBe("/case-study/berth-planning"));
		const { search, hash } = router.state.location;
		expect([search, hash, router.state.historyAction]).toEqual(["?from=mail", "#results", "REPLACE"]);
		expect(screen.getByRole("heading", { level: 1 })).toBe(heading);
		expect(screen.queryByRole("status")).toBeNull();
		expect(asked).toHaveLength(isOld ? 2 : 1);
	});
});

describe("hero", () => {
	test("shows back link, client, industry, title, description, tiles and at most three metrics", async () => {
		open();
		await loaded();
		expect(hero().getByRole("link", { name: "Back to Portfolio" }).getAttribute("href")).toBe("/portfolio");
		for (const text of ["Port Sarvani Terminals", "Ships meet cranes."]) expect(hero().getByText(text)).toBeTruthy();
		expect(hero().getByRole("heading", { level: 1 }).textContent).toBe("Berth planning");
		expect(hero().getByRole("img", { name: "A berth plan" })).toBeTruthy();
		const tiles = hero()
			.getAllByRole("definition")
			.map((tile) => tile.textContent);
		expect(tiles).toEqual(["22 weeks", "5 people", "Logistics"]);
		const metrics = hero()
			.getAllByRole("listitem")
			.map((item) => item.textContent);
		expect(metrics).toEqual(["54%less demurrage", "11 minto replan", "62rules"]);
	});

	test("shows the first three metrics in order when two have the same label and one a year", async () => {
		const metrics = ["calls", "calls", "2024"].map((label, index) => ({ label, value: `${index}%`, description: "" }));
		answer = json([{ ...full, detailed_metrics: metrics }]);
		open();
		await loaded();
		const items = hero().getAllByRole("listitem");
		expect(items.map(({ textContent }) => textContent)).toEqual(["0%calls", "1%calls", "2%2024"]);
	});

	test("gives the client's logo its name and size, and loads it without a referrer", async () => {
		open();
		await loaded();
		const mark = hero().getByRole("img", { name: "Port Sarvani Terminals" });
		expect([mark.getAttribute("src"), mark.getAttribute("referrerpolicy")]).toEqual(["https://cdn.example.com/logo.svg", "no-referrer"]);
		for (const side of ["width", "height"]) expect(Number(mark.getAttribute(side))).toBeGreaterThan(0);
		fireEvent.error(mark);
		expect(hero().queryByRole("img", { name: "Port Sarvani Terminals" })).toBeNull();
	});

	test("leaves no empty space without a logo and a picture", async () => {
		answer = json([{ ...full, client_logo: null, image: null }]);
		open();
		await loaded();
		expect(hero().queryAllByRole("img")).toEqual([]);
	});

	test("opens View Live in a new tab without opener or referrer, and hides it without an address", async () => {
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

	test("opens the lead dialog from “Start Your Project” without a scoping form, and links to the form before hydration", async () => {
		const requests: DialogRequest[] = [];
		const leave = hostDialog((request) => requests.push(request));
		const long = "L".repeat(200);
		answer = json([{ ...full, title: long }]);
		open();
		await loaded();
		const start = hero().getByRole("link", { name: "Start Your Project" });
		expect(start.getAttribute("href")).toBe("/contact?about=case-study-hero");
		await userEvent.click(start);
		expect(requests).toHaveLength(1);
		expect(requests[0]?.source).toBe("case-study-hero");
		expect(requests[0]?.subject).toMatch(/^A project like “L+…”$/);
		expect(requests[0]?.subject?.length).toBeLessThanOrEqual(120);
		leave();
	});

	test("links both “Start Your Project” to the scoping form when there is one", async () => {
		Object.assign(site, { scopingFormUrl: "https://forms.example.com/scope" });
		open();
		await loaded();
		await waitFor(() => expect(screen.getAllByRole("link", { name: "Start Your Project (opens in a new tab)" })).toHaveLength(2));
		for (const start of screen.getAllByRole("link", { name: /^Start Your Project/ }))
			expect(start.getAttribute("href")).toBe("https://forms.example.com/scope");
		Object.assign(site, { scopingFormUrl: null });
	});
});

describe("metadata", () => {
	test("always uses the slug as the canonical address", async () => {
		open();
		await loaded();
		await waitFor(() => expect(document.title).toBe("Berth planning | Kalpa Studio"));
		expect(document.head.querySelector('link[rel="canonical"]')?.getAttribute("href")).toMatch(/\/case-study\/berth-planning$/);
	});

	test("says that no case study is modified before it is published", async () => {
		answer = json([{ ...full, published_at: "2026-04-09 04:30:00+00" }]);
		open();
		await waitFor(() =>
			expect(document.head.querySelector('meta[property="article:modified_time"]')?.getAttribute("content")).toBe(
				"2026-04-09T04:30:00.000Z",
			),
		);
	});

	test("has description, type, dates and the project's own picture", async () => {
		open();
		await loaded();
		const content = (selector: string) => document.head.querySelector(selector)?.getAttribute("content");
		await waitFor(() => expect(content('meta[property="article:modified_time"]')).toBe("2026-04-02T04:30:00.000Z"));
		expect(content('meta[name="description"]')).toBe("Ships meet cranes.");
		expect(content('meta[property="og:type"]')).toBe("article");
		expect(content('meta[property="article:published_time"]')).toBe("2026-03-11T04:30:00.000Z");
		expect(content('meta[property="og:image"]')).toMatch(/\/media\/berth\.svg$/);
	});

	test("requests structured data once with the whole project", async () => {
		const structuredData = vi.fn(async () => []);
		open(full.id, structuredData);
		await loaded();
		await waitFor(() => expect(structuredData.mock.calls).toEqual([[projectOf(full)]]));
	});
});
