// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { afterFrame } from "../lib/after-frame";
import { LayoutMotion, motionIntent, useUnfold } from "./scripted";

interface Call {
	item: string | null;
	keyframes: Record<string, unknown[]>;
	finish: () => void;
	cancel: ReturnType<typeof vi.fn>;
}
const calls: Call[] = [];
let reducedMotion: boolean;
let panelHeight: number;

vi.mock("framer-motion/dom/mini", () => ({
	animate: (element: HTMLElement, keyframes: Record<string, unknown[]>) => {
		let finish = () => {};
		const finished = new Promise<void>((resolve) => {
			finish = () => {
				for (const [name, values] of Object.entries(keyframes)) {
					element.style.setProperty(
						name,
						typeof values.at(-1) === "number" && name === "height" ? `${values.at(-1)}px` : String(values.at(-1)),
					);
				}
				resolve();
			};
		});
		const call = { item: element.textContent, keyframes, finish, cancel: vi.fn() };
		calls.push(call);
		return { finished, cancel: call.cancel };
	},
}));

beforeEach(() => {
	calls.length = 0;
	reducedMotion = false;
	panelHeight = 0;
	vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("no-preference") && !reducedMotion }));
	// Items are 200 px apart.
	vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
		if (this.dataset.panel !== undefined) return new DOMRect(0, 0, 100, panelHeight);
		const index = [...(this.parentElement?.children ?? [])].indexOf(this);
		return new DOMRect(0, index * 200, 100, 100);
	});
});
afterEach(cleanup);

const list = (trigger: string, names: string[]) => (
	<LayoutMotion trigger={trigger} items=":scope > p" className="grid">
		{names.map((name) => (
			<p key={name}>{name}</p>
		))}
	</LayoutMotion>
);
const moves = () => calls.map(({ item, keyframes }) => [item, keyframes]);

function Panel({ open }: { open: boolean }) {
	const panel = useRef<HTMLDivElement>(null);
	useUnfold(panel, open);
	return (
		<details open={open}>
			<summary>Title</summary>
			<div ref={panel} data-panel="">
				Panel
				<i />
			</div>
		</details>
	);
}
const panel = () => screen.getByText("Panel");

async function point() {
	render(<button type="button" {...motionIntent} />);
	fireEvent.pointerEnter(screen.getByRole("button"));
	await new Promise<void>((done) => afterFrame(done));
	await act(() => vi.dynamicImportSettled());
}

describe("before framer-motion is loaded", () => {
	test("changes the list at once", () => {
		const { rerender } = render(list("all", ["a", "b"]));
		rerender(list("b", ["b"]));
		expect([calls, screen.queryByText("a")]).toEqual([[], null]);
	});

	test("leaves panels to the style sheet", () => {
		const { rerender } = render(<Panel open={false} />);
		rerender(<Panel open />);
		expect([calls, panel().hasAttribute("style"), screen.getByRole("group").dataset.unfold]).toEqual([[], false, undefined]);
	});

	test("loads nothing under reduced motion", async () => {
		reducedMotion = true;
		await point();
		reducedMotion = false;
		const { rerender } = render(list("all", ["a", "b"]));
		rerender(list("b", ["b"]));
		expect(calls).toEqual([]);
	});
});

describe("a list after a visitor pointed at its filter", () => {
	beforeEach(point);

	test("moves an item from its old place and removes the styles afterwards", async () => {
		const { rerender } = render(list("all", ["a", "b"]));
		rerender(list("b", ["b"]));
		expect(moves()).toEqual([["b", { transform: ["translate(0px, 200px)", "none"] }]]);
		await act(async () => calls[0]?.finish());
		expect(screen.getByText("b").getAttribute("style")).toBe("");
	});

	test("fades in new items, and leaves items in place and outside the viewport alone", () => {
		const { rerender } = render(list("b", ["a"]));
		rerender(list("all", ["a", "b", "c", "d", "e"]));
		expect(calls.map(({ item, keyframes }) => [item, keyframes.opacity])).toEqual([
			["b", [0, 1]],
			["c", [0, 1]],
			["d", [0, 1]],
		]);
	});

	test("shortens the way of an item from outside the viewport", () => {
		const { rerender } = render(list("all", ["a", "b", "c", "d", "e"]));
		rerender(list("e", ["e"]));
		expect(moves()).toEqual([["e", { transform: ["translate(0px, 120px)", "none"], opacity: [0, 1] }]]);
	});

	test("moves nothing when other data arrives", () => {
		const { rerender } = render(list("all", ["a", "b"]));
		rerender(list("all", ["b"]));
		expect(calls).toEqual([]);
	});

	test("cancels running motion when the filter changes again", () => {
		const { rerender } = render(list("all", ["a", "b"]));
		rerender(list("b", ["b"]));
		rerender(list("all", ["a", "b"]));
		expect(calls[0]?.cancel).toHaveBeenCalledOnce();
		expect(calls.slice(1).map(({ item }) => item)).toEqual(["a", "b"]);
	});

	test("changes at once under reduced motion", () => {
		reducedMotion = true;
		const { rerender } = render(list("all", ["a", "b"]));
		rerender(list("b", ["b"]));
		expect(calls).toEqual([]);
	});
});

describe("a panel after a visitor pointed at its list", () => {
	beforeEach(point);

	test("unfolds from its current height and has no fixed height afterwards", async () => {
		const { rerender } = render(<Panel open={false} />);
		panelHeight = 300;
		rerender(<Panel open />);
		expect([calls[0]?.keyframes, screen.getByRole("group").dataset.unfold]).toEqual([{ height: [300, 300] }, "scripted"]);
		await act(async () => calls[0]?.finish());
		expect(panel().style.height).toBe("");
	});

	test("closes to 0 and stays there until it opens again", async () => {
		const { rerender } = render(<Panel open />);
		panelHeight = 300;
		rerender(<Panel open={false} />);
		expect(calls[0]?.keyframes).toEqual({ height: [300, 0] });
		await act(async () => calls[0]?.finish());
		expect(panel().style.height).toBe("0px");
		rerender(<Panel open />);
		expect(panel().style.height).toBe("");
	});

	test("cancels the running motion when its content grows, and goes on to the new height", () => {
		let report = () => {};
		vi.stubGlobal(
			"ResizeObserver",
			class {
				constructor(callback: () => void) {
					report = callback;
				}
				observe() {}
				disconnect() {}
			},
		);
		vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(400);
		const { rerender } = render(<Panel open={false} />);
		panelHeight = 300;
		rerender(<Panel open />);
		report();
		expect(calls[0]?.cancel).toHaveBeenCalledOnce();
		expect(calls[1]?.keyframes).toEqual({ height: [300, 400] });
	});

	test("cancels a running motion when it is toggled again", () => {
		const { rerender } = render(<Panel open />);
		rerender(<Panel open={false} />);
		rerender(<Panel open />);
		expect(calls[0]?.cancel).toHaveBeenCalledOnce();
	});

	test("returns to the style sheet under reduced motion", async () => {
		const { rerender } = render(<Panel open />);
		rerender(<Panel open={false} />);
		await act(async () => calls[0]?.finish());
		reducedMotion = true;
		rerender(<Panel open />);
		expect([calls.length, panel().style.height, screen.getByRole("group").dataset.unfold]).toEqual([1, "", undefined]);
	});
});
