import { type Field, inputName } from "@/data/fields";
import type { HistoryRow, RowHistory } from "@/data/revisions/repository";
import type { EditorSection } from "../editor-definition";

interface HistoryColumn {
	column: string;
	/** The form's member that edits it, which gives its label and its position. */
	member?: string;
	label?: string;
	whole?: (value: unknown) => string;
	parts?: Record<string, string>;
	/** Compare the text of the HTML. */
	html?: boolean;
}

/** Restoring a version doesn't change these. */
const statusColumns: HistoryColumn[] = [
	{ column: "status", label: "Status" },
	{ column: "published_at", label: "Publication" },
];

export interface EditorHistory<Row extends HistoryRow> {
	rows: Pick<RowHistory<Row>, "listRevisions" | "readRevision" | "restoreVersion">;
	columns: HistoryColumn[];
}

/** The columns with a label. @param details for columns whose kind doesn't tell how to compare or format them. */
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

function address(value: unknown): string {
	return typeof value === "string" ? value : "";
}

export type NamedColumn = HistoryColumn & { label: string };

/** The columns in the order of the form and with its labels, then those that no form edits. */
export function orderColumns(columns: HistoryColumn[], sections: EditorSection[]): NamedColumn[] {
	const members = sections.flatMap(({ fields }) => Object.entries(fields));
	const edited = members.flatMap(([member, label]) =>
		columns.filter((column) => column.member === member).map((column) => ({ ...column, label })),
	);
	const others = columns.filter((column) => !edited.some((one) => one.column === column.column));
	return [...edited, ...others.map((column) => ({ ...column, label: column.label ?? formatColumn(column.column) }))];
}

/** Labels of the changed columns in the order of the form; an unknown column keeps its name. */
export function labelColumns(changed: string[], columns: NamedColumn[]): string[] {
	const named = [...columns, ...statusColumns.map((column) => ({ ...column, label: column.label ?? column.column }))];
	const known = named.filter(({ column }) => changed.includes(column)).map(({ label }) => label);
	const unknown = changed.filter((name) => !named.some(({ column }) => column === name)).map(formatColumn);
	return [...new Set([...known, ...unknown])];
}

export function formatColumn(column: string): string {
	const words = column.replaceAll("_", " ");
	return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
