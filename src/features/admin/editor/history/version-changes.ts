import { plainText } from "@/shared/lib/rich-text/plain-text";
import { excerpts, inWords } from "../differences";
import { sameValue } from "../same-value";
import { compareEntries, type EntryChange } from "./compare-entries";
import { compareTexts, haveMuchInCommon, type Piece, shortened } from "./compare-texts";
import { type NamedColumn, readable } from "./history-definition";

/** What bringing back an older version would change in one field. */
export interface FieldChange {
	label: string;
	/** No form shows it. */
	isHidden: boolean;
	change:
		| { kind: "text"; pieces: Piece[] }
		| { kind: "entries"; entries: EntryChange[] }
		/** As a whole; "" where there is nothing. */
		| { kind: "whole"; goes: string; returns: string }
		/** Too different: the beginning of what differs. */
		| { kind: "excerpts"; goes: string; returns: string }
		/** The words are the same. */
		| { kind: "markup" };
}

/** The fields in which an older version differs from the row as it is now, in the order of the form. */
export function versionChanges(columns: NamedColumn[], now: object, then: object): FieldChange[] {
	const present = new Map<string, unknown>(Object.entries(now));
	const older = new Map<string, unknown>(Object.entries(then));
	return columns.flatMap((column) => {
		const [one, other] = [present.get(column.column), older.get(column.column)];
		if (sameValue(orNothing(one), orNothing(other))) return [];
		// The database spells a moment in more than one way.
		if (column.whole && column.whole(one) === column.whole(other)) return [];
		return [{ label: column.label, isHidden: column.member === undefined, change: changeOf(column, one, other) }];
	});
}

/** What says nothing is the same however it is stored. */
function orNothing(value: unknown): unknown {
	if (value === null || value === undefined || value === "") return null;
	return typeof value === "object" && Object.keys(value).length === 0 ? null : value;
}

function changeOf({ whole, html, parts }: NamedColumn, now: unknown, then: unknown): FieldChange["change"] {
	if (whole) return { kind: "whole", goes: whole(now), returns: whole(then) };
	if (html) return textChange(plainText(inWords(now)), plainText(inWords(then)));
	if (typeof (now ?? then) === "object") {
		const [goes, returns] = [entriesOf(now, parts), entriesOf(then, parts)];
		const entries = compareEntries(goes, returns);
		return entries ? { kind: "entries", entries } : { kind: "excerpts", ...excerptsOf(goes.join("; "), returns.join("; ")) };
	}
	if (typeof (now ?? then) !== "string") return { kind: "whole", goes: inWords(now), returns: inWords(then) };
	return textChange(inWords(now), inWords(then));
}

function textChange(now: string, then: string): FieldChange["change"] {
	if (now === then) return { kind: "markup" };
	if (now === "" || then === "") return { kind: "whole", goes: now, returns: then };
	const pieces = compareTexts(now, then);
	if (!pieces) return { kind: "excerpts", ...excerptsOf(now, then) };
	return haveMuchInCommon(pieces) ? { kind: "text", pieces: shortened(pieces) } : { kind: "whole", goes: now, returns: then };
}

function excerptsOf(now: string, then: string) {
	const { mine, theirs } = excerpts(now, then);
	return { goes: mine, returns: theirs };
}

/** A list entry by entry; an object member by member, each with its name. */
function entriesOf(value: unknown, parts: Record<string, string> = {}): string[] {
	if (Array.isArray(value)) return value.map(inWords);
	if (typeof value !== "object" || value === null) return [];
	const members = new Map<string, unknown>(Object.entries(value));
	return [...new Set([...Object.keys(parts), ...members.keys()])].flatMap((name) => {
		const said = inWords(members.get(name));
		return said === "" ? [] : [`${parts[name] ?? readable(name)}: ${said}`];
	});
}
