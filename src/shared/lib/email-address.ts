/** The limit of RFC 5321, in characters. */
export const MAX_EMAIL_LENGTH = 254;

// Without nested repetition, so that no input makes it slow. RFC 5321 allows 64 characters before the @ and 63 between dots after it.
const EMAIL =
	/^(?!\.|.*(?:\.\.|\.@|@-|@.*(?:-\.|\.-)))[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})*\.(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/i;

/** Whether a trimmed text is an email address to which the relay can reply. */
export function isEmailAddress(text: string): boolean {
	return text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text);
}

/** A typed or pasted address without spaces around it and invisible signs, and with ASCII forms of full-width letters. */
export function cleanEmail(text: string): string {
	return text
		.normalize("NFKC")
		.replace(/\p{Cf}/gu, "")
		.trim();
}
