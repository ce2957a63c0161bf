// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
	endRelay,
	type FakeRelay,
	field,
	fill,
	open,
	startRelay,
	submit,
	TOKEN,
	thanks,
} from "../../../tests/support/features/contact-form-harness";
import { ContactForm } from "./contact-form";

let relay: FakeRelay;
beforeEach(() => {
	relay = startRelay();
});
afterEach(() => endRelay(relay));

describe("the relay's token", () => {
	const tokens = () => relay.sent.map(({ headers }) => new Headers(headers).get("x-form-token"));

	test("is asked for once, when the visitor first focuses a field, and sent with the message", async () => {
		await open();
		expect(relay.asked).toBe(0);
		await userEvent.click(field("Email"));
		await userEvent.click(field("Subject"));
		expect(relay.asked).toBe(1);
		fill();
		await submit();
		await thanks();
		expect([relay.asked, tokens()]).toEqual([1, [TOKEN]]);
	});

	test("is waited for when the message is sent before it comes", async () => {
		let arrive = (_response: Response) => {};
		relay.token = () => new Promise((resolve) => (arrive = resolve));
		await open();
		await userEvent.click(field("Email"));
		fill();
		await submit();
		expect(relay.sent).toEqual([]);
		await act(async () => arrive(Response.json({ token: TOKEN })));
		await thanks();
		expect(tokens()).toEqual([TOKEN]);
	});

	test.each<[string, () => Promise<Response>]>([
		["doesn't know it (404)", async () => new Response("<h1>Not found</h1>", { status: 404 })],
		["refuses the method (405)", async () => new Response(null, { status: 405 })],
		["answers with a page", async () => new Response("<!doctype html>")],
		["answers without one", async () => Response.json({ token: 7 })],
		["answers with a line break", async () => Response.json({ token: "a\r\nX-Evil: 1" })],
		["can't be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
	])("stays away, silently, when the endpoint %s, and the message is sent", async (_, answer) => {
		relay.token = answer;
		await open();
		await userEvent.click(field("Email"));
		fill();
		await submit();
		await thanks();
		expect([relay.asked, tokens()]).toEqual([1, [null]]);
	});

	test("isn't asked for when the browser is offline", async () => {
		vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
		await open();
		await userEvent.click(field("Email"));
		expect(relay.asked).toBe(0);
	});

	test("isn't asked for a restored draft, because its writing time is over", async () => {
		await open();
		fill();
		cleanup();
		await open();
		await userEvent.click(field("Email"));
		await submit();
		await thanks();
		expect([relay.asked, tokens()]).toEqual([0, [null]]);
	});

	test("is asked for when the form holds nothing but a suggested subject", async () => {
		await open({ subject: "Quote: SaaS Platforms" });
		cleanup();
		await open({ subject: "Quote: SaaS Platforms" });
		await userEvent.click(field("Email"));
		expect(relay.asked).toBe(1);
	});

	test("is asked for at the start when the visitor focused a field of the page's HTML before", async () => {
		const page = document.createElement("div");
		const app = <RouterProvider router={createMemoryRouter([{ path: "/", element: <ContactForm /> }])} />;
		page.innerHTML = renderToString(app);
		document.body.append(page);
		page.querySelector("input")?.focus();
		render(app, { container: page, hydrate: true });
		expect(relay.asked).toBe(1);
		page.remove();
	});
});
