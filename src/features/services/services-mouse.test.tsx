// @vitest-environment jsdom
import { act, render, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
	cards,
	click,
	endSection,
	move,
	opened,
	page,
	scroll,
	startSection,
	summary,
	wait,
} from "../../../tests/support/features/services-harness";

beforeEach(() => startSection());
afterEach(endSection);

describe("mouse", () => {
	test("opens a card after 100 ms of hovering", async () => {
		render(page);
		move(summary(0));
		await wait(99);
		expect(opened()).toEqual([]);
		await wait(1);
		expect(opened()).toEqual([0]);
	});

	test("closes a card 150 ms after the mouse leaves the card and its panel", async () => {
		render(page);
		move(summary(0));
		await wait(100);
		move(within(cards()[0] ?? document.body).getByText("Key Features"));
		await wait(1000);
		expect(opened()).toEqual([0]);
		move(document.body);
		await wait(149);
		expect(opened()).toEqual([0]);
		await wait(1);
		expect(opened()).toEqual([]);
	});

	test("replaces the open card with the next one", async () => {
		render(page);
		move(summary(0));
		await wait(100);
		move(summary(1));
		await wait(100);
		expect(opened()).toEqual([1]);
		await wait(1000);
		expect(opened()).toEqual([1]);
	});

	test("opens nothing while the page scrolls by more than 10 px a frame, until it slows to below 5 px", async () => {
		render(page);
		move(summary(2));
		await scroll(11, 10, 8, 5, 5, 5, 5, 5, 5, 5);
		expect(opened()).toEqual([]);
		await scroll(4, 4, 4, 4, 4, 4, 4);
		expect(opened()).toEqual([2]);
	});

	test("doesn't count 10 px a frame as fast scrolling", async () => {
		render(page);
		move(summary(2));
		await scroll(10, 10, 10, 10, 10, 10, 10);
		expect(opened()).toEqual([2]);
	});

	test("keeps a clicked card open when the mouse leaves it, and opens the next one on hover", async () => {
		render(page);
		move(summary(0));
		await click(0);
		move(document.body);
		await wait(1000);
		expect(opened()).toEqual([0]);
		move(summary(1));
		await wait(100);
		expect(opened()).toEqual([1]);
		move(document.body);
		await wait(1000);
		expect(opened()).toEqual([]);
	});

	test("opens no card on hover while a link in an open panel has the focus", async () => {
		render(page);
		await click(0);
		const link = within(cards()[0] ?? document.body).getByRole("link", { name: /^Get Quote/ });
		act(() => link.focus());
		move(summary(1));
		await wait(1000);
		expect(opened()).toEqual([0]);
		act(() => link.blur());
		move(document.body);
		move(summary(1));
		await wait(100);
		expect(opened()).toEqual([1]);
	});

	test("doesn't reopen a card under the mouse after a click closed it", async () => {
		render(page);
		move(summary(0));
		await click(0);
		await click(0);
		move(summary(0));
		await wait(1000);
		expect(opened()).toEqual([]);
	});

	test("keeps a panel open while the visitor works in it and the mouse leaves", async () => {
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
		expect(opened()).toEqual([0]);
	});
});
