// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { contactForm } from "@/content/contact";
import { hostNotices } from "@/shared/lib/notify";
import {
	button,
	DRAFT,
	endRelay,
	type FakeRelay,
	fill,
	form,
	open,
	startRelay,
	submit,
	text,
	thanks,
	values,
} from "../../../tests/support/features/contact-form-harness";

let relay: FakeRelay;
beforeEach(() => {
	relay = startRelay();
});
afterEach(() => endRelay(relay));

test.each([
	["is told that it went", 200, { kind: "success", text: contactForm.sentMeanwhile }, undefined],
	["is told that nothing confirms it, and the text is kept", 500, { kind: "error", text: contactForm.failedMeanwhile }, "Ada"],
])("a visitor closing the form while it sends %s", async (_name, status, notice, kept) => {
	let finish = (_response: Response) => {};
	relay.answer = () => new Promise((resolve) => (finish = resolve));
	const told: unknown[] = [];
	const stop = hostNotices((given) => void told.push(given));
	const router = await open();
	fill();
	await submit();
	await waitFor(() => expect(relay.sent).toHaveLength(1));
	await act(() => router.navigate("/elsewhere"));
	await act(async () => finish(new Response(null, { status })));
	expect([told, router.state.location.pathname]).toEqual([[notice], "/elsewhere"]);
	expect(JSON.parse(sessionStorage.getItem(DRAFT) ?? "{}").firstName).toBe(kept);
	expect(relay.takeLogged()).toHaveLength(status === 200 ? 0 : 1);
	// A message whose answer is lost may have arrived.
	expect(JSON.stringify(notice)).not.toContain("wasn’t sent");
	stop();
});

describe("a form that is opened again while its message is sent", () => {
	let finish: (response: Response) => void;
	let told: unknown[];
	let stop: () => void;
	beforeEach(() => {
		relay.answer = () => new Promise((resolve) => (finish = resolve));
		told = [];
		stop = hostNotices((given) => void told.push(given));
	});
	afterEach(() => stop());

	/** Sends, goes to another page and comes back. */
	async function reopen() {
		const router = await open();
		fill();
		await submit();
		await waitFor(() => expect(relay.sent).toHaveLength(1));
		await act(() => router.navigate("/elsewhere"));
		await act(() => router.navigate("/"));
		return router;
	}

	test("says that it is being sent, and takes no second submit", async () => {
		const router = await reopen();
		expect(values()).toEqual(text);
		expect([button().textContent, button().hasAttribute("disabled")]).toEqual(["Sending...", true]);
		fireEvent.submit(form());
		await act(async () => finish(new Response(null, { status: 200 })));
		await thanks();
		expect([relay.sent.length, told, router.state.location.pathname]).toEqual([1, [], "/thank-you"]);
		await act(() => router.navigate("/"));
		expect(Object.values(values()).join("")).toBe("");
	});

	test.each([200, 500])("says how it ended (%i) when the form is below the fold", async (status) => {
		const router = await reopen();
		vi.spyOn(form(), "getBoundingClientRect").mockReturnValue(new DOMRect(0, 5000, 400, 600));
		await act(async () => finish(new Response(null, { status })));
		await waitFor(() => expect(told).toHaveLength(1));
		expect(told).toMatchObject([{ kind: status === 200 ? "success" : "error" }]);
		expect([router.state.location.pathname, values().Message]).toEqual(["/", status === 200 ? "" : text.Message]);
		relay.takeLogged();
	});

	test("shows the failure, keeps the text, and sends it again with the same key", async () => {
		await reopen();
		await act(async () => finish(new Response(null, { status: 500 })));
		expect((await screen.findByRole("alert")).textContent).toBe(contactForm.failed);
		expect([values(), told]).toEqual([text, []]);
		relay.answer = async () => new Response(null, { status: 200 });
		await submit();
		await thanks();
		expect(new Set(relay.sent.map(({ headers }) => new Headers(headers).get("Idempotency-Key"))).size).toBe(1);
		expect(relay.takeLogged()).toHaveLength(1);
	});
});
