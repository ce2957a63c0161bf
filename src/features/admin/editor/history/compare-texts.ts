import { diffWordsWithSpace } from "diff";

/** A passage of a comparison: in both, only in what is stored now, or only in the older version. */
export interface Piece {
	kind: "same" | "goes" | "returns";
	text: string;
}

/** Comparing stops after so many milliseconds, or so many words that differ: two such texts are no two versions of one. */
const LIMITS = { timeout: 250, maxEditLength: 3000 };
/** Longest equal passage that is shown whole, in characters. */
const WHOLE = 160;
/** How much of a longer one stands beside a change. */
const BESIDE = 64;

/**
 * Two texts word by word. All that is the same or goes makes up the text that is stored now; all that is the same or returns, the older
 * one.
 *
 * @returns null when they have too little in common to be compared in a moment.
 */
export function compareTexts(now: string, then: string): Piece[] | null {
	const changes = diffWordsWithSpace(now, then, LIMITS);
	if (!changes) return null;
	return gathered(changes.map(({ value, added, removed }) => ({ kind: removed ? "goes" : added ? "returns" : "same", text: value })));
}

/** Whether a comparison says more than the two texts side by side would: they share at least a third. */
export function haveMuchInCommon(pieces: Piece[]): boolean {
	const length = (kind: Piece["kind"]) => pieces.reduce((sum, piece) => sum + (piece.kind === kind ? piece.text.trim().length : 0), 0);
	return length("same") * 2 >= Math.max(length("goes"), length("returns"));
}

/** Changes with nothing but blanks between them are one: a new sentence is not read word for word against the old one. */
function gathered(pieces: Piece[]): Piece[] {
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

/** The blanks that two passages begin and end with alike are no part of the change. */
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

/** The same comparison with its long equal passages cut short around the changes. */
export function shortened(pieces: Piece[]): Piece[] {
	return pieces.map((piece, index) => {
		const { kind, text } = piece;
		if (kind !== "same" || text.length <= WHOLE) return piece;
		const head = index === 0 ? "" : beginning(text);
		const tail = index === pieces.length - 1 ? "" : ending(text);
		return { kind, text: `${head}…${tail}` };
	});
}

/** Cut at a blank where there is one near. */
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
