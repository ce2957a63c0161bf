import { act, cleanup, fireEvent } from "@testing-library/react";
import { expect, vi } from "vitest";
import { stubEnvironment } from "../environment";
import { emailField, inPanel, openChat, panel, pass, say } from "./chat-harness";

export const TEXT = "Do you build planners for two ports?";
export const sent: RequestInit[] = [];
const logged: unknown[][] = [];

const accept = async () => new Response(null, { status: 200 });

/** For tests: mocks requests, the console and the clock. */
export function startLeads(relay: () => Promise<Response> = accept): void {
	sent.length = 0;
	logged.length = 0;
	vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
		sent.push(init);
		return relay();
	});
	vi.spyOn(console, "error").mockImplementation((...words) => void logged.push(words));
	stubEnvironment({ VITE_MAIL_RELAY_URL: "https://relay.example.com" });
	vi.useFakeTimers();
}

/** For tests: unmounts the page and fails on an unexpected console error. */
export function endLeads(): void {
	cleanup();
	vi.useRealTimers();
	sessionStorage.clear();
	expect(logged).toEqual([]);
}

/** For tests: a relay that refuses a known key with other words, and the visitor's texts in the leads that it accepted. */
export function startRelay() {
	const accepted = new Map<string | null, string>();
	return {
		answer: async () => {
			const { headers, body } = sent.at(-1) ?? {};
			const key = new Headers(headers).get("idempotency-key");
			const text: string = JSON.parse(String(body)).body;
			if (!accepted.has(key)) accepted.set(key, text);
			if (accepted.get(key) === text) return new Response();
			return Response.json({ error: { code: "key_reused" } }, { status: 422 });
		},
		leads: () => [...accepted.values()].map((text) => [...text.matchAll(/Visitor: (.*)/g)].map(([, said]) => said)),
	};
}

export const takeLogged = () => logged.splice(0);
export const form = () => panel().querySelector('form[aria-label="Not sent yet"]');
export const button = (name: string) => inPanel().getByRole("button", { name });

/** Clicks a send button and waits for its code and the relay's answer. */
export async function click(name: string) {
	fireEvent.click(button(name));
	await act(() => vi.dynamicImportSettled());
	await pass(0);
}

/** Opens the chat and says a text that it can't answer. */
export async function ask(text = TEXT) {
	const site = await openChat();
	await pass(3000);
	say(text);
	await pass(400);
	return site;
}

/** Enters the address and sends the lead. */
export async function send(email = "ada@example.com") {
	fireEvent.change(emailField(), { target: { value: email } });
	await click("Send to the team");
}
