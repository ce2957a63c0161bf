import type { Publication } from "@/data/admin-rows/publication";
import { formatDateTime } from "@/features/admin/ui/format";
import { stateNames } from "@/features/admin/ui/state-badge";
import type { EditorSection } from "./editor-definition";
import type { EditorState } from "./editor-state";

export interface Difference {
	label: string;
	mine: string;
	theirs: string;
}

export interface Described {
	sections: EditorSection[];
	formatters?: Partial<Record<string, (value: unknown) => string>> | undefined;
}

const EXCERPT = 90;
const BEFORE = 24;

export function findDifferences({ sections, formatters }: Described, mine: object, theirs: object): Difference[] {
	const ours = new Map<string, unknown>(Object.entries(mine));
	const others = new Map<string, unknown>(Object.entries(theirs));
	return listLabels(sections).flatMap(([name, label]) => {
		if (isSameValue(ours.get(name), others.get(name))) return [];
		const format = formatters?.[name] ?? formatValue;
		return [{ label, ...cutExcerpts(format(ours.get(name)), format(others.get(name))) }];
	});
}

/** Labels of the fields that differ, and of another schedule. @param publishedAt of the stored row */
export function findChangedLabels(described: Described, mine: object, theirs: object, publishedAt: string | null = null): string[] {
	const labels = findDifferences(described, mine, theirs).map(({ label }) => label);
	return Object.is(readSchedule(mine, publishedAt), readSchedule(theirs, publishedAt)) ? labels : [...labels, "Schedule"];
}

/** Null also for a schedule by which the row went public. */
function readSchedule(form: object, publishedAt: string | null): number | null {
	if (!("status" in form && form.status === "scheduled" && "publishAt" in form)) return null;
	const time = +new Date(String(form.publishAt));
	return publishedAt !== null && time === +new Date(publishedAt) && time <= Date.now() ? null : time;
}

/** What "Keep mine" does to the status, if that isn't what another save has made of it. */
export function findStatusDifference<Form extends Publication>(
	{ step, lastCommand, nextStatus, savedValues }: EditorState<Form>,
	{ publishAt }: Publication,
): Difference[] {
	if (step.name !== "conflict" || nextStatus === null) return [];
	const theirs = statusText(step.newer.values);
	const isKept = lastCommand.as === "present";
	const mine = statusText(isKept ? savedValues : { status: nextStatus, publishAt });
	return mine === theirs ? [] : [{ label: "Status", mine: isKept ? "Stays as it is now" : mine, theirs }];
}

function statusText({ status, publishAt }: Publication): string {
	return status === "scheduled" ? `${stateNames.scheduled} for ${formatDateTime(publishAt)}` : stateNames[status];
}

export function formatForm({ sections, formatters }: Described, form: object): string {
	const values = new Map<string, unknown>(Object.entries(form));
	return listLabels(sections)
		.flatMap(([name, label]) => {
			const value = values.get(name);
			const text = typeof value === "string" ? value : (formatters?.[name] ?? formatValue)(value);
			return text.trim() === "" ? [] : [`${label}\n${text}`];
		})
		.join("\n\n");
}

/** Values of unknown shape as text; members without a label keep their names. */
export function formatAnyForm({ sections }: Pick<Described, "sections">, form: unknown): string {
	if (typeof form !== "object" || form === null || Array.isArray(form)) return formatValue(form);
	const labels = new Map(listLabels(sections));
	return Object.entries(form)
		.map(([name, value]) => [labels.get(name) ?? name, formatValue(value)])
		.filter(([, text]) => text?.trim())
		.map((parts) => parts.join("\n"))
		.join("\n\n");
}

function listLabels(sections: EditorSection[]): [string, string][] {
	return sections.flatMap(({ fields }) => Object.entries(fields));
}

export function formatValue(value: unknown): string {
	if (typeof value === "string") return value;
	if (typeof value === "boolean") return value ? "Yes" : "No";
	if (Array.isArray(value)) return value.map(formatValue).join(value.some((item) => typeof item === "object") ? "; " : ", ");
	if (typeof value === "object" && value !== null)
		return Object.values(value)
			.map(formatValue)
			.filter((part) => part !== "")
			.join(" · ");
	return value === null || value === undefined ? "" : String(value);
}

export function cutExcerpts(mine: string, theirs: string): { mine: string; theirs: string } {
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

const isRecord = (value: unknown): value is object => typeof value === "object" && value !== null && !Array.isArray(value);

/** `stored`, with the members of `now` that differ from `sent`. A list counts as one member. */
export function withTyped<Form>(now: Form, sent: Form, stored: Form): Form {
	if (isSameValue(now, sent)) return stored;
	if (!isRecord(now) || !isRecord(sent) || !isRecord(stored)) return now;
	const merged = { ...stored };
	for (const name of Object.keys(now) as (keyof Form & keyof typeof merged)[])
		merged[name] = withTyped(now[name], sent[name], stored[name]);
	return merged;
}

/** Whether two form values are equal; undefined counts as absent. */
export function isSameValue(one: unknown, other: unknown): boolean {
	if (Object.is(one, other)) return true;
	if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
	if (Array.isArray(one) !== Array.isArray(other)) return false;
	const mine = new Map(Object.entries(one));
	const theirs = new Map(Object.entries(other));
	return [...new Set([...mine.keys(), ...theirs.keys()])].every((key) => isSameValue(mine.get(key), theirs.get(key)));
}
