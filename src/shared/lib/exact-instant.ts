import { readInstant } from "./instant";

/**
 * A moment as exactly as Postgres keeps it, in one spelling: ISO 8601 in UTC with as many digits of the second as it has, at most six,
 * such as "2026-11-21T05:29:56.026824Z". (`Date` and readInstant() know thousandths only.)
 *
 * @param value a moment in any spelling of ISO 8601 or of Postgres; @returns null for everything else.
 */
export function exactInstant(value: unknown): string | null {
	const instant = readInstant(value);
	if (instant === null || typeof value !== "string") return null;
	const [, digits = ""] = /:\d{2}\.(\d{1,6})/.exec(value) ?? [];
	const fraction = digits.replace(/0+$/, "");
	return `${instant.slice(0, 19)}${fraction === "" ? "" : `.${fraction}`}Z`;
}
