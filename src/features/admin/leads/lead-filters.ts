import { site } from "@/content/site";
import { type LeadFilter, type LeadsQuery, listLeads } from "@/data/leads/repository";
import { deliveries, type LeadSummary, leadStatuses } from "@/data/leads/schema";
import type { ListLabels, ListRules, ListState } from "@/features/admin/list/list-definition";
import { counted } from "@/features/admin/ui/format";

export const LOG = "Leads";
export const LOAD_FAILED = "Failed to load leads. Please try again.";

const STATUSES = [...leadStatuses, "closed", "spam", "all"] as const;

export const leadRules: ListRules = {
	sorts: ["created_at", "name", "subject"],
	order: { column: "created_at", descending: true },
	filters: { status: [...STATUSES], mail: ["failed", "pending", "held", "sent"], age: ["old"] },
};

export const leadListLabels: ListLabels = {
	title: "Leads",
	caption: "Leads",
	one: "lead",
	many: "leads",
	search: "Search leads",
	searchHint: "Name, email, message, notes …",
	failed: LOAD_FAILED,
	empty: {
		title: "No leads yet",
		detail: "Messages from the contact form, the “Start” buttons and the chat arrive here. A copy goes to the mailbox.",
	},
};

export const statusOptions = [
	{ value: "new", label: "New" },
	{ value: "read", label: "Read" },
	{ value: "replied", label: "Replied" },
	{ value: "won", label: "Won" },
	{ value: "lost", label: "Lost" },
	{ value: "archived", label: "Archived" },
	{ value: "closed", label: "Won, lost or archived" },
	{ value: "spam", label: "Suspected spam" },
	{ value: "all", label: "All leads" },
];
export const mailOptions = [
	{ value: "failed", label: "Not delivered" },
	{ value: "pending", label: "Not confirmed" },
	{ value: "held", label: "Not mailed" },
	{ value: "sent", label: "Sent" },
];
export const orderOptions = [
	{ value: "created_at", label: "Oldest first" },
	{ value: "name", label: "Name, A to Z" },
	{ value: "subject", label: "Subject, A to Z" },
];

/** Without a status, the filter shows the inbox: everything that isn't archived, won or lost. */
export function toLeadFilter({ q, filters }: ListState): LeadFilter {
	const { status, mail, age } = filters;
	return {
		search: q,
		status: STATUSES.find((known) => known === status) ?? "inbox",
		delivery: deliveries.find((known) => known === mail) ?? "all",
		before: age === "old" ? retentionLimit(new Date()) : null,
	};
}

export function readPage(state: ListState, signal: AbortSignal): Promise<{ rows: LeadSummary[]; total: number }> {
	const column: LeadsQuery["sort"]["column"] =
		state.sort.column === "name" || state.sort.column === "subject" ? state.sort.column : "created_at";
	return listLeads({ ...toLeadFilter(state), page: state.page - 1, sort: { column, descending: state.sort.descending } }, signal);
}

/** Months after which a lead should be reviewed if the database deletes none by itself. */
const REVIEW_MONTHS = 24;

export const retentionMonths = site.leadMonths ?? REVIEW_MONTHS;
export const retentionPeriod = counted(retentionMonths, "month");

export const retentionPromise = site.leadMonths
	? `The database deletes leads after ${retentionPeriod} without activity. The leads listed here have had activity since then, were won, or are waiting for a follow-up day.`
	: "The privacy policy promises to delete a message once the inquiry is closed and no contract, claim or tax rule requires it, and within 30 days on request.";

/** The date before which leads are due for review, as ISO 8601; stable within a day. */
export function retentionLimit(now: Date): string {
	const year = now.getUTCFullYear();
	const month = now.getUTCMonth() - retentionMonths;
	// Clamp to the last day: the 31st of a shorter month would roll over.
	const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
	return new Date(Date.UTC(year, month, Math.min(now.getUTCDate(), lastDay))).toISOString();
}
