import { claims } from "../../src/content/claims";

/** The registered claims whose figure a text contains; a bare number counts only with its label. */
export const claimsIn = (text: string) =>
	Object.values(claims).filter(({ value, label }) => text.includes(/^[\d.]+$/.test(value) ? `${value} ${label}` : value));
