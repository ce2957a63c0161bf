import type { PGlite } from "@electric-sql/pglite";
import { attempt, type Outcome } from "./people";

export type EditableTable = "portfolios" | "blogs";

/** The required columns of each table. */
const COMPLETE: Record<EditableTable, Record<string, unknown>> = {
	portfolios: { slug: "sample", title: "Sample", service_id: "web-development", description: "A description." },
	blogs: { slug: "sample", title: "Sample", content: "<p>Words.</p>", author: { name: "Ada" } },
};

export function sample(table: EditableTable, values: Record<string, unknown> = {}): Record<string, unknown> {
	return { ...COMPLETE[table], ...values };
}

/** Inserts its one parameter, a JSON object, as PostgREST does. */
export function insertFromJson(table: EditableTable, row: Record<string, unknown>): string {
	const columns = Object.keys(row).join(", ");
	return `insert into public.${table} (${columns}) select ${columns} from jsonb_populate_record(null::public.${table}, $1::jsonb)`;
}

/** Inserts a complete row with these values as the admin. Needs an open transaction. */
export function insertAsAdmin(database: PGlite, table: EditableTable, values: Record<string, unknown>): Promise<Outcome> {
	const row = sample(table, values);
	return attempt(database, "admin", insertFromJson(table, row), [JSON.stringify(row)]);
}
