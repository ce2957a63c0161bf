// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useNearViewport } from "./use-near-viewport";

let report: (entries: { isIntersecting: boolean }[]) => void;
let rootMargin: string | undefined;
let observing: number;

class FakeObserver {
	constructor(callback: typeof report, options?: { rootMargin?: string }) {
		report = callback;
		rootMargin = options?.rootMargin;
	}
	observe() {
		observing += 1;
	}
	disconnect() {
		observing = 0;
	}
}

function Probe({ active = true }: { active?: boolean }) {
	const ref = useRef<HTMLParagraphElement>(null);
	return <p ref={ref}>{String(useNearViewport(ref, active))}</p>;
}
const answer = () => screen.getByText(/null|true|false/).textContent;
const see = (...intersecting: boolean[]) => act(() => report(intersecting.map((isIntersecting) => ({ isIntersecting }))));

beforeEach(() => {
	observing = 0;
	rootMargin = undefined;
	vi.stubGlobal("IntersectionObserver", FakeObserver);
});
afterEach(cleanup);

describe("useNearViewport", () => {
	test("is near within 100 px, and stops observing then", () => {
		render(<Probe />);
		expect([answer(), rootMargin, observing]).toEqual(["null", "100px", 1]);
		see(false);
		expect([answer(), observing]).toEqual(["false", 1]);
		see(true);
		expect([answer(), observing]).toEqual(["true", 0]);
	});

	test("handles several reports at once", () => {
		render(<Probe />);
		see(false, true);
		expect(answer()).toBe("true");
	});

	test("observes nothing when inactive or after the element is removed", () => {
		const { rerender, unmount } = render(<Probe active={false} />);
		expect([answer(), observing]).toEqual(["null", 0]);
		rerender(<Probe />);
		expect(observing).toBe(1);
		unmount();
		expect(observing).toBe(0);
	});

	test("treats every element as near without IntersectionObserver", () => {
		Reflect.deleteProperty(window, "IntersectionObserver");
		render(<Probe />);
		expect(answer()).toBe("true");
	});
});
