// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
	DRAFT,
	endRelay,
	type FakeRelay,
	fill,
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

const block = (...names: ("getItem" | "setItem" | "removeItem")[]) => {
	for (const name of names) {
		vi.spyOn(Storage.prototype, name).mockImplementation(() => {
			throw new DOMException("blocked", "SecurityError");
		});
	}
};
const isEmpty = () => Object.values(values()).join("") === "";

describe("with blocked storage", () => {
	beforeEach(() => block("getItem", "setItem", "removeItem"));

	test("keeps the typed text until the message is sent, for its own form only", async () => {
		await open();
		fill();
		cleanup();
		await open({ source: "web-apps-hero" });
		expect(isEmpty()).toBe(true);
		cleanup();
		await open();
		expect(values()).toEqual(text);
		await submit();
		await thanks();
		expect(relay.sent).toHaveLength(1);
		cleanup();
		await open();
		expect(isEmpty()).toBe(true);
	});

	test("sends an unconfirmed message again with its key after the form was closed", async () => {
		relay.answer = async () => new Response(null, { status: 500 });
		await open();
		fill();
		await submit();
		await screen.findByRole("alert");
		cleanup();
		relay.answer = async () => new Response(null, { status: 200 });
		await open();
		await submit();
		await thanks();
		const keys = relay.sent.map(({ headers }) => new Headers(headers).get("idempotency-key"));
		expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
		expect(relay.takeLogged()).toHaveLength(1);
	});
});

test("keeps the latest text when storage is full", async () => {
	sessionStorage.setItem(DRAFT, JSON.stringify({ message: "An older text" }));
	block("setItem");
	await open();
	fill();
	cleanup();
	await open();
	expect(values()).toEqual(text);
	await submit();
	await thanks();
	cleanup();
	await open();
	expect(isEmpty()).toBe(true);
});
