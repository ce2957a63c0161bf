/** What parts one entry from the next: names are parted by commas and lines, sentences only by lines. */
export type EntryKind = "names" | "sentences";

/**
 * The entries in a text: trimmed, without empty ones.
 */
export function splitEntries(text: string, kind: EntryKind): string[] {
	return text
		.split(kind === "names" ? /[,\r\n]+/ : /[\r\n]+/)
		.map((entry) => entry.trim())
		.filter((entry) => entry !== "");
}

/**
 * A list with the entries of a text added; what it already holds, in whatever case, is left out.
 *
 * @returns the very same list when nothing is new.
 */
export function addEntries(list: string[], text: string, kind: EntryKind): string[] {
	const known = new Set(list.map((entry) => entry.toLocaleLowerCase()));
	const fresh: string[] = [];
	for (const entry of splitEntries(text, kind)) {
		const key = entry.toLocaleLowerCase();
		if (known.has(key)) continue;
		known.add(key);
		fresh.push(entry);
	}
	return fresh.length > 0 ? [...list, ...fresh] : list;
}
