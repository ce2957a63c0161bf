import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router-dom";
import { expect, vi } from "vitest";
import { ContactForm, SectionForm } from "@/features/contact/contact-form";
import { type PreloadPage, PreloadPageContext } from "@/shared/lib/preload-page";
import { stubEnvironment } from "../environment";

/** For tests: a valid message by field label. */
export const text = {
	"First name": "Ada",
	"Last name": "Lovelace",
	Email: "ada@example.com",
	"Phone number": "+44 7911 123456",
	Subject: "A new project",
	Message: "We need a planner.\nFor two ports.",
};
export const labels = Object.keys(text);

export const DRAFT = "contact-draft";

export const TOKEN = "1795651200000.0a1b";

/** For tests: the relay's requests and the console's errors. */
export interface FakeRelay {
	sent: RequestInit[];
	answer: () => Promise<Response>;
	/** Number of requests for a token. */
	asked: number;
	token: () => Promise<Response>;
	/** Returns the log of a failed send and clears it. */
	takeLogged: () => unknown[][];
}

/** For tests: mocks requests and the console. */
export function startRelay(): FakeRelay {
	const logged: unknown[][] = [];
	const relay: FakeRelay = {
		sent: [],
		answer: async () => new Response(null, { status: 200 }),
		asked: 0,
		token: async () => Response.json({ token: TOKEN }),
		takeLogged: () => logged.splice(0),
	};
	vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
		if (url.endsWith("/send-email/token")) {
			relay.asked += 1;
			return relay.token();
		}
		relay.sent.push(init);
		return relay.answer();
	});
	vi.spyOn(console, "error").mockImplementation((...words) => void logged.push(words));
	stubEnvironment({ VITE_MAIL_RELAY_URL: "https://relay.example.com" });
	return relay;
}

/** For tests: unmounts the page and fails on an unexpected console error. */
export function endRelay(relay: FakeRelay): void {
	cleanup();
	sessionStorage.clear();
	expect(relay.takeLogged()).toEqual([]);
}

function ThankYou() {
	return <p>Thank you {JSON.stringify(useLocation().state)}</p>;
}

interface OpenOptions {
	source?: string;
	subject?: string;
	compact?: boolean;
	/** Query of the address; with it, the form is that of the contact section. */
	search?: string;
	preload?: PreloadPage;
}

/** For tests: renders the form and the thank-you page. */
export async function open({ search, preload = async () => {}, ...props }: OpenOptions = {}) {
	const router = createMemoryRouter(
		[
			{ path: "/", element: search === undefined ? <ContactForm {...props} /> : <SectionForm /> },
			{ path: "/thank-you", element: <ThankYou /> },
			{ path: "/elsewhere", element: <p>Elsewhere</p> },
		],
		{ initialEntries: [`/${search ?? ""}`] },
	);
	render(
		<PreloadPageContext value={preload}>
			<RouterProvider router={router} />
		</PreloadPageContext>,
	);
	return router;
}

export function field(label: string): HTMLInputElement | HTMLTextAreaElement {
	const element = screen.getByLabelText(label);
	if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) throw new Error(`${label} is no text field`);
	return element;
}

/** For tests: the fields' values by label. */
export const values = () => Object.fromEntries(labels.map((label) => [label, field(label).value]));

export function fill(some: Partial<typeof text> = text): void {
	for (const [label, value] of Object.entries(some)) fireEvent.change(field(label), { target: { value } });
}

export const button = () => screen.getByRole("button");
export const submit = () => userEvent.click(button());
export const thanks = () => screen.findByText(/^Thank you/);
export const form = () => screen.getByRole("form", { name: "Contact" });

export const bodies = (relay: FakeRelay) => relay.sent.map(({ body }) => JSON.parse(String(body)));
