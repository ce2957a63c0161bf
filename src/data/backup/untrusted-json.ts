/** Members by which a careless copy of an object changes what all objects inherit. */
const FORBIDDEN: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);
/** Deepest nesting of lists and objects; rows need five. */
const DEEPEST = 64;

/**
 * What is dangerous in parsed JSON, or null. A map from labels that people write to values may have any label: it is only ever read
 * as a list of pairs.
 *
 * @param maps names of members whose value is such a map.
 */
export function dangerIn(value: unknown, maps: ReadonlySet<string>): string | null {
	// A list of what is still to be looked at, not a function that calls itself: nesting may be as deep as a file is long.
	const waiting: { part: unknown; depth: number; isMap: boolean }[] = [{ part: value, depth: 0, isMap: false }];
	for (let next = waiting.pop(); next; next = waiting.pop()) {
		const { part, depth, isMap } = next;
		if (typeof part !== "object" || part === null) continue;
		if (depth > DEEPEST) return "It is nested too deeply.";
		for (const [name, child] of Object.entries(part)) {
			if (!isMap && FORBIDDEN.has(name)) return `It has a member named “${name}”, which no backup has.`;
			waiting.push({ part: child, depth: depth + 1, isMap: maps.has(name) });
		}
	}
	return null;
}
