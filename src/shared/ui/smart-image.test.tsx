// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addresses, bundled, endImages, image, observers, picture, see, shimmer, startImages } from "./smart-image-harness";

beforeEach(startImages);
afterEach(endImages);

describe("SmartImage while it loads", () => {
	test("a shimmer stands in its place until it has loaded, then the picture fades in", () => {
		const { container } = render(picture());
		see(true);
		expect(shimmer(container)?.getAttribute("aria-hidden")).toBe("true");
		expect(image().className).toContain("opacity-0");
		expect(image().className).toContain("transition-opacity");
		fireEvent.load(image());
		expect(shimmer(container)).toBeNull();
		expect(image().className).toContain("opacity-100");
	});

	test("it is asked for within 100 px of the viewport, not earlier", () => {
		const { container } = render(bundled());
		expect(observers.map(({ options }) => options.rootMargin)).toEqual(["100px"]);
		expect(addresses(container)).toEqual([]);
		see(false);
		expect(addresses(container)).toEqual([]);
		expect(image().className).toContain("opacity-0");
		see(true);
		expect(image().getAttribute("src")).toBe("/media/services/iot-800.webp");
		expect(image().getAttribute("loading")).toBe("lazy");
		expect(observers).toEqual([]);
	});

	test("a browser that cannot tell what is near gets the picture with its own lazy loading", () => {
		Reflect.deleteProperty(window, "IntersectionObserver");
		render(picture());
		expect([image().getAttribute("src"), image().getAttribute("loading")]).toEqual(["/media/a.svg", "lazy"]);
	});

	test("a picture with priority is asked for at once and before others, wherever it stands", () => {
		const { rerender } = render(picture());
		expect([image().hasAttribute("src"), image().hasAttribute("fetchpriority")]).toEqual([false, false]);
		rerender(picture({ priority: true }));
		expect(["src", "loading", "fetchpriority"].map((name) => image().getAttribute(name))).toEqual(["/media/a.svg", "eager", "high"]);
		expect(observers).toEqual([]);
	});

	test("another address is another picture: it loads, whatever became of the one before", () => {
		const { container, rerender } = render(picture({ src: null }));
		for (const src of ["/media/b.svg", "/media/c.svg"]) {
			rerender(picture({ src }));
			see(true);
			expect(image().getAttribute("src")).toBe(src);
			expect(shimmer(container)).not.toBeNull();
			fireEvent.error(image());
		}
	});

	test("its host does not learn which page it stands on, and its size is known before it loads", () => {
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

	test("a bundled picture offers AVIF and WebP in every width and says how wide it is shown", () => {
		const { container } = render(bundled({ sizes: "50vw" }));
		see(true);
		expect(source(container)?.getAttribute("type")).toBe("image/avif");
		expect(source(container)?.getAttribute("srcset")).toContain("/media/services/iot-1600.avif 1600w");
		expect(image().getAttribute("srcset")).toContain("/media/services/iot-480.webp 480w");
		expect([source(container)?.getAttribute("sizes"), image().getAttribute("sizes")]).toEqual(["auto, 50vw", "auto, 50vw"]);
	});

	test("unless told, it counts as wide as the page; only a lazy one may be measured by the browser", () => {
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

	test("three illustrations are tried, each named, then it says “Image unavailable”", () => {
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

	test("nothing of the failed picture is left that the browser could choose again", () => {
		const { container } = render(bundled());
		see(true);
		fireEvent.error(image());
		expect(stem()).toBe("technology");
		expect(addresses(container).join(" ")).not.toContain("iot");
	});

	test("an illustration shimmers and fades in like any picture, and is the last one if it loads", () => {
		const { container } = render(picture());
		see(true);
		fireEvent.error(image());
		expect([shimmer(container) === null, image().className.includes("opacity-0")]).toEqual([false, true]);
		fireEvent.load(image());
		expect([shimmer(container), image().className.includes("opacity-100"), image().getAttribute("data-fallback")]).toEqual([
			null,
			true,
			"1",
		]);
	});

	test("shows the message at once and requests nothing without an address", () => {
		const { container } = render(picture({ src: null }));
		see(true);
		expect(image().textContent).toBe("Image unavailable");
		expect([container.querySelector("img"), shimmer(container)]).toEqual([null, null]);
	});
});
