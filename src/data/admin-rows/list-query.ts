/** One page of a list as the administrator asks for it. */
export interface ListQuery {
	/** From 0. */
	page: number;
	/** Words that a row must hold, all of them, in any order; empty: no search. */
	search: string;
	/** "unlisted": published, but in no public list. */
	state: "all" | "draft" | "scheduled" | "published" | "unlisted";
	/** Values that a column must have. */
	equals: Record<string, string>;
	/** Columns of text that must say something: neither null nor empty. */
	filled?: string[];
	/** Lists that must hold a value. */
	holds?: Record<string, string>;
	sort: { column: string; descending: boolean };
}

/** Rows of one page of a list. */
export const ADMIN_PAGE_SIZE = 50;

/** More words than these narrow no search, and each is a condition that the database checks for every row. */
const MOST_WORDS = 8;

/**
 * One LIKE pattern for each word of a search: anything, the word, anything. LIKE's own signs are escaped.
 *
 * @returns at most eight.
 */
export function searchPatterns(search: string): string[] {
	const words = search.normalize("NFC").split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
	// An asterisk is PostgREST's spelling of "anything" and cannot be escaped: "_", one sign, stands for it.
	return words.map((word) => `%${word.replace(/[\\%_]/g, "\\$&").replaceAll("*", "_")}%`);
}

/** An element of a list as REST takes it: in quotes, so that commas, brackets and quotes in it are its own. */
export function quoted(value: string): string {
	return `"${value.replace(/["\\]/g, "\\$&")}"`;
}

/**
 * Columns that lists are sorted by and that may be empty: empty ones come last in both directions. Of the others nothing is said about
 * it, because an index gives its order only as it was made.
 */
export const mayBeNull: ReadonlySet<string> = new Set(["client", "reading_time", "published_at"]);
