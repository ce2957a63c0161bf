import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cpuTime } from "../../../tests/support/cpu-time.ts";
import { cleanBody, cleanLine, isPlainEmail, mailText, parseLead } from "./lead-text.ts";

const anyText = fc.string({ unit: "binary", maxLength: 400 });

describe("cleanLine", () => {
	test("gives one line without control characters within the limit, and is idempotent", () => {
		fc.assert(
			fc.property(anyText, fc.integer({ min: 1, max: 300 }), (text, max) => {
				const line = cleanLine(text, max);
				expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]|^\s|\s$|\s\s/u);
				expect(line.length).toBeLessThanOrEqual(max);
				expect(cleanLine(line, max)).toBe(line);
			}),
		);
	});

	test("keeps words, turns breaks into one space and never leaves half a character", () => {
		expect(cleanLine("Hi\r\n\r\nBcc:\u2028v\u0085w\u2029x\0y\tz", 200)).toBe("Hi Bcc: v w x y z");
		expect(cleanLine("invoice\u202efdp.exe", 200)).toBe("invoice fdp.exe");
		expect(cleanLine("ab👍", 3)).toBe("ab");
		expect(cleanLine("a\ud800b", 10)).toBe("a\ufffdb");
		expect(cleanLine("Ünï — 日本 👩‍💻", 40)).toBe("Ünï — 日本 👩‍💻");
	});
});

describe("cleanBody", () => {
	test("normalizes line ends, removes other control characters and keeps one line one line", () => {
		expect(cleanBody(" Name: A\r\nEmail: b\rMessage: c\u0000\u001b[31m\td\u2028e\u0085f\u007f ")).toBe(
			"Name: A\nEmail: b\nMessage: c[31m\td e f",
		);
		fc.assert(
			fc.property(anyText, (text) => {
				const body = cleanBody(text);
				expect(body).not.toMatch(/(?![\t\n])\p{Cc}|[\u2028\u2029]|\p{Cs}/u);
				expect(cleanBody(body)).toBe(body);
			}),
		);
	});
});

describe("parseLead", () => {
	test("reads the labeled lines, a message of several lines and the source", () => {
		const body = "Name: Ada Lovelace\nEmail: ada@example.com\nPhone: +447911123456\nSource: chat\nMessage: Hello,\n\nyours";
		expect(parseLead(body)).toEqual({
			name: "Ada Lovelace",
			email: "ada@example.com",
			phone: "+447911123456",
			message: "Hello,\n\nyours",
			source: "chat",
		});
	});

	test.each(["", "Source: pricing\n"])("keeps a last line of the message that looks like a source (after %j)", (source) => {
		const fields = parseLead(`${source}Message: Where we read of you:\nSource: chat`);
		expect(fields).toMatchObject({ source: source && "pricing", message: "Where we read of you:\nSource: chat" });
	});

	test("uses the first line with a label and ignores labels in the message", () => {
		const fields = parseLead("Email: a@b.example\nEmail: v@example.com\nMessage: hi\nEmail: v@example.com\nName: Eve\nSource: x\nbye");
		expect(fields).toMatchObject({
			name: "",
			email: "a@b.example",
			source: "",
			message: "hi\nEmail: v@example.com\nName: Eve\nSource: x\nbye",
		});
	});

	test("gives texts that fit the columns for any body", () => {
		expect(parseLead("just words")).toEqual({ name: "", email: "", phone: "", message: "", source: "" });
		fc.assert(
			fc.property(
				fc.array(fc.tuple(fc.constantFrom("Name:", "Phone:", "Source:", "Message:", ""), fc.string({ maxLength: 500 }))),
				(lines) => {
					const fields = parseLead(cleanBody(lines.map((line) => line.join(" ")).join("\n")));
					expect([fields.name.length <= 200, fields.phone.length <= 40, fields.source.length <= 80]).toEqual([true, true, true]);
					expect(`${fields.name}${fields.phone}${fields.source}`).not.toContain("\n");
				},
			),
		);
	});
});

describe("isPlainEmail", () => {
	test.each(["a@b.co", "ada.lovelace+x@mail.example.co.uk", "o'neil@example.com", `${"a".repeat(64)}@b.example`])("accepts %s", (email) => {
		expect(isPlainEmail(email)).toBe(true);
	});

	test.each([
		"",
		"a@b",
		"a b@c.example",
		"a@b.example,c@d.example",
		"a@b.example;c@d.example",
		"<a@b.example>",
		"A <a@b.example>",
		'"a"@b.co, <v@example.com>',
		"a@[127.0.0.1]",
		"a@b.example\n",
		"a@b.example\r\nBcc: v@example.com",
		".a@b.example",
		"a..b@c.example",
		"a@-b.example",
		"a@b..example",
		"ü@exämple.com",
		`${"a".repeat(65)}@b.example`,
		`a@${"b.".repeat(130)}example`,
	])("refuses %j", (email) => {
		expect(isPlainEmail(email)).toBe(false);
	});

	test("refuses long texts that almost match in linear time", () => {
		const started = cpuTime();
		for (const part of ["a", "a.", "a@", "-", "a-"]) isPlainEmail(`a@${part.repeat(100_000)}!`);
		for (const part of ["a", "a."]) isPlainEmail(part.repeat(120));
		expect(cpuTime() - started).toBeLessThan(200);
	});
});

describe("mailText", () => {
	test("marks a phone number with fewer than 7 digits, in any script, but not a missing one", () => {
		const isMarked = (phone: string) => mailText("", { ...parseLead(""), phone }, "Kalpa Studio").includes("phone number looks incomplete");
		expect(["5", "+1 234-56", "call me"].map(isMarked)).toEqual([true, true, true]);
		expect(["", "+91 98765 43210", "(415) 555-2671", "１２３４５６７"].map(isMarked)).toEqual([false, false, false, false]);
	});

	test("puts the visitor's words first, unchanged, and the remarks after them", () => {
		const body = "Name: A\nEmail: unknown\nPhone: 5\nMessage: hi";
		const text = mailText(body, parseLead(body), "Kalpa Studio");
		expect(text.startsWith(`${body}\n\n-- \n`)).toBe(true);
		expect(text).toMatch(/Kalpa Studio[\s\S]+looks incomplete[\s\S]+No valid email/);
		const good = "Email: a@b.example\nPhone: 1234567\nMessage: hi";
		expect(mailText(good, parseLead(good), "Kalpa Studio")).not.toMatch(/looks incomplete|No valid/);
	});
});
