import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { vi } from "vitest";
import { ChatLauncher } from "@/features/chat/chat-launcher";
// Load lazy parts before the tests, because compiling them takes time.
import "@/features/chat/chat-panel";
import "@/features/chat/send-lead";

function Layout() {
	return (
		<>
			<Outlet />
			<ChatLauncher />
		</>
	);
}

/** Pages with the chat; only the home page has a contact section, and the one at /slow never arrives. */
export function showSite(path = "/") {
	const router = createMemoryRouter(
		[
			{
				element: <Layout />,
				children: [
					{ path: "/", element: <section id="contact">Home</section> },
					{ path: "/slow", loader: () => new Promise(() => {}), element: null },
					{ path: "*", element: <p>Page</p> },
				],
			},
		],
		{ initialEntries: [path] },
	);
	return { router, ...render(<RouterProvider router={router} />) };
}

export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
export const bubble = () => screen.getByRole("button", { name: /^(Open chat|Close chat)/ });
export const noBubble = () => screen.queryByRole("button", { name: /chat/i }) === null;
/** Selectors, because a search by role is slow in long conversations. */
export const panel = () => one(document.body, "[role=dialog]");
const log = () => one(panel(), "[role=log]");

function one(within: HTMLElement, selector: string): HTMLElement {
	const found = within.querySelectorAll<HTMLElement>(selector);
	if (!found[0] || found.length > 1) throw new Error(`${found.length} elements are ${selector}`);
	return found[0];
}

export const inPanel = () => within(panel());
export const reply = (name: string) => inPanel().queryByRole("button", { name });
export const field = () => inPanel().getByLabelText<HTMLTextAreaElement>("Your message");
export const emailField = () => inPanel().getByLabelText<HTMLInputElement>("Your email");

/** The messages as a screen reader reads them. */
export const said = () => Array.from(log().children, (message) => message.textContent ?? "");

/** Clicks the bubble and waits for the panel's code. */
export async function press() {
	fireEvent.click(bubble());
	await act(() => vi.dynamicImportSettled());
}

export async function openChat(path = "/") {
	const site = showSite(path);
	await pass(1000);
	await press();
	return site;
}

export function say(text: string) {
	fireEvent.change(field(), { target: { value: text } });
	fireEvent.keyDown(field(), { key: "Enter" });
}

export function pick(name: string) {
	const button = reply(name);
	if (!button) throw new Error(`“${name}” is not offered`);
	fireEvent.click(button);
}
