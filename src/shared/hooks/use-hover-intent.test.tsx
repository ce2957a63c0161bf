// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { HoverIntent, useHoverIntent } from "./use-hover-intent";

let log: string[];
let blocked: boolean;
/** The target under the mouse. */
let under: string | null;

beforeEach(() => {
	vi.useFakeTimers();
	log = [];
	blocked = false;
	under = null;
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

const options = {
	openAfter: 100,
	closeAfter: 150,
	onOpen: (id: string) => void log.push(`open ${id}`),
	onClose: (id: string, { x, y }: { x: number; y: number }) => void log.push(`close ${id} at ${x},${y}`),
	isBlocked: () => blocked,
};

function mouse() {
	const intent = new HoverIntent({ ...options, idAt: () => under });
	let x = 0;
	const to = (over: string | null) => {
		under = over;
		x += 1;
		intent.moved(over, { x, y: 7 });
	};
	return { intent, to, rest: (over: string | null) => intent.moved(over, { x, y: 7 }) };
}
const wait = (ms: number) => vi.advanceTimersByTime(ms);

describe("HoverIntent", () => {
	test("opens exactly after the delay", () => {
		const { to } = mouse();
		to("a");
		wait(99);
		expect(log).toEqual([]);
		wait(1);
		expect(log).toEqual(["open a"]);
	});

	test("opens once and on time when the mouse moves inside the target", () => {
		const { to } = mouse();
		to("a");
		wait(60);
		to("a");
		wait(40);
		to("a");
		wait(500);
		expect(log).toEqual(["open a"]);
	});

	test("doesn't open when the mouse only passes over", () => {
		const { to } = mouse();
		to("a");
		wait(50);
		to("b");
		wait(50);
		to(null);
		wait(90);
		expect(log).toEqual([]);
	});

	test("closes after the delay and reports the mouse position", () => {
		const { to } = mouse();
		to("a");
		wait(100);
		to(null);
		wait(149);
		expect(log).toEqual(["open a"]);
		wait(1);
		expect(log).toEqual(["open a", "close a at 2,7"]);
	});

	test("stays open when the mouse returns in time", () => {
		const { to } = mouse();
		to("a");
		wait(100);
		to(null);
		wait(149);
		to("a");
		wait(1000);
		expect(log).toEqual(["open a", "open a"]);
	});

	test("still closes the first target when the mouse passes over another", () => {
		const { to } = mouse();
		to("a");
		wait(100);
		to("b");
		wait(50);
		to(null);
		wait(100);
		expect(log).toEqual(["open a", "close a at 3,7"]);
	});

	test("opens after a block ends if the mouse is still there", () => {
		const { to } = mouse();
		blocked = true;
		to("a");
		wait(350);
		expect(log).toEqual([]);
		blocked = false;
		wait(100);
		expect(log).toEqual(["open a"]);
	});

	test("opens neither the target that scrolled away nor the one that scrolled under the mouse", () => {
		const { to, rest } = mouse();
		to("a");
		under = "b";
		rest("b");
		wait(500);
		expect(log).toEqual([]);
	});

	test("ignores targets that scroll under a resting mouse until it moves", () => {
		const { to, rest } = mouse();
		to("a");
		wait(100);
		rest("b");
		wait(1000);
		expect(log).toEqual(["open a"]);
		to("b");
		wait(150);
		expect(log).toEqual(["open a", "open b", "close a at 2,7"]);
	});

	test("doesn't reopen a target after a click until the mouse enters again", () => {
		const { intent, to } = mouse();
		to("a");
		wait(50);
		intent.settle();
		to("a");
		wait(500);
		expect(log).toEqual([]);
		to(null);
		to("a");
		wait(100);
		expect(log).toEqual(["open a"]);
	});
});

describe("useHoverIntent", () => {
	const show = () => {
		document.body.innerHTML = '<p id="a"><b>A</b></p><p>nothing</p>';
		document.elementFromPoint = () => document.querySelector(under === null ? "p:not([id])" : `#${under}`);
		return renderHook(() => useHoverIntent((target) => (target instanceof Element ? (target.closest("[id]")?.id ?? null) : null), options));
	};
	let x = 0;
	const move = (selector: string, pointerType: string, buttons = 0) => {
		const target = document.querySelector(selector);
		under = target?.closest("[id]")?.id ?? null;
		x += 1;
		// jsdom has no PointerEvent.
		const event = new MouseEvent("pointermove", { bubbles: true, buttons, clientX: x, clientY: 1 });
		target?.dispatchEvent(Object.assign(event, { pointerType }));
	};

	test("follows the mouse on the whole page", () => {
		show();
		move("b", "mouse");
		wait(100);
		expect(log).toEqual(["open a"]);
		move("p:not([id])", "mouse");
		wait(150);
		expect(log).toEqual(["open a", `close a at ${x},1`]);
	});

	test("ignores touch and pen", () => {
		show();
		move("b", "touch");
		move("b", "pen");
		wait(500);
		expect(log).toEqual([]);
		move("b", "mouse");
		wait(100);
		move("p:not([id])", "touch");
		wait(500);
		expect(log).toEqual(["open a"]);
	});

	test("ignores a mouse that drags", () => {
		show();
		move("b", "mouse");
		wait(100);
		move("p:not([id])", "mouse", 1);
		wait(500);
		expect(log).toEqual(["open a"]);
	});

	test("closes when the mouse leaves the window", () => {
		show();
		move("b", "mouse");
		wait(100);
		document.documentElement.dispatchEvent(new MouseEvent("pointerleave"));
		wait(150);
		expect(log).toHaveLength(2);
	});

	test("does nothing after unmounting", () => {
		const { unmount } = show();
		move("b", "mouse");
		unmount();
		wait(500);
		move("b", "mouse");
		wait(500);
		expect(log).toEqual([]);
	});
});
