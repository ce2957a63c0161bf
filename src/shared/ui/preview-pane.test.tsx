// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { installModalDialogs } from "../../../tests/support/modal-dialog";
import { translatePage } from "../../../tests/support/translate-page";
import { PreviewPane } from "./preview-pane";

let isWide: boolean;
let tell: Set<() => void>;
beforeEach(() => {
	isWide = true;
	tell = new Set();
	localStorage.clear();
	installModalDialogs();
	vi.stubGlobal("matchMedia", () => ({
		matches: isWide,
		addEventListener: (_: string, changed: () => void) => tell.add(changed),
		removeEventListener: (_: string, changed: () => void) => tell.delete(changed),
	}));
});
afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

const TITLE = "Preview of the case study";
const show = (words = "the page") => (
	<PreviewPane title={TITLE}>
		<p>{words}</p>
	</PreviewPane>
);
const frame = () => screen.queryByTitle<HTMLIFrameElement>(TITLE);
const button = (name: string) => screen.getByRole("button", { name });

test("shows the preview beside the form on wide screens and follows the form and the chosen device", async () => {
	const { rerender } = render(show());
	expect(screen.getByRole("complementary", { name: TITLE })).toBeTruthy();
	await waitFor(() => expect(frame()?.contentDocument?.body.textContent).toBe("the page"));
	rerender(show("the next page"));
	await waitFor(() => expect(frame()?.contentDocument?.body.textContent).toBe("the next page"));
	expect([button("Phone").getAttribute("aria-pressed"), frame()?.style.width]).toEqual(["true", "390px"]);
	await userEvent.click(button("Desktop"));
	expect([button("Phone").getAttribute("aria-pressed"), button("Desktop").getAttribute("aria-pressed")]).toEqual(["false", "true"]);
	expect(frame()?.style.width).toBe("1280px");
	await userEvent.click(button("Tablet"));
	expect(frame()?.style.width).toBe("768px");
});

test("remembers the device and whether the preview is hidden", async () => {
	render(show());
	await userEvent.click(button("Tablet"));
	await userEvent.click(button("Hide preview"));
	expect([frame(), document.activeElement]).toEqual([null, button("Show preview")]);
	cleanup();
	render(show());
	expect(frame()).toBeNull();
	expect(button("Show preview").getAttribute("aria-expanded")).toBe("false");
	await userEvent.click(button("Show preview"));
	expect(frame()?.style.width).toBe("768px");
});

test("is hidden and shown on a page that the browser translated", async () => {
	render(show());
	translatePage();
	await userEvent.click(button("Hide preview"));
	translatePage();
	await userEvent.click(button("Show preview"));
	expect([button("Hide preview").textContent, frame()?.style.width]).toEqual(["Hide preview", "390px"]);
});

test("works when storage is blocked or holds another value", async () => {
	localStorage.setItem("preview-device", "watch");
	render(show());
	expect(frame()?.style.width).toBe("390px");
	cleanup();
	const off = () => {
		throw new DOMException("off", "SecurityError");
	};
	vi.spyOn(Storage.prototype, "getItem").mockImplementation(off);
	vi.spyOn(Storage.prototype, "setItem").mockImplementation(off);
	render(show());
	await userEvent.click(button("Hide preview"));
	expect(frame()).toBeNull();
});

test("opens over the whole screen on narrow screens and returns the focus when it closes", async () => {
	isWide = false;
	render(show());
	expect([frame(), screen.queryByRole("complementary")]).toEqual([null, null]);
	await userEvent.click(button("Preview"));
	expect(screen.getByRole("dialog", { name: TITLE })).toBeTruthy();
	await waitFor(() => expect(frame()?.contentDocument?.body.textContent).toBe("the page"));
	expect(document.documentElement.style.overflow).toBe("hidden");
	await userEvent.click(button("Close"));
	expect([screen.queryByRole("dialog"), frame(), document.activeElement]).toEqual([null, null, button("Preview")]);
	expect(document.documentElement.style.overflow).toBe("");
});

test("moves the preview beside the form when the window becomes wide", async () => {
	isWide = false;
	render(show());
	isWide = true;
	await act(async () => tell.forEach((changed) => void changed()));
	expect(screen.getByRole("complementary", { name: TITLE })).toBeTruthy();
});
