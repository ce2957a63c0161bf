import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contactSchema } from "@/features/contact/contact-schema";
import { cpuTime } from "../../../tests/support/cpu-time";
import hostile from "../../../tests/support/hostile-inputs.json";
import { isEmailAddress, MAX_EMAIL_LENGTH } from "./email-address";

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

	test("accepts at most 254 characters", () => {
		const ending = "@example.com";
		expect(isEmailAddress("a".repeat(MAX_EMAIL_LENGTH - ending.length) + ending)).toBe(true);
		expect(isEmailAddress("a".repeat(MAX_EMAIL_LENGTH - ending.length + 1) + ending)).toBe(false);
	});

	test("agrees with the contact form's schema", () => {
		const near = fc
			.array(fc.constantFrom("a", "Z", "9", ".", "@", "-", "+", "%", "'", "_", "co", "example", "xn--", ",", "<", " ", "ä"), {
				maxLength: 14,
			})
			.map((parts) => parts.join(""));
		fc.assert(
			fc.property(fc.oneof(near, fc.emailAddress(), fc.string()).filter(plain), (text) => {
				expect(isEmailAddress(text)).toBe(contactForm(text));
			}),
		);
		for (const { payload } of hostile.entries) {
			if (typeof payload === "string" && plain(payload)) expect(isEmailAddress(payload)).toBe(contactForm(payload));
		}
	});

	test("is fast for any input", () => {
		const long = "a".repeat(MAX_EMAIL_LENGTH);
		const before = cpuTime();
		for (const text of [`a@${"a.".repeat(126)}`, `a@${"-".repeat(250)}!`, long, `${"a.".repeat(1e6)}@`]) isEmailAddress(text);
		expect(cpuTime() - before).toBeLessThan(200);
	});
});
