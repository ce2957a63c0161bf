// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { styleOf } from "../../../tests/support/is-seen";
import { Avatar } from "./avatar";

afterEach(cleanup);

const initials = (name: string) => {
	const { container, unmount } = render(<Avatar name={name} src={null} />);
	const text = container.textContent;
	unmount();
	return text;
};
const face = () => screen.getByRole("img", { name: "Asha Rao" });
const photo = () => face().querySelector("img");
const shown = () => [face().dataset.state, face().textContent, photo() !== null];

describe("Avatar", () => {
	test("shows two initials without a photo, and has the full name as its label", () => {
		render(<Avatar name="Asha Rao" src={null} className="size-14" />);
		expect(shown()).toEqual(["idle", "AR", false]);
		expect(styleOf(face(), "width")).toBe("calc(var(--spacing) * 14)");
	});

	test("shows the initials until the photo has loaded", () => {
		render(<Avatar name="Asha Rao" src="/media/asha.jpg" />);
		expect(shown()).toEqual(["loading", "AR", true]);
		const image = photo();
		if (image) fireEvent.load(image);
		expect(shown()).toEqual(["loaded", "", true]);
	});

	test("shows the initials and no broken picture when the photo fails", () => {
		render(<Avatar name="Asha Rao" src="/media/asha.jpg" />);
		const image = photo();
		if (image) fireEvent.error(image);
		expect(shown()).toEqual(["error", "AR", false]);
	});

	test("tries again with another photo", () => {
		const { rerender } = render(<Avatar name="Asha Rao" src="/media/asha.jpg" />);
		const image = photo();
		if (image) fireEvent.error(image);
		rerender(<Avatar name="Asha Rao" src="/media/asha-2.jpg" />);
		expect(shown()).toEqual(["loading", "AR", true]);
		rerender(<Avatar name="Asha Rao" src={null} />);
		expect(shown()).toEqual(["idle", "AR", false]);
	});

	test.each([
		[160, "loaded", ""],
		[0, "error", "AR"],
	])("a photo that ended before hydration with a width of %i px is %s", (naturalWidth, state, text) => {
		vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
		vi.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(naturalWidth);
		const container = document.createElement("div");
		container.innerHTML = renderToString(<Avatar name="Asha Rao" src="/media/asha.jpg" />);
		document.body.append(container);
		render(<Avatar name="Asha Rao" src="/media/asha.jpg" />, { container, hydrate: true });
		expect([face().dataset.state, face().textContent]).toEqual([state, text]);
	});

	test("loads the photo lazily without a referrer, and a bundled one in a small size", () => {
		render(<Avatar name="Asha Rao" src="/media/people/asha.webp" />);
		expect(["loading", "referrerpolicy", "sizes"].map((name) => photo()?.getAttribute(name))).toEqual(["lazy", "no-referrer", "160px"]);
		expect(photo()?.getAttribute("srcset")).toContain("/media/people/asha-480.webp 480w");
	});

	test.each([
		["Asha Rao", "AR"],
		["asha  devi\trao ", "AR"],
		["Kalpa", "KA"],
		["K", "K"],
		["Élodie Östberg", "ÉÖ"],
		["E\u0301lodie Roy", "E\u0301R"],
		["कल्पा राव", "करा"],
		["李小龙", "李小"],
		["𐐨𐐩 𐐪", "𐐀𐐂"],
		["Dr. (Jane) O’Neil-Smith", "JO"],
		["ßandra ﬁona", "ßﬁ"],
		["Anna 👩‍🚀 🙂", "AN"],
		["<script>alert(1)</script>", "SC"],
		["\u202Egnirts cba", "GC"],
		["a\u0301\u0301\u0301\u0301\u0301\u0301 b", "A\u0301\u0301\u0301B"],
		["{name}", "NA"],
		["4chan 2day", "42"],
		["🙂 —", ""],
		["", ""],
	])("shows the initials of %j", (name, letters) => {
		expect(initials(name)).toBe(letters);
	});
});
