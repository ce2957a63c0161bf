import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { vi } from "vitest";
import { queryClient } from "@/data/query-client";
import { ServicesSection } from "@/features/services/services-section";
import { stubEnvironment } from "../environment";

export const page = (
	<MemoryRouter>
		<ServicesSection />
	</MemoryRouter>
);
/** The element under the mouse. */
let under: Element = document.body;
let x = 0;

const silent = () => new Promise(() => {});

/** Stops the clock, with the page at its top. Without a backend, no request is answered. */
export function startSection(backend: () => Promise<unknown> = silent): void {
	vi.useFakeTimers();
	vi.stubGlobal("scrollY", 0);
	vi.stubGlobal("scrollBy", () => {});
	vi.stubGlobal("fetch", backend);
	stubEnvironment();
	document.elementFromPoint = () => under;
}

export function endSection(): void {
	cleanup();
	queryClient.clear();
	vi.useRealTimers();
}

export const cards = () => screen.getAllByRole<HTMLDetailsElement>("group", { hidden: true });
export const titleOf = (card: HTMLElement) => card.querySelector("summary h4")?.textContent;
/** The places of the open cards in the list. */
export const opened = () => cards().flatMap((card, index) => (card.open ? [index] : []));
export const summary = (index: number) => {
	const element = cards()[index]?.querySelector("summary");
	if (!element) throw new Error(`No card ${index}`);
	return element;
};
export const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
export const move = (target: Element, pointerType = "mouse") => {
	under = target;
	x += 1;
	const event = new MouseEvent("pointermove", { bubbles: true, clientX: x, clientY: 1 });
	act(() => void target.dispatchEvent(Object.assign(event, { pointerType })));
};
export const click = (index: number) => act(async () => void fireEvent.click(summary(index), { detail: 1 }));
export const pressKey = (index: number) => act(async () => void fireEvent.click(summary(index), { detail: 0 }));
/** Scrolls by some pixels in each frame of 16 ms. */
export const scroll = async (...frames: number[]) => {
	for (const pixels of frames) {
		vi.stubGlobal("scrollY", window.scrollY + pixels);
		dispatchEvent(new Event("scroll"));
		await wait(16);
	}
};
