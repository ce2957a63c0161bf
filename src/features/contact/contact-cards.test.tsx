// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { contactSection } from "@/content/contact";
import { hostNotices, type Notice } from "@/shared/lib/notify";
import { ContactCards } from "./contact-cards";

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
		"%s is copied by its own button, and a toast says so",
		async (title, value) => {
			const copied: string[] = [];
			clipboard(async (text) => void copied.push(text));
			await copy(new RegExp(`^Copy ${title}: `));
			expect(copied).toEqual([value]);
			expect(notices).toEqual([{ kind: "success", text: `${title} copied: ${value}` }]);
		},
	);

	test("a clipboard that refuses is an error notice with the value, so that it can be read and typed", async () => {
		clipboard(() => Promise.reject(new DOMException("denied", "NotAllowedError")));
		await copy(/^Copy Email/);
		expect(notices).toEqual([{ kind: "error", text: `Not copied. Email: ${contactSection.cards[0].value}` }]);
	});

	test("so is a browser that has none, as every browser without https", async () => {
		clipboard(undefined);
		await copy(/^Copy Phone/);
		expect(notices).toEqual([{ kind: "error", text: `Not copied. Phone: ${contactSection.cards[1].value}` }]);
	});
});
