// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { bubble, field, inPanel, noBubble, openChat, panel, pass, pick, press, said, say, showSite } from "./chat-harness";
import { ChatLauncher } from "./chat-launcher";

beforeEach(() => {
	vi.useFakeTimers();
});

afterEach(() => {
	cleanup();
	vi.useRealTimers();
	sessionStorage.clear();
});

function scrollTo(y: number) {
	vi.stubGlobal("scrollY", y);
	act(() => void dispatchEvent(new Event("scroll")));
}

describe("the bubble", () => {
	test("it is not in the HTML", () => {
		const html = renderToString(
			<MemoryRouter>
				<ChatLauncher />
			</MemoryRouter>,
		);
		expect(html).toBe("");
	});

	test("it appears 1000 ms after the page, not at 999, and stays", async () => {
		showSite();
		await pass(999);
		expect(noBubble()).toBe(true);
		await pass(1);
		expect(bubble()).toBeTruthy();
		scrollTo(0);
		await pass(60_000);
		expect(bubble()).toBeTruthy();
	});

	test("200 px of scrolling bring it at once, 199 do not; scrolling back does not take it away", () => {
		showSite();
		scrollTo(199);
		expect(noBubble()).toBe(true);
		scrollTo(200);
		expect(bubble()).toBeTruthy();
		scrollTo(0);
		expect(bubble()).toBeTruthy();
	});

	test("where a reload brought the reader back down the page, it is there without a scroll", () => {
		vi.stubGlobal("scrollY", 900);
		showSite();
		expect(bubble()).toBeTruthy();
	});

	test.each([
		["/", true],
		["/portfolio", true],
		["/sales-force", true],
		["/contact", false],
		["/portfolio/p1", false],
		["/thank-you", false],
	])("on %s it is shown: %s", async (path, shown) => {
		showSite(path);
		await pass(1000);
		expect(noBubble()).toBe(!shown);
	});

	test("the red dot shows while the chat is closed, and only then", async () => {
		await openChat();
		const dot = () => bubble().querySelector("[data-chat-dot]");
		expect(dot()).toBeNull();
		await press();
		expect(dot()).not.toBeNull();
	});

	test("it opens and closes the chat, and says so", async () => {
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

	test("the document says while the chat is open, so that toasts can keep clear of it", async () => {
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

describe("the panel", () => {
	test("it says who answers and when", async () => {
		await openChat();
		expect(panel().getAttribute("aria-label")).toMatch(/Kalpa Studio.*Automated assistant/);
		expect(panel().getAttribute("aria-modal")).toBeNull();
		expect(inPanel().getByText("Automated assistant")).toBeTruthy();
		expect(inPanel().getByText("The team typically responds within 2-4 hours.")).toBeTruthy();
	});

	test("opening moves the focus into it; Esc closes it and gives the focus back", async () => {
		await openChat();
		expect(panel().contains(document.activeElement)).toBe(true);
		fireEvent.keyDown(field(), { key: "Escape" });
		expect(screen.queryByRole("dialog")).toBeNull();
		expect(document.activeElement).toBe(bubble());
		await press();
		fireEvent.keyDown(bubble(), { key: "Escape" });
		expect(screen.queryByRole("dialog")).toBeNull();
	});

	test("Esc that ends a composition leaves the chat open", async () => {
		await openChat();
		fireEvent.keyDown(field(), { key: "Escape", isComposing: true });
		expect(panel()).toBeTruthy();
	});

	test("what is said is a log that is read out politely, each message with its speaker", async () => {
		await openChat();
		pick("What does a project cost?");
		await pass(400);
		expect(inPanel().getByRole("log").getAttribute("aria-live")).toBe("polite");
		expect(said().map((text) => text.split(": ")[0])).toEqual(["Assistant", "You", "Assistant"]);
		const speakers = Array.from(inPanel().getByRole("log").children, (message) => message.getAttribute("data-speaker"));
		expect(speakers).toEqual(["bot", "visitor", "bot"]);
	});

	test("the conversation goes along to another chat page, open as it was", async () => {
		const { router } = await openChat();
		say("Do you build for ports?");
		await pass(400);
		const before = said();
		await act(() => router.navigate("/portfolio"));
		expect(said()).toEqual(before);
	});

	test("on a page without chat it is closed, and the conversation is there again afterwards", async () => {
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

	test("a reload keeps the conversation, the half-written text, and brings no second welcome", async () => {
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

	test("it works where storage is blocked", async () => {
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

	test("rubbish in storage is a fresh chat", async () => {
		sessionStorage.setItem("chat", '{"messages":[{"text":{"toString":1}}],"__proto__":{"polluted":1}}');
		await openChat();
		expect(said()).toHaveLength(1);
	});
});
