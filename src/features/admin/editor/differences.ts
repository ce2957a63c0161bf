import type { EditorSection } from "./editor-definition";
import { sameValue } from "./same-value";

/** A field that two versions of a form fill differently. */
export interface Difference {
	label: string;
	mine: string;
	theirs: string;
}

interface Described {
	sections: EditorSection[];
	words?: Partial<Record<string, (value: unknown) => string>> | undefined;
}

/** Longest piece of a text that a list of differences shows, in characters. */
const EXCERPT = 90;
/** How much of what is equal stands before a difference. */
const BEFORE = 24;

/** The fields in which two sets of values differ, in the order of the page, with what each says, cut short around the first change. */
export function differences({ sections, words }: Described, mine: object, theirs: object): Difference[] {
	const ours = new Map<string, unknown>(Object.entries(mine));
	const others = new Map<string, unknown>(Object.entries(theirs));
	return labelsOf(sections).flatMap(([name, label]) => {
		if (sameValue(ours.get(name), others.get(name))) return [];
		const say = words?.[name] ?? inWords;
		return [{ label, ...excerpts(say(ours.get(name)), say(others.get(name))) }];
	});
}

/** The whole form as text, one paragraph for each field that is filled in. */
export function asText({ sections, words }: Described, form: object): string {
	const values = new Map<string, unknown>(Object.entries(form));
	return labelsOf(sections)
		.flatMap(([name, label]) => {
			const value = values.get(name);
			const text = typeof value === "string" ? value : (words?.[name] ?? inWords)(value);
			return text.trim() === "" ? [] : [`${label}\n${text}`];
		})
		.join("\n\n");
}

/** The same of values whose shape nobody knows any more: members that have no label keep their names. */
export function anyText({ sections }: Pick<Described, "sections">, form: unknown): string {
	if (typeof form !== "object" || form === null || Array.isArray(form)) return inWords(form);
	const labels = new Map(labelsOf(sections));
	return Object.entries(form)
		.map(([name, value]) => [labels.get(name) ?? name, inWords(value)])
		.filter(([, text]) => text?.trim())
		.map((parts) => parts.join("\n"))
		.join("\n\n");
}

function labelsOf(sections: EditorSection[]): [string, string][] {
	return sections.flatMap(({ fields }) => Object.entries(fields));
}

/** A value as a person reads it: texts as they are, lists with commas, the members of an entry with dots between them. */
export function inWords(value: unknown): string {
	if (typeof value === "string") return value;
	if (typeof value === "boolean") return value ? "Yes" : "No";
	if (Array.isArray(value)) return value.map(inWords).join(value.some((item) => typeof item === "object") ? "; " : ", ");
	if (typeof value === "object" && value !== null)
		return Object.values(value)
			.map(inWords)
			.filter((part) => part !== "")
			.join(" · ");
	return value === null || value === undefined ? "" : String(value);
}

/** Two texts cut short around the place where they begin to differ. */
export function excerpts(mine: string, theirs: string): { mine: string; theirs: string } {
	const [one, other] = [squeeze(mine), squeeze(theirs)];
	let equal = 0;
	while (equal < one.length && equal < other.length && one[equal] === other[equal]) equal += 1;
	const from = equal <= BEFORE || Math.max(one.length, other.length) <= EXCERPT ? 0 : equal - BEFORE;
	return { mine: cut(one, from), theirs: cut(other, from) };
}

const squeeze = (text: string) => text.replace(/\s+/g, " ").trim();

function cut(text: string, from: number): string {
	if (text === "") return "empty";
	const piece = text.slice(from, from + EXCERPT);
	return `${from > 0 ? "…" : ""}${piece}${from + EXCERPT < text.length ? "…" : ""}`;
}
