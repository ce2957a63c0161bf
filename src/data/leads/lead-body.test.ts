import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseLead } from "../../../supabase/functions/send-email/lead-text";
import { readLeadBody } from "./lead-body";

describe("the text block of a lead", () => {
	test("takes everything after its label as the message, including other labels", () => {
		const body = "Name: Ada\nEmail: ada at example\nPhone: 555\nSource: chat\nMessage: Hello,\nEmail: other@example.com\n\nBye";
		expect(readLeadBody(body)).toEqual({ email: "ada at example", phone: "555", message: "Hello,\nEmail: other@example.com\n\nBye" });
	});

	test("reads text without labels as a message", () => {
		expect(readLeadBody("Please call me.").message).toBe("Please call me.");
		expect(readLeadBody("").message).toBe("");
	});

	test("agrees with the relay", () => {
		const line = fc.oneof(
			fc.constantFrom(
				"Name: A",
				"email: a@b.example",
				"EMAIL: second",
				"Phone: 1",
				"Source: chat",
				"Message: hi",
				"Message:",
				"words",
				"",
				" Message: no",
			),
			fc.string(),
		);
		fc.assert(
			fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
				const body = ["Message: first", ...lines]
					.slice(lines.includes("Message: hi") ? 1 : 0)
					.join("\n")
					.trim();
				expect(readLeadBody(body).message).toBe(parseLead(body).message);
			}),
			{ examples: [[["Source: chat", "Message: hi", "Source: chat"]]] },
		);
	});

	test.each(["", "Source: chat\n"])("keeps a last line of the message that looks like a source (after %j)", (source) => {
		expect(readLeadBody(`${source}Message: hi\nSource: a friend`).message).toBe("hi\nSource: a friend");
	});
});
