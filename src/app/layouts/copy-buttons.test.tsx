// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { contactSection } from "@/content/contact";
import { ContactCards } from "@/features/contact/contact-section";
import { installNativeControls } from "../native-controls";
import { NoticeHost } from "./late-parts";

let page: AbortController;
const success = vi.fn();
const error = vi.fn();
const load = async () => ({ Toasts: () => null, toast: { success, error, dismiss: () => {} } });

beforeEach(() => {
	page = new AbortController();
	vi.stubGlobal("matchMedia", () => new EventTarget());
	installNativeControls(page.signal);
	render(<ContactCards as="h3" />);
});
afterEach(() => {
	page.abort();
	cleanup();
	success.mockReset();
	error.mockReset();
	vi.unstubAllGlobals();
	Reflect.deleteProperty(navigator, "clipboard");
});

function clipboard(writeText: ((text: string) => Promise<void>) | undefined) {
	Object.defineProperty(navigator, "clipboard", { configurable: true, value: writeText ? { writeText } : undefined });
}
const react = () => act(async () => render(<NoticeHost load={load} />));
const copy = (name: RegExp) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

describe("copy buttons", () => {
	test.each(contactSection.cards.map(({ title, value }) => [title, value]))("copy %s and show a toast", async (title, value) => {
		const written = vi.fn(async () => {});
		clipboard(written);
		await react();
		await copy(new RegExp(`^Copy ${title}: `));
		expect(written.mock.calls).toEqual([[value]]);
		expect(success.mock.calls).toEqual([[`${title} copied: ${value}`, {}]]);
	});

	test("copy at once before React runs, and show the toast later, once", async () => {
		const written = vi.fn(async () => {});
		clipboard(written);
		await copy(/^Copy Email/);
		expect(written).toHaveBeenCalledTimes(1);
		await react();
		expect(document.querySelector("[data-copied]")).toBeNull();
		expect(written).toHaveBeenCalledTimes(1);
		expect(success.mock.calls).toEqual([[`Email copied: ${contactSection.cards[0].value}`, {}]]);
	});

	test("copy although React stops the click in a section that it hasn't hydrated", async () => {
		const written = vi.fn(async () => {});
		clipboard(written);
		const stop = (event: Event) => event.stopPropagation();
		document.body.addEventListener("click", stop, { capture: true, signal: page.signal });
		await copy(/^Copy Email/);
		expect(written).toHaveBeenCalledTimes(1);
	});

	test.each([
		["the clipboard refuses", () => Promise.reject(new DOMException("denied", "NotAllowedError"))],
		["there is no clipboard, as without https", undefined],
	])("show the value in an error when %s", async (_why, writeText) => {
		clipboard(writeText);
		await react();
		await copy(/^Copy Phone/);
		expect(error.mock.calls.map(([text]) => text)).toEqual([`Your browser blocked copying. Phone: ${contactSection.cards[1].value}`]);
	});
});
