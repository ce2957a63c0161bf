// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { RowPicture } from "./row-picture";

afterEach(cleanup);

describe("a row's picture", () => {
	test.each([
		["/media/projects/a.webp", "/media/projects/a-800.webp", "/media/projects/a-480.webp 480w"],
		[
			`/storage/v1/object/public/pictures/${"0".repeat(20)}c-board.webp`,
			`/storage/v1/object/public/pictures/${"0".repeat(20)}card-board.jpg`,
			"",
		],
		["https://pictures.example/a.png", "https://pictures.example/a.png", ""],
	])("of %s loads its small file, late and in a fixed box", (image, src, smallest) => {
		render(<RowPicture address={image} />);
		const picture = document.querySelector("img");
		expect(picture?.getAttribute("src")).toBe(src);
		expect(picture?.getAttribute("srcset") ?? "").toContain(smallest);
		expect(["loading", "width", "height", "sizes", "alt"].map((name) => picture?.getAttribute(name))).toEqual([
			"lazy",
			"56",
			"40",
			"56px",
			"",
		]);
	});

	test("is a blank box without an address", () => {
		render(<RowPicture address={null} />);
		expect(document.querySelector("img")).toBeNull();
	});
});
