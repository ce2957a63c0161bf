// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useSectionInView } from "./use-section-in-view";

interface Entry {
	target: Element;
	isIntersecting: boolean;
}
let report: (entries: Entry[]) => void;
let rootMargin: string | undefined;
let watched: string[];
/** Where the last section ends, in px from the viewport's top. */
let bottom: number;

class FakeObserver {
	constructor(callback: (entries: Entry[]) => void, options?: { rootMargin?: string }) {
		report = callback;
		rootMargin = options?.rootMargin;
	}
	observe(element: Element) {
		watched.push(element.id);
	}
	disconnect() {
		watched = [];
	}
}

function scrollTo(y: number) {
	vi.stubGlobal("scrollY", y);
	act(() => {
		dispatchEvent(new Event("scroll"));
		dispatchEvent(new Event("scrollend"));
	});
}

beforeEach(() => {
	report = () => {};
	rootMargin = undefined;
	watched = [];
	bottom = 800;
	vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(() => new DOMRect(0, 0, 0, bottom));
	vi.stubGlobal("IntersectionObserver", FakeObserver);
	vi.stubGlobal("innerHeight", 800);
	vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(4000);
});
afterEach(cleanup);

describe("useSectionInView", () => {
	const ids = ["home", "about", "services", "contact"] as const;
	const place = (...present: string[]) => {
		document.body.innerHTML = present.map((id) => `<section id="${id}"></section>`).join("");
	};
	const see = (...changes: [string, boolean][]) =>
		act(() =>
			report(
				changes.flatMap(([id, isIntersecting]) => {
					const target = document.getElementById(id);
					return target ? [{ target, isIntersecting }] : [];
				}),
			),
		);
	const use = (props: { active?: boolean; page?: string } = {}) =>
		renderHook(({ active = true, page = "/" }: { active?: boolean; page?: string }) => useSectionInView(ids, active, page), {
			initialProps: props,
		});

	test("returns the section in the band, the first of several", () => {
		place(...ids);
		const { result } = use();
		expect(result.current).toBeNull();
		see(["about", true]);
		expect(result.current).toBe("about");
		see(["services", true]);
		expect(result.current).toBe("about");
		see(["about", false]);
		expect(result.current).toBe("services");
		see(["services", false]);
		expect(result.current).toBeNull();
	});

	test("uses a band from 20 % below the top to 70 % above the bottom", () => {
		place(...ids);
		use();
		expect(rootMargin).toBe("-20% 0px -70% 0px");
	});

	test("returns the last section at the end of the page", () => {
		place(...ids);
		const { result } = use();
		see(["services", true]);
		scrollTo(3199);
		expect(result.current).toBe("contact");
		scrollTo(2000);
		expect(result.current).toBe("services");
	});

	test("stays with the last section above a high footer while nothing else is in view", () => {
		place(...ids);
		const { result } = use();
		scrollTo(2600);
		see(["contact", true]);
		bottom = 161;
		see(["contact", false]);
		expect(result.current).toBeNull();
		bottom = 160;
		see(["contact", false]);
		expect(result.current).toBe("contact");
		// Beside it, as in a form with two columns.
		see(["services", true]);
		expect(result.current).toBe("services");
		see(["services", false]);
		expect(result.current).toBe("contact");
		// Hidden.
		bottom = 0;
		see(["contact", false]);
		expect(result.current).toBeNull();
	});

	test("doesn't treat a page without scrolling as at its end", () => {
		place(...ids);
		vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(700);
		const { result } = use();
		see(["home", true]);
		expect(result.current).toBe("home");
	});

	test("observes only sections that exist", () => {
		place("home", "contact");
		use();
		expect(watched).toEqual(["home", "contact"]);
	});

	test("returns null and observes nothing on another page", () => {
		place(...ids);
		const { result, rerender } = use();
		see(["about", true]);
		rerender({ active: false, page: "/portfolio" });
		expect([result.current, watched]).toEqual([null, []]);
	});

	test("returns null without IntersectionObserver", () => {
		place(...ids);
		Reflect.deleteProperty(window, "IntersectionObserver");
		expect(use().result.current).toBeNull();
	});
});
