import { canonical, nameOf } from "./canonical";
import { bodyOf, toBody, toDocument } from "./document";

/**
 * What of a text the rich editor could not hold, by name ("details", "reversed of ol"); nothing where it says the same afterwards.
 * What no page would show is not counted: that goes when the post is saved, in either way of writing.
 *
 * @param value as it is stored, no more than isTooMuch allows.
 */
export function lossesOf(value: string): string[] {
	const body = bodyOf(value);
	const before = canonical(body);
	const after = canonical(toBody(toDocument(body)));
	if (before.form === after.form) return [];
	const lost = new Set([...before.parts].filter(([part, times]) => (after.parts.get(part) ?? 0) < times).map(([part]) => part));
	const elements = [...new Set([...body.querySelectorAll("*")].map(nameOf))].filter((name) => lost.has(name));
	const named = elements.filter((name) => !(PART_OF[name] && elements.includes(PART_OF[name])));
	// An element that goes takes its attributes along.
	const attributes = [...lost].filter((part) => part.includes(" ") && !elements.includes(part.split(" of ")[1] ?? ""));
	return named.length + attributes.length > 0 ? [...named, ...attributes] : ["the order of some parts"];
}

/** Nothing without the element around it, which is named already. */
const PART_OF: Record<string, string> = { summary: "details", dt: "dl", dd: "dl", figcaption: "figure" };
