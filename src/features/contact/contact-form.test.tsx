// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { company } from "@/content/company";
import {
	bodies,
	button,
	endRelay,
	type FakeRelay,
	field,
	fill,
	form,
	labels,
	open,
	startRelay,
	submit,
	text,
	thanks,
	values,
} from "../../../tests/support/features/contact-form-harness";

const BANNER = "Failed to send message. Please try again.";

let relay: FakeRelay;
beforeEach(() => {
	relay = startRelay();
});
afterEach(() => endRelay(relay));

describe("sending", () => {
	test("disables the button and shows “Sending...” while sending", async () => {
		let finish = (_response: Response) => {};
		relay.answer = () => new Promise((resolve) => (finish = resolve));
		await open();
		fill();
		expect([button().textContent, button().hasAttribute("disabled")]).toEqual(["Send message", false]);
		await submit();
		await waitFor(() => expect(relay.sent).toHaveLength(1));
		expect([button().textContent, button().hasAttribute("disabled")]).toEqual(["Sending...", true]);
		await act(async () => finish(new Response(null, { status: 200 })));
		await thanks();
	});

	test.each([200, 500])("keeps every field readable but takes no text while sending, and the relay answers %i", async (status) => {
		let finish = (_response: Response) => {};
		relay.answer = () => new Promise((resolve) => (finish = resolve));
		const router = await open();
		fill();
		await userEvent.type(field("Subject"), "{Enter}");
		await waitFor(() => expect(relay.sent).toHaveLength(1));
		expect(document.activeElement).toBe(field("Subject"));
		for (const label of labels) {
			await userEvent.click(field(label));
			expect(document.activeElement).toBe(field(label));
			await userEvent.keyboard(" and more");
			await userEvent.paste(" and more");
		}
		expect(values()).toEqual(text);
		await act(async () => finish(new Response(null, { status })));
		await waitFor(() => expect(router.state.location.pathname).toBe(status === 200 ? "/thank-you" : "/"));
		if (status === 200) return;
		expect(relay.takeLogged()).toHaveLength(1);
		await userEvent.type(field("Message"), "\nAnd more.");
		expect(values()).toEqual({ ...text, Message: `${text.Message}\nAnd more.` });
	});

	test("redirects to /thank-you with a reference and replaces the form's history entry", async () => {
		const router = await open();
		fill();
		await submit();
		expect((await thanks()).textContent).toMatch(/"reference":"[0-9A-F]{8}"/);
		expect([router.state.location.pathname, router.state.historyAction]).toEqual(["/thank-you", "REPLACE"]);
	});

	test("is empty when the visitor returns to the form", async () => {
		const router = await open();
		fill();
		await submit();
		await thanks();
		await act(() => router.navigate("/"));
		expect(Object.values(values()).join("")).toBe("");
	});

	test("sends trimmed values, and the phone number without separators", async () => {
		await open();
		fill({ ...text, "First name": "  Ada ", Subject: " A new project " });
		await submit();
		await thanks();
		expect(bodies(relay)).toEqual([
			{
				body: "Name: Ada Lovelace\nEmail: ada@example.com\nPhone: +447911123456\nMessage: We need a planner.\nFor two ports.",
				name: company.name,
				subject: "A new project",
				to: "hello@studio.example.com",
			},
		]);
	});

	test.each([false, true])("names the button that opened the form in the message (compact: %s)", async (compact) => {
		await open({ source: "ai-calling-hero", compact });
		fill();
		await submit();
		await thanks();
		expect(bodies(relay).map(({ body }) => body.split("\n")[3])).toEqual(["Source: ai-calling-hero"]);
	});

	test.each([
		["?about=ai-calling-hero", ["Source: ai-calling-hero"]],
		["?about=AI%0ASource:%20other", []],
		["?about=%3Cb%3E", []],
		[`?about=${"a".repeat(81)}`, []],
		["?about=", []],
		["", []],
	])("from the contact page at “%s” names only a tag", async (search, expected) => {
		await open({ search });
		fill();
		await submit();
		await thanks();
		expect(bodies(relay).flatMap(({ body }) => body.split("\n").filter((line: string) => /source/i.test(line)))).toEqual(expected);
	});
});

describe("a page that the browser translates", () => {
	/** Google Translate replaces each text node by one in two elements. The test keeps the words, to find them. */
	function translate(): void {
		for (const element of document.body.querySelectorAll("*:not(font)"))
			for (const node of element.childNodes)
				if (node instanceof Text) {
					const outer = document.createElement("font");
					outer.appendChild(document.createElement("font")).textContent = node.data;
					node.replaceWith(outer);
				}
	}

	test.each([{}, { search: "" }, { compact: true, source: "ai-calling-hero" }])(
		"shows errors, reports a failure and sends again (%j)",
		async (variant) => {
			await open(variant);
			translate();
			await submit();
			await screen.findByText("Message is required");
			translate();
			fill({ ...text, Message: "x".repeat(6000) });
			await screen.findByText(/now 6,000/, { ignore: "[role=status]" });
			translate();
			fill({ Message: "x".repeat(5999) });
			await screen.findByText(/now 5,999/);
			fill();
			relay.answer = async () => new Response(null, { status: 500 });
			await submit();
			await screen.findByText(BANNER);
			expect(relay.takeLogged()).toHaveLength(1);
			translate();
			expect(button().firstElementChild?.tagName).toBe("FONT");
			let finish = (_response: Response) => {};
			relay.answer = () => new Promise((resolve) => (finish = resolve));
			await submit();
			await screen.findByText("Sending...");
			expect(screen.queryByRole("alert")).toBeNull();
			translate();
			await act(async () => finish(new Response(null, { status: 200 })));
			await thanks();
			expect(relay.sent).toHaveLength(2);
		},
	);
});

describe("duplicate submits", () => {
	test("sends one POST for ten clicks at once", async () => {
		await open();
		fill();
		act(() => {
			for (let click = 0; click < 10; click += 1) fireEvent.click(button());
		});
		await thanks();
		expect(relay.sent).toHaveLength(1);
	});

	test("sends nothing more when Enter is pressed repeatedly while sending", async () => {
		let finish = (_response: Response) => {};
		relay.answer = () => new Promise((resolve) => (finish = resolve));
		await open();
		fill();
		await userEvent.click(field("Subject"));
		await userEvent.keyboard("{Enter}");
		await waitFor(() => expect(relay.sent).toHaveLength(1));
		await userEvent.keyboard("{Enter}{Enter}{Enter}{Enter}");
		for (let press = 0; press < 5; press += 1) fireEvent.submit(form());
		await act(async () => finish(new Response(null, { status: 200 })));
		await thanks();
		expect(relay.sent).toHaveLength(1);
	});
});

describe("a message that failed to send", () => {
	test("shows the failure in a form that was reopened, after a reload or in a closed dialog", async () => {
		relay.answer = async () => new Response(null, { status: 500 });
		await open();
		fill();
		await submit();
		await screen.findByText(BANNER);
		cleanup();
		relay.answer = async () => new Response(null, { status: 200 });
		await open();
		await submit();
		await thanks();
		const keys = relay.sent.map(({ headers }) => new Headers(headers).get("Idempotency-Key"));
		expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
		cleanup();
		await open();
		fill();
		await submit();
		await thanks();
		expect(new Headers(relay.sent[2]?.headers).get("Idempotency-Key")).not.toBe(keys[0]);
		expect(relay.takeLogged()).toHaveLength(1);
	});

	test("retries the same message with the same idempotency key", async () => {
		relay.answer = async () => new Response(null, { status: 503 });
		await open();
		fill();
		await submit();
		await screen.findByRole("alert");
		relay.answer = async () => new Response(null, { status: 200 });
		await submit();
		await thanks();
		const keys = relay.sent.map(({ headers }) => new Headers(headers).get("idempotency-key"));
		expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
		expect(keys).toEqual([keys[0], keys[0]]);
		relay.takeLogged();
	});

	test("stays editable, and an edited message gets a new key", async () => {
		relay.answer = async () => new Response(null, { status: 503 });
		await open();
		fill();
		await submit();
		await screen.findByRole("alert");
		relay.answer = async () => new Response(null, { status: 200 });
		fill({ Subject: "A newer project" });
		await submit();
		await thanks();
		expect(bodies(relay).map(({ subject }) => subject)).toEqual(["A new project", "A newer project"]);
		const keys = relay.sent.map(({ headers }) => new Headers(headers).get("idempotency-key"));
		expect(new Set(keys).size).toBe(2);
		relay.takeLogged();
	});

	test("hides the banner on each new submit, even an invalid one", async () => {
		relay.answer = async () => new Response(null, { status: 500 });
		await open();
		fill();
		await submit();
		await screen.findByRole("alert");
		fill({ Subject: "Hi" });
		await submit();
		await screen.findByText("Subject must be at least 5 characters");
		expect(screen.queryByRole("alert")).toBeNull();
		fill({ Subject: "A new project" });
		let finish = (_response: Response) => {};
		relay.answer = () => new Promise((resolve) => (finish = resolve));
		await submit();
		await waitFor(() => expect(relay.sent).toHaveLength(2));
		expect(screen.queryByRole("alert")).toBeNull();
		await act(async () => finish(new Response(null, { status: 200 })));
		await thanks();
		relay.takeLogged();
	});
});
