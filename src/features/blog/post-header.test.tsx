// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { postPage } from "@/content/blogs";
import { hostNotices, type Notice } from "@/shared/lib/notify";
import { ShareButton } from "./post-header";

const shared = { title: "A post", text: "What it says.", url: "https://studio.example.com/blog/a-post" };
let notices: Notice[];
let leave: () => void;

beforeEach(() => {
	notices = [];
	leave = hostNotices((notice) => void notices.push(notice));
});
afterEach(() => {
	leave();
	cleanup();
});

function browser(can: { share?: (data: ShareData) => Promise<void>; write?: (text: string) => Promise<void> }) {
	vi.stubGlobal("navigator", { ...(can.share ? { share: can.share } : {}), clipboard: can.write ? { writeText: can.write } : undefined });
}
// user-event would replace the window's clipboard.
const press = async () => {
	render(<ShareButton {...shared} />);
	await act(async () => fireEvent.click(screen.getByRole("button", { name: "Share Article" })));
};

describe("Share Article", () => {
	test("passes title, text and address to the system's share dialog", async () => {
		const [share, write] = [vi.fn(async () => {}), vi.fn(async () => {})];
		browser({ share, write });
		await press();
		expect([share.mock.calls, write.mock.calls, notices]).toEqual([[[shared]], [], []]);
	});

	test("copies the address and confirms it without a share dialog", async () => {
		const write = vi.fn(async () => {});
		browser({ write });
		await press();
		await waitFor(() => expect(notices).toEqual([{ kind: "success", text: postPage.copied }]));
		expect(write.mock.calls).toEqual([[shared.url]]);
	});

	test("neither copies nor notifies when the visitor cancels", async () => {
		const write = vi.fn(async () => {});
		browser({ share: () => Promise.reject(new DOMException("x", "AbortError")), write });
		await press();
		expect([write.mock.calls, notices]).toEqual([[], []]);
	});

	test("copies the address when sharing is refused", async () => {
		const write = vi.fn(async () => {});
		browser({ share: () => Promise.reject(new DOMException("x", "NotAllowedError")), write });
		await press();
		await waitFor(() => expect(write.mock.calls).toEqual([[shared.url]]));
	});

	test.each([
		["is refused", { write: () => Promise.reject(new DOMException("x", "NotAllowedError")) }],
		["is not there (a page without encryption)", {}],
	])("shows the address when the clipboard %s", async (_what, can) => {
		browser(can);
		await press();
		await waitFor(() => expect(notices).toEqual([{ kind: "error", text: `${postPage.notCopied}: ${shared.url}` }]));
	});
});
