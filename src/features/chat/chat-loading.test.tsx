// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { chatBubble } from "@/content/chat/bubble";
import { bubble, panel, pass, press, showSite } from "../../../tests/support/features/chat-harness";

beforeEach(() => {
	vi.useFakeTimers();
});

afterEach(() => {
	cleanup();
	vi.useRealTimers();
	sessionStorage.clear();
});

describe("chat whose code takes long", () => {
	let arrive: () => Promise<void>;
	const states = () => ["aria-label", "aria-expanded", "aria-busy"].map((name) => bubble().getAttribute(name));
	const closed = [chatBubble.open, "false", null];
	const busy = [chatBubble.open, "false", "true"];
	beforeEach(() => {
		let done = () => {};
		const arrived = new Promise<void>((resolve) => {
			done = resolve;
		});
		arrive = async () => {
			done();
			await act(() => import("./chat-panel"));
			await act(() => vi.dynamicImportSettled());
		};
		vi.doMock("./chat-panel", async () => {
			await arrived;
			return vi.importActual("./chat-panel");
		});
	});
	afterEach(async () => {
		await arrive();
		vi.doUnmock("./chat-panel");
	});

	async function tap(ms: number) {
		fireEvent.click(bubble());
		await pass(ms);
	}

	test("is busy and not open until the panel is there, also after a second tap", async () => {
		showSite();
		expect(states()).toEqual(closed);
		await tap(5000);
		expect(states()).toEqual(busy);
		await tap(4000);
		expect(states()).toEqual(busy);
		await arrive();
		expect([states(), panel().contains(document.activeElement)]).toEqual([[chatBubble.close, "true", null], true]);
		await pass(10_000);
		expect([states()[1], screen.queryByRole("alert")]).toEqual(["true", null]);
	});

	test("says so after 10 seconds, and opens with the next tap once the panel is there", async () => {
		showSite();
		await tap(9999);
		expect([states(), screen.queryByRole("alert")]).toEqual([busy, null]);
		await pass(1);
		expect([states(), screen.getByRole("alert").textContent]).toEqual([closed, chatBubble.failed]);
		await arrive();
		expect([states(), screen.queryByRole("dialog"), screen.queryByRole("alert")]).toEqual([closed, null, null]);
		await press();
		expect([states()[1], screen.queryByRole("alert")]).toEqual(["true", null]);
	});

	test("opens although the page has moved the focus to the section of its address", async () => {
		showSite();
		await tap(100);
		const section = document.body.appendChild(document.createElement("section"));
		section.tabIndex = -1;
		section.focus();
		await arrive();
		expect(states()).toEqual([chatBubble.close, "true", null]);
		section.remove();
	});

	test.each<[string, (site: ReturnType<typeof showSite>) => unknown]>([
		["goes to another page with the chat", ({ router }) => act(() => router.navigate("/portfolio"))],
		["opens a dialog", () => void document.body.appendChild(document.createElement("dialog")).setAttribute("open", "")],
	])("stays closed when the visitor %s meanwhile", async (_what, leave) => {
		const site = showSite();
		await tap(100);
		await leave(site);
		await arrive();
		expect(states()).toEqual(closed);
		document.querySelector("dialog")?.remove();
	});

	test("leaves the focus to a field that the visitor has entered meanwhile", async () => {
		showSite();
		await tap(5000);
		const box = document.body.appendChild(document.createElement("input"));
		box.focus();
		await arrive();
		expect([states(), document.activeElement]).toEqual([closed, box]);
		box.remove();
	});
});
