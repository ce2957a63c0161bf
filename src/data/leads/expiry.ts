import { readInstant } from "@/shared/lib/time/instant";

export interface Expiry {
	/** A lead that changed before this moment (ISO 8601) is due. */
	before: string;
	/** A follow-up day from this day on (in UTC, as in the database) keeps a lead. */
	today: string;
}

/** What `delete_expired_leads` of the database goes by. @param months without activity, at least 1 */
export function computeExpiry(months: number, now: Date): Expiry {
	const before = new Date(now);
	before.setUTCDate(1);
	before.setUTCMonth(before.getUTCMonth() - months);
	// A shorter month ends earlier: the 31st would be a day of the next one.
	const lastDay = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0)).getUTCDate();
	before.setUTCDate(Math.min(now.getUTCDate(), lastDay));
	return { before: before.toISOString(), today: now.toISOString().slice(0, 10) };
}

interface LeadFacts {
	status: string;
	/** A day such as "2026-11-24". */
	follow_up_on: string | null;
	updated_at: string;
}

/** Whether `delete_expired_leads` deletes a lead. */
export function isExpired({ status, follow_up_on, updated_at }: LeadFacts, { before, today }: Expiry): boolean {
	const touched = readInstant(updated_at);
	const isWaiting = follow_up_on !== null && follow_up_on >= today;
	return status !== "won" && !isWaiting && touched !== null && touched < before;
}
