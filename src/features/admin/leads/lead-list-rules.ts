import { type LeadFilter, type LeadsQuery, listLeads } from "@/data/leads/repository";
import { deliveries, type LeadSummary, leadStatuses } from "@/data/leads/schema";
import type { ListRules, ListState } from "../list/list-address";
import type { ListWords } from "../list/list-words";
import { retentionLimit } from "./retention";

export const LOG = "Leads";
export const LOAD_FAILED = "Failed to load leads. Please try again.";

/** What the address of the inbox may say. */
export const leadRules: ListRules = {
	sorts: ["created_at", "name", "subject"],
	order: { column: "created_at", descending: true },
	filters: { status: ["new", "read", "archived", "spam", "all"], mail: ["failed", "pending", "held", "sent"], age: ["old"] },
};

export const leadWords: ListWords = {
	title: "Leads",
	caption: "Leads",
	one: "lead",
	many: "leads",
	search: "Search leads",
	searchHint: "Name, email, subject, message",
	failed: LOAD_FAILED,
	empty: {
		title: "No leads yet",
		detail: "What visitors send with the contact form, a “Start” button or the chat arrives here, and a copy goes to the mailbox.",
	},
};

/** The filters, without the search, the order and the page. */
export const statusOptions = [
	{ value: "new", label: "New" },
	{ value: "read", label: "Read" },
	{ value: "archived", label: "Archived" },
	{ value: "spam", label: "Suspected spam" },
	{ value: "all", label: "All leads" },
];
export const mailOptions = [
	{ value: "failed", label: "Not delivered" },
	{ value: "pending", label: "Waiting" },
	{ value: "held", label: "Held back" },
	{ value: "sent", label: "Sent" },
];
export const orderOptions = [
	{ value: "created_at", label: "Oldest first" },
	{ value: "name", label: "Name, A to Z" },
	{ value: "subject", label: "Subject, A to Z" },
];

const STATUSES = [...leadStatuses, "spam", "all"] as const;

/** What the filters of an address ask the database for. Without a status it is the inbox: what is not archived. */
export function filterOf({ q, filters }: ListState): LeadFilter {
	const { status, mail, age } = filters;
	return {
		search: q,
		status: STATUSES.find((known) => known === status) ?? "inbox",
		delivery: deliveries.find((known) => known === mail) ?? "all",
		before: age === "old" ? retentionLimit(new Date()) : null,
	};
}

/** One page of the inbox. */
export function readPage(state: ListState, signal: AbortSignal): Promise<{ rows: LeadSummary[]; total: number }> {
	const column: LeadsQuery["sort"]["column"] =
		state.sort.column === "name" || state.sort.column === "subject" ? state.sort.column : "created_at";
	return listLeads({ ...filterOf(state), page: state.page - 1, sort: { column, descending: state.sort.descending } }, signal);
}
