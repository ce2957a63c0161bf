// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { quickReplies } from "@/content/chat/messages";
import { company } from "@/content/company";
import { stubCloseWatcher } from "../../../tests/support/close-watchers";
import {
	bubble,
	field,
	inPanel,
	noBubble,
	openChat,
	panel,
	pass,
	pick,
	press,
	said,
	say,
	showSite,
} from "../../../tests/support/features/chat-harness";
import { ChatLauncher } from "./chat-launcher";

beforeEach(() => {
	vi.useFakeTimers();
});

afterEach(() => {
	cleanup();
	vi.useRealTimers();
	sessionStorage.clear();
});

describe("chat bubble", () => {
	test("is in the HTML of pages with the chat, and hydrates without a change", async () => {
		const at = (path: string) => (
			<MemoryRouter initialEntries={[path]}>
				<ChatLauncher />
			</MemoryRouter>
		);
		expect(renderToString(at("/contact"))).toBe("");
		const root = document.body.appendChild(document.createElement("div"));
		root.innerHTML = renderToString(at("/"));
		expect(bubble().getAttribute("aria-expanded")).toBe("false");
		const logged = vi.spyOn(console, "error");
		const app = await act(async () => hydrateRoot(root, at("/")));
		expect(logged).not.toHaveBeenCalled();
		act(() => app.unmount());
		root.remove();
	});

	test.each([
		["/", true],
		["/portfolio", true],
		["/sales-force", true],
		["/contact", false],
		["/portfolio/p1", false],
		["/thank-you", false],
	])("has the visibility for %s: %s", async (path, shown) => {
		showSite(path);
		await pass(1000);
		expect(noBubble()).toBe(!shown);
	});

	test("shows the red dot only while the chat is closed", async () => {
		const dot = () => bubble().querySelector("[data-chat-dot]");
		showSite();
		await pass(1000);
		expect(dot()).not.toBeNull();
		await press();
		expect(dot()).toBeNull();
		await press();
		expect(dot()).not.toBeNull();
	});

	test("opens and closes the chat, and announces its state", async () => {
		showSite();
		await pass(1000);
		const states = () => [
			bubble().getAttribute("aria-label"),
			bubble().getAttribute("aria-expanded"),
			screen.queryAllByRole("dialog").length,
		];
		expect(states()).toEqual(["Open chat with the automated assistant", "false", 0]);
		await press();
		expect(states()).toEqual(["Close chat", "true", 1]);
		expect(bubble().getAttribute("aria-controls")).toBe(panel().id);
		await press();
		expect(states()).toEqual(["Open chat with the automated assistant", "false", 0]);
	});

	test("marks the document while the chat is open, so that toasts avoid it", async () => {
		const { unmount } = await openChat();
		const says = () => document.documentElement.hasAttribute("data-chat-open");
		expect(says()).toBe(true);
		await press();
		expect(says()).toBe(false);
		await press();
		expect(says()).toBe(true);
		unmount();
		expect(says()).toBe(false);
	});
});

describe("chat panel", () => {
	test("says who answers and when", async () => {
		await openChat();
		expect(panel().getAttribute("aria-label")).toMatch(new RegExp(`${company.name}.*Automated assistant`));
		expect(panel().getAttribute("aria-modal")).toBeNull();
		expect(inPanel().getByText("Automated assistant")).toBeTruthy();
		expect(inPanel().getByText("The team typically responds within 2-4 hours.")).toBeTruthy();
	});

	test("takes the focus on open, and returns it when Esc closes it", async () => {
		await openChat();
		expect(panel().contains(document.activeElement)).toBe(true);
		fireEvent.keyDown(field(), { key: "Escape" });
		expect(screen.queryByRole("dialog")).toBeNull();
		expect(document.activeElement).toBe(bubble());
		await press();
		fireEvent.keyDown(bubble(), { key: "Escape" });
		expect(screen.queryByRole("dialog")).toBeNull();
	});

	test("closes on Esc from anywhere in the page, where the focus stays", async () => {
		await openChat();
		const link = document.body.appendChild(document.createElement("button"));
		link.addEventListener("keydown", (event) => event.stopPropagation());
		link.focus();
		fireEvent.keyDown(link, { key: "Escape" });
		expect([screen.queryByRole("dialog"), document.activeElement]).toEqual([null, link]);
		link.remove();
	});

	test.each([
		[true, 1],
		[false, 0],
	])("closes with Android's Back only where it covers a phone's page (phone: %s)", async (matches, count) => {
		vi.stubGlobal("matchMedia", () => ({ matches }));
		const watchers = stubCloseWatcher();
		await openChat();
		expect(watchers.size).toBe(count);
		act(() => {
			for (const watcher of [...watchers]) watcher.dispatchEvent(new Event("close"));
		});
		expect([screen.queryByRole("dialog") === null, document.activeElement === bubble(), watchers.size]).toEqual([matches, matches, 0]);
		vi.unstubAllGlobals();
	});

	test("leaves Back to the browser once another way has closed it", async () => {
		vi.stubGlobal("matchMedia", () => ({ matches: true }));
		const watchers = stubCloseWatcher();
		await openChat();
		say("For two ports");
		expect(watchers.size).toBe(1);
		await press();
		expect([screen.queryByRole("dialog"), watchers.size]).toEqual([null, 0]);
		await press();
		expect(watchers.size).toBe(1);
		vi.unstubAllGlobals();
	});

	test("stays open when Esc closes another dialog", async () => {
		await openChat();
		const dialog = document.body.appendChild(document.createElement("dialog"));
		dialog.open = true;
		fireEvent.keyDown(dialog, { key: "Escape" });
		expect(panel()).toBeTruthy();
		dialog.remove();
		fireEvent.keyDown(document.body, { key: "Escape" });
		expect(document.querySelector("[role=dialog]")).toBeNull();
	});

	test("stays open when Esc ends a composition", async () => {
		await openChat();
		for (const key of [{ isComposing: true }, { keyCode: 229 }]) fireEvent.keyDown(field(), { key: "Escape", ...key });
		expect(panel()).toBeTruthy();
	});

	test("announces messages politely as a log, each with its speaker", async () => {
		await openChat();
		pick(quickReplies.find(({ action }) => !action)?.text ?? "");
		await pass(400);
		expect(inPanel().getByRole("log").getAttribute("aria-live")).toBe("polite");
		expect(said().map((text) => text.split(": ")[0])).toEqual(["Assistant", "You", "Assistant"]);
		const speakers = Array.from(inPanel().getByRole("log").children, (message) => message.getAttribute("data-speaker"));
		expect(speakers).toEqual(["bot", "visitor", "bot"]);
	});

	test("stays open with the conversation on another chat page", async () => {
		const { router } = await openChat();
		say("Do you build for ports?");
		await pass(400);
		const before = said();
		await act(() => router.navigate("/portfolio"));
		expect(said()).toEqual(before);
	});

	test("closes on a page without chat and restores the conversation afterwards", async () => {
		const { router } = await openChat();
		say("Do you build for ports?");
		await pass(400);
		const before = said();
		await act(() => router.navigate("/contact"));
		expect([screen.queryByRole("dialog"), noBubble(), screen.queryByRole("region", { name: "Chat" })]).toEqual([null, true, null]);
		await act(() => router.navigate("/"));
		expect(screen.queryByRole("dialog")).toBeNull();
		await press();
		expect(said()).toEqual(before);
	});

	test("keeps the conversation and the draft after a reload, without a second welcome", async () => {
		const { unmount } = await openChat();
		say("Do you build for ports?");
		await pass(400);
		fireEvent.change(field(), { target: { value: "And for air" } });
		const before = said();
		unmount();
		await openChat();
		expect(said()).toEqual(before);
		expect(field().value).toBe("And for air");
	});

	test("works when storage is blocked", async () => {
		vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
			throw new DOMException("denied", "SecurityError");
		});
		vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
			throw new DOMException("denied", "SecurityError");
		});
		await openChat();
		say("Do you build for ports?");
		await pass(400);
		expect(said()).toHaveLength(3);
	});

	test("starts a new chat when the stored data is invalid", async () => {
		sessionStorage.setItem("chat", '{"messages":[{"text":{"toString":1}}],"__proto__":{"polluted":1}}');
		await openChat();
		expect(said()).toHaveLength(1);
	});
});
