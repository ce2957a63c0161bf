// @vitest-environment jsdom
import { fireEvent, render } from "@testing-library/react";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { addresses, bundled, endImages, image, picture, see, shimmer, startImages } from "./smart-image-harness";

beforeEach(startImages);
afterEach(endImages);

const fromCache = (naturalWidth: number) => {
	vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
	vi.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(naturalWidth);
};
/** Pixels from the top of the viewport. */
const standAt = (top: number) => vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 800, 500));
/** As the build writes it and the browser takes it over. */
function hydrate(element: ReturnType<typeof picture>, before = (_container: HTMLElement) => {}) {
	const container = document.createElement("div");
	container.innerHTML = renderToString(<StrictMode>{element}</StrictMode>);
	document.body.append(container);
	before(container);
	return render(<StrictMode>{element}</StrictMode>, { container, hydrate: true });
}

describe("SmartImage in prerendered HTML", () => {
	test("without scripts it is a plain lazy image, visible, and its shimmer is for scripts only", () => {
		const html = renderToString(bundled());
		expect(html).toContain('loading="lazy"');
		expect(html).toContain('src="/media/services/iot-800.webp"');
		expect(html).toContain('type="image/avif"');
		expect(html).not.toMatch(/opacity-0|style=/);
		expect(html).toMatch(/class="needs-script shimmer/);
	});

	test("taken over, it is the same image and does not flash; near the viewport it is never asked for again", () => {
		let first: HTMLImageElement | null = null;
		const { container } = hydrate(bundled(), (html) => {
			first = html.querySelector("img");
		});
		const wasVisible = () =>
			expect([container.querySelector("img") === first, image().className.includes("opacity-0")]).toEqual([true, false]);
		wasVisible();
		see(true);
		wasVisible();
		fireEvent.load(image());
		wasVisible();
		expect(shimmer(container)).toBeNull();
	});

	test.each([-2300, 2300])("taken over while %i px away and not there yet, it waits for 100 px, then fades in", (away) => {
		standAt(away);
		const { container } = hydrate(bundled());
		see(false);
		expect(addresses(container)).toEqual([]);
		see(true);
		expect(image().getAttribute("src")).toBe("/media/services/iot-800.webp");
		expect(image().className).toContain("opacity-0");
		fireEvent.load(image());
		expect(image().className).toContain("opacity-100");
	});

	test("what the browser may have begun to load by itself is not broken off", () => {
		standAt(innerHeight + 1200);
		hydrate(bundled());
		see(false);
		expect(image().getAttribute("src")).toBe("/media/services/iot-800.webp");
	});

	test("one that had loaded before React listened is shown, however far away", () => {
		standAt(9000);
		fromCache(1600);
		const { container } = hydrate(bundled());
		see(false);
		expect([shimmer(container), image().getAttribute("src")]).toEqual([null, "/media/services/iot-800.webp"]);
	});

	test("one that had failed before React listened is replaced by the first illustration, once it is near", () => {
		const complete = vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
		hydrate(bundled());
		complete.mockReturnValue(false);
		expect(image().hasAttribute("src")).toBe(false);
		see(true);
		expect([image().getAttribute("data-fallback"), image().getAttribute("src")]).toEqual(["1", "/media/fallback/technology-800.webp"]);
	});

	test("one with priority is asked for before others without a script", () => {
		const html = renderToString(picture({ priority: true }));
		expect(html).toMatch(/<img[^>]*loading="eager"[^>]*fetchPriority="high"[^>]*src="\/media\/a.svg"/i);
		hydrate(picture({ priority: true }));
		expect(image().getAttribute("src")).toBe("/media/a.svg");
	});
});
