import { act, cleanup, screen } from "@testing-library/react";
import { expect, vi } from "vitest";
import { SmartImage } from "./smart-image";

/** Stands for the browser's observers: the test says when pictures are near. */
export let observers: FakeObserver[];
class FakeObserver {
	constructor(
		readonly report: (entries: { isIntersecting: boolean }[]) => void,
		readonly options: { rootMargin?: string },
	) {
		observers.push(this);
	}
	observe() {}
	disconnect() {
		observers = observers.filter((observer) => observer !== this);
	}
}
export const see = (isIntersecting: boolean) => act(() => observers.map((observer) => observer.report([{ isIntersecting }])));

let logged: unknown[][];

/** For tests: stands in for the observers and the console. */
export function startImages(): void {
	observers = [];
	logged = [];
	vi.stubGlobal("IntersectionObserver", FakeObserver);
	vi.spyOn(console, "error").mockImplementation((...words) => void logged.push(words));
}

/** For tests: takes the page down; nothing may have been logged. */
export function endImages(): void {
	cleanup();
	expect(logged).toEqual([]);
}

export const picture = (props: Partial<Parameters<typeof SmartImage>[0]> = {}) => (
	<SmartImage src="/media/a.svg" alt="A dispatch board" width={1600} height={1000} {...props} />
);
export const bundled = (props = {}) => picture({ src: "/media/services/iot.webp", ...props });
export const image = () => screen.getByRole("img", { name: "A dispatch board" });
export const shimmer = (container: HTMLElement) => container.querySelector(".shimmer");
export const addresses = (container: HTMLElement) =>
	["src", "srcset"].flatMap((name) => [...container.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ""));
