import type { LeadStatus } from "@/data/leads/schema";

const figures = new Intl.NumberFormat("en-US");

/** "Lead", "3 leads". */
export function countOf(count: number): string {
	return count === 1 ? "Lead" : `${figures.format(count)} leads`;
}

/** What a toast says after marking. @param before status of the one lead, where it is one. */
export function markedWords(count: number, status: LeadStatus, before: LeadStatus | undefined): string {
	if (status === "archived") return `${countOf(count)} archived`;
	if (status === "read" && before === "archived") return `${countOf(count)} moved to the inbox`;
	return count === 1 ? `Marked as ${status}` : `${countOf(count)} marked as ${status}`;
}

/** Who wrote, for a list: the name, else the address, else that there is neither. */
export function senderOf({ name, email }: { name: string; email: string | null }): string {
	return name || email || "No name given";
}

/** A subject is never empty for a person. */
export function subjectOf({ subject }: { subject: string }): string {
	return subject || "(no subject)";
}
