// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { SmartImage } from "./smart-image";

afterEach(cleanup);

const picture = (props: Partial<Parameters<typeof SmartImage>[0]> = {}) => (
	<SmartImage src="/media/a.avif" alt="A dispatch board" width={1600} height={1000} {...props} />
);
const shimmer = (container: HTMLElement) => container.querySelector(".shimmer");

describe("SmartImage", () => {
	test("F215: a shimmer stands in its place until it has loaded, then the picture fades in", () => {
		const { container } = render(picture());
		const image = screen.getByRole("img", { name: "A dispatch board" });
		expect(shimmer(container)?.getAttribute("aria-hidden")).toBe("true");
		expect(image.className).toContain("opacity-0");
		expect(image.className).toContain("transition");
		fireEvent.load(image);
		expect(shimmer(container)).toBeNull();
		expect(image.className).toContain("opacity-100");
	});

	test("F215: a picture from the cache, which fires no load event any more, is shown at once", () => {
		vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
		vi.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(1600);
		const { container } = render(picture());
		expect(shimmer(container)).toBeNull();
		expect(screen.getByRole("img").className).toContain("opacity-100");
	});

	test("F222: a picture that fails says “Image unavailable”, and no broken one is left", () => {
		const { container } = render(picture());
		fireEvent.error(screen.getByRole("img"));
		expect(screen.getByText("Image unavailable")).toBeTruthy();
		expect([screen.queryByRole("img"), shimmer(container)]).toEqual([null, null]);
	});

	test("F222 F251: without an address it says so, too, and asks for nothing", () => {
		render(picture({ src: null }));
		expect(screen.getByText("Image unavailable")).toBeTruthy();
		expect(screen.queryByRole("img")).toBeNull();
	});

	test("R32: another address is another picture: it loads, whatever became of the one before", () => {
		const { container, rerender } = render(picture({ src: null }));
		rerender(picture({ src: "/media/b.avif" }));
		expect(screen.getByRole("img").getAttribute("src")).toBe("/media/b.avif");
		expect(shimmer(container)).not.toBeNull();
		fireEvent.error(screen.getByRole("img"));
		rerender(picture({ src: "/media/c.avif" }));
		expect(screen.getByRole("img").getAttribute("src")).toBe("/media/c.avif");
	});

	test("R53: only a picture with priority loads before it comes near", () => {
		const { rerender } = render(picture());
		expect(screen.getByRole("img").getAttribute("loading")).toBe("lazy");
		expect(screen.getByRole("img").hasAttribute("fetchpriority")).toBe(false);
		rerender(picture({ priority: true }));
		expect(screen.getByRole("img").getAttribute("loading")).toBe("eager");
		expect(screen.getByRole("img").getAttribute("fetchpriority")).toBe("high");
	});

	test("R65: its host does not learn which page it stands on, and its size is known before it loads", () => {
		render(picture());
		const image = screen.getByRole("img");
		expect(image.getAttribute("referrerpolicy")).toBe("no-referrer");
		expect([image.getAttribute("width"), image.getAttribute("height")]).toEqual(["1600", "1000"]);
	});
});
