/** A text without white space around it; empty if only white space, control and invisible characters are left, as in the database (private.has_text). */
export function visibleText(text: string): string {
	return /[^\p{Z}\p{Cc}\p{Cf}]/u.test(text) ? text.trim() : "";
}
