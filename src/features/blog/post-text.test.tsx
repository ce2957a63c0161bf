// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ArticleText } from "./post-text";

/** Mocks the browser's observer with sizes given by the test. */
let observed: Element[];
let report: (entries: { target: Element }[]) => void;
class FakeObserver {
	constructor(callback: typeof report) {
		report = callback;
	}
	observe(element: Element) {
		observed.push(element);
	}
	disconnect() {
		observed = [];
	}
}

beforeEach(() => {
	observed = [];
	vi.stubGlobal("ResizeObserver", FakeObserver);
});
afterEach(cleanup);

function show(html: string) {
	const router = createMemoryRouter([{ path: "*", element: <ArticleText id="words" html={html} /> }], { initialEntries: ["/blog/a"] });
	render(<RouterProvider router={router} />);
	return router;
}
const isAt = ({ state }: ReturnType<typeof show>) => `${state.location.pathname}${state.location.search}${state.location.hash}`;

describe("links within this site", () => {
	test.each([
		["#s-part", "/blog/a#s-part"],
		["/saas", "/saas"],
		["/blogs?tag=a.b", "/blogs?tag=a.b"],
	])("follows %s without a page load", async (address, place) => {
		const router = show(`<p><a href="${address}"><em>there</em></a></p>`);
		let isLeft = true;
		await act(async () => {
			isLeft = fireEvent.click(screen.getByText("there"));
		});
		expect([isLeft, isAt(router), router.state.historyAction]).toEqual([false, place, "PUSH"]);
	});

	test.each(["https://a.example.org/", "mailto:a@example.org", "/files/plan.pdf", "/feed.xml"])(
		"leaves %s to the browser",
		async (address) => {
			const router = show(`<a href="${address}">there</a>`);
			// Prevent a real navigation.
			addEventListener("click", (event) => event.preventDefault(), { once: true });
			await act(async () => void fireEvent.click(screen.getByText("there")));
			expect(isAt(router)).toBe("/blog/a");
		},
	);

	test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
		"leaves a click with %j to the browser",
		async (held) => {
			const router = show('<a href="/saas">there</a>');
			addEventListener("click", (event) => event.preventDefault(), { once: true });
			await act(async () => void fireEvent.click(screen.getByText("there"), held));
			expect(isAt(router)).toBe("/blog/a");
		},
	);
});

describe("folds", () => {
	const folds = () => [...document.querySelectorAll("details")].map(({ open }) => open);

	test.each(["#s-größe", "#s-gr%C3%B6%C3%9Fe"])("around the section at %s open, again after the visitor closes them", async (hash) => {
		const inner = '<details><summary>Inner</summary><h3 id="s-größe">Größe</h3></details>';
		const router = show(`<details><summary>Outer</summary>${inner}</details><details><summary>Other</summary></details>`);
		expect(folds()).toEqual([false, false, false]);
		for (let time = 0; time < 2; time += 1) {
			await act(() => router.navigate(hash));
			expect(folds()).toEqual([true, true, false]);
			for (const fold of document.querySelectorAll("details")) fold.open = false;
		}
	});

	test("stay as they are for an address without a section of the text, or a broken one", async () => {
		const router = show('<details><summary>Outer</summary><h2 id="s-a">A</h2></details>');
		for (const hash of ["", "#", "#s-b", "#%E0%A4%A"]) await act(() => router.navigate({ hash }));
		expect(folds()).toEqual([false]);
	});
});

describe("scrollable blocks", () => {
	test("makes code and tables focusable only while they overflow", () => {
		show('<pre>x</pre><div class="table-frame" role="region" aria-label="Table 1"><table></table></div><p>y</p>');
		expect(observed.map(({ tagName }) => tagName)).toEqual(["PRE", "DIV"]);
		const [code] = observed;
		if (!code) throw new Error("Nothing is observed");
		const measure = (width: number) => {
			vi.spyOn(code, "scrollWidth", "get").mockReturnValue(width);
			vi.spyOn(code, "clientWidth", "get").mockReturnValue(300);
			report([{ target: code }]);
			return code.getAttribute("tabindex");
		};
		expect([measure(301), measure(300), measure(900)]).toEqual(["0", null, "0"]);
	});
});

describe("videos", () => {
	const VIDEO = '<p class="video"><a role="button" href="https://vimeo.com/76979871" target="_blank">A talk Play from Vimeo</a></p>';
	const frame = () => document.querySelector("iframe");

	test.each([
		["a click", (link: HTMLElement) => fireEvent.click(link)],
		["the space bar", (link: HTMLElement) => fireEvent.keyDown(link, { key: " " })],
	])("play in the page after %s, with the focus on the player", async (_, press) => {
		show(VIDEO);
		expect(frame()).toBeNull();
		const link = screen.getByRole("button", { name: "A talk Play from Vimeo" });
		expect(press(link)).toBe(false);
		expect(frame()?.src).toBe("https://player.vimeo.com/video/76979871?dnt=1&autoplay=1");
		expect(frame()?.title).toBe("A talk Play from Vimeo");
		expect(document.activeElement).toBe(frame());
	});

	test("open in a new tab with a modifier key, as any link", () => {
		show(VIDEO);
		addEventListener("click", (event) => event.preventDefault(), { once: true });
		fireEvent.click(screen.getByRole("button"), { ctrlKey: true });
		expect(frame()).toBeNull();
	});
});
