// @vitest-environment jsdom
import { act, render, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { cards, click, endSection, move, opened, page, scroll, startSection, summary, wait } from "./services-harness";

beforeEach(() => startSection());
afterEach(endSection);

describe("mouse", () => {
	test("a card opens when the mouse has been on it for 100 ms", async () => {
		render(page);
		move(summary(0));
		await wait(99);
		expect(opened()).toEqual([]);
		await wait(1);
		expect(opened()).toEqual(["Web Applications"]);
	});

	test("it closes when the mouse has been away for 150 ms; its panel is a part of it", async () => {
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

	test("the next card takes the place of the one before", async () => {
		render(page);
		move(summary(0));
		await wait(100);
		move(summary(1));
		await wait(100);
		expect(opened()).toEqual(["SaaS Platforms"]);
		await wait(1000);
		expect(opened()).toEqual(["SaaS Platforms"]);
	});

	test("while the page scrolls by more than 10 px a frame nothing opens, down to 5 px; below, it does", async () => {
		render(page);
		move(summary(2));
		await scroll(11, 10, 8, 5, 5, 5, 5, 5, 5, 5);
		expect(opened()).toEqual([]);
		await scroll(4, 4, 4, 4, 4, 4, 4);
		expect(opened()).toEqual(["Mobile Apps"]);
	});

	test("scrolling by 10 px a frame is not fast", async () => {
		render(page);
		move(summary(2));
		await scroll(10, 10, 10, 10, 10, 10, 10);
		expect(opened()).toEqual(["Mobile Apps"]);
	});

	test("a click keeps a card open after the mouse is gone, and other cards closed under it; the next click closes it", async () => {
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

	test("a card that was closed by a click does not open again under the same mouse", async () => {
		render(page);
		move(summary(0));
		await click(0);
		await click(0);
		move(summary(0));
		await wait(1000);
		expect(opened()).toEqual([]);
	});

	test("whoever works in a panel keeps it when the mouse leaves", async () => {
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
