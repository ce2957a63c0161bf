// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { caseStudy } from "@/content/case-study";
import { stubCloseWatcher } from "../../../tests/support/close-watchers";
import { translatePage } from "../../../tests/support/translate-page";
import { Gallery, getSpan } from "./gallery";

const pictures = [
	{ url: "/media/projects/a-1.webp", alt: "A map" },
	{ url: "https://cdn.example.com/b.png", alt: "A board" },
	{ url: "/media/projects/a-3.webp", alt: "A silo" },
];
const loadLightbox = async () => (await import("./lightbox")).Lightbox;
let warned: unknown[][];

beforeEach(() => {
	warned = [];
	vi.spyOn(console, "warn").mockImplementation((...args) => void warned.push(args));
	// Reduced motion, so that closing takes no time.
	vi.stubGlobal("matchMedia", (query: string) => ({
		matches: query.includes("reduced-motion"),
		addEventListener: () => {},
		removeEventListener: () => {},
	}));
});
afterEach(() => {
	cleanup();
	expect(warned).toEqual([]);
});

const thumbnail = (name: string) => screen.getByRole("link", { name: new RegExp(`^${name}`) });
const dialog = () => screen.findByRole("dialog", { name: "Pictures of Ports" });
/** The picture in view: the others beside it are inert. */
const inView = async () => {
	const slide = (await dialog()).querySelector(".yarl__slide_current");
	return slide instanceof HTMLElement ? within(slide).getByRole("img", { hidden: true }) : null;
};
const shows = (name: string) => waitFor(async () => expect((await inView())?.getAttribute("alt")).toBe(name));

async function openAt(name: string) {
	render(<Gallery pictures={pictures} title="Ports" place={6} />);
	thumbnail(name).focus();
	await userEvent.keyboard("{Enter}");
	return dialog();
}

describe("thumbnails", () => {
	test("link each picture in its own tab, before hydration and with a modifier key", () => {
		const html = renderToString(<Gallery pictures={pictures} title="Ports" place={6} />);
		for (const { url } of pictures) expect(html).toContain(`href="${url}" target="_blank" rel="noopener noreferrer"`);
		const load = vi.fn(loadLightbox);
		render(<Gallery pictures={pictures} title="Ports" place={6} load={load} />);
		expect(fireEvent.click(thumbnail("A map"), { ctrlKey: true })).toBe(true);
		expect(load).not.toHaveBeenCalled();
	});

	test("never fill a row with boxes of one size: an odd picture is alone, the others are in wide and narrow pairs", () => {
		const layout = (count: number) => Array.from({ length: count }, (_, at) => getSpan(at, count)).join(" ");
		expect([1, 2, 3, 4, 5, 6].map(layout)).toEqual([
			"full",
			"wide narrow",
			"full wide narrow",
			"wide narrow narrow wide",
			"full wide narrow narrow wide",
			"wide narrow narrow wide wide narrow",
		]);
	});
});

describe("lightbox", () => {
	test("opens as a modal dialog at the clicked picture, with its caption, and takes the focus", async () => {
		const opened = await openAt("A board");
		expect(opened.getAttribute("aria-modal")).toBe("true");
		await shows("A board");
		expect(within(opened).getAllByText("A board").length).toBeGreaterThan(0);
		expect(opened.textContent).toContain("2 / 3");
		await waitFor(() => expect(opened.contains(document.activeElement)).toBe(true));
		const page = document.querySelector(`a[href="${pictures[1]?.url}"]`)?.closest("body > *");
		expect([page?.hasAttribute("inert"), page?.getAttribute("aria-hidden")]).toEqual([true, "true"]);
	});

	test("moves with the next and previous buttons and the arrow keys, and wraps around", async () => {
		const opened = await openAt("A silo");
		await shows("A silo");
		await userEvent.click(within(opened).getByRole("button", { name: "Next" }));
		await shows("A map");
		await userEvent.click(within(opened).getByRole("button", { name: "Previous" }));
		await shows("A silo");
		fireEvent.keyDown(document.activeElement ?? opened, { key: "ArrowRight" });
		await shows("A map");
		fireEvent.keyDown(document.activeElement ?? opened, { key: "ArrowLeft" });
		await shows("A silo");
	});

	test("stays at its picture when the page is rendered again", async () => {
		const Lightbox = await loadLightbox();
		const view = () => <Lightbox pictures={pictures} index={0} title="Ports" onClose={() => {}} />;
		const { rerender } = render(view());
		await userEvent.click(within(await dialog()).getByRole("button", { name: "Next" }));
		await shows("A board");
		rerender(view());
		await act(() => new Promise((resolve) => setTimeout(resolve)));
		expect((await dialog()).textContent).toContain("2 / 3");
	});

	test("closes with Esc and the button, and returns the focus to the thumbnail", async () => {
		const opened = await openAt("A board");
		await shows("A board");
		fireEvent.keyDown(document.activeElement ?? opened, { key: "Escape" });
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		expect(document.activeElement).toBe(thumbnail("A board"));
		expect(thumbnail("A board").closest("[inert]")).toBeNull();
		await userEvent.click(thumbnail("A map"));
		await userEvent.click(within(await dialog()).getByRole("button", { name: "Close" }));
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		expect(document.activeElement).toBe(thumbnail("A map"));
	});

	test("closes with Android's Back", async () => {
		const watchers = stubCloseWatcher();
		await openAt("A board");
		await shows("A board");
		for (const watcher of [...watchers]) watcher.dispatchEvent(new Event("close"));
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		expect(document.activeElement).toBe(thumbnail("A board"));
		expect(watchers.size).toBe(0);
	});

	test("returns the focus in browsers that don't focus a clicked link", async () => {
		render(<Gallery pictures={pictures} title="Ports" place={6} />);
		fireEvent.click(thumbnail("A silo"));
		await userEvent.click(within(await dialog()).getByRole("button", { name: "Close" }));
		await waitFor(() => expect(document.activeElement).toBe(thumbnail("A silo")));
	});

	test("loads an external picture without a referrer, and a bundled one in the needed width", async () => {
		await openAt("A board");
		await shows("A board");
		expect((await inView())?.getAttribute("referrerpolicy")).toBe("no-referrer");
		expect((await inView())?.getAttribute("src")).toBe("https://cdn.example.com/b.png");
		await userEvent.click(screen.getByRole("button", { name: "Next" }));
		await shows("A silo");
		expect((await inView())?.getAttribute("src")).toBe("/media/projects/a-3-480.avif");
	});

	test("shows no counter and no arrows for a single picture", async () => {
		render(<Gallery pictures={pictures.slice(0, 1)} title="Ports" place={6} />);
		fireEvent.click(thumbnail("A map"));
		const opened = await dialog();
		expect(within(opened).queryByRole("button", { name: "Next" })).toBeNull();
		expect(opened.textContent).not.toContain("1 / 1");
	});

	test("loads once, with the first opened picture", async () => {
		const load = vi.fn(loadLightbox);
		render(<Gallery pictures={pictures} title="Ports" place={6} load={load} />);
		expect(load).not.toHaveBeenCalled();
		fireEvent.click(thumbnail("A map"));
		expect(thumbnail("A map").getAttribute("aria-busy")).toBe("true");
		await userEvent.click(within(await dialog()).getByRole("button", { name: "Close" }));
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		fireEvent.click(thumbnail("A board"));
		await shows("A board");
		expect(load).toHaveBeenCalledTimes(1);
	});

	test("reports a failed load and turns the thumbnails into plain links", async () => {
		const load = vi.fn(() => Promise.reject(new TypeError("Failed to fetch dynamically imported module")));
		render(<Gallery pictures={pictures} title="Ports" place={6} load={load} />);
		expect(fireEvent.click(thumbnail("A map"))).toBe(false);
		expect((await screen.findByRole("status")).textContent).toBe(caseStudy.galleryFailed);
		expect(fireEvent.click(thumbnail("A map"))).toBe(true);
		expect(thumbnail("A map").textContent).toContain("opens in a new tab");
		expect(load).toHaveBeenCalledTimes(1);
		expect(warned.splice(0)).toHaveLength(1);
	});

	test("gives up a load that takes too long, and opens nothing when it arrives later", async () => {
		vi.useFakeTimers();
		let arrive = () => {};
		const arrived = new Promise<void>((resolve) => {
			arrive = resolve;
		});
		const load = () => arrived.then(loadLightbox);
		render(<Gallery pictures={pictures} title="Ports" place={6} load={load} />);
		fireEvent.click(thumbnail("A map"));
		await act(() => vi.advanceTimersByTimeAsync(5000));
		expect(screen.getByRole("status").textContent).toBe(caseStudy.galleryFailed);
		expect(fireEvent.click(thumbnail("A map"))).toBe(true);
		vi.useRealTimers();
		await act(async () => arrive());
		await act(load);
		expect(screen.queryByRole("dialog")).toBeNull();
	});

	test("reports a failed load on a page that the browser translated", async () => {
		render(<Gallery pictures={pictures} title="Ports" place={6} load={() => Promise.reject(new TypeError("Failed to fetch"))} />);
		translatePage();
		fireEvent.click(thumbnail("A map"));
		expect((await screen.findByRole("status")).textContent).toBe(caseStudy.galleryFailed);
		expect(thumbnail("A map").textContent).toBe(" (full size, opens in a new tab)");
		expect(warned.splice(0)).toHaveLength(1);
	});
});
