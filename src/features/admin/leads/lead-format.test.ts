import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeLead } from "../../../../tests/support/admin/lead";
import { retentionLimit, retentionMonths } from "./lead-filters";
import { callLink, deliveryState, describeReason, markedMessage, readTranscript, replyLink, shortTime, sourceName } from "./lead-format";

const LEAD = { email: "ada+x@example.com", subject: "A & B?", name: "Ada", source: null, receivedAt: "2026-11-20T09:00:00.000Z" };

describe("reply and call links", () => {
	test("quotes the message and addresses the visitor alone", () => {
		const link = new URL(replyLink(LEAD, "Hello,\nsecond & third") ?? "");
		expect(link.protocol + decodeURIComponent(link.pathname)).toBe("mailto:ada+x@example.com");
		expect([...link.searchParams.keys()]).toEqual(["subject", "body"]);
		expect(link.searchParams.get("subject")).toBe("Re: A & B?");
		expect(link.searchParams.get("body")).toContain("On 2026-11-20, Ada wrote:\r\n> Hello,\r\n> second & third\r\n");
		expect(replyLink({ ...LEAD, subject: "Re: A" }, "")).toContain("subject=Re%3A%20A&");
		expect(replyLink({ ...LEAD, email: null }, "x")).toBeNull();
	});

	test("keeps the address short and its fields intact for any text", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary", maxLength: 60 }), fc.string({ unit: "binary" }), (text, subject) => {
				const message = text.repeat(40);
				const link = replyLink({ ...LEAD, subject }, message) ?? "";
				expect(link.length).toBeLessThanOrEqual(1910);
				expect(link.match(/[?&]/g)).toHaveLength(2);
			}),
		);
		const long = decodeURIComponent(replyLink(LEAD, "one long paragraph ".repeat(500)) ?? "");
		expect(long).toMatch(/> one long paragraph one long[\s\S]+…$/);
	});

	test("removes formatting from a phone number and rejects text that is not one", () => {
		expect(callLink("+91 98765-43210")).toBe("tel:+919876543210");
		expect(callLink("(415) 555 2671")).toBe("tel:4155552671");
		expect([callLink("555"), callLink("call me"), callLink("")]).toEqual([null, null, null]);
	});
});

test("says that a lead moved to the inbox only when it is there", () => {
	const [won, read] = [makeLead({ status: "won" }), makeLead()];
	const suspected = makeLead({ status: "archived", suspicion: "links" });
	expect(markedMessage(1, "read", [won])).toBe("Lead moved to the inbox");
	expect(markedMessage(1, "read", [suspected])).toBe("Marked as read");
	expect(markedMessage(2, "read", [won, read])).toBe("2 leads marked as read");
});

describe("readTranscript", () => {
	test("reads back every turn that the chat wrote", () => {
		const message = "Visitor: In Marathi?\n Visitor: and Hindi?\nAssistant: Yes: both.\nVisitor: Good.";
		expect(readTranscript(message)).toEqual({
			turns: [
				{ speaker: "visitor", text: "In Marathi?\nVisitor: and Hindi?" },
				{ speaker: "assistant", text: "Yes: both." },
				{ speaker: "visitor", text: "Good." },
			],
			isCut: false,
		});
	});

	test("returns null for a message that is not a transcript", () => {
		for (const message of ["", "Hello", "Visitor: Hi\nand on", " Visitor: Hi"]) expect(readTranscript(message)).toBeNull();
		expect(readTranscript("(Earlier messages are left out.)\nVisitor: Hi")).toMatchObject({ isCut: true });
	});
});

describe("delivery", () => {
	const now = new Date("2026-11-20T10:00:00Z");
	const state = (delivery: "pending" | "sent" | "failed", touchedAt: string) =>
		deliveryState({ delivery, touchedAt, deliveryNote: "x" }, now);

	test("allows another attempt after a failure or a minute without an answer, never after success", () => {
		expect(state("sent", "2026-11-20T09:59:59Z")).toMatchObject({ label: "Sent", canSend: false });
		expect(state("failed", "2026-11-20T09:59:59Z")).toMatchObject({ label: "Not delivered", canSend: true });
		expect(state("pending", "2026-11-20T09:59:30Z")).toMatchObject({ label: "Waiting", canSend: false });
		expect(state("pending", "2026-11-20T09:58:59Z")).toMatchObject({ label: "Mail not confirmed", canSend: true });
	});

	test.each([
		["no answer within 8000 ms", "in time"],
		["connect ECONNREFUSED 192.0.2.1:465", "refused the connection. Check its name and port"],
		["ENOTFOUND: getaddrinfo ENOTFOUND smtp.exmaple", "name wasn't found. Check SMTP_HOST"],
		["ETIMEDOUT: Connection timeout", "in time"],
		["EHOSTUNREACH: connect EHOSTUNREACH 192.0.2.1:465", "be reached"],
		["ESOCKET: self-signed certificate", "certificate"],
		["Resend answered 403: The kalpa.example domain is not verified.", "provider refused the relay's key or the sender's address"],
		["Postmark answered 422: Inactive recipient", "provider refused the message or an address"],
		["Resend answered 429: Too many requests", "provider asked us to try again later"],
		["Amazon SES answered 503", "provider has a problem"],
		["Postmark couldn't be reached", "be reached"],
		["Invalid login: 535 5.7.8 authentication failed", "sign-in"],
		["550 5.1.1 No such user", "refused the mailbox's address"],
		["something new", "rejected the message"],
	])("explains “%s”", (note, explanation) => {
		expect(describeReason(note)).toContain(explanation);
	});
});

describe("times and names", () => {
	test("shows the time today, the day this year and the full date otherwise", () => {
		const now = new Date(2026, 10, 21, 12);
		const at = (date: Date) => shortTime(date.toISOString(), now);
		expect(at(new Date(2026, 10, 21, 9, 5))).toMatch(/^9:05\sAM$/);
		expect([at(new Date(2026, 10, 20)), at(new Date(2024, 1, 29))]).toEqual(["Nov 20", "Feb 29, 2024"]);
	});

	test("calculates the retention limit at the end of a long month", () => {
		expect(retentionMonths).toBe(24);
		expect(retentionLimit(new Date("2026-11-21T23:59:59Z"))).toBe("2024-11-21T00:00:00.000Z");
		expect(retentionLimit(new Date("2028-02-29T12:00:00Z"))).toBe("2026-02-28T00:00:00.000Z");
	});

	test("turns a source into a readable name", () => {
		expect([sourceName(null), sourceName("ai-calling-hero"), sourceName("chat")]).toEqual(["Contact form", "AI calling hero", "Chat"]);
	});
});
