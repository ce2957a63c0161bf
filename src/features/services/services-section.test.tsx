// @vitest-environment jsdom
import { act, render, screen, within } from "@testing-library/react";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { families } from "@/content/services/families";
import { services } from "@/content/services/index";
import { priceParts, servicesSection } from "@/content/services/section";
import {
	cards,
	click,
	endSection,
	move,
	opened,
	page,
	pressKey,
	startSection,
	summary,
	titleOf,
	wait,
} from "../../../tests/support/features/services-harness";

let requests: number;
// Never answers. One function for the whole file, because the client keeps the fetch of its first request.
const backend = () => {
	requests += 1;
	return new Promise(() => {});
};

beforeEach(() => {
	requests = 0;
	startSection(backend);
});
afterEach(endSection);

describe("section content", () => {
	test("shows every service as a closed card, in display order", () => {
		render(page);
		expect(cards().map(titleOf)).toEqual(services.map(({ title }) => title));
		expect(opened()).toEqual([]);
	});

	test("shows a picture, a title and a short description on each closed card", () => {
		render(page);
		for (const [index, { title, summary: text }] of services.entries()) {
			const row = within(summary(index));
			expect(row.getByRole("heading", { name: title })).toBeTruthy();
			expect(row.getByText(text)).toBeTruthy();
			expect(summary(index).querySelectorAll("img")).toHaveLength(1);
		}
	});

	test("shows the price and the weeks of each service in its closed row", () => {
		render(page);
		for (const [index, service] of services.entries())
			expect(within(summary(index)).getByText(priceParts(service).join(" · "))).toBeTruthy();
	});

	test("groups the services into families without changing their order", () => {
		render(page);
		expect(screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual(families.map(({ title }) => title));
		const ids = [...document.querySelectorAll<HTMLElement>("[data-service]")].map((row) => row.dataset.service);
		expect(ids).toEqual(services.map(({ id }) => id));
	});

	test("loads the first two cards' pictures eagerly and the others lazily", () => {
		render(page);
		const loading = [...document.querySelectorAll("summary img")].map((image) => image.getAttribute("loading"));
		expect(loading).toEqual(services.map((_, index) => (index < 2 ? "eager" : "lazy")));
	});

	test("shows the note about all prices once", () => {
		render(page);
		expect(screen.getAllByText(servicesSection.note)).toHaveLength(1);
	});
});

describe("projects in a panel", () => {
	test("load once for all panels, when the first panel opens", async () => {
		render(page);
		await act(() => vi.dynamicImportSettled());
		expect(requests).toBe(0);
		await click(0);
		await wait(20);
		await act(() => vi.dynamicImportSettled());
		await wait(0);
		expect(requests).toBe(1);
		await click(1);
		await wait(0);
		expect(requests).toBe(1);
	});
});

describe("touch and keyboard", () => {
	test("opens with a tap and closes with a second one, without hover effects", async () => {
		render(page);
		move(summary(0), "touch");
		await wait(1000);
		expect(opened()).toEqual([]);
		await click(0);
		expect(opened()).toEqual([0]);
		move(document.body, "touch");
		await wait(1000);
		await click(0);
		expect(opened()).toEqual([]);
	});

	test("toggles one card at a time with Enter and Space, and ignores focus alone", async () => {
		render(page);
		await pressKey(0);
		act(() => summary(1).focus());
		expect(opened()).toEqual([0]);
		await pressKey(1);
		expect(opened()).toEqual([1]);
		await pressKey(1);
		expect(opened()).toEqual([]);
	});
});

describe("without and before hydration", () => {
	const prerender = () => {
		const root = document.createElement("div");
		root.innerHTML = renderToString(<StrictMode>{page}</StrictMode>);
		document.body.replaceChildren(root);
		return root;
	};

	test("opens one card at a time through details elements with the same name", () => {
		const root = prerender();
		expect(new Set(cards().map((card) => card.getAttribute("name")))).toEqual(new Set(["services"]));
		expect(root.querySelector("[style]")).toBeNull();
		summary(1).click();
		expect(opened()).toEqual([1]);
		const panel = within(cards()[1] ?? document.body);
		for (const name of [/^Learn More/, /^Get Quote/, /^See All/]) expect(panel.getByRole("link", { name, hidden: true })).toBeTruthy();
		expect(panel.getByText("Key Features")).toBeTruthy();
	});

	test("keeps a card open that was opened before hydration, and closes it with the next click", async () => {
		const logged = vi.spyOn(console, "error");
		const root = prerender();
		summary(1).click();
		const app = await act(async () => hydrateRoot(root, <StrictMode>{page}</StrictMode>));
		expect(opened()).toEqual([1]);
		await click(1);
		expect(opened()).toEqual([]);
		expect(logged).not.toHaveBeenCalled();
		act(() => app.unmount());
	});

	test("doesn't scroll to a card that was opened before hydration, but to the next one", async () => {
		vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
		const scrolled = vi.spyOn(window, "scrollBy").mockImplementation(() => {});
		vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 5000, 100, 100));
		const root = prerender();
		summary(1).click();
		const app = await act(async () => hydrateRoot(root, page));
		await act(() => vi.advanceTimersByTimeAsync(2000));
		expect(scrolled).not.toHaveBeenCalled();
		await click(2);
		await act(() => vi.advanceTimersByTimeAsync(2000));
		expect(scrolled).toHaveBeenCalled();
		act(() => app.unmount());
	});

	test("treats a card opened by the browser, as in find in page, as the open card", async () => {
		render(page);
		await click(0);
		const second = cards()[1];
		await act(async () => {
			if (second) second.open = true;
			await vi.advanceTimersByTimeAsync(50);
		});
		expect(opened()).toEqual([1]);
	});
});
