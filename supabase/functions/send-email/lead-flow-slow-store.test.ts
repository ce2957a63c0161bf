import { afterEach, describe, expect, test, vi } from "vitest";
import { KEY, MAILBOX, relayBody, SITE } from "../../../tests/support/mail-relay.ts";
import { createLeadFlow } from "./lead-flow.ts";
import type { LeadStore, StoredLead } from "./ports.ts";

describe("a slow or unreliable store", () => {
	const ROW: StoredLead = { id: "1", delivery: "pending", touchedAt: 0, version: 1, subject: "Hi", body: "Hi" };
	const LEAD = {
		idempotencyKey: KEY,
		name: "Ada",
		email: null,
		phone: null,
		subject: "Hi",
		body: "Hi",
		source: null,
		senderHash: "h",
		suspicion: null,
	};
	const MAIL = { from: SITE, to: MAILBOX, subject: "Hi", text: "Hi", original: relayBody() };
	const never = (): Promise<never> => new Promise(() => {});
	const config = {
		mailbox: MAILBOX,
		from: MAILBOX,
		allowedOrigins: [SITE],
		hashSecret: "a secret for tests only",
		clientAddress: () => null,
	};

	/** A flow whose store answers every call after `ms`. */
	function flowWith(ms: number, store: Partial<LeadStore>, send: () => Promise<void>) {
		const reply = async <T>(value: T): Promise<T> => {
			await new Promise((resolve) => setTimeout(resolve, ms));
			return value;
		};
		const calm: LeadStore = {
			find: () => reply(null),
			countSince: () => reply(0),
			insert: () => reply({ lead: ROW, created: true }),
			claim: () => reply(true),
			read: () => reply(null),
			mark: () => reply(undefined),
			readReplies: () => reply(null),
			writeReplies: () => reply(null),
		};
		const logged: string[] = [];
		const log = (code: string): void => void logged.push(code);
		const flow = createLeadFlow(config, { store: { ...calm, ...store }, mailer: { send }, now: () => Date.now(), log });
		return { flow, logged };
	}

	afterEach(() => {
		vi.useRealTimers();
	});

	test("repeats a failed mark once after the mail was delivered", async () => {
		const mark = vi.fn<LeadStore["mark"]>().mockRejectedValueOnce(new Error("down"));
		const { flow, logged } = flowWith(0, { mark }, async () => {});
		expect(await flow.deliver(LEAD, MAIL)).toBe("mailed");
		expect(mark.mock.calls).toEqual([
			["1", "sent"],
			["1", "sent"],
		]);
		expect(logged).toEqual([]);
		mark.mockReset().mockRejectedValue(new Error("down"));
		expect(await flow.deliver({ ...LEAD, idempotencyKey: "another-key" }, MAIL)).toBe("mailed");
		expect([mark.mock.calls.length, logged]).toEqual([2, ["store_failed"]]);
	});

	test.each([
		["a new lead", true, "late", ["mailed", 14_000]],
		["a lead of an earlier try", false, "late", ["mailed", 14_000]],
		["a new lead", true, "never", ["stored", 14_000]],
		["a lead of an earlier try", false, "never", ["stored", 14_000]],
	] as const)(
		"answers within the browser's 15 s for %s (created: %s) when the mail server answers %s",
		async (_, created, speed, expected) => {
			vi.useFakeTimers();
			const startedAt = Date.now();
			// Every call takes almost its time-out, the conflicting insert twice that; the mark never answers.
			const insert = async () => {
				await new Promise((resolve) => setTimeout(resolve, created ? 1990 : 3980));
				return { lead: { ...ROW, delivery: "failed" as const }, created };
			};
			const late = () => new Promise<void>((resolve) => setTimeout(resolve, startedAt + 12_990 - Date.now()));
			const { flow } = flowWith(1990, { insert, mark: never }, speed === "late" ? late : never);
			const answered = flow.deliver(LEAD, MAIL).then((outcome) => [outcome, Date.now() - startedAt]);
			await vi.advanceTimersByTimeAsync(20_000);
			expect(await answered).toEqual(expected);
		},
	);
});
