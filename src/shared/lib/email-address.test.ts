import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contactSchema } from "@/features/contact/contact-schema";
import { isPlainEmail } from "../../../supabase/functions/send-email/lead-text";
import { cpuTime } from "../../../tests/support/cpu-time";
import hostile from "../../../tests/support/hostile-inputs.json";
import { cleanEmail, isEmailAddress, MAX_EMAIL_LENGTH } from "./email-address";

const contactForm = (email: string) => contactSchema.shape.email.safeParse(email).success;
const plain = (text: string) => text === text.trim() && !/[\p{Cc}\u2028\u2029]/u.test(text);

describe("isEmailAddress", () => {
	test.each([
		"a@b.co",
		"ada.lovelace+chat@studio.example.com",
		"O'Neil@example.com",
		"a_b%c-d@x-y.museum",
		"r&d@example.com",
		"ada@example.xn--h2brj9c",
	])("accepts %s", (text) => {
		expect(isEmailAddress(text)).toBe(true);
	});

	test.each([
		"",
		"ada",
		"ada@",
		"@example.com",
		"ada@example",
		"ada@example.c",
		"ada@.com",
		"ada@example..com",
		"a b@example.com",
		"ada@example.com\n",
		"ada@example.com\nBcc: v@example.com",
		"ada@example.com, v@example.com",
		"<ada@example.com>",
		"ada@exämple.com",
		".ada@example.com",
		"ada.@example.com",
		"ada..l@example.com",
		"ada@-example.com",
		"ada@example-.com",
		"ada@example.xn--",
		"ada@example.xn--a-",
	])("refuses %j", (text) => {
		expect(isEmailAddress(text)).toBe(false);
	});

	test("accepts at most 254 characters, 64 of them before the @", () => {
		const ofLength = (length: number) => `${"a".repeat(64)}@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(length - 197)}.com`;
		expect([ofLength(MAX_EMAIL_LENGTH).length, isEmailAddress(ofLength(MAX_EMAIL_LENGTH))]).toEqual([254, true]);
		expect(isEmailAddress(ofLength(MAX_EMAIL_LENGTH + 1))).toBe(false);
		expect(isEmailAddress(`${"a".repeat(65)}@example.com`)).toBe(false);
	});

	test.each([
		["a label", (length: number) => `ada@${"b".repeat(length)}.com`],
		["a later label", (length: number) => `ada@mail.${"b".repeat(length)}.com`],
		["an ending", (length: number) => `ada@example.${"c".repeat(length)}`],
		["an ending in another script", (length: number) => `ada@example.xn--${"c".repeat(length - 4)}`],
	])("accepts %s of at most 63 characters", (_what, address) => {
		expect([isEmailAddress(address(63)), isEmailAddress(address(64))]).toEqual([true, false]);
	});

	test("accepts only what the relay accepts, like the contact form", () => {
		const parts = fc.constantFrom("a", "Z", "9", ".", "@", "-", "+", "%", "'", "_", "co", "example", "xn--", ",", "<", " ", "ä");
		const run = fc.constantFrom(63, 64, 65).map((length) => "b".repeat(length));
		const name = fc.oneof(run, fc.constantFrom("ada", "x-y", "9"));
		const long = fc.tuple(name, name, name).map(([local, label, other]) => `${local}@${label}.${other}.com`);
		const near = fc.array(parts, { maxLength: 14 }).map((texts) => texts.join(""));
		const agree = (text: string) => {
			expect(isEmailAddress(text), text).toBe(contactForm(text));
			if (isEmailAddress(text)) expect(isPlainEmail(text), text).toBe(true);
		};
		fc.assert(fc.property(fc.oneof(near, long, fc.emailAddress(), fc.string()).filter(plain), agree), { numRuns: 500 });
		for (const { payload } of hostile.entries) if (typeof payload === "string" && plain(payload)) agree(payload);
	});

	test("is fast for any input", () => {
		const long = "a".repeat(MAX_EMAIL_LENGTH);
		const before = cpuTime();
		for (const text of [`a@${"a.".repeat(126)}`, `a@${"-".repeat(250)}!`, long, `${"a.".repeat(1e6)}@`]) isEmailAddress(text);
		expect(cpuTime() - before).toBeLessThan(200);
	});
});

test.each([" ada@example.com ", "\u200eada@example.com", "ada@exam\u00adple.com", "ada＠example.com"])(
	"%j becomes the address that was meant, also in the contact form",
	(typed) => {
		expect(cleanEmail(typed)).toBe("ada@example.com");
		expect(contactSchema.shape.email.parse(typed)).toBe("ada@example.com");
	},
);
