// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ContactForm } from "./contact-form";

const text = {
	"First name": "Ada",
	"Last name": "Lovelace",
	Email: "ada@example.com",
	"Phone number": "+44 7911 123456",
	Subject: "A new project",
	Message: "We need a planner.\nFor two ports.",
};
const labels = Object.keys(text);
const BANNER = "Failed to send message. Please try again.";
const DRAFT = "contact-draft";

let sent: RequestInit[];
let relay: () => Promise<Response>;
let logged: unknown[][];

beforeEach(() => {
	sent = [];
	relay = async () => new Response(null, { status: 200 });
	logged = [];
	vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
		sent.push(init);
		return relay();
	});
	vi.spyOn(console, "error").mockImplementation((...words) => void logged.push(words));
	vi.stubEnv("VITE_SITE_URL", "https://studio.example.com");
	vi.stubEnv("VITE_SUPABASE_URL", "/");
	vi.stubEnv("VITE_SUPABASE_ANON_KEY", "sb_publishable_for_tests_0001");
	vi.stubEnv("VITE_MAIL_RELAY_URL", "https://relay.example.com");
	vi.stubEnv("VITE_CONTACT_MAILBOX", "hello@studio.example.com");
	vi.useFakeTimers({ toFake: ["performance"] });
});

afterEach(() => {
	cleanup();
	vi.useRealTimers();
	sessionStorage.clear();
	expect(logged).toEqual([]);
});

/** The log of a failed send, taken off the list of what nobody expected. */
const takeLogged = () => logged.splice(0);

function ThankYou() {
	return <p>Thank you {JSON.stringify(useLocation().state)}</p>;
}

async function open({ afterMs = 5000, source }: { afterMs?: number; source?: string } = {}) {
	const router = createMemoryRouter(
		[
			{ path: "/", element: <ContactForm source={source} /> },
			{ path: "/thank-you", element: <ThankYou /> },
		],
		{ initialEntries: ["/"] },
	);
	render(<RouterProvider router={router} />);
	vi.advanceTimersByTime(afterMs);
	return router;
}
const field = (label: string) => {
	const element = screen.getByLabelText(label);
	if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) throw new Error(`${label} is no text field`);
	return element;
};
const values = () => Object.fromEntries(labels.map((label) => [label, field(label).value]));
const fill = (some: Partial<typeof text> = text) => {
	for (const [label, value] of Object.entries(some)) fireEvent.change(field(label), { target: { value } });
};
const button = () => screen.getByRole("button");
const submit = () => userEvent.click(button());
const thanks = () => screen.findByText(/^Thank you/);
const bodies = () => sent.map(({ body }) => JSON.parse(String(body)));
const form = () => screen.getByRole("form", { name: "Contact" });

describe("sending", () => {
	test("F227 R54: while it is under way the button is disabled and says “Sending...”", async () => {
		let finish = (_response: Response) => {};
		relay = () => new Promise((resolve) => (finish = resolve));
		await open();
		fill();
		expect([button().textContent, button().hasAttribute("disabled")]).toEqual(["Send message", false]);
		await submit();
		await waitFor(() => expect(sent).toHaveLength(1));
		expect([button().textContent, button().hasAttribute("disabled")]).toEqual(["Sending...", true]);
		await act(async () => finish(new Response(null, { status: 200 })));
		await thanks();
	});

	test("F228 R40 R54: success leads to /thank-you with a reference, in the place of the form's own entry", async () => {
		const router = await open();
		fill();
		await submit();
		expect((await thanks()).textContent).toMatch(/"reference":"[0-9A-F]{8}"/);
		expect([router.state.location.pathname, router.state.historyAction]).toEqual(["/thank-you", "REPLACE"]);
	});

	test("F228: the form that one comes back to is empty", async () => {
		const router = await open();
		fill();
		await submit();
		await thanks();
		await act(() => router.navigate("/"));
		expect(Object.values(values()).join("")).toBe("");
	});

	test("F261 F263 R57 R58: what is sent is what was typed, trimmed, the phone number without separators", async () => {
		await open({ source: "ai-calling-hero" });
		fill({ ...text, "First name": "  Ada ", Subject: " A new project " });
		await submit();
		await thanks();
		expect(bodies()).toEqual([
			{
				body: "Name: Ada Lovelace\nEmail: ada@example.com\nPhone: +447911123456\nSource: ai-calling-hero\nMessage: We need a planner.\nFor two ports.",
				name: "Kalpa Studio",
				subject: "A new project",
				to: "hello@studio.example.com",
			},
		]);
	});
});

describe("S37: one message is one request", () => {
	test("S37 R54: ten clicks at once are one POST", async () => {
		await open();
		fill();
		act(() => {
			for (let click = 0; click < 10; click += 1) fireEvent.click(button());
		});
		await thanks();
		expect(sent).toHaveLength(1);
	});

	test("S37 C027: Enter pressed again and again while the message is under way sends nothing more", async () => {
		let finish = (_response: Response) => {};
		relay = () => new Promise((resolve) => (finish = resolve));
		await open();
		fill();
		await userEvent.click(field("Subject"));
		await userEvent.keyboard("{Enter}");
		await waitFor(() => expect(sent).toHaveLength(1));
		await userEvent.keyboard("{Enter}{Enter}{Enter}{Enter}");
		for (let press = 0; press < 5; press += 1) fireEvent.submit(form());
		await act(async () => finish(new Response(null, { status: 200 })));
		await thanks();
		expect(sent).toHaveLength(1);
	});
});

describe("a message that did not go out", () => {
	const failures: [string, () => Promise<Response>][] = [
		["F271: status 500", async () => new Response("stack trace", { status: 500 })],
		["F271: status 403", async () => new Response(null, { status: 403 })],
		["F272: no connection", () => Promise.reject(new TypeError("Failed to fetch"))],
	];

	test.each(failures)("%s: the banner, every value kept, the form usable, and a line in the log", async (_name, answer) => {
		relay = answer;
		await open();
		fill();
		await submit();
		expect((await screen.findByRole("alert")).textContent).toBe(BANNER);
		expect(values()).toEqual(text);
		expect([button().textContent, button().hasAttribute("disabled")]).toEqual(["Send message", false]);
		const lines = takeLogged();
		expect(lines).toHaveLength(1);
		expect(JSON.stringify(lines)).not.toMatch(/Ada|planner|7911|stack trace/);
	});

	test("R54: a second try at the same message carries the same idempotency key", async () => {
		relay = async () => new Response(null, { status: 503 });
		await open();
		fill();
		await submit();
		await screen.findByRole("alert");
		relay = async () => new Response(null, { status: 200 });
		await submit();
		await thanks();
		const keys = sent.map(({ headers }) => new Headers(headers).get("idempotency-key"));
		expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
		expect(keys).toEqual([keys[0], keys[0]]);
		takeLogged();
	});

	test("F229 R54: the form stays editable, and an edited message is another message, with a key of its own", async () => {
		relay = async () => new Response(null, { status: 503 });
		await open();
		fill();
		await submit();
		await screen.findByRole("alert");
		relay = async () => new Response(null, { status: 200 });
		fill({ Subject: "A newer project" });
		await submit();
		await thanks();
		expect(bodies().map(({ subject }) => subject)).toEqual(["A new project", "A newer project"]);
		const keys = sent.map(({ headers }) => new Headers(headers).get("idempotency-key"));
		expect(new Set(keys).size).toBe(2);
		takeLogged();
	});

	test("F230: the banner goes at each new submit, also at one that the rules stop", async () => {
		relay = async () => new Response(null, { status: 500 });
		await open();
		fill();
		await submit();
		await screen.findByRole("alert");
		fill({ Subject: "Hi" });
		await submit();
		await screen.findByText("Subject must be at least 5 characters");
		expect(screen.queryByRole("alert")).toBeNull();
		fill({ Subject: "A new project" });
		relay = () => new Promise(() => {});
		await submit();
		await waitFor(() => expect(sent).toHaveLength(2));
		expect(screen.queryByRole("alert")).toBeNull();
		takeLogged();
	});

	test("S38 S39: offline nothing is requested, and the form says that the text is kept", async () => {
		vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
		await open();
		fill();
		await submit();
		expect((await screen.findByRole("alert")).textContent).toContain("You are offline.");
		expect(values()).toEqual(text);
		expect(sent).toEqual([]);
		takeLogged();
	});
});

describe("S38: the draft", () => {
	test("S38: what was typed is there again after a reload of the page", async () => {
		await open();
		fill();
		cleanup();
		await open();
		expect(values()).toEqual(text);
	});

	test("S38: it survives a failed send, and is gone after a successful one", async () => {
		relay = async () => new Response(null, { status: 500 });
		await open();
		fill();
		await submit();
		await screen.findByRole("alert");
		expect(sessionStorage.getItem(DRAFT)).toContain("We need a planner.");
		relay = async () => new Response(null, { status: 200 });
		await submit();
		await thanks();
		expect(sessionStorage.getItem(DRAFT)).toBeNull();
		takeLogged();
	});

	test.each(["", "null", "7", "[]", "{", '"text"', '{"firstName":7,"to":"victim@example.com","__proto__":{"lastName":"x"}}'])(
		"S33 S38: a draft that is none of ours (%s) is ignored",
		async (kept) => {
			sessionStorage.setItem(DRAFT, kept);
			await open();
			expect(Object.values(values()).join("")).toBe("");
		},
	);

	test("S38: where storage is blocked the form works without a draft", async () => {
		const blocked = () => {
			throw new DOMException("blocked", "SecurityError");
		};
		for (const name of ["getItem", "setItem", "removeItem"] as const) vi.spyOn(Storage.prototype, name).mockImplementation(blocked);
		await open();
		fill();
		await submit();
		await thanks();
		expect(sent).toHaveLength(1);
	});
});

describe("S40: programs", () => {
	const trap = () => {
		const element = document.querySelector('input[name="company_website"]');
		if (!(element instanceof HTMLInputElement)) throw new Error("The trap is not there");
		return element;
	};

	test("S40: a filled trap sends nothing and looks like success", async () => {
		const router = await open();
		fill();
		fireEvent.change(trap(), { target: { value: "https://spam.example" } });
		await submit();
		expect((await thanks()).textContent).toMatch(/"reference":"[0-9A-F]{8}"/);
		expect([router.state.location.pathname, sent.length]).toEqual(["/thank-you", 0]);
		// Should it have been a person after all, the text is still there.
		expect(sessionStorage.getItem(DRAFT)).toContain("We need a planner.");
	});

	test("S38 S40: a text that was kept from before may be sent at once: it took somebody long enough to write", async () => {
		await open();
		fill();
		const kept = sessionStorage.getItem(DRAFT) ?? "";
		cleanup();
		sessionStorage.setItem(DRAFT, kept);
		await open({ afterMs: 50 });
		await submit();
		await thanks();
		expect(sent).toHaveLength(1);
	});

	test.each([
		[150, 0],
		[1999, 0],
		[2000, 1],
	])("S40 C025: sent %i ms after the form was first seen: %i requests, and the same page after it", async (afterMs, requests) => {
		await open({ afterMs });
		fill();
		await submit();
		expect((await thanks()).textContent).toMatch(/"reference":"[0-9A-F]{8}"/);
		expect(sent).toHaveLength(requests);
	});

	test("S40: nobody meets the trap by keyboard, by screen reader or by autofill", async () => {
		await open();
		expect([trap().tabIndex, trap().autocomplete, trap().closest("[aria-hidden=true]") !== null]).toEqual([-1, "off", true]);
		await userEvent.click(field("Message"));
		await userEvent.tab();
		expect(document.activeElement).toBe(button());
	});
});

describe("rules", () => {
	test("F233 F234: an empty form sends nothing, shows every error under its field, and focuses the first", async () => {
		await open();
		await submit();
		await screen.findByText("Message is required");
		const described = labels.map((label) => {
			const ids = (field(label).getAttribute("aria-describedby") ?? "").split(" ");
			return [field(label).getAttribute("aria-invalid"), document.getElementById(ids.at(-1) ?? "")?.textContent];
		});
		expect(described).toEqual([
			["true", "First name is required"],
			["true", "Last name is required"],
			["true", "Email is required"],
			["true", "Phone number is required"],
			["true", "Subject is required"],
			["true", "Message is required"],
		]);
		expect(document.activeElement).toBe(field("First name"));
		expect(sent).toEqual([]);
	});

	test("F233: of several fields the first wrong one gets the focus, and the right ones show no error", async () => {
		await open();
		fill({ ...text, "Phone number": "call me", Message: "short" });
		await submit();
		await screen.findByText("Please enter a valid phone number");
		expect(document.activeElement).toBe(field("Phone number"));
		expect(labels.filter((label) => field(label).getAttribute("aria-invalid") === "true")).toEqual(["Phone number", "Message"]);
	});

	test("F233: an error goes as soon as its field is right", async () => {
		await open();
		fill({ ...text, Subject: "Hi" });
		await submit();
		await screen.findByText("Subject must be at least 5 characters");
		fill({ Subject: "Hello" });
		await waitFor(() => expect(screen.queryByText("Subject must be at least 5 characters")).toBeNull());
		expect(field("Subject").getAttribute("aria-invalid")).toBeNull();
	});

	test("R112: the browser's own checks do not come first, and a person knows what is required", async () => {
		await open();
		expect(form().hasAttribute("novalidate")).toBe(true);
		for (const label of labels) expect(field(label).getAttribute("aria-required")).toBe("true");
	});

	test("R58: fields say what they are for, so that browsers fill them and phones show the right keys", async () => {
		await open();
		expect(labels.slice(0, 4).map((label) => field(label).autocomplete)).toEqual(["given-name", "family-name", "email", "tel"]);
		expect([field("Email").type, field("Phone number").type]).toEqual(["email", "tel"]);
	});
});

describe("a form that was in the page before its script", () => {
	test("text that the browser kept is not overwritten by an older draft", async () => {
		sessionStorage.setItem(DRAFT, JSON.stringify({ firstName: "Grace", subject: "From the draft" }));
		await open();
		expect([field("First name").value, field("Subject").value]).toEqual(["Grace", "From the draft"]);
	});

	test("R56: two forms on one page have fields of their own", async () => {
		const router = createMemoryRouter([{ path: "/", element: [<ContactForm key="a" />, <ContactForm key="b" />] }]);
		render(<RouterProvider router={router} />);
		const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
		expect(screen.getAllByLabelText("Email")).toHaveLength(2);
	});
});
