import * as z from "zod/mini";
import { readInstant } from "@/shared/lib/time/instant";

const text = z.catch(z.nullable(z.string()), null);

const normalizeInstant = (moment: string): string => readInstant(moment) ?? moment;

const revision = z.object({
	id: z.number(),
	version: z.number(),
	action: z.enum(["update", "delete"]),
	changed: z.catch(z.array(z.string()), []),
	changed_at: z.string(),
	changed_by_email: text,
	saved_at: text,
});

export const REVISION_COLUMNS = "id,version,action,changed,changed_at,changed_by_email,saved_at:content->>updated_at";

export interface Revision {
	id: number;
	version: number;
	action: "update" | "delete";
	changed: string[];
	savedAt: string;
	changedAt: string;
	changedBy: string | null;
}

/** The revisions of an answer; null when it isn't a list of them. */
export function readRevisions(data: unknown): Revision[] | null {
	const { data: rows } = z.array(revision).safeParse(data);
	return (
		rows?.map(({ changed_at, changed_by_email, saved_at, ...rest }) => ({
			...rest,
			savedAt: readInstant(saved_at) ?? normalizeInstant(changed_at),
			changedAt: normalizeInstant(changed_at),
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

export interface DeletedRow {
	id: number;
	rowId: string;
	title: string;
	slug: string;
	status: "draft" | "published";
	deletedAt: string;
	deletedBy: string | null;
}

/** The deleted rows of an answer; null when it isn't a list of them. */
export function readDeletedRows(data: unknown): DeletedRow[] | null {
	const { data: rows } = z.array(deleted).safeParse(data);
	return (
		rows?.map(({ id, row_id, title, slug, status, changed_at, changed_by_email }) => ({
			id,
			rowId: row_id,
			title: title?.trim() || "Untitled",
			slug: slug ?? "",
			status: status === "draft" ? "draft" : "published",
			deletedAt: normalizeInstant(changed_at),
			deletedBy: changed_by_email,
		})) ?? null
	);
}

const whole = z.object({ id: z.number(), version: z.number(), content: z.record(z.string(), z.unknown()) });

/** The first whole row of an answer, with its revision's id; null without any. */
export function readKept(data: unknown): { id: number; version: number; columns: Record<string, unknown> } | null {
	const [first] = z.array(whole).safeParse(data).data ?? [];
	return first ? { id: first.id, version: first.version, columns: first.content } : null;
}

const counts = z.object({ added: z.number() });
const answer = z.object({ projects: counts, blogs: counts });

/** Number of rows that a restore added; 0 for an answer that doesn't tell. */
export function readAdded(data: unknown): number {
	const report = answer.safeParse(data).data;
	return report ? report.projects.added + report.blogs.added : 0;
}
