import type { Fields } from "../fields";
import { postFields } from "../posts/fields";
import { projectFields } from "../projects/fields";

export const kinds = ["projects", "blogs"] as const;
export type Kind = (typeof kinds)[number];

export const tableByKind = { projects: "portfolios", blogs: "blogs" } as const satisfies Record<Kind, string>;

export type RowCopy = Record<string, unknown> & { id: string; slug: string; title: string };

export type Rows = Record<Kind, RowCopy[]>;

/** An old address of a row: `slug` is the last part of it, and `kind` is the table of the row. */
export interface RedirectCopy {
	kind: (typeof tableByKind)[Kind];
	slug: string;
	row_id: string;
	created_at: string;
}

/** Rows and the redirects to them. Backups from before redirects lack them. */
export type Content = Rows & { redirects?: RedirectCopy[] };

export const REDIRECT_COLUMNS = ["kind", "slug", "row_id", "created_at"] as const;

export const fieldsByKind: Record<Kind, Fields> = { projects: projectFields, blogs: postFields };

export const columnsByKind: Record<Kind, readonly string[]> = {
	projects: storedColumns(projectFields),
	blogs: storedColumns(postFields),
};

function storedColumns(fields: Fields): string[] {
	return Object.entries(fields).flatMap(([column, { kind }]) => (kind === "version" ? [] : [column]));
}

/** Whether a column holds a moment. */
export function isTimestamp(kind: Kind, column: string): boolean {
	return ["moment", "publication", "day"].includes(fieldsByKind[kind][column]?.kind ?? "");
}
