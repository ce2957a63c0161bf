import { readInstant } from "./instant";

/** An ISO 8601 or Postgres timestamp in UTC with up to six decimals, such as "2026-11-21T05:29:56.026824Z"; null for other values. */
export function exactInstant(value: unknown): string | null {
	const instant = readInstant(value);
	if (instant === null || typeof value !== "string") return null;
	const [, digits = ""] = /:\d{2}\.(\d{1,6})/.exec(value) ?? [];
	const fraction = digits.replace(/0+$/, "");
	return `${instant.slice(0, 19)}${fraction === "" ? "" : `.${fraction}`}Z`;
}
