// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Editor } from "@tiptap/core";
import { afterEach, describe, expect, test, vi } from "vitest";
import { open, tab, textbox } from "../../../../tests/support/admin/rich-text-harness";
import type { PictureCopies } from "./foreign-pictures";

// Each test mounts at least one whole editor.
vi.setConfig({ testTimeout: 20_000 });
afterEach(cleanup);

const [ONE, TWO] = ["https://a.example.org/one.png", "https://b.example.org/two.png"];
const REASON = "The other site doesn't allow copies.";

/** Copies by renaming; addresses with "two" fail. */
const copies = (copy: PictureCopies["copy"] = async ({ url }) => outcome(url)): PictureCopies => ({
	isForeign: (address) => address.startsWith("https://"),
	copy: vi.fn(copy),
});
const outcome = (url: string) => (url.includes("two") ? { problem: REASON, again: false } : { url: url.replace(/.*\//, "/library/") });

const pasteHtml = (html: string) =>
	fireEvent(
		textbox(),
		Object.assign(new Event("paste", { cancelable: true, bubbles: true }), {
			clipboardData: { getData: (type: string) => (type === "text/html" ? html : ""), files: [], types: ["text/html"] },
		}),
	);
const button = (name: string) => screen.getByRole("button", { name });
const sources = () => [...textbox().querySelectorAll("img[src]")].map((picture) => picture.getAttribute("src"));
const offer = (text: string | RegExp) => screen.findByText(text);
const ONE_OFFERED = "A picture comes from another site and can disappear with it. Copy it into the library?";

describe("pictures of other sites", () => {
	test("are offered for upload once they are pasted, and get their new address in one step", async () => {
		const upload = copies();
		const { seen, handle } = open("<p>Text</p>", { pictureCopies: upload });
		await screen.findByRole("toolbar");
		expect(screen.queryByText(/other site/)).toBeNull();
		pasteHtml(`<p>a</p><figure><img src="${ONE}" alt="One"><figcaption>Caption</figcaption></figure><p><img src="${ONE}" alt=""> end</p>`);
		await offer(ONE_OFFERED);
		await userEvent.click(button("Copy to library"));
		expect(await offer("1 picture copied into the library.")).toBeTruthy();
		expect(upload.copy).toHaveBeenCalledExactlyOnceWith({ url: ONE, alt: "One" }, expect.any(AbortSignal));
		expect(sources()).toEqual(["/library/one.png", "/library/one.png"]);
		expect(screen.queryByRole("button", { name: "Copy to library" })).toBeNull();
		act(() => handle.current?.flush());
		expect(seen.changes.at(-1)).toContain('<img src="/library/one.png" alt="One">\n<figcaption>Caption</figcaption>');
		await userEvent.click(button("Undo"));
		expect(sources()).toEqual([ONE, ONE]);
		expect(textbox().textContent).toContain("Caption");
	});

	test("are offered in an opened text, without changing it", async () => {
		const { seen, view } = open(`<p>x</p><img src="${ONE}" alt=""><img src="${TWO}" alt=""><img src="/own.png" alt="">`, {
			pictureCopies: copies(),
		});
		await offer("2 pictures come from other sites and can disappear with them. Copy them into the library?");
		view.unmount();
		expect(seen.changes).toEqual([]);
	});

	test("that can't be copied stay, and are named with the reason and a way out", async () => {
		open(`<p><img src="${ONE}" alt=""></p><p><img src="${TWO}" alt=""></p>`, { pictureCopies: copies() });
		await offer(/^2 pictures come/);
		await userEvent.click(button("Copy to library"));
		const list = await screen.findByRole("list", { name: "Pictures that weren't copied" });
		expect(within(list).getByRole("listitem").textContent).toBe(`two.png (b.example.org): ${REASON}`);
		expect(screen.getByText("A picture wasn't copied. Save it to your device, then upload it with the Picture button.")).toBeTruthy();
		expect(sources()).toEqual(["/library/one.png", TWO]);
		expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
		await userEvent.click(button("Dismiss"));
		expect(screen.queryByText(REASON, { exact: false })).toBeNull();
	});

	test("can be tried again when that can help", async () => {
		let tries = 0;
		const upload = copies(async ({ url }) => (tries++ === 0 ? { problem: "The upload stalled.", again: true } : outcome(url)));
		open(`<p><img src="${ONE}" alt=""></p>`, { pictureCopies: upload });
		await offer(ONE_OFFERED);
		await userEvent.click(button("Copy to library"));
		await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
		await waitFor(() => expect(sources()).toEqual(["/library/one.png"]));
	});

	test("aren't offered again once dismissed, but new ones are", async () => {
		open(`<p><img src="${ONE}" alt=""></p>`, { pictureCopies: copies() });
		await offer(ONE_OFFERED);
		await userEvent.click(button("Dismiss"));
		expect(screen.queryByText(ONE_OFFERED)).toBeNull();
		await waitFor(() => expect(document.activeElement).toBe(textbox()));
		pasteHtml(`<p><img src="${TWO}" alt=""></p>`);
		await offer(ONE_OFFERED);
	});

	test("show the progress, and keep what is done when the rest is canceled", async () => {
		const aborted = vi.fn();
		const upload = copies(({ url }, signal) => {
			if (url === ONE) return Promise.resolve(outcome(url));
			return new Promise((_resolve, reject) =>
				signal.addEventListener("abort", () => {
					aborted();
					reject(signal.reason);
				}),
			);
		});
		open(`<p><img src="${ONE}" alt=""></p><p><img src="${TWO}" alt=""></p>`, { pictureCopies: upload });
		await offer(/^2 pictures come/);
		await userEvent.click(button("Copy to library"));
		await offer("Copying picture 2 of 2…");
		await userEvent.click(button("Cancel"));
		await offer(ONE_OFFERED);
		expect(sources()).toEqual(["/library/one.png", TWO]);
		expect(aborted).toHaveBeenCalledOnce();
	});

	test.each([
		["changed", "<p>New</p>", "<p>New</p>", /^New pictures are only in the library/],
		["unchanged", null, `<p><img src="/library/one.png" alt=""></p>`, "1 picture copied into the library."],
	])("are copied without a loss while their %s HTML is shown", async (_how, typed, expected, notice) => {
		let finish = (_copied: { url: string }) => {};
		const copy = () =>
			new Promise<{ url: string }>((resolve) => {
				finish = resolve;
			});
		const { seen, handle } = open(`<p><img src="${ONE}" alt=""></p>`, { pictureCopies: copies(copy) });
		await offer(ONE_OFFERED);
		await userEvent.click(button("Copy to library"));
		await userEvent.click(tab("HTML or plain text"));
		if (typed) fireEvent.change(textbox(), { target: { value: typed } });
		await act(async () => finish({ url: "/library/one.png" }));
		expect(await offer(notice)).toBeTruthy();
		act(() => handle.current?.flush());
		expect(textbox()).toHaveProperty("value", expected);
		expect(seen.changes).toEqual([expected]);
	});

	test("keep their copy and size when an open panel changes only the alternative text", async () => {
		let finish = (_copied: { url: string }) => {};
		const copy = () =>
			new Promise<{ url: string }>((resolve) => {
				finish = resolve;
			});
		const { seen, handle } = open(`<p>x</p><figure><img src="${ONE}" alt="" width="640" height="400"></figure>`, {
			pictureCopies: copies(copy),
		});
		await offer(ONE_OFFERED);
		await userEvent.click(button("Copy to library"));
		const editor: unknown = Reflect.get(textbox(), "editor");
		if (!(editor instanceof Editor)) throw new Error("No editor");
		act(() => void editor.commands.setNodeSelection(3));
		await userEvent.click(button("Picture"));
		await act(async () => finish({ url: "/library/one.png" }));
		await userEvent.type(screen.getByLabelText("Alternative text"), "One");
		await userEvent.click(button("Change picture"));
		act(() => handle.current?.flush());
		expect(seen.changes.at(-1)).toContain('<img src="/library/one.png" alt="One" width="640" height="400">');
	});

	test("aren't offered in HTML mode or where nothing can be uploaded", async () => {
		open(`<p><img src="${ONE}" alt=""></p>`, { pictureCopies: copies() });
		await offer(ONE_OFFERED);
		await userEvent.click(tab("HTML or plain text"));
		expect(screen.queryByRole("button", { name: "Copy to library" })).toBeNull();
		cleanup();
		open(`<p><img src="${ONE}" alt=""></p>`);
		await screen.findByRole("toolbar");
		expect(screen.queryByText(/other site/)).toBeNull();
	});
});
