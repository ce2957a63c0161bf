import * as z from "zod/mini";
import { readInstant } from "@/shared/lib/instant";
import type { LeadRow } from "../database.types";
import { RequestFailed } from "../request-failed";

/** The administrator's status of a lead. */
export const leadStatuses = ["new", "read", "archived"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** What became of the mail about it; "held": not sent, because the message looks like spam. */
export const deliveries = ["pending", "sent", "failed", "held"] as const;
export type Delivery = (typeof deliveries)[number];

/** Why the relay suspects spam: the hidden field was filled in, the form was sent too fast, or the sender sent too many. */
const suspicions = ["honeypot", "too_fast", "rate_limit"] as const;
export type Suspicion = (typeof suspicions)[number];

/** A lead as a list needs it. */
export interface LeadSummary {
	id: string;
	version: number;
	name: string;
	/** Null: the visitor gave none that a mail could be sent to. */
	email: string | null;
	subject: string;
	/** The first words of the message, in one line. */
	excerpt: string;
	/** The button or the page that it came from; null: the contact form. */
	source: string | null;
	status: LeadStatus;
	delivery: Delivery;
	/** What the mail server said, for engineers. */
	deliveryNote: string | null;
	/** Null: not suspected, or the administrator said that it is not spam. */
	suspicion: Suspicion | null;
	/** ISO 8601, UTC. */
	receivedAt: string;
	/** When the row was last written. */
	touchedAt: string;
}

/** A whole lead. */
export interface Lead extends LeadSummary {
	phone: string | null;
	/** The text block that the form sent: labelled lines, then the message. */
	body: string;
}

const columns = (...names: (keyof LeadRow)[]): string => names.join(",");

/** Named columns of the table, as REST takes them. */
export const SUMMARY_COLUMNS = columns(
	"id",
	"version",
	"name",
	"email",
	"subject",
	"excerpt",
	"source",
	"status",
	"delivery",
	"delivery_note",
	"suspicion",
	"created_at",
	"updated_at",
);
export const LEAD_COLUMNS = `${SUMMARY_COLUMNS},${columns("phone", "body")}`;

const optional = z.nullish(z.string());
const rowSchema = z.object({
	id: z.string(),
	version: z.number(),
	name: optional,
	email: optional,
	phone: optional,
	subject: optional,
	body: optional,
	excerpt: optional,
	source: optional,
	status: z.enum(leadStatuses),
	delivery: z.enum(deliveries),
	delivery_note: optional,
	suspicion: z.nullish(z.enum(suspicions)),
	created_at: optional,
	updated_at: optional,
});

/** Columns that a restored lead gets from the page; the database makes the others. */
const RESTORED: readonly (keyof LeadRow)[] = [
	"id",
	"idempotency_key",
	"name",
	"email",
	"phone",
	"subject",
	"body",
	"source",
	"sender_hash",
	"delivery",
	"delivery_note",
	"suspicion",
	"status",
	"created_at",
];

/** A deleted row, held so that it can be put back. */
export interface DeletedLead {
	id: string;
	columns: Record<string, unknown>;
}

const LONG_AGO = "1970-01-01T00:00:00.000Z";

/**
 * Rows of an answer as leads. A text that was not asked for is empty.
 *
 * @throws RequestFailed when the answer is no list of leads.
 */
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

/**
 * Deleted rows as they have to be put back: same id, same moment, same key of the visitor's click.
 *
 * @throws RequestFailed when the answer is no list of rows.
 */
export function readDeleted(answer: unknown): DeletedLead[] {
	const parsed = z.array(z.looseObject({ id: z.string() })).safeParse(answer ?? []);
	if (!parsed.success) throw new RequestFailed("leads", 200, "shape");
	return parsed.data.map((row) => ({ id: row.id, columns: Object.fromEntries(RESTORED.map((column) => [column, row[column] ?? null])) }));
}
