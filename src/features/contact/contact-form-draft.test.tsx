// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, MemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
	bodies,
	button,
	DRAFT,
	endRelay,
	type FakeRelay,
	field,
	fill,
	open,
	startRelay,
	submit,
	text,
	thanks,
	values,
} from "../../../tests/support/features/contact-form-harness";
import { ContactForm } from "./contact-form";

let relay: FakeRelay;
beforeEach(() => {
	relay = startRelay();
});
afterEach(() => endRelay(relay));

describe("draft", () => {
	test("that continues on a page with another source is sent with another key", async () => {
		relay.answer = async () => new Response(null, { status: 500 });
		await open({ search: "?about=blog-post" });
		fill();
		await submit();
		await screen.findByRole("alert");
		cleanup();
		relay.answer = async () => new Response(null, { status: 200 });
		await open({ search: "" });
		expect(values()).toEqual(text);
		await submit();
		await thanks();
		const keys = relay.sent.map(({ headers }) => new Headers(headers).get("idempotency-key"));
		expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
		relay.takeLogged();
	});

	test("restores the typed text after a reload", async () => {
		await open();
		fill();
		cleanup();
		await open();
		expect(values()).toEqual(text);
	});

	test("makes the page start at once after a reload, and keeps the other state of the entry", async () => {
		history.replaceState({ key: "first" }, "");
		await open();
		expect(history.state).toEqual({ key: "first" });
		fill();
		expect(history.state).toEqual({ key: "first", run: "form" });
		history.replaceState(null, "");
	});

	test("survives a failed send and is removed after a successful one", async () => {
		relay.answer = async () => new Response(null, { status: 500 });
		await open();
		fill();
		await submit();
		await screen.findByRole("alert");
		expect(sessionStorage.getItem(DRAFT)).toContain("We need a planner.");
		relay.answer = async () => new Response(null, { status: 200 });
		await submit();
		await thanks();
		expect(sessionStorage.getItem(DRAFT)).toBeNull();
		relay.takeLogged();
	});

	test.each(["", "null", "7", "[]", "{", '"text"', '{"firstName":7,"to":"victim@example.com","__proto__":{"lastName":"x"}}'])(
		"ignores an invalid draft (%s)",
		async (kept) => {
			sessionStorage.setItem(DRAFT, kept);
			await open();
			expect(Object.values(values()).join("")).toBe("");
		},
	);
});

describe("bots", () => {
	const trap = () => {
		const element = document.querySelector('input[name="reply_channel"]');
		if (!(element instanceof HTMLInputElement)) throw new Error("The trap is not there");
		return element;
	};

	const headersOf = (init: RequestInit | undefined) => new Headers(init?.headers);

	test("sends the message and says so to the relay when the hidden field was filled in", async () => {
		const router = await open();
		fill();
		fireEvent.change(trap(), { target: { value: "https://spam.example" } });
		await submit();
		expect((await thanks()).textContent).toMatch(/"reference":"[0-9A-F]{8}"/);
		expect([router.state.location.pathname, relay.sent.length]).toEqual(["/thank-you", 1]);
		expect(headersOf(relay.sent[0]).get("x-form-trap")).toBe("1");
		expect(bodies(relay)[0].body).toContain("We need a planner.");
	});

	test("keeps the text and shows the failure when the relay refuses a message with a filled hidden field", async () => {
		await open();
		relay.answer = async () => new Response(null, { status: 502 });
		fill();
		fireEvent.change(trap(), { target: { value: "Acme Corp" } });
		await submit();
		await screen.findByRole("alert");
		expect(values()).toEqual(text);
		expect(relay.takeLogged()).toHaveLength(1);
	});

	// Words by which Chromium, Firefox and password managers recognize fields of an address, in any part of a name or label.
	const ADDRESS_WORDS =
		/name|mail|phone|mobile|\btel|fax|compan|business|organi[sz]ation|firm|employer|department|title|street|addr|city|town|suburb|state|province|region|county|countr|zip|post|code|url|web|site|home.?page|link|card|number|user|login|birth|\bage\b|gender|sex|coupon|search|date|year|month/i;

	test("has a trap field that no browser takes for a part of an address", async () => {
		await open();
		const { name, id, title, placeholder, autocomplete, labels } = trap();
		const label = [...(labels ?? [])].map(({ textContent }) => textContent).join();
		expect([autocomplete, label]).toEqual(["off", "Leave this empty"]);
		for (const words of [name, id, title, placeholder, label]) expect(words).not.toMatch(ADDRESS_WORDS);
		for (const words of ["company_website", "organization", "url", "address-line1", "phone", "fax"]) expect(words).toMatch(ADDRESS_WORDS);
	});

	test("hides the trap field from keyboard, screen reader and autofill", async () => {
		await open();
		expect([trap().tabIndex, trap().autocomplete, trap().closest("[aria-hidden=true]") !== null]).toEqual([-1, "off", true]);
		await userEvent.click(field("Message"));
		await userEvent.tab();
		expect(document.activeElement).toBe(button());
	});
});

describe("a prerendered form", () => {
	test("keeps text restored by the browser instead of an older draft", async () => {
		sessionStorage.setItem(DRAFT, JSON.stringify({ firstName: "Grace", subject: "From the draft" }));
		await open();
		expect([field("First name").value, field("Subject").value]).toEqual(["Grace", "From the draft"]);
	});
});

describe("two forms on one page", () => {
	function openBoth() {
		const both = [<ContactForm key="page" />, <ContactForm key="hero" source="web-apps-hero" compact />];
		render(<RouterProvider router={createMemoryRouter([{ path: "/", element: both }])} />);
		const [page, hero] = screen.getAllByRole("form", { name: "Contact" }).map((one) => within(one));
		if (!page || !hero) throw new Error("There are not two forms");
		return { page, hero };
	}

	test("have unique ids, and every label belongs to a field of its own form", () => {
		const { page, hero } = openBoth();
		const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
		fireEvent.change(page.getByLabelText("Email"), { target: { value: "ada@example.com" } });
		fireEvent.change(hero.getByLabelText("Email"), { target: { value: "grace@example.com" } });
		expect([page, hero].map((one) => one.getByLabelText<HTMLInputElement>("Email").value)).toEqual([
			"ada@example.com",
			"grace@example.com",
		]);
	});

	test("keep and restore separate drafts", () => {
		const first = openBoth();
		fireEvent.change(first.page.getByLabelText("Message"), { target: { value: "About a port" } });
		fireEvent.change(first.hero.getByLabelText("Message"), { target: { value: "About a clinic" } });
		expect(sessionStorage.getItem(DRAFT)).toContain("About a port");
		expect(sessionStorage.getItem(DRAFT)).not.toContain("clinic");
		expect(sessionStorage.getItem(`${DRAFT}:web-apps-hero`)).toContain("About a clinic");
		cleanup();
		const { page, hero } = openBoth();
		expect([page, hero].map((one) => one.getByLabelText<HTMLTextAreaElement>("Message").value)).toEqual(["About a port", "About a clinic"]);
	});

	test("remove only the draft of the form that was sent", async () => {
		sessionStorage.setItem(DRAFT, JSON.stringify({ message: "About a port" }));
		await open({ source: "web-apps-hero" });
		fill();
		await submit();
		await thanks();
		expect(sessionStorage.getItem(`${DRAFT}:web-apps-hero`)).toBeNull();
		expect(sessionStorage.getItem(DRAFT)).toContain("About a port");
	});
});

describe("a suggested subject", () => {
	const show = (subject?: string) => (
		<MemoryRouter>
			<ContactForm subject={subject} />
		</MemoryRouter>
	);
	const subject = () => field("Subject").value;

	test("fills the empty field and is replaced by the next suggestion", () => {
		const { rerender } = render(show("Quote: SaaS Platforms"));
		expect(subject()).toBe("Quote: SaaS Platforms");
		rerender(show("Quote: Mobile Apps"));
		expect(subject()).toBe("Quote: Mobile Apps");
	});

	test("doesn't replace typed text", () => {
		const { rerender } = render(show());
		fill({ Subject: "A port planner" });
		rerender(show("Quote: SaaS Platforms"));
		expect(subject()).toBe("A port planner");
	});

	test("counts as typed text after an edit", () => {
		const { rerender } = render(show("Quote: SaaS Platforms"));
		fill({ Subject: "Quote: SaaS Platforms for ports" });
		rerender(show("Quote: Mobile Apps"));
		expect(subject()).toBe("Quote: SaaS Platforms for ports");
	});

	test("is replaced on the next page when unedited, and kept when there is no other", () => {
		render(show("Quote: SaaS Platforms"));
		cleanup();
		render(show());
		expect(subject()).toBe("Quote: SaaS Platforms");
		cleanup();
		render(show("Quote: Mobile Apps"));
		expect(subject()).toBe("Quote: Mobile Apps");
	});

	test("doesn't replace typed text on the next page", () => {
		render(show("Quote: SaaS Platforms"));
		fill({ Subject: "A port planner" });
		cleanup();
		render(show("Quote: Mobile Apps"));
		expect(subject()).toBe("A port planner");
	});
});

describe("the phone number", () => {
	const autofilled = (isFilled: boolean) => {
		const { matches } = Element.prototype;
		return vi.spyOn(HTMLInputElement.prototype, "matches").mockImplementation(function (this: Element, selector: string) {
			return selector === ":autofill" ? isFilled : matches.call(this, selector);
		});
	};

	test("shows the plus that autofill omits, and is sent with it", async () => {
		await open();
		fill();
		const matches = autofilled(true);
		fill({ "Phone number": "14155552671" });
		fireEvent.blur(field("Phone number"));
		matches.mockRestore();
		expect(field("Phone number").value).toBe("+14155552671");
		await submit();
		await thanks();
		expect(bodies(relay)[0].body).toContain("+14155552671");
	});

	test("stays as typed", async () => {
		await open();
		const matches = autofilled(false);
		fill({ "Phone number": "14155552671" });
		fireEvent.blur(field("Phone number"));
		matches.mockRestore();
		expect(field("Phone number").value).toBe("14155552671");
	});
});
