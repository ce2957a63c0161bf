import type { KeptVersion } from "@/data/revisions/repository";
import { plainText } from "@/shared/lib/rich-text/plain-text";
import { cutExcerpts, formatValue, isSameValue } from "../differences";
import { compareEntries, compareTexts, type EntryChange, haveMuchInCommon, type Piece, shortenPieces } from "./compare-texts";
import { formatColumn, type NamedColumn } from "./history-definition";

export interface FieldChange {
	label: string;
	/** Not in the form. */
	isHidden: boolean;
	change:
		| { kind: "text"; pieces: Piece[] }
		| { kind: "entries"; entries: EntryChange[] }
		| { kind: "whole"; goes: string; returns: string }
		| { kind: "excerpts"; goes: string; returns: string }
		| { kind: "markup" };
}

/** The fields in which an older version differs from the stored row, in the order of the form, without columns that were added later. */
export function compareVersions(columns: NamedColumn[], now: object, kept: Pick<KeptVersion<object>, "row" | "columns">): FieldChange[] {
	const present = new Map<string, unknown>(Object.entries(now));
	const older = new Map<string, unknown>(Object.entries(kept.row));
	return columns.flatMap((column) => {
		if (!(column.column in kept.columns)) return [];
		const [one, other] = [present.get(column.column), older.get(column.column)];
		if (isSameValue(emptyAsNull(one), emptyAsNull(other))) return [];
		// Two notations of one instant are equal.
		if (column.whole && column.whole(one) === column.whole(other)) return [];
		return [{ label: column.label, isHidden: column.member === undefined, change: compareValues(column, one, other) }];
	});
}

/** Null for every notation of an empty value. */
function emptyAsNull(value: unknown): unknown {
	if (value === null || value === undefined || value === "") return null;
	return typeof value === "object" && Object.keys(value).length === 0 ? null : value;
}

function compareValues({ whole, html, parts }: NamedColumn, now: unknown, then: unknown): FieldChange["change"] {
	if (whole) return { kind: "whole", goes: whole(now), returns: whole(then) };
	if (html) return textChange(plainText(formatValue(now)), plainText(formatValue(then)));
	if (typeof (now ?? then) === "object") {
		const [goes, returns] = [listEntries(now, parts), listEntries(then, parts)];
		const entries = compareEntries(goes, returns);
		return entries ? { kind: "entries", entries } : { kind: "excerpts", ...getExcerpts(goes.join("; "), returns.join("; ")) };
	}
	if (typeof (now ?? then) !== "string") return { kind: "whole", goes: formatValue(now), returns: formatValue(then) };
	return textChange(formatValue(now), formatValue(then));
}

function textChange(now: string, then: string): FieldChange["change"] {
	if (now === then) return { kind: "markup" };
	if (now === "" || then === "") return { kind: "whole", goes: now, returns: then };
	const pieces = compareTexts(now, then);
	if (!pieces) return { kind: "excerpts", ...getExcerpts(now, then) };
	return haveMuchInCommon(pieces) ? { kind: "text", pieces: shortenPieces(pieces) } : { kind: "whole", goes: now, returns: then };
}

function getExcerpts(now: string, then: string) {
	const { mine, theirs } = cutExcerpts(now, then);
	return { goes: mine, returns: theirs };
}

function listEntries(value: unknown, parts: Record<string, string> = {}): string[] {
	if (Array.isArray(value)) return value.map(formatValue);
	if (typeof value !== "object" || value === null) return [];
	const members = new Map<string, unknown>(Object.entries(value));
	return [...new Set([...Object.keys(parts), ...members.keys()])].flatMap((name) => {
		const text = formatValue(members.get(name));
		return text === "" ? [] : [`${parts[name] ?? formatColumn(name)}: ${text}`];
	});
}
