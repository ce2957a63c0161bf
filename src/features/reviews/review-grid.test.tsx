// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type Review, reviewsPage } from "@/content/reviews";
import { projectGroups, services } from "@/content/services/index";
import { translatePage } from "../../../tests/support/translate-page";
import { ReviewGrid } from "./review-grid";

/** Three reviews of each service. */
const reviews: Review[] = projectGroups.flatMap(({ id: service }) =>
	([5, 4, 5] as const).map((rating, index) => ({
		id: `${service}-${index}`,
		name: `Ada ${index}`,
		role: "Director",
		company: `Company ${index}`,
		rating,
		text: `What client ${index} says about ${service}.`,
		service,
		image: null,
	})),
);

afterEach(cleanup);

const routerAt = (entries: string[], list = reviews) =>
	createMemoryRouter(
		[
			{ path: "/", element: <p>Home</p> },
			{ path: "/reviews", element: <ReviewGrid list={list} /> },
		],
		{ initialEntries: entries },
	);
function show(entries = ["/reviews"], list = reviews) {
	const router = routerAt(entries, list);
	render(<RouterProvider router={router} />);
	return router;
}
const buttons = () => within(screen.getByRole("group", { name: "Filter reviews by service" })).getAllByRole("button");
const labels = () => buttons().map((button) => `${button.textContent}${button.getAttribute("aria-pressed") === "true" ? " *" : ""}`);
const shown = (place: ParentNode = document) =>
	[...place.querySelectorAll("blockquote")].map(({ textContent }) => reviews.find(({ text }) => text === textContent)?.id);
const of = (service: string, list = reviews) => list.filter((review) => review.service === service).map(({ id }) => id);
/** One review of each service. */
const few = projectGroups.flatMap(({ id }) => reviews.find(({ service }) => service === id) ?? []);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("review filter", () => {
	test("shows All and each service, with All pressed at first", () => {
		show();
		expect(labels()).toEqual(["All *", ...projectGroups.map(({ title }) => title)]);
	});

	test("shows every review for All", async () => {
		show(["/reviews?service=saas"]);
		expect(shown()).toEqual(of("saas"));
		await press("All");
		expect(shown()).toEqual(reviews.map(({ id }) => id));
		expect(labels()[0]).toBe("All *");
	});

	test.each([
		["Web Applications", "web-apps"],
		["SaaS Solutions", "saas"],
		["Mobile Applications", "mobile-apps"],
		["AI Calling Agency", "ai-calling"],
		["AI Automation", "ai-automation"],
	])("shows only the reviews of %s and their number", async (label, id) => {
		show();
		await press(label);
		expect(shown()).toEqual(of(id));
		expect(labels().filter((button) => button.endsWith("*"))).toEqual([`${label} *`]);
		expect(screen.getByRole("status").textContent).toBe(`3 of ${reviews.length} reviews, ${label}`);
	});

	test("writes the choice to the address and replaces the history entry, so that Back leaves the page", async () => {
		const router = show(["/", "/reviews?utm_source=mail"]);
		await press("SaaS Solutions");
		await press("AI Automation");
		expect(router.state.location.search).toBe("?utm_source=mail&service=ai-automation");
		await press("All");
		expect(router.state.location.search).toBe("?utm_source=mail");
		await act(() => router.navigate(-1));
		expect(screen.getByText("Home")).toBeTruthy();
	});

	const spellings = services.flatMap(({ id, aliases, group }) => (group ? [id, ...aliases].map((name) => [name, group.id] as const) : []));
	test.each(spellings)("?service=%s shows %s", (spelling, id) => {
		show([`/reviews?service=${spelling}`], few);
		expect(shown()).toEqual(of(id, few));
	});

	test.each(["iot", "constructor", "", "%20", "%3Cscript%3E"])("shows all for ?service=%s", (id) => {
		show([`/reviews?service=${id}`], few);
		expect([shown(), labels()[0]]).toEqual([few.map((review) => review.id), "All *"]);
	});

	test("shows a message for a service without reviews", async () => {
		show(
			["/reviews"],
			reviews.filter(({ service }) => service !== "saas"),
		);
		await press("SaaS Solutions");
		expect(screen.getByText(reviewsPage.empty.title)).toBeTruthy();
		expect([shown(), screen.queryAllByRole("list").length]).toEqual([[], 0]);
	});

	test("filters a page that the browser translated", async () => {
		show();
		for (const [label, id] of [
			["SaaS Solutions", "saas"],
			["AI Automation", "ai-automation"],
		] as const) {
			translatePage();
			await press(label);
			expect(screen.getByRole("status").textContent).toBe(`3 of ${reviews.length} reviews, ${label}`);
			expect(shown()).toEqual(of(id));
		}
		translatePage();
		await press("All");
		expect(screen.getByRole("status").textContent).toBe(`${reviews.length} reviews`);
		expect(shown()).toEqual(reviews.map(({ id }) => id));
	});

	test("prerenders all reviews for any address, and filters after hydration", async () => {
		const place = document.createElement("div");
		place.innerHTML = renderToString(<RouterProvider router={routerAt(["/reviews"])} />);
		document.body.append(place);
		expect(shown(place)).toHaveLength(reviews.length);
		const onRecoverableError = vi.fn();
		const root = await act(async () =>
			hydrateRoot(place, <RouterProvider router={routerAt(["/reviews?service=saas"])} />, { onRecoverableError }),
		);
		expect(shown(place)).toEqual(of("saas"));
		expect(onRecoverableError).not.toHaveBeenCalled();
		act(() => root.unmount());
		place.remove();
	});
});

describe("review card", () => {
	test("exposes stars, text and person to screen readers", () => {
		show();
		const [card] = screen.getAllByRole("figure");
		const review = reviews[0];
		if (!card || !review) throw new Error("There is no card");
		expect(card.querySelector("blockquote")?.textContent).toBe(review.text);
		expect(within(card).getByText(`${review.rating} of 5`)).toBeTruthy();
		expect(within(card).getByText(`${review.role}, ${review.company}`)).toBeTruthy();
		const said = screen.getAllByText(/^[1-5] of 5$/).map(({ textContent }) => textContent);
		expect(said).toEqual(reviews.map(({ rating }) => `${rating} of 5`));
	});
});

describe("fade-in on scrolling", () => {
	test("starts at a tenth of a card, 50 px outside the viewport, with 100 ms more per card up to 500 ms", () => {
		const asked: { threshold?: unknown; rootMargin?: string }[] = [];
		vi.stubGlobal(
			"IntersectionObserver",
			class {
				constructor(_callback: unknown, options: { threshold?: unknown; rootMargin?: string }) {
					asked.push({ threshold: options.threshold, rootMargin: options.rootMargin });
				}
				observe() {}
				disconnect() {}
			},
		);
		vi.stubGlobal("matchMedia", () => ({ matches: false }));
		vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(() => new DOMRect(0, 5000, 600, 300));
		vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockImplementation(() => 300);
		show();
		const cards = [...document.querySelectorAll<HTMLElement>(".reveal")];
		expect(cards.map(({ dataset }) => dataset.reveal)).toEqual(reviews.map(() => "waiting"));
		expect(cards.slice(0, 8).map(({ style }) => style.getPropertyValue("--reveal-delay"))).toEqual([
			"",
			"100ms",
			"200ms",
			"300ms",
			"400ms",
			"500ms",
			"500ms",
			"500ms",
		]);
		expect(asked).toEqual(reviews.map(() => ({ threshold: 0.1, rootMargin: "50px" })));
	});
});
