import * as z from "zod/mini";
import { readInstant } from "@/shared/lib/time/instant";
import type { LeadRow } from "../database.types";
import { RequestFailed } from "../request-failed";

export const leadStatuses = ["new", "read", "replied", "won", "lost", "archived"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** Statuses that take a lead out of the inbox. */
export const closedStatuses: readonly LeadStatus[] = ["won", "lost", "archived"];
/** Whether only its status takes a lead out of the inbox: with the status "read" it returns there. */
export const isClosed = ({ status, suspicion }: Pick<LeadSummary, "status" | "suspicion">): boolean =>
	suspicion === null && closedStatuses.includes(status);

export const deliveries = ["pending", "sent", "failed", "held"] as const;
export type Delivery = (typeof deliveries)[number];

/** Characters, as in the table. */
export const MAX_NOTES = 10_000;

const suspicions = ["honeypot", "forged_time", "too_fast", "links", "rate_limit"] as const;
/** Why the relay suspects spam: hidden field filled in, forged time, sent too fast, too many links, or too many from one sender. */
export type Suspicion = (typeof suspicions)[number];

export interface LeadSummary {
	id: string;
	version: number;
	name: string;
	email: string | null;
	subject: string;
	excerpt: string;
	source: string | null;
	status: LeadStatus;
	delivery: Delivery;
	deliveryNote: string | null;
	suspicion: Suspicion | null;
	/** A day in the admin's time zone, such as "2026-11-24". */
	followUpOn: string | null;
	receivedAt: string;
	touchedAt: string;
}

export interface Lead extends LeadSummary {
	phone: string | null;
	body: string;
	notes: string;
	replies: SentReply[];
}

/** A reply from the inbox, oldest first. "pending": the mail server didn't answer, so it may have arrived. */
export type SentReply = z.infer<typeof replySchema>;

const optional = z.nullish(z.string());
const replySchema = z.object({ id: z.string(), state: z.enum(["pending", "sent"]), subject: z.string(), text: z.string(), at: z.string() });
/** Columns that only the database and the relay read. */
type Unread = "idempotency_key" | "sender_hash" | "sender" | "search_text";
const rowSchema = z.object({
	id: z.string(),
	version: z.number(),
	name: optional,
	email: optional,
	subject: optional,
	excerpt: optional,
	source: optional,
	status: z.enum(leadStatuses),
	delivery: z.enum(deliveries),
	delivery_note: optional,
	suspicion: z.nullish(z.enum(suspicions)),
	follow_up_on: optional,
	created_at: optional,
	updated_at: optional,
	phone: optional,
	body: optional,
	notes: optional,
	replies: z.catch(z.array(replySchema), []),
} satisfies Record<Exclude<keyof LeadRow, Unread>, unknown>);

const DETAILS: readonly string[] = ["phone", "body", "notes", "replies"];
const columns = Object.keys(rowSchema.shape);
export const SUMMARY_COLUMNS = columns.filter((column) => !DETAILS.includes(column)).join(",");
export const LEAD_COLUMNS = columns.join(",");

/** The columns that a deleted lead needs to come back: all but those that the database sets itself. */
export type RestoredColumn = Exclude<keyof LeadRow, "version" | "excerpt" | "sender" | "search_text">;
const RESTORED = Object.keys({
	id: true,
	idempotency_key: true,
	name: true,
	email: true,
	phone: true,
	subject: true,
	body: true,
	source: true,
	sender_hash: true,
	delivery: true,
	delivery_note: true,
	suspicion: true,
	status: true,
	notes: true,
	replies: true,
	follow_up_on: true,
	created_at: true,
	updated_at: true,
} satisfies Record<RestoredColumn, true>);

export interface DeletedLead {
	id: string;
	columns: Record<string, unknown>;
}

const LONG_AGO = "1970-01-01T00:00:00.000Z";

/** Rows of an answer as leads; missing texts are empty. Throws RequestFailed. */
export function readLeads(answer: unknown): Lead[] {
	const parsed = z.array(rowSchema).safeParse(answer ?? []);
	if (!parsed.success) throw new RequestFailed("leads", 200, "shape");
	return parsed.data.map((row) => ({
		id: row.id,
		version: row.version,
		name: row.name?.trim() ?? "",
		email: row.email || null,
		phone: row.phone || null,
		subject: row.subject?.trim() ?? "",
		body: row.body ?? "",
		notes: row.notes ?? "",
		replies: row.replies.map((reply) => ({ ...reply, at: readInstant(reply.at) ?? LONG_AGO })),
		followUpOn: row.follow_up_on || null,
		excerpt: row.excerpt ?? "",
		source: row.source || null,
		status: row.status,
		delivery: row.delivery,
		deliveryNote: row.delivery_note || null,
		suspicion: row.suspicion ?? null,
		receivedAt: readInstant(row.created_at) ?? LONG_AGO,
		touchedAt: readInstant(row.updated_at) ?? LONG_AGO,
	}));
}

/** Deleted rows with the columns that a restore writes. Throws RequestFailed. */
export function readDeleted(answer: unknown): DeletedLead[] {
	const parsed = z.array(z.looseObject({ id: z.string() })).safeParse(answer ?? []);
	if (!parsed.success) throw new RequestFailed("leads", 200, "shape");
	return parsed.data.map((row) => ({ id: row.id, columns: Object.fromEntries(RESTORED.map((column) => [column, row[column] ?? null])) }));
}
