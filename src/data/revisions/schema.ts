import * as z from "zod/mini";
import { readInstant } from "@/shared/lib/instant";

const text = z.catch(z.nullable(z.string()), null);

/** A column that Postgres fills itself: what can't be read stays as it is. */
const instantOf = (moment: string): string => readInstant(moment) ?? moment;

const revision = z.object({
	id: z.number(),
	version: z.number(),
	action: z.enum(["update", "delete"]),
	changed: z.catch(z.array(z.string()), []),
	changed_at: z.string(),
	changed_by_email: text,
	saved_at: text,
});

/** Columns of a history, as REST takes them: all but the row itself, and out of that when it was saved. */
export const REVISION_COLUMNS = "id,version,action,changed,changed_at,changed_by_email,saved_at:content->>updated_at";

/** A kept version of a row, without the row. */
export interface Revision {
	id: number;
	/** Number of the version that is kept. */
	version: number;
	/** What took it away: an update, or the deletion of the row. */
	action: "update" | "delete";
	/** Columns that the update changed; empty for a deletion. */
	changed: string[];
	/** When the kept version was saved; ISO 8601. */
	savedAt: string;
	/** When it was changed or deleted; ISO 8601. */
	changedAt: string;
	/** E-mail address of the account that did it; null for a service key or the SQL editor. */
	changedBy: string | null;
}

/** Revisions out of an answer; null when it is no list of them. */
export function readRevisions(data: unknown): Revision[] | null {
	const { data: rows } = z.array(revision).safeParse(data);
	return (
		rows?.map(({ changed_at, changed_by_email, saved_at, ...rest }) => ({
			...rest,
			savedAt: readInstant(saved_at) ?? instantOf(changed_at),
			changedAt: instantOf(changed_at),
			changedBy: changed_by_email,
		})) ?? null
	);
}

const deleted = z.object({
	id: z.number(),
	row_id: z.string(),
	title: text,
	slug: text,
	status: text,
	changed_at: z.string(),
	changed_by_email: text,
});

/** A row that was deleted and has not come back. */
export interface DeletedRow {
	/** Of the revision that keeps it. */
	id: number;
	rowId: string;
	title: string;
	slug: string;
	/** Where it stood. */
	status: "draft" | "published";
	/** ISO 8601. */
	deletedAt: string;
	/** E-mail address; null for a service key or the SQL editor. */
	deletedBy: string | null;
}

/** Deleted rows out of an answer; null when it is no list of them. */
export function readDeletedRows(data: unknown): DeletedRow[] | null {
	const { data: rows } = z.array(deleted).safeParse(data);
	return (
		rows?.map(({ id, row_id, title, slug, status, changed_at, changed_by_email }) => ({
			id,
			rowId: row_id,
			title: title?.trim() || "Untitled",
			slug: slug ?? "",
			status: status === "draft" ? "draft" : "published",
			deletedAt: instantOf(changed_at),
			deletedBy: changed_by_email,
		})) ?? null
	);
}

const whole = z.object({ id: z.number(), version: z.number(), content: z.record(z.string(), z.unknown()) });

/** The kept row of an answer, as it was stored; null when there is none. */
export function readKept(data: unknown): { id: number; version: number; columns: Record<string, unknown> } | null {
	const [first] = z.array(whole).safeParse(data).data ?? [];
	return first ? { id: first.id, version: first.version, columns: first.content } : null;
}

const counts = z.object({ added: z.number() });
const answer = z.object({ projects: counts, blogs: counts });

/** How many rows a restore has added; 0 for an answer that does not say so. */
export function readAdded(data: unknown): number {
	const said = answer.safeParse(data).data;
	return said ? said.projects.added + said.blogs.added : 0;
}
