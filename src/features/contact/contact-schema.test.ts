import fc from "fast-check";
import { describe, expect, test } from "vitest";
import corpus from "../../../tests/support/hostile-inputs.json";
import { type ContactFields, type ContactName, contactNames, contactSchema, internationalNumber, normalizePhone } from "./contact-schema";

/** Any code point except lone surrogates. */
const anySign = fc.integer({ min: 0, max: 0x10f7ff }).map((code) => String.fromCodePoint(code < 0xd800 ? code : code + 0x800));

const good: ContactFields = {
	firstName: "Ada",
	lastName: "Lovelace",
	email: "ada@example.com",
	phone: "+447911123456",
	subject: "A new project",
	message: "We need a planner.",
};
const errors = (fields: Partial<ContactFields>): Partial<Record<string, string>> =>
	Object.fromEntries(
		[...(contactSchema.safeParse({ ...good, ...fields }).error?.issues ?? [])]
			.reverse()
			.map(({ path, message }) => [path.join("."), message]),
	);

describe("error messages", () => {
	const cases: [ContactName, string, string][] = [
		["firstName", "", "First name is required"],
		["firstName", "A", "First name must be at least 2 characters"],
		["lastName", "", "Last name is required"],
		["lastName", "L", "Last name must be at least 2 characters"],
		["email", "", "Email is required"],
		["email", "ada@example", "Invalid email address"],
		["phone", "", "Phone number is required"],
		["phone", "0791112345", "Please enter a valid phone number"],
		["phone", "call me", "Please enter a valid phone number"],
		["subject", "", "Subject is required"],
		["subject", "Hiya", "Subject must be at least 5 characters"],
		["message", "", "Message is required"],
		["message", "123456789", "Message must be at least 10 characters"],
	];

	test.each(cases)("rejects %s “%s” with “%s” under that field only", (name, text, message) => {
		expect(errors({ [name]: text })).toEqual({ [name]: message });
	});

	test("accepts the shortest texts: 2, 2, 5 and 10 characters", () => {
		expect(errors({ firstName: "Al", lastName: "Bo", subject: "Hello", message: "1234567890" })).toEqual({});
	});

	test("reports every missing field of an empty form at once", () => {
		expect(errors({ firstName: "", lastName: "", email: "", phone: "", subject: "", message: "" })).toEqual({
			firstName: "First name is required",
			lastName: "Last name is required",
			email: "Email is required",
			phone: "Phone number is required",
			subject: "Subject is required",
			message: "Message is required",
		});
	});

	test("has six text fields", () => {
		expect(Object.keys(contactSchema.parse(good))).toEqual([...contactNames]);
		for (const name of contactNames)
			for (const value of [undefined, null, 7, ["a"]]) expect(contactSchema.safeParse({ ...good, [name]: value }).success).toBe(false);
	});
});

describe("white space and length", () => {
	test("measures and sends trimmed texts", () => {
		expect(errors({ firstName: " A ", subject: "  Hi   ", message: `${" ".repeat(20)}short` })).toEqual({
			firstName: "First name must be at least 2 characters",
			subject: "Subject must be at least 5 characters",
			message: "Message must be at least 10 characters",
		});
		expect(contactSchema.parse({ ...good, firstName: "  Ada ", message: "\n We need a planner. \n" })).toEqual(good);
	});

	test.each(contactNames)("rejects blanks of any kind as %s", (name) => {
		for (const blank of ["   ", "\t\n", "\u00a0\u3000", "\u200b\u200b\u200b", "\ufeff\u2060 \u200d"]) {
			expect(errors({ [name]: blank })[name]).toMatch(/ is required$/);
		}
	});

	test.each([
		["firstName", 80],
		["lastName", 80],
		["subject", 120],
		["message", 5000],
	] as const)("%s takes %i characters and not one more", (name, longest) => {
		expect(errors({ [name]: "x".repeat(longest) })).toEqual({});
		expect(errors({ [name]: "x".repeat(longest + 1) })[name]).toMatch(
			new RegExp(` must be at most ${longest.toLocaleString("en-US")} characters \\(now ${(longest + 1).toLocaleString("en-US")}\\)$`),
		);
	});

	test("accepts names in any script", () => {
		for (const name of ["José", "O’Brien", "Nguyễn", "李小", "مرحبا"]) expect(errors({ firstName: name, lastName: name })).toEqual({});
	});
});

describe("email", () => {
	test.each(["ADA@EXAMPLE.COM", "ada.l+ports@mail.example.co.in", "o'neil@example.com", "r&d@example.com", "a@b.co"])(
		"accepts %s",
		(email) => {
			expect(errors({ email })).toEqual({});
		},
	);

	// Chrome turns "ada@example.भारत" into this value.
	test("accepts an ending in another script", () => {
		expect(errors({ email: "ada@example.xn--h2brj9c" })).toEqual({});
	});

	test.each([
		"ada",
		"@example.com",
		"ada@",
		"ada@example",
		"ada@@example.com",
		"ada example@example.com",
		"ada@example.c",
		"a@b.co, c@d.co",
		"ada@exam_ple.com",
		"ada@.com",
	])("rejects “%s”", (email) => expect(errors({ email })).toEqual({ email: "Invalid email address" }));

	test("accepts 254 characters and rejects 255", () => {
		const ofLength = (length: number) => `${"a".repeat(64)}@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(length - 197)}.com`;
		expect(errors({ email: ofLength(254) })).toEqual({});
		expect(errors({ email: ofLength(255) })).toEqual({ email: "Invalid email address" });
	});

	test("accepts no address with a line break, a blank or a second address", () => {
		const parts = fc.array(fc.constantFrom("a", "@", ".", "example.com", "\n", "\r\n", " ", ",", "<", ">", ";", "\0"));
		fc.assert(
			fc.property(
				fc.oneof(
					fc.string({ unit: anySign }),
					parts.map((some) => some.join("")),
				),
				(email) => {
					const result = contactSchema.safeParse({ ...good, email });
					if (result.success) expect(result.data.email).toMatch(/^[^\s,;<>"@]+@[^\s,;<>"@]+$/);
				},
			),
		);
	});

	test.each(
		corpus.entries.flatMap(({ id, category, inject, payload }): [string, string][] =>
			category === "contact-relay" && inject.includes("contact.email") && typeof payload === "string" ? [[id, payload]] : [],
		),
	)("rejects %s of the corpus as email address", (_id, email) => expect(errors({ email })).toEqual({ email: "Invalid email address" }));
});

describe("phone", () => {
	test.each(["+919876543210", "9876543210", "5", "1234567890123456"])("accepts %s unchanged", (phone) => {
		expect(contactSchema.parse({ ...good, phone }).phone).toBe(phone);
	});

	test.each([
		["+91 98765 43210", "+919876543210"],
		["(415) 555-2671", "4155552671"],
		["+44 20.7946.0018", "+442079460018"],
		["+49 30/123456", "+4930123456"],
		["\u202d+91 98765 43210\u202c", "+919876543210"],
		["+44 (0)20 7946 0958", "+442079460958"],
		["(+44) ( 0 ) 20 7946 0958", "+442079460958"],
		["49(0)30/123456", "4930123456"],
		["+353 (0) 1 234 5678", "+35312345678"],
		["+39 (0)6 1234567", "+39061234567"],
		["+1 (0415) 555-2671", "+104155552671"],
		["+44 20 (0)7946", "+442007946"],
		["+1\u2011415\u2013555\u00a02671", "+14155552671"],
		["+٢٠ ١٠٠ ١٢٣ ٤٥٦٧", "+201001234567"],
		["+۹۸ ۹۱۲ ۳۴۵ ۶۷۸۹", "+989123456789"],
		["+९१ ९८७६५ ४३२१०", "+919876543210"],
		["＋８１（０）３－１２３４－５６７８", "+81312345678"],
	])("accepts %s and sends it as %s", (typed, sent) => {
		expect(contactSchema.parse({ ...good, phone: typed }).phone).toBe(sent);
	});

	test.each([
		"12345678901234567",
		"+0123456",
		"++4420",
		"44+20",
		"+",
		"(0)20 7946 0958",
		"+(0)44",
		"12a34",
		"+۰۹۱۲۳۴۵۶۷۸۹",
		"1;2",
		"tel:123",
	])("rejects %s", (phone) => expect(errors({ phone })).toEqual({ phone: "Please enter a valid phone number" }));

	test("sends any accepted number as at most 16 digits after an optional plus, without a leading 0", () => {
		const signs = fc.constantFrom(..."+0123456789 ()-./".split(""), "\u2011", "x");
		fc.assert(
			fc.property(
				fc.array(signs, { minLength: 1, maxLength: 24 }).map((some) => some.join("")),
				(phone) => {
					const result = contactSchema.safeParse({ ...good, phone });
					const digits = normalizePhone(phone).replace(/^\+/, "");
					expect(result.success).toBe(/^[1-9]\d{0,15}$/.test(digits));
					if (result.success) expect(result.data.phone).toMatch(/^\+?[1-9]\d{0,15}$/);
				},
			),
		);
	});
});

describe("single-line fields", () => {
	test("keep accepted names, subject, email and phone on one line", () => {
		const text = fc.oneof(
			fc.string({ unit: anySign, maxLength: 40 }),
			fc
				.array(fc.constantFrom("Hi there", "\r\n", "\n", "\0", "\u0085", "\u2028", "\u2029", "Bcc: v@example.com"))
				.map((some) => some.join("")),
		);
		fc.assert(
			fc.property(text, fc.constantFrom("firstName", "lastName", "subject"), (typed, name) => {
				const result = contactSchema.safeParse({ ...good, [name]: typed });
				if (result.success) expect(result.data[name]).toMatch(/^[^\r\n\0\u0085\u2028\u2029]*$/);
			}),
		);
	});
});

describe("very long texts", () => {
	// A backtracking expression would need minutes for these; the test passes when each returns.
	const repeated = ["a", "a.", "a-", "a@", "@", ".", " ", "\u200b", "1", "+", "-", "\n", "a a"];

	test.each(repeated)("validates a field with the maximum number of “%s”", (piece) => {
		const most = piece.repeat(250 / piece.length);
		for (const email of [`a@${most}!`, `a@${most}`, `${most}@b`, `a@b.${most}!`])
			expect(errors({ email })).toEqual({ email: expect.any(String) });
		for (const phone of [`${most}!`, `+${most}x`]) expect(errors({ phone })).toEqual({ phone: expect.any(String) });
	});

	test.each(repeated)("rejects 200,000 characters of “%s” in every field", (piece) => {
		const long = piece.repeat(200_000 / piece.length);
		for (const text of [long, `${long}!`, `a@${long}`, `x${long}x`]) {
			const fields = Object.fromEntries(contactNames.map((name) => [name, text]));
			expect(contactSchema.safeParse(fields).success).toBe(false);
		}
	});
});

describe("a phone number that the browser filled in", () => {
	test.each([
		["14155552671", "+14155552671"],
		["919876543210", "+919876543210"],
		["44 7911 123456", "+447911123456"],
		["+14155552671", "+14155552671"],
		["4155552671", "4155552671"],
		["09876543210", "09876543210"],
		["۹۸۹۱۲۳۴۵۶۷۸۹", "+989123456789"],
		["1234567890123456", "1234567890123456"],
		["", ""],
	])("%j becomes %j", (filled, full) => {
		expect(internationalNumber(filled)).toBe(full);
	});
});
