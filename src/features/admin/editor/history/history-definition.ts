import { type Field, inputName } from "@/data/fields";
import type { HistoryRow, RowHistory } from "@/data/revisions/repository";
import type { EditorSection } from "../editor-definition";

/** A column of a table as a person knows it. */
export interface HistoryColumn {
	column: string;
	/** Member of the form that edits it: gives its name and its place. */
	member?: string;
	/** Name of a column that no form edits. */
	label?: string;
	/** A choice, a number or a date in words: compared as a whole. */
	whole?: (value: unknown) => string;
	/** Members of an object, in their order and with their names; without it they keep their own. */
	parts?: Record<string, string>;
	/** HTML: what readers see of it is compared. */
	html?: boolean;
}

/** Where a row stands: it changes like any column, and bringing back an older version leaves it as it is. */
const standingColumns: HistoryColumn[] = [
	{ column: "status", label: "Status" },
	{ column: "published_at", label: "Publication" },
];

/** Everything that the history does not know by itself about one table. Loaded when somebody opens it. */
export interface EditorHistory<Row extends HistoryRow> {
	rows: Pick<RowHistory<Row>, "listRevisions" | "readRevision" | "restoreVersion">;
	columns: HistoryColumn[];
}

/**
 * The columns that a history names: those with a label.
 *
 * @param details how a column's values are compared or said, where its kind doesn't tell.
 */
export function historyColumns<Column extends string>(
	fields: Record<Column, Field>,
	details: Partial<Record<Column, Pick<HistoryColumn, "whole" | "parts" | "html">>>,
): HistoryColumn[] {
	const more = new Map<string, object | undefined>(Object.entries(details));
	return Object.entries<Field>(fields).flatMap(([column, field]) => {
		if (field.label === undefined) return [];
		const member = inputName(field);
		const name = member === null ? { label: field.label } : { member };
		return [{ column, ...name, ...(field.kind === "address" ? { whole: address } : {}), ...more.get(column) }];
	});
}

/** An address is the same or another one: it isn't compared word by word. */
function address(value: unknown): string {
	return typeof value === "string" ? value : "";
}

/** A column with the name that a person reads. */
export type NamedColumn = HistoryColumn & { label: string };

/** The columns that a form edits, in the order of the form and with its names, then the others. */
export function inOrder(columns: HistoryColumn[], sections: EditorSection[]): NamedColumn[] {
	const members = sections.flatMap(({ fields }) => Object.entries(fields));
	const edited = members.flatMap(([member, label]) =>
		columns.filter((column) => column.member === member).map((column) => ({ ...column, label })),
	);
	const others = columns.filter((column) => !edited.some((one) => one.column === column.column));
	return [...edited, ...others.map((column) => ({ ...column, label: column.label ?? readable(column.column) }))];
}

/** What an update touched, in the names of the form and in its order; a column that nobody named keeps its own. */
export function touched(changed: string[], columns: NamedColumn[]): string[] {
	const named = [...columns, ...standingColumns.map((column) => ({ ...column, label: column.label ?? column.column }))];
	const known = named.filter(({ column }) => changed.includes(column)).map(({ label }) => label);
	const unknown = changed.filter((name) => !named.some(({ column }) => column === name)).map(readable);
	return [...new Set([...known, ...unknown])];
}

/** "team_size" as words. */
export function readable(column: string): string {
	const words = column.replaceAll("_", " ");
	return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
