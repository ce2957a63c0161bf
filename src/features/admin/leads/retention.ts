import { leadRetentionMonths } from "@/content/privacy";

/** From this age on, in months, somebody should look whether a lead is still needed, where the policy names no number. */
const REVIEW_MONTHS = 24;

/** The age, in months, at which the inbox asks for a review. */
export const retentionMonths = leadRetentionMonths ?? REVIEW_MONTHS;

/** What the privacy policy promises. */
export const retentionPromise = leadRetentionMonths
	? `The privacy policy promises that a message is deleted at most ${leadRetentionMonths} months after it was sent, and on request within 30 days.`
	: "The privacy policy promises that a message is deleted once the inquiry is closed and no contract, claim or tax rule needs it, and on request within 30 days.";

/** The day before which leads are older than that; ISO 8601, the same all day long. */
export function retentionLimit(now: Date): string {
	const year = now.getUTCFullYear();
	const month = now.getUTCMonth() - retentionMonths;
	// The 31st of a shorter month would be a day of the next one.
	const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
	return new Date(Date.UTC(year, month, Math.min(now.getUTCDate(), lastDay))).toISOString();
}
