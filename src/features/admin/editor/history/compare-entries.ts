import { diffArrays } from "diff";
import { compareTexts, haveMuchInCommon, type Piece, shortened } from "./compare-texts";

/** An entry of a list: in both, only in what is stored now, only in the older version, or changed inside. */
export interface EntryChange {
	kind: "same" | "goes" | "returns" | "changed";
	pieces: Piece[];
}

/** Comparing stops after so many milliseconds. */
const LIMITS = { timeout: 250 };

/**
 * Two lists entry by entry, and an entry that was rewritten word by word. Long runs of equal entries are left out but for the ones beside
 * a change.
 *
 * @returns null when they cannot be compared in a moment.
 */
export function compareEntries(now: string[], then: string[]): EntryChange[] | null {
	const runs = diffArrays(now, then, LIMITS);
	if (!runs) return null;
	const result: EntryChange[] = [];
	let gone: string[] = [];
	const letGo = () => {
		result.push(...gone.map((text) => entry("goes", text)));
		gone = [];
	};
	for (const { value, added, removed } of runs) {
		if (removed) gone = value;
		else if (added) {
			result.push(...rewritten(gone, value));
			gone = [];
		} else {
			letGo();
			result.push(...value.map((text) => entry("same", text)));
		}
	}
	letGo();
	return besideChanges(result);
}

const entry = (kind: "same" | "goes" | "returns", text: string): EntryChange => ({ kind, pieces: [{ kind, text }] });

/** Entries in the place of others: each pair that is alike is one entry that was rewritten. */
function rewritten(gone: string[], come: string[]): EntryChange[] {
	const changes = Array.from({ length: Math.max(gone.length, come.length) }, (_, index): EntryChange[] => {
		const [now, then] = [gone[index], come[index]];
		const pieces = now !== undefined && then !== undefined ? compareTexts(now, then) : null;
		if (pieces && haveMuchInCommon(pieces)) return [{ kind: "changed", pieces: shortened(pieces) }];
		return [...(now === undefined ? [] : [entry("goes", now)]), ...(then === undefined ? [] : [entry("returns", then)])];
	});
	return changes.flat();
}

/** In place of equal entries that touch no change: one "…". */
function besideChanges(entries: EntryChange[]): EntryChange[] {
	const isFar = (index: number) => [index - 1, index, index + 1].every((place) => (entries[place]?.kind ?? "same") === "same");
	return entries.flatMap((change, index) => {
		if (!isFar(index)) return [change];
		return index > 0 && isFar(index - 1) ? [] : [entry("same", "…")];
	});
}
