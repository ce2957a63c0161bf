import { diffArrays, diffWordsWithSpace } from "diff";

/** A part of a comparison: in both versions, only in the stored one ("goes") or only in the older one ("returns"). */
export interface Piece {
	kind: "same" | "goes" | "returns";
	text: string;
}

// Milliseconds, and words that differ: unrelated texts would freeze the page.
const TEXT_LIMITS = { timeout: 250, maxEditLength: 3000 };
const ENTRY_LIMITS = { timeout: 250 };
/** Longer equal passages are cut, to so many characters beside a change. */
const WHOLE = 160;
const BESIDE = 64;

/** Compares two texts word by word; null when they differ too much. */
export function compareTexts(now: string, then: string): Piece[] | null {
	const changes = diffWordsWithSpace(now, then, TEXT_LIMITS);
	if (!changes) return null;
	return joined(changes.map(({ value, added, removed }) => ({ kind: removed ? "goes" : added ? "returns" : "same", text: value })));
}

/** Whether the texts share at least a third, so that a word-by-word comparison is readable. */
export function haveMuchInCommon(pieces: Piece[]): boolean {
	const length = (kind: Piece["kind"]) => pieces.reduce((sum, piece) => sum + (piece.kind === kind ? piece.text.trim().length : 0), 0);
	return length("same") * 2 >= Math.max(length("goes"), length("returns"));
}

/** Joins changes that only have blanks between them. */
function joined(pieces: Piece[]): Piece[] {
	const result: Piece[] = [];
	let run = { goes: "", returns: "" };
	const add = (kind: Piece["kind"], text: string) => {
		const last = result.at(-1);
		if (last?.kind === kind) last.text += text;
		else if (text) result.push({ kind, text });
	};
	const close = () => {
		const { before, goes, returns, after } = withoutBlanks(run.goes, run.returns);
		add("same", before);
		add("goes", goes);
		add("returns", returns);
		add("same", after);
		run = { goes: "", returns: "" };
	};
	pieces.forEach(({ kind, text }, index) => {
		if (kind !== "same") run[kind] += text;
		else if (text.trim() === "" && index > 0 && index < pieces.length - 1) {
			run.goes += text;
			run.returns += text;
		} else {
			close();
			add("same", text);
		}
	});
	close();
	return result;
}

function withoutBlanks(goes: string, returns: string): { before: string; goes: string; returns: string; after: string } {
	const length = (one: string, other: string, at: (text: string, place: number) => string | undefined) => {
		let count = 0;
		while (at(one, count) !== undefined && at(one, count) === at(other, count) && at(one, count)?.trim() === "") count += 1;
		return count;
	};
	const begin = length(goes, returns, (text, place) => text[place]);
	const [one, other] = [goes.slice(begin), returns.slice(begin)];
	const end = length(one, other, (text, place) => text[text.length - 1 - place]);
	const cut = (text: string) => text.slice(0, text.length - end);
	return { before: goes.slice(0, begin), goes: cut(one), returns: cut(other), after: one.slice(one.length - end) };
}

export function shortenPieces(pieces: Piece[]): Piece[] {
	return pieces.map((piece, index) => {
		const { kind, text } = piece;
		if (kind !== "same" || text.length <= WHOLE) return piece;
		const head = index === 0 ? "" : beginning(text);
		const tail = index === pieces.length - 1 ? "" : ending(text);
		return { kind, text: `${head}…${tail}` };
	});
}

function beginning(text: string): string {
	const cut = text.slice(0, BESIDE);
	const blank = cut.search(/\s\S*$/);
	return `${blank > BESIDE / 2 ? cut.slice(0, blank) : cut.replace(/[\ud800-\udbff]$/, "")} `;
}

function ending(text: string): string {
	const cut = text.slice(-BESIDE);
	const blank = cut.search(/\s/);
	return ` ${blank >= 0 && blank < BESIDE / 2 ? cut.slice(blank + 1) : cut.replace(/^[\udc00-\udfff]/, "")}`;
}

export interface EntryChange {
	kind: "same" | "goes" | "returns" | "changed";
	pieces: Piece[];
}

/** Compares two lists entry by entry, and rewritten entries word by word; null when they differ too much. */
export function compareEntries(now: string[], then: string[]): EntryChange[] | null {
	const runs = diffArrays(now, then, ENTRY_LIMITS);
	if (!runs) return null;
	const result: EntryChange[] = [];
	let gone: string[] = [];
	const removeGone = () => {
		result.push(...gone.map((text) => entry("goes", text)));
		gone = [];
	};
	for (const { value, added, removed } of runs) {
		if (removed) gone = value;
		else if (added) {
			result.push(...rewritten(gone, value));
			gone = [];
		} else {
			removeGone();
			result.push(...value.map((text) => entry("same", text)));
		}
	}
	removeGone();
	return besideChanges(result);
}

const entry = (kind: "same" | "goes" | "returns", text: string): EntryChange => ({ kind, pieces: [{ kind, text }] });

function rewritten(gone: string[], added: string[]): EntryChange[] {
	const changes = Array.from({ length: Math.max(gone.length, added.length) }, (_, index): EntryChange[] => {
		const [now, then] = [gone[index], added[index]];
		const pieces = now !== undefined && then !== undefined ? compareTexts(now, then) : null;
		if (pieces && haveMuchInCommon(pieces)) return [{ kind: "changed", pieces: shortenPieces(pieces) }];
		return [...(now === undefined ? [] : [entry("goes", now)]), ...(then === undefined ? [] : [entry("returns", then)])];
	});
	return changes.flat();
}

function besideChanges(entries: EntryChange[]): EntryChange[] {
	const isFar = (index: number) => [index - 1, index, index + 1].every((place) => (entries[place]?.kind ?? "same") === "same");
	return entries.flatMap((change, index) => {
		if (!isFar(index)) return [change];
		return index > 0 && isFar(index - 1) ? [] : [entry("same", "…")];
	});
}
