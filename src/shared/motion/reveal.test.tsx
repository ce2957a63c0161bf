// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Reveal } from "./reveal";

interface Observed {
	callback: (entries: { isIntersecting: boolean }[]) => void;
	threshold: number;
	margin: string | undefined;
	connected: boolean;
}
let observed: Observed[];
let reducedMotion: boolean;
let top: number;
let height: number;

class FakeObserver {
	private readonly record: Observed;
	constructor(callback: Observed["callback"], options: { threshold: number; rootMargin?: string }) {
		this.record = { callback, threshold: options.threshold, margin: options.rootMargin, connected: false };
		observed.push(this.record);
	}
	observe() {
		this.record.connected = true;
	}
	disconnect() {
		this.record.connected = false;
	}
}

beforeEach(() => {
	observed = [];
	reducedMotion = false;
	top = 5000;
	height = 400;
	vi.stubGlobal("IntersectionObserver", FakeObserver);
	vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("reduced-motion") && reducedMotion }));
	vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(() => new DOMRect(0, top, 800, height));
	vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockImplementation(() => height);
});
afterEach(cleanup);

const stateOf = () => screen.getByText("Content").parentElement?.dataset.reveal;
const show = (delay?: number) =>
	render(
		<Reveal delay={delay}>
			<p>Content</p>
		</Reveal>,
	);

describe("Reveal", () => {
	test("prerendered HTML hides nothing and carries no inline style", () => {
		const html = renderToString(<Reveal delay={300}>Content</Reveal>);
		expect(html).not.toMatch(/data-reveal|style=/);
		expect(html).toContain("Content");
	});

	test("nothing is hidden in a browser without IntersectionObserver", () => {
		Reflect.deleteProperty(window, "IntersectionObserver");
		show();
		expect(stateOf()).toBeUndefined();
	});

	test("nothing is hidden where less motion is asked for", () => {
		reducedMotion = true;
		show();
		expect([stateOf(), observed.length]).toEqual([undefined, 0]);
	});

	test("nothing is hidden that is already in view", () => {
		top = window.innerHeight - 1;
		show();
		expect([stateOf(), observed.length]).toEqual([undefined, 0]);
	});

	test("shows content below the fold once a tenth of it is visible", () => {
		show();
		expect([stateOf(), observed[0]?.threshold, observed[0]?.connected]).toEqual(["waiting", 0.1, true]);
		observed[0]?.callback([{ isIntersecting: false }]);
		expect(stateOf()).toBe("waiting");
		observed[0]?.callback([{ isIntersecting: true }]);
		expect([stateOf(), observed[0]?.connected]).toEqual(["shown", false]);
	});

	test("shows content taller than the screen when it fills a tenth of the screen", () => {
		height = window.innerHeight * 20;
		show();
		const share = observed[0]?.threshold ?? 1;
		expect(share * height).toBeLessThanOrEqual(window.innerHeight);
		expect(share).toBeGreaterThan(0);
	});

	test("a delay is a custom property, set by script only", () => {
		show(150);
		expect(screen.getByText("Content").parentElement?.style.getPropertyValue("--reveal-delay")).toBe("150ms");
	});

	test("treats content within the margin as in view", () => {
		render(<Reveal margin="50px">Content</Reveal>);
		show();
		expect(observed.map(({ margin }) => margin)).toEqual(["50px", undefined]);
	});

	test("keeps shown content visible when its delay changes", () => {
		const page = (delay: number) => (
			<Reveal delay={delay}>
				<p>Content</p>
			</Reveal>
		);
		const { rerender } = render(page(300));
		observed[0]?.callback([{ isIntersecting: true }]);
		rerender(page(100));
		expect([stateOf(), observed.length]).toEqual(["shown", 1]);
		expect(screen.getByText("Content").parentElement?.style.getPropertyValue("--reveal-delay")).toBe("100ms");
		rerender(page(0));
		expect(screen.getByText("Content").parentElement?.style.getPropertyValue("--reveal-delay")).toBe("");
	});

	test("nothing is observed any more once it is gone", () => {
		show().unmount();
		expect(observed.map(({ connected }) => connected)).toEqual([false]);
	});
});
