import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router-dom";
import { expect, vi } from "vitest";
import { ContactForm } from "./contact-form";

/** For tests: a message that the rules accept, by the labels of the fields. */
export const text = {
	"First name": "Ada",
	"Last name": "Lovelace",
	Email: "ada@example.com",
	"Phone number": "+44 7911 123456",
	Subject: "A new project",
	Message: "We need a planner.\nFor two ports.",
};
export const labels = Object.keys(text);

/** Where the section's own form keeps what was typed. */
export const DRAFT = "contact-draft";

/** For tests: the network between form and relay, and what was logged meanwhile. */
export interface FakeRelay {
	sent: RequestInit[];
	answer: () => Promise<Response>;
	/** The log of a failed send, taken off the list of what nobody expected. */
	takeLogged: () => unknown[][];
}

/** For tests: catches requests and the console. The clock that a form measures its filling with stands still. */
export function startRelay(): FakeRelay {
	const logged: unknown[][] = [];
	const relay: FakeRelay = { sent: [], answer: async () => new Response(null, { status: 200 }), takeLogged: () => logged.splice(0) };
	vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
		relay.sent.push(init);
		return relay.answer();
	});
	vi.spyOn(console, "error").mockImplementation((...words) => void logged.push(words));
	vi.stubEnv("VITE_SITE_URL", "https://studio.example.com");
	vi.stubEnv("VITE_SUPABASE_URL", "/");
	vi.stubEnv("VITE_SUPABASE_ANON_KEY", "sb_publishable_for_tests_0001");
	vi.stubEnv("VITE_MAIL_RELAY_URL", "https://relay.example.com");
	vi.stubEnv("VITE_CONTACT_MAILBOX", "hello@studio.example.com");
	vi.useFakeTimers({ toFake: ["performance"] });
	return relay;
}

/** For tests: takes the page down; nothing may have been logged that a test did not take. */
export function endRelay(relay: FakeRelay): void {
	cleanup();
	vi.useRealTimers();
	sessionStorage.clear();
	expect(relay.takeLogged()).toEqual([]);
}

function ThankYou() {
	return <p>Thank you {JSON.stringify(useLocation().state)}</p>;
}

interface OpenOptions {
	/** How long a person looks at the form before doing anything. */
	afterMs?: number;
	source?: string;
	subject?: string;
	compact?: boolean;
}

/** For tests: the form on a page, and the page after it. */
export async function open({ afterMs = 5000, ...props }: OpenOptions = {}) {
	const router = createMemoryRouter(
		[
			{ path: "/", element: <ContactForm {...props} /> },
			{ path: "/thank-you", element: <ThankYou /> },
			{ path: "/elsewhere", element: <p>Elsewhere</p> },
		],
		{ initialEntries: ["/"] },
	);
	render(<RouterProvider router={router} />);
	vi.advanceTimersByTime(afterMs);
	return router;
}

/** For tests: the control with this label. */
export function field(label: string): HTMLInputElement | HTMLTextAreaElement {
	const element = screen.getByLabelText(label);
	if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) throw new Error(`${label} is no text field`);
	return element;
}

/** For tests: what stands in the fields, by label. */
export const values = () => Object.fromEntries(labels.map((label) => [label, field(label).value]));

/** For tests: types into the fields. */
export function fill(some: Partial<typeof text> = text): void {
	for (const [label, value] of Object.entries(some)) fireEvent.change(field(label), { target: { value } });
}

export const button = () => screen.getByRole("button");
export const submit = () => userEvent.click(button());
export const thanks = () => screen.findByText(/^Thank you/);
export const form = () => screen.getByRole("form", { name: "Contact" });

/** For tests: what the relay was given. */
export const bodies = (relay: FakeRelay) => relay.sent.map(({ body }) => JSON.parse(String(body)));
