import { postFields } from "../blogs/fields";
import type { Fields } from "../fields";
import { projectFields } from "../portfolios/fields";

/** What a backup holds two lists of. */
export const kinds = ["projects", "blogs"] as const;
export type Kind = (typeof kinds)[number];

/** The table of each kind. */
export const tableOf = { projects: "portfolios", blogs: "blogs" } as const satisfies Record<Kind, string>;

/** A row as a backup keeps it: its columns, without what the database counts and makes by itself. */
export type RowCopy = Record<string, unknown> & { id: string; slug: string; title: string };

/** The rows of both tables. */
export type Rows = Record<Kind, RowCopy[]>;

/** The fields of each kind. */
export const fieldsOf: Record<Kind, Fields> = { projects: projectFields, blogs: postFields };

/** The columns of a row in a backup, in the order of the table: all but the version, which the database counts. */
export const columnsOf: Record<Kind, readonly string[]> = {
	projects: storedColumns(projectFields),
	blogs: storedColumns(postFields),
};

function storedColumns(fields: Fields): string[] {
	return Object.entries(fields).flatMap(([column, { kind }]) => (kind === "version" ? [] : [column]));
}

/** Whether a column holds a moment. */
export function isMoment(kind: Kind, column: string): boolean {
	return ["moment", "publication", "day"].includes(fieldsOf[kind][column]?.kind ?? "");
}
