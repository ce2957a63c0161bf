// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { services } from "@/content/services/index";
import { queryClient } from "@/data/query-client";
import { ServicesSection } from "./services-section";

const page = (
	<MemoryRouter>
		<ServicesSection />
	</MemoryRouter>
);
/** What lies under the mouse. */
let under: Element = document.body;
let x = 0;
let requests: number;
// The projects of an opened panel never come. One function for the whole file: the client keeps the fetch of its first request.
const backend = () => {
	requests += 1;
	return new Promise(() => {});
};

beforeEach(() => {
	requests = 0;
	vi.useFakeTimers();
	vi.stubGlobal("scrollY", 0);
	vi.stubGlobal("scrollBy", () => {});
	vi.stubGlobal("fetch", backend);
	vi.stubEnv("VITE_SITE_URL", "https://studio.example.com");
	vi.stubEnv("VITE_SUPABASE_URL", "/");
	vi.stubEnv("VITE_SUPABASE_ANON_KEY", "sb_publishable_for_tests_0001");
	vi.stubEnv("VITE_MAIL_RELAY_URL", "/functions/v1");
	vi.stubEnv("VITE_CONTACT_MAILBOX", "hello@studio.example.com");
	document.elementFromPoint = () => under;
});
afterEach(() => {
	cleanup();
	queryClient.clear();
	vi.useRealTimers();
});

const cards = () => screen.getAllByRole<HTMLDetailsElement>("group", { hidden: true });
const titleOf = (card: HTMLElement) => card.querySelector("summary h3")?.textContent;
const opened = () =>
	cards()
		.filter((card) => card.open)
		.map(titleOf);
const summary = (index: number) => {
	const element = cards()[index]?.querySelector("summary");
	if (!element) throw new Error(`No card ${index}`);
	return element;
};
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const move = (target: Element, pointerType = "mouse") => {
	under = target;
	x += 1;
	const event = new MouseEvent("pointermove", { bubbles: true, clientX: x, clientY: 1 });
	act(() => void target.dispatchEvent(Object.assign(event, { pointerType })));
};
const click = (index: number) => act(async () => void fireEvent.click(summary(index), { detail: 1 }));
const pressKey = (index: number) => act(async () => void fireEvent.click(summary(index), { detail: 0 }));
/** Scrolls some pixels in each of some frames of 16 ms. */
const scroll = async (...frames: number[]) => {
	for (const pixels of frames) {
		vi.stubGlobal("scrollY", window.scrollY + pixels);
		dispatchEvent(new Event("scroll"));
		await wait(16);
	}
};

describe("what the section shows", () => {
	test("F079 F186 R01 R42: every service of the one list is a closed card, in display order", () => {
		render(page);
		expect(cards().map(titleOf)).toEqual(services.map(({ title }) => title));
		expect(opened()).toEqual([]);
	});

	test("F112: each card shows a picture, its title and its short description before it is opened", () => {
		render(page);
		for (const [index, { title, summary: text }] of services.entries()) {
			const row = within(summary(index));
			expect(row.getByRole("heading", { name: title })).toBeTruthy();
			expect(row.getByText(text)).toBeTruthy();
			expect(row.getByRole("img").getAttribute("alt")).not.toBe("");
		}
	});

	test("F224 F278 R53: the pictures of the first two cards load eagerly, the others when they come near", () => {
		render(page);
		const loading = screen.getAllByRole("img").map((image) => image.getAttribute("loading"));
		expect(loading).toEqual(services.map((_, index) => (index < 2 ? "eager" : "lazy")));
	});

	test("R41 R44: what holds for all prices is said once", () => {
		render(page);
		expect(screen.getAllByText(/Prices in USD, excl\. taxes/)).toHaveLength(1);
	});
});

describe("mouse", () => {
	test("F113 F277: a card opens when the mouse has been on it for 100 ms", async () => {
		render(page);
		move(summary(0));
		await wait(99);
		expect(opened()).toEqual([]);
		await wait(1);
		expect(opened()).toEqual(["Web Applications"]);
	});

	test("F114 F277: it closes when the mouse has been away for 150 ms; its panel is a part of it", async () => {
		render(page);
		move(summary(0));
		await wait(100);
		move(within(cards()[0] ?? document.body).getByText("Key Features"));
		await wait(1000);
		expect(opened()).toEqual(["Web Applications"]);
		move(document.body);
		await wait(149);
		expect(opened()).toEqual(["Web Applications"]);
		await wait(1);
		expect(opened()).toEqual([]);
	});

	test("F118: the next card takes the place of the one before", async () => {
		render(page);
		move(summary(0));
		await wait(100);
		move(summary(1));
		await wait(100);
		expect(opened()).toEqual(["SaaS Platforms"]);
		await wait(1000);
		expect(opened()).toEqual(["SaaS Platforms"]);
	});

	test("F115 F116 R29: while the page scrolls by more than 10 px a frame nothing opens, down to 5 px; below, it does", async () => {
		render(page);
		move(summary(2));
		await scroll(11, 10, 8, 5, 5, 5, 5, 5, 5, 5);
		expect(opened()).toEqual([]);
		await scroll(4, 4, 4, 4, 4, 4, 4);
		expect(opened()).toEqual(["Mobile Apps"]);
	});

	test("F115: scrolling by 10 px a frame is not fast", async () => {
		render(page);
		move(summary(2));
		await scroll(10, 10, 10, 10, 10, 10, 10);
		expect(opened()).toEqual(["Mobile Apps"]);
	});

	test("R29: a click keeps a card open after the mouse is gone, and other cards closed under it; the next click closes it", async () => {
		render(page);
		move(summary(0));
		await wait(100);
		await click(0);
		move(summary(1));
		await wait(1000);
		expect(opened()).toEqual(["Web Applications"]);
		await click(0);
		expect(opened()).toEqual([]);
	});

	test("R29: a card that was closed by a click does not open again under the same mouse", async () => {
		render(page);
		move(summary(0));
		await click(0);
		await click(0);
		move(summary(0));
		await wait(1000);
		expect(opened()).toEqual([]);
	});

	test("R29: whoever works in a panel keeps it when the mouse leaves", async () => {
		render(page);
		move(summary(0));
		await wait(100);
		act(() =>
			within(cards()[0] ?? document.body)
				.getByRole("link", { name: /^Get Quote/ })
				.focus(),
		);
		move(document.body);
		await wait(1000);
		expect(opened()).toEqual(["Web Applications"]);
	});
});

describe("projects in a panel", () => {
	test("F125: they are asked for when the first panel opens, not before, and once for all panels", async () => {
		render(page);
		await act(() => vi.dynamicImportSettled());
		expect(requests).toBe(0);
		await click(0);
		await act(() => vi.dynamicImportSettled());
		await wait(0);
		expect(requests).toBe(1);
		await click(1);
		await wait(0);
		expect(requests).toBe(1);
	});
});

describe("touch and keys", () => {
	test("F117: a tap opens, a second one closes; touching is not hovering", async () => {
		render(page);
		move(summary(0), "touch");
		await wait(1000);
		expect(opened()).toEqual([]);
		await click(0);
		expect(opened()).toEqual(["Web Applications"]);
		move(document.body, "touch");
		await wait(1000);
		await click(0);
		expect(opened()).toEqual([]);
	});

	test("F118 R29: Enter and Space toggle, one at a time; the focus by itself changes nothing", async () => {
		render(page);
		await pressKey(0);
		act(() => summary(1).focus());
		expect(opened()).toEqual(["Web Applications"]);
		await pressKey(1);
		expect(opened()).toEqual(["SaaS Platforms"]);
		await pressKey(1);
		expect(opened()).toEqual([]);
	});
});

describe("before and beside React", () => {
	const prerender = () => {
		const root = document.createElement("div");
		root.innerHTML = renderToString(<StrictMode>{page}</StrictMode>);
		document.body.replaceChildren(root);
		return root;
	};

	test("R29: without scripts the browser itself opens one card at a time: each is a details element of one name", () => {
		const root = prerender();
		expect(new Set(cards().map((card) => card.getAttribute("name")))).toEqual(new Set(["services"]));
		expect(root.querySelector("[style]")).toBeNull();
		summary(1).click();
		expect(opened()).toEqual(["SaaS Platforms"]);
	});

	test("R29: what was opened before scripts listened stays open, and closes by the next click", async () => {
		const logged = vi.spyOn(console, "error");
		const root = prerender();
		summary(1).click();
		const app = await act(async () => hydrateRoot(root, <StrictMode>{page}</StrictMode>));
		expect(opened()).toEqual(["SaaS Platforms"]);
		await click(1);
		expect(opened()).toEqual([]);
		expect(logged).not.toHaveBeenCalled();
		act(() => app.unmount());
	});

	test("F118 R29: what the browser opens by itself, as find in page does, is the open card", async () => {
		render(page);
		await click(0);
		const second = cards()[1];
		await act(async () => {
			if (second) second.open = true;
			await vi.advanceTimersByTimeAsync(50);
		});
		expect(opened()).toEqual(["SaaS Platforms"]);
	});
});
