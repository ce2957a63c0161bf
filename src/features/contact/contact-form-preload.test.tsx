// @vitest-environment jsdom
import { act, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { hostNotices } from "@/shared/lib/notify";
import { endRelay, type FakeRelay, fill, open, startRelay, submit, thanks } from "../../../tests/support/features/contact-form-harness";

let relay: FakeRelay;
beforeEach(() => {
	relay = startRelay();
});
afterEach(() => endRelay(relay));

describe("the thank-you page", () => {
	test("loads with the toasts, before the relay answers", async () => {
		let finish = (_response: Response) => {};
		relay.answer = () => new Promise((resolve) => (finish = resolve));
		const loaded: string[] = [];
		const stop = hostNotices(
			() => {},
			() => loaded.push("toasts"),
		);
		await open({ preload: async (path) => loaded.push(path) });
		fill();
		expect(loaded).toEqual([]);
		await submit();
		await waitFor(() => expect(relay.sent).toHaveLength(1));
		expect(loaded).toEqual(["toasts", "/thank-you"]);
		await act(async () => finish(new Response(null, { status: 200 })));
		await thanks();
		stop();
	});

	test("doesn't stop the message when it fails to load", async () => {
		await open({ preload: async () => Promise.reject(new Error("gone")) });
		fill();
		await submit();
		await thanks();
		expect(relay.sent).toHaveLength(1);
	});
});
