import * as z from "zod/mini";
import { asciiDigits } from "@/shared/lib/ascii-digits";
import { cleanEmail, isEmailAddress } from "@/shared/lib/email-address";
import { visibleText } from "@/shared/lib/text/visible-text";

/** Limits in characters. */
export const contactLimits = { name: 80, subject: 120, message: 5000 } as const;

const PHONE = /^\+?[1-9]\d{0,15}$/;

const line = z.pipe(
	z.string(),
	z.transform((text: string) => visibleText(text.replace(/[\p{Cc}\u2028\u2029]+/gu, " "))),
);

const number = (count: number) => count.toLocaleString("en-US");

const atMost = (name: string, maximum: number) =>
	z.maxLength(maximum, {
		error: ({ input }) => `${name} must be at most ${number(maximum)} characters (now ${number(String(input).length)})`,
	});

const required = (name: string, minimum: number, maximum: number) =>
	z.pipe(
		line,
		z
			.string()
			.check(
				z.minLength(1, { error: `${name} is required`, abort: true }),
				z.minLength(minimum, `${name} must be at least ${minimum} characters`),
				atMost(name, maximum),
			),
	);

/**
 * Writes a number in ASCII, without separators, the invisible direction marks that address books add, and a "(0)" after the country code,
 * which is dialed only within the country. Italian numbers keep their 0.
 */
export function normalizePhone(text: string): string {
	const dense = asciiDigits(text).replace(/[\s.\-/\u2010-\u2015\p{Cf}]/gu, "");
	return dense.replace(/^(\(?\+?(?!39)[1-9]\d{0,2}\)?)\(0\)/, "$1").replace(/[()]/g, "");
}

/**
 * Restores the "+" of a number that the browser filled in. Browsers give `autocomplete="tel"` the country code without its plus.
 * Ten digits or fewer can be a national number, and 0 starts one: both stay as they are.
 */
export function internationalNumber(filled: string): string {
	const digits = normalizePhone(filled);
	return /^[1-9]\d{10,14}$/.test(digits) ? `+${digits}` : filled;
}

/** The contact form's rules and messages. Texts are trimmed; one-line fields hold one line. */
export const contactSchema = z.object({
	firstName: required("First name", 2, contactLimits.name),
	lastName: required("Last name", 2, contactLimits.name),
	email: z.pipe(
		z.pipe(line, z.transform(cleanEmail)),
		z.string().check(z.minLength(1, { error: "Email is required", abort: true }), z.refine(isEmailAddress, "Invalid email address")),
	),
	phone: z.pipe(
		z.pipe(line, z.transform(normalizePhone)),
		z
			.string()
			.check(z.minLength(1, { error: "Phone number is required", abort: true }), z.regex(PHONE, "Please enter a valid phone number")),
	),
	subject: required("Subject", 5, contactLimits.subject),
	message: z.pipe(
		z.pipe(z.string(), z.transform(visibleText)),
		z
			.string()
			.check(
				z.minLength(1, { error: "Message is required", abort: true }),
				z.minLength(10, "Message must be at least 10 characters"),
				atMost("Message", contactLimits.message),
			),
	),
});

export type ContactFields = z.input<typeof contactSchema>;
export type ContactName = keyof ContactFields;
export const contactNames = ["firstName", "lastName", "email", "phone", "subject", "message"] as const satisfies ContactName[];
