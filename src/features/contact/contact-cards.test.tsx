// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { contactSection } from "@/content/contact";
import { hostNotices, type Notice } from "@/shared/lib/notify";
import { ContactCards } from "./contact-section";

let notices: Notice[];
let stop: () => void;

beforeEach(() => {
	notices = [];
	stop = hostNotices((notice) => notices.push(notice));
	render(<ContactCards as="h3" />);
});
afterEach(() => {
	cleanup();
	stop();
	Reflect.deleteProperty(navigator, "clipboard");
});

function clipboard(writeText: ((text: string) => Promise<void>) | undefined) {
	Object.defineProperty(navigator, "clipboard", { configurable: true, value: writeText ? { writeText } : undefined });
}
const copy = (name: RegExp) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

describe("copying", () => {
	test.each(contactSection.cards.map(({ title, value }) => [title, value]))(
		"copies %s with its own button and shows a toast",
		async (title, value) => {
			const copied: string[] = [];
			clipboard(async (text) => void copied.push(text));
			await copy(new RegExp(`^Copy ${title}: `));
			expect(copied).toEqual([value]);
			expect(notices).toEqual([{ kind: "success", text: `${title} copied: ${value}` }]);
		},
	);

	test("shows the value in an error notice when the clipboard refuses", async () => {
		clipboard(() => Promise.reject(new DOMException("denied", "NotAllowedError")));
		await copy(/^Copy Email/);
		expect(notices).toEqual([{ kind: "error", text: `Your browser blocked copying. Email: ${contactSection.cards[0].value}` }]);
	});

	test("shows the value in an error notice when there is no clipboard, as without https", async () => {
		clipboard(undefined);
		await copy(/^Copy Phone/);
		expect(notices).toEqual([{ kind: "error", text: `Your browser blocked copying. Phone: ${contactSection.cards[1].value}` }]);
	});
});
