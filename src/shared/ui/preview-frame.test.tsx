// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createContext, Suspense, useContext } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { lazyAgain } from "../lib/lazy-again";
import { PreviewFrame } from "./preview-frame";

const Word = createContext("without");
const Reader = () => <p>{useContext(Word)} context</p>;
function Fragile({ broken }: { broken: boolean }) {
	if (broken) throw new Error("half a value");
	return <p>whole again</p>;
}

let logged: unknown[][];
beforeEach(() => {
	logged = [];
	vi.spyOn(console, "error").mockImplementation((...words) => void logged.push(words));
});
afterEach(() => {
	cleanup();
	document.head.replaceChildren();
	delete document.documentElement.dataset.theme;
	vi.unstubAllGlobals();
	expect(logged).toEqual([]);
});

function pageOf(title = "Preview"): Document {
	const frame = screen.getByTitle<HTMLIFrameElement>(title);
	if (!frame.contentDocument) throw new Error("no document");
	return frame.contentDocument;
}
const shown = (words: string) => waitFor(() => expect(pageOf().body.textContent).toContain(words));

test("renders into its own document in standards mode and keeps React's contexts", async () => {
	render(
		<Word value="with">
			<PreviewFrame title="Preview" width={390}>
				<Reader />
			</PreviewFrame>
		</Word>,
	);
	await shown("with context");
	expect(document.body.textContent).not.toContain("context");
	expect(pageOf().compatMode).toBe("CSS1Compat");
	expect(screen.getByTitle("Preview").hasAttribute("src")).toBe(false);
});

test("makes its content inert but scrollable with the keyboard", async () => {
	render(
		<PreviewFrame title="Preview" width={390}>
			<a href="/elsewhere">to the portfolio</a>
		</PreviewFrame>,
	);
	await shown("to the portfolio");
	const link = pageOf().querySelector("a");
	expect(link?.closest("[inert]")).not.toBeNull();
	const region = pageOf().querySelector<HTMLElement>("[tabindex='0']");
	expect([region?.getAttribute("aria-label"), region?.closest("[inert]")]).toEqual(["Preview", null]);
});

test("copies the page's style sheets, also later ones, its theme and its language", async () => {
	document.documentElement.dataset.theme = "dark";
	document.documentElement.lang = "en";
	document.head.innerHTML = '<link rel="stylesheet" href="/assets/one.css"><link rel="icon" href="/icon.svg">';
	render(
		<PreviewFrame title="Preview" width={768}>
			<p>words</p>
		</PreviewFrame>,
	);
	const sheets = () => [...pageOf().head.querySelectorAll("link, style")].map((sheet) => sheet.getAttribute("href") ?? sheet.textContent);
	expect(sheets()).toEqual(["/assets/one.css"]);
	expect(pageOf().body.textContent).not.toContain("words");
	await act(async () => pageOf().head.querySelector("link")?.dispatchEvent(new Event("load")));
	await shown("words");
	expect([pageOf().documentElement.dataset.theme, pageOf().documentElement.lang]).toEqual(["dark", "en"]);

	document.documentElement.dataset.theme = "light";
	document.head.insertAdjacentHTML("afterbegin", '<style data-vite-dev-id="a">p{color:red}</style>');
	await waitFor(() => expect(sheets()).toEqual(["p{color:red}", "/assets/one.css"]));
	expect(pageOf().documentElement.dataset.theme).toBe("light");
	document.head.querySelector("style")?.replaceChildren("p{color:blue}");
	await waitFor(() => expect(sheets()).toEqual(["p{color:blue}", "/assets/one.css"]));
	document.head.querySelector("link")?.remove();
	await waitFor(() => expect(sheets()).toEqual(["p{color:blue}"]));
});

test("shows an error when the content throws, and tries again when it changes", async () => {
	const show = (broken: boolean) => (
		<PreviewFrame title="Preview" width={390}>
			<Fragile broken={broken} />
		</PreviewFrame>
	);
	const { rerender } = render(show(true));
	await shown("The preview can't be shown");
	expect(logged.splice(0).some((words) => words[0] === "Preview:" && words[1] instanceof Error)).toBe(true);
	rerender(show(false));
	await shown("whole again");
});

describe("after code that failed to load", () => {
	afterEach(() => vi.restoreAllMocks());

	/** A preview whose code fails to load this many times. */
	async function open(failures: number) {
		const load = vi.fn(async () => () => <p>the page</p>);
		for (let count = 0; count < failures; count += 1) load.mockRejectedValueOnce(new TypeError("Failed to fetch"));
		const Page = lazyAgain(load);
		render(
			<PreviewFrame title="Preview" width={390}>
				<Suspense>
					<Page />
				</Suspense>
			</PreviewFrame>,
		);
		await shown("The preview couldn't be loaded");
		logged = [];
	}
	const press = () => fireEvent.click(within(pageOf().body).getByRole("button", { name: "Try Again" }));

	test("loads it when the connection returns", async () => {
		await open(1);
		act(() => void dispatchEvent(new Event("online")));
		await shown("the page");
	});

	test("loads it when Try Again is pressed, which stays reachable and keeps the focus in the preview", async () => {
		await open(1);
		expect(pageOf().querySelector("button")?.closest("[inert]")).toBeNull();
		press();
		await shown("the page");
		expect(pageOf().activeElement?.getAttribute("aria-label")).toBe("Preview");
	});

	test("reloads the page when Try Again fails once more online", async () => {
		const reload = vi.fn();
		vi.stubGlobal("location", { ...location, reload });
		await open(2);
		press();
		await waitFor(() => expect(logged).not.toEqual([]));
		await shown("Try Again");
		logged = [];
		press();
		expect(reload).toHaveBeenCalledTimes(1);
	});
});

test("scales a wider screen down and centers a narrower one", async () => {
	let tell: (width: number, height: number) => void = () => {};
	vi.stubGlobal(
		"ResizeObserver",
		class {
			constructor(changed: (entries: object[]) => void) {
				tell = (width, height) => changed([{ contentRect: { width, height } }]);
			}
			observe() {}
			disconnect() {}
		},
	);
	const show = (width: 390 | 1280) => (
		<PreviewFrame title="Preview" width={width}>
			words
		</PreviewFrame>
	);
	const { rerender } = render(show(1280));
	await act(async () => tell(640, 500));
	const { style } = screen.getByTitle("Preview");
	expect([style.width, style.height, style.transform]).toEqual(["1280px", "1000px", "translateX(0px) scale(0.5)"]);
	rerender(show(390));
	expect([style.width, style.height, style.transform]).toEqual(["390px", "500px", "translateX(125px) scale(1)"]);
});
