// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { HoverIntent, useHoverIntent } from "./use-hover-intent";

let log: string[];
let blocked: boolean;
/** What lies under the mouse when the page is asked. */
let lies: string | null;

beforeEach(() => {
	vi.useFakeTimers();
	log = [];
	blocked = false;
	lies = null;
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
	const intent = new HoverIntent({ ...options, idAt: () => lies });
	let x = 0;
	const to = (over: string | null) => {
		lies = over;
		x += 1;
		intent.moved(over, { x, y: 7 });
	};
	return { intent, to, rest: (over: string | null) => intent.moved(over, { x, y: 7 }) };
}
const wait = (ms: number) => vi.advanceTimersByTime(ms);

describe("HoverIntent", () => {
	test("it opens when the mouse has been on a thing for the whole time, and not a millisecond earlier", () => {
		const { to } = mouse();
		to("a");
		wait(99);
		expect(log).toEqual([]);
		wait(1);
		expect(log).toEqual(["open a"]);
	});

	test("moving about on a thing neither delays nor repeats it", () => {
		const { to } = mouse();
		to("a");
		wait(60);
		to("a");
		wait(40);
		to("a");
		wait(500);
		expect(log).toEqual(["open a"]);
	});

	test("a mouse that only passes over opens nothing", () => {
		const { to } = mouse();
		to("a");
		wait(50);
		to("b");
		wait(50);
		to(null);
		wait(90);
		expect(log).toEqual([]);
	});

	test("it closes after the mouse has been away for the whole time, and says where the mouse is", () => {
		const { to } = mouse();
		to("a");
		wait(100);
		to(null);
		wait(149);
		expect(log).toEqual(["open a"]);
		wait(1);
		expect(log).toEqual(["open a", "close a at 2,7"]);
	});

	test("coming back in time keeps it open", () => {
		const { to } = mouse();
		to("a");
		wait(100);
		to(null);
		wait(149);
		to("a");
		wait(1000);
		expect(log).toEqual(["open a", "open a"]);
	});

	test("passing over another thing does not forget the one that was left", () => {
		const { to } = mouse();
		to("a");
		wait(100);
		to("b");
		wait(50);
		to(null);
		wait(100);
		expect(log).toEqual(["open a", "close a at 3,7"]);
	});

	test("while it is blocked nothing opens; afterwards what is still under the mouse does", () => {
		const { to } = mouse();
		blocked = true;
		to("a");
		wait(350);
		expect(log).toEqual([]);
		blocked = false;
		wait(100);
		expect(log).toEqual(["open a"]);
	});

	test("what was scrolled away from under a resting mouse does not open, nor does what lies there now", () => {
		const { to, rest } = mouse();
		to("a");
		lies = "b";
		rest("b");
		wait(500);
		expect(log).toEqual([]);
	});

	test("what comes to lie under a resting mouse is not entered, and what was there is not left, until the mouse moves", () => {
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

	test("after a decision by other means the same thing is not opened again until the mouse comes anew", () => {
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
		document.elementFromPoint = () => document.querySelector(lies === null ? "p:not([id])" : `#${lies}`);
		return renderHook(() => useHoverIntent((target) => (target instanceof Element ? (target.closest("[id]")?.id ?? null) : null), options));
	};
	let x = 0;
	const move = (selector: string, pointerType: string, buttons = 0) => {
		const target = document.querySelector(selector);
		lies = target?.closest("[id]")?.id ?? null;
		x += 1;
		// jsdom has no PointerEvent.
		const event = new MouseEvent("pointermove", { bubbles: true, buttons, clientX: x, clientY: 1 });
		target?.dispatchEvent(Object.assign(event, { pointerType }));
	};

	test("it heeds the mouse, wherever it is on the page", () => {
		show();
		move("b", "mouse");
		wait(100);
		expect(log).toEqual(["open a"]);
		move("p:not([id])", "mouse");
		wait(150);
		expect(log).toEqual(["open a", `close a at ${x},1`]);
	});

	test("touch and pen are no hover, also on a device that has a mouse", () => {
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

	test("a mouse that drags, such as one that marks text, leaves nothing", () => {
		show();
		move("b", "mouse");
		wait(100);
		move("p:not([id])", "mouse", 1);
		wait(500);
		expect(log).toEqual(["open a"]);
	});

	test("leaving the window is leaving", () => {
		show();
		move("b", "mouse");
		wait(100);
		document.documentElement.dispatchEvent(new MouseEvent("pointerleave"));
		wait(150);
		expect(log).toHaveLength(2);
	});

	test("nothing happens after the component is gone", () => {
		const { unmount } = show();
		move("b", "mouse");
		unmount();
		wait(500);
		move("b", "mouse");
		wait(500);
		expect(log).toEqual([]);
	});
});
