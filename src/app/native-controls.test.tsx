// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ThemeSwitch } from "@/shared/ui/theme-switch";
import { installNativeControls } from "./native-controls";

let page: AbortController;
let wide: EventTarget;

beforeEach(() => {
	page = new AbortController();
	wide = new EventTarget();
	vi.stubGlobal("matchMedia", () => wide);
	HTMLDialogElement.prototype.showModal = function () {
		this.open = true;
	};
	HTMLDialogElement.prototype.close = function () {
		this.open = false;
		this.dispatchEvent(new Event("close"));
	};
});
afterEach(() => {
	page.abort();
	cleanup();
	vi.unstubAllGlobals();
	localStorage.clear();
	delete document.documentElement.dataset.theme;
});

describe("a dialog that a button opens", () => {
	beforeEach(() => {
		render(
			<>
				<button type="button" aria-expanded="false" data-opens="menu">
					<i>Open</i>
				</button>
				<dialog id="menu" className="menu-panel" data-testid="menu">
					<p>Text</p>
					<button type="button" data-closes="">
						Close
					</button>
					<a href="#about">About</a>
				</dialog>
			</>,
		);
		installNativeControls(page.signal);
	});

	const menu = () => screen.getByTestId<HTMLDialogElement>("menu");
	const expanded = () => screen.getByText("Open").parentElement?.getAttribute("aria-expanded");
	const open = async () => {
		await userEvent.click(screen.getByText("Open"));
		expect([menu().open, expanded()]).toEqual([true, "true"]);
	};

	test.each(["Close", "About"])("closes with %s", async (name) => {
		await open();
		await userEvent.click(screen.getByText(name));
		expect([menu().open, expanded()]).toEqual([false, "false"]);
	});

	test("closes with a click on its backdrop, but not with a selection that ends there", async () => {
		await open();
		await userEvent.click(screen.getByText("Text"));
		await userEvent.pointer([
			{ keys: "[MouseLeft>]", target: screen.getByText("Text") },
			{ keys: "[/MouseLeft]", target: menu() },
		]);
		expect(menu().open).toBe(true);
		await userEvent.click(menu());
		expect(menu().open).toBe(false);
	});

	test("ignores the clicks of a held key until it is released", async () => {
		const send = (type: string, repeat = false) =>
			screen.getByText("Close").dispatchEvent(new KeyboardEvent(type, { key: "Enter", repeat, bubbles: true }));
		await open();
		send("keydown");
		send("keydown", true);
		screen.getByText("Close").click();
		expect(menu().open).toBe(true);
		send("keyup");
		screen.getByText("Close").click();
		expect(menu().open).toBe(false);
	});

	test("closes in a wide window", async () => {
		await open();
		wide.dispatchEvent(Object.assign(new Event("change"), { matches: true }));
		expect(menu().open).toBe(false);
	});
});

describe("the theme switch", () => {
	const pressed = () => screen.getAllByRole("button", { pressed: true }).map(({ title }) => title);
	const shown = () => [pressed(), document.documentElement.dataset.theme];
	const renderPlain = () => {
		const buttons = ["Light", "Dark", "System"].map((name) => (
			<button key={name} type="button" title={`${name} theme`} aria-pressed={name === "System"} data-theme-choice={name.toLowerCase()}>
				{name}
			</button>
		));
		render(<div>{buttons}</div>);
	};
	const store = (theme: string | null) => (theme ? localStorage.setItem("theme", theme) : localStorage.clear());
	const tellTab = (key: string | null) =>
		act(() => dispatchEvent(new StorageEvent("storage", { key, newValue: localStorage.getItem("theme") })));

	test("shows and changes the theme before React runs", async () => {
		document.documentElement.dataset.theme = "dark";
		store("dark");
		renderPlain();
		installNativeControls(page.signal);
		expect(pressed()).toEqual(["Dark theme"]);
		await userEvent.click(screen.getByRole("button", { name: "Light" }));
		expect([...shown(), localStorage.getItem("theme")]).toEqual([["Light theme"], "light", "light"]);
	});

	test.each([
		["before React runs", renderPlain],
		["that is hydrated", () => void render(<ThemeSwitch />)],
	])("%s follows another tab, once for each change", (_when, renderSwitch) => {
		const changed = vi.fn();
		addEventListener("themechange", changed, { signal: page.signal });
		renderSwitch();
		installNativeControls(page.signal);
		tellTab("contact-draft");
		expect(changed).not.toHaveBeenCalled();
		store("dark");
		tellTab("theme");
		expect(shown()).toEqual([["Dark theme"], "dark"]);
		store(null);
		tellTab(null);
		expect(shown()).toEqual([["System theme"], undefined]);
		expect(changed).toHaveBeenCalledTimes(2);
	});

	test("shows the theme that was chosen on a later page when Back restores this one", () => {
		renderPlain();
		installNativeControls(page.signal);
		store("dark");
		dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
		expect(shown()).toEqual([["Dark theme"], "dark"]);
	});

	test("keeps the theme of this page where storage is blocked", () => {
		document.documentElement.dataset.theme = "dark";
		renderPlain();
		installNativeControls(page.signal);
		vi.stubGlobal("localStorage", {
			getItem: () => {
				throw new DOMException("blocked", "SecurityError");
			},
		});
		dispatchEvent(new Event("pageshow"));
		expect(shown()).toEqual([["Dark theme"], "dark"]);
	});
});

describe("in a section that isn't hydrated, where React stops the click,", () => {
	const renderDehydrated = (control: ReactNode) =>
		render(
			<div ref={(element) => element?.addEventListener("click", (event) => event.stopPropagation(), { capture: true })}>{control}</div>,
		);

	test("the service of a quote is noted", async () => {
		installNativeControls(page.signal);
		renderDehydrated(
			<a href="#contact" data-quote="web-applications">
				Get Quote
			</a>,
		);
		await userEvent.click(screen.getByRole("link", { name: "Get Quote" }));
		expect(document.documentElement.dataset.quote).toBe("web-applications");
	});

	test("a theme button changes the theme", async () => {
		installNativeControls(page.signal);
		renderDehydrated(
			<button type="button" data-theme-choice="dark">
				Dark theme
			</button>,
		);
		await userEvent.click(screen.getByRole("button", { name: "Dark theme" }));
		expect(document.documentElement.dataset.theme).toBe("dark");
	});
});
