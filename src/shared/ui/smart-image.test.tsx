// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isSeen, styleOf } from "../../../tests/support/is-seen";
import { SmartImage } from "./smart-image";

/** Replaces the browser's observers: the test decides when pictures are near. */
let observers: FakeObserver[];
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
const see = (isIntersecting: boolean) => act(() => observers.map((observer) => observer.report([{ isIntersecting }])));

let logged: unknown[][];

beforeEach(() => {
	observers = [];
	logged = [];
	vi.stubGlobal("IntersectionObserver", FakeObserver);
	vi.spyOn(console, "error").mockImplementation((...words) => void logged.push(words));
});

afterEach(() => {
	cleanup();
	expect(logged).toEqual([]);
});

const picture = (props: Partial<Parameters<typeof SmartImage>[0]> = {}) => (
	<SmartImage src="/media/a.svg" alt="A dispatch board" width={1600} height={1000} {...props} />
);
const bundled = (props = {}) => picture({ src: "/media/services/iot.webp", ...props });
const image = () => screen.getByRole("img", { name: "A dispatch board" });
const shimmer = (container: HTMLElement) => container.querySelector(".shimmer");
const addresses = (container: HTMLElement) =>
	["src", "srcset"].flatMap((name) => [...container.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ""));

describe("SmartImage while it loads", () => {
	test("shows a shimmer until the picture has loaded, then fades it in", () => {
		const { container } = render(picture());
		see(true);
		expect(shimmer(container)?.getAttribute("aria-hidden")).toBe("true");
		expect(isSeen(image())).toBe(false);
		expect(styleOf(image(), "transition-property")).toBe("opacity");
		fireEvent.load(image());
		expect(shimmer(container)).toBeNull();
		expect(isSeen(image())).toBe(true);
	});

	test("requests a picture that no one has scrolled to when the page is printed", () => {
		const { container } = render(bundled());
		see(false);
		expect(addresses(container)).toEqual([]);
		fireEvent(window, new Event("beforeprint"));
		expect(addresses(container).length).toBeGreaterThan(0);
	});

	test("requests the picture only within 100 px of the viewport", () => {
		const { container } = render(bundled());
		expect(observers.map(({ options }) => options.rootMargin)).toEqual(["100px"]);
		expect(addresses(container)).toEqual([]);
		see(false);
		expect(addresses(container)).toEqual([]);
		expect(isSeen(image())).toBe(false);
		see(true);
		expect(image().getAttribute("src")).toBe("/media/services/iot-800.webp");
		expect(image().getAttribute("loading")).toBe("lazy");
		expect(observers).toEqual([]);
	});

	test("uses native lazy loading without IntersectionObserver", () => {
		Reflect.deleteProperty(window, "IntersectionObserver");
		render(picture());
		expect([image().getAttribute("src"), image().getAttribute("loading")]).toEqual(["/media/a.svg", "lazy"]);
	});

	test("requests a picture with priority first, at any position", () => {
		const { rerender } = render(picture());
		expect([image().hasAttribute("src"), image().hasAttribute("fetchpriority")]).toEqual([false, false]);
		rerender(picture({ priority: true }));
		expect(["src", "loading", "fetchpriority"].map((name) => image().getAttribute(name))).toEqual(["/media/a.svg", "eager", "high"]);
		rerender(picture({ priority: "low" }));
		expect(["src", "loading", "fetchpriority"].map((name) => image().getAttribute(name))).toEqual(["/media/a.svg", "eager", "low"]);
		expect(observers).toEqual([]);
	});

	test("loads a new address after the previous one loaded or failed", () => {
		const { container, rerender } = render(picture({ src: null }));
		for (const src of ["/media/b.svg", "/media/c.svg"]) {
			rerender(picture({ src }));
			see(true);
			expect(image().getAttribute("src")).toBe(src);
			expect(shimmer(container)).not.toBeNull();
			fireEvent.error(image());
		}
	});

	test("sends no referrer and reserves the picture's size", () => {
		render(picture());
		expect(["referrerpolicy", "decoding", "width", "height"].map((name) => image().getAttribute(name))).toEqual([
			"no-referrer",
			"async",
			"1600",
			"1000",
		]);
	});
});

describe("SmartImage and its files", () => {
	const source = (container: HTMLElement) => container.querySelector("picture > source");

	test("offers a bundled picture as AVIF and WebP in every width with its sizes", () => {
		const { container } = render(bundled({ sizes: "50vw" }));
		see(true);
		expect(source(container)?.getAttribute("type")).toBe("image/avif");
		expect(source(container)?.getAttribute("srcset")).toContain("/media/services/iot-1600.avif 1600w");
		expect(image().getAttribute("srcset")).toContain("/media/services/iot-480.webp 480w");
		expect([source(container)?.getAttribute("sizes"), image().getAttribute("sizes")]).toEqual(["auto, 50vw", "auto, 50vw"]);
	});

	test("uses the content's width as sizes by default, with “auto” only when lazy", () => {
		render(bundled({ priority: true }));
		expect(image().getAttribute("sizes")).toBe("(min-width: 77.5rem) 1144px, 100vw");
	});

	test.each(["/media/a.svg", "https://cdn.example.com/media/a.webp"])("uses %s as a single file", (src) => {
		const { container } = render(picture({ src, sizes: "50vw" }));
		see(true);
		expect(source(container)).toBeNull();
		expect(["src", "srcset", "sizes"].map((name) => image().getAttribute(name))).toEqual([src, null, null]);
	});
});

describe("SmartImage that fails", () => {
	const stem = () => /^\/media\/fallback\/(.*)-800\.webp$/.exec(image().getAttribute("src") ?? "")?.[1];

	test("tries three illustrations, then shows “Image unavailable”", () => {
		const { container } = render(bundled({ alt: "A medical record" }));
		see(true);
		const seen: unknown[] = [];
		for (let tries = 0; container.querySelector("img") && tries < 9; tries++) {
			const now = screen.getByRole("img", { name: "A medical record" });
			seen.push([now.getAttribute("data-fallback"), now.getAttribute("src")]);
			fireEvent.error(now);
		}
		expect(seen).toEqual([
			[null, "/media/services/iot-800.webp"],
			["1", "/media/fallback/healthcare-800.webp"],
			["2", "/media/fallback/technology-800.webp"],
			["3", "/media/fallback/technology-2-800.webp"],
		]);
		expect(screen.getByRole("img", { name: "A medical record" }).textContent).toBe("Image unavailable");
		expect([container.querySelector("img, picture"), shimmer(container)]).toEqual([null, null]);
	});

	test("loads the picture again when the connection returns", () => {
		const { container } = render(bundled());
		see(true);
		while (container.querySelector("img")) fireEvent.error(image());
		fireEvent(window, new Event("online"));
		expect(image().getAttribute("src")).toBe("/media/services/iot-800.webp");
	});

	test("removes every source of the failed picture", () => {
		const { container } = render(bundled());
		see(true);
		fireEvent.error(image());
		expect(stem()).toBe("technology");
		expect(addresses(container).join(" ")).not.toContain("iot");
	});

	test("shimmers and fades in an illustration, and stops there once it loads", () => {
		const { container } = render(picture());
		see(true);
		fireEvent.error(image());
		expect([shimmer(container) === null, isSeen(image())]).toEqual([false, false]);
		fireEvent.load(image());
		expect([shimmer(container), isSeen(image()), image().getAttribute("data-fallback")]).toEqual([null, true, "1"]);
	});

	test("shows the message at once and requests nothing without an address", () => {
		const { container } = render(picture({ src: null }));
		see(true);
		expect(image().textContent).toBe("Image unavailable");
		expect([container.querySelector("img"), shimmer(container)]).toEqual([null, null]);
	});
});

const fromCache = (naturalWidth: number) => {
	vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
	vi.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(naturalWidth);
};
const placeAt = (top: number) => vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 800, 500));
/** Renders as the build does, then hydrates. */
function hydrate(element: ReturnType<typeof picture>, before = (_container: HTMLElement) => {}) {
	const container = document.createElement("div");
	container.innerHTML = renderToString(<StrictMode>{element}</StrictMode>);
	document.body.append(container);
	before(container);
	return render(<StrictMode>{element}</StrictMode>, { container, hydrate: true });
}

describe("SmartImage in prerendered HTML", () => {
	test("is a visible lazy image without scripts, and hides the shimmer", () => {
		const html = renderToString(bundled());
		expect(html).toContain('loading="lazy"');
		expect(html).toContain('src="/media/services/iot-800.webp"');
		expect(html).toContain('type="image/avif"');
		expect(html).not.toMatch(/opacity-0|style=/);
		expect(html).toMatch(/class="needs-script shimmer/);
	});

	test("keeps the same image when hydrating near the viewport, without requesting it again", () => {
		let first: HTMLImageElement | null = null;
		const { container } = hydrate(bundled(), (html) => {
			first = html.querySelector("img");
		});
		const wasVisible = () => expect([container.querySelector("img") === first, isSeen(image())]).toEqual([true, true]);
		wasVisible();
		see(true);
		wasVisible();
		fireEvent.load(image());
		wasVisible();
		expect(shimmer(container)).toBeNull();
	});

	test.each([-2300, 2300])("waits for 100 px when hydrating %i px away, then fades in", (away) => {
		placeAt(away);
		const { container } = hydrate(bundled());
		see(false);
		expect(addresses(container)).toEqual([]);
		see(true);
		expect(image().getAttribute("src")).toBe("/media/services/iot-800.webp");
		expect(isSeen(image())).toBe(false);
		fireEvent.load(image());
		expect(isSeen(image())).toBe(true);
	});

	test("doesn't interrupt a load that the browser may have started", () => {
		placeAt(innerHeight + 1200);
		hydrate(bundled());
		see(false);
		expect(image().getAttribute("src")).toBe("/media/services/iot-800.webp");
	});

	test("shows a picture that loaded before hydration, at any distance", () => {
		placeAt(9000);
		fromCache(1600);
		const { container } = hydrate(bundled());
		see(false);
		expect([shimmer(container), image().getAttribute("src")]).toEqual([null, "/media/services/iot-800.webp"]);
	});

	test("replaces a picture that failed before hydration with the first illustration once it is near", () => {
		const complete = vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
		hydrate(bundled());
		complete.mockReturnValue(false);
		expect(image().hasAttribute("src")).toBe(false);
		see(true);
		expect([image().getAttribute("data-fallback"), image().getAttribute("src")]).toEqual(["1", "/media/fallback/technology-800.webp"]);
	});

	test("requests a picture with priority first without scripts", () => {
		const html = renderToString(picture({ priority: true }));
		expect(html).toMatch(/<img[^>]*loading="eager"[^>]*fetchPriority="high"[^>]*src="\/media\/a.svg"/i);
		hydrate(picture({ priority: true }));
		expect(image().getAttribute("src")).toBe("/media/a.svg");
	});
});
