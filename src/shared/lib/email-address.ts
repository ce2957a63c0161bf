/** The limit of RFC 5321, in characters. */
export const MAX_EMAIL_LENGTH = 254;

// Without nested repetition, so that no input makes it slow.
const EMAIL =
	/^(?!\.|.*(?:\.\.|\.@|@-|@.*(?:-\.|\.-)))[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/i;

/** Whether a trimmed text is an email address. The same rule as in the contact form, without its schema library. */
export function isEmailAddress(text: string): boolean {
	return text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text);
}
