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

interface StateConditions {
	/** Column, operator and value; all of them must hold. */
	all: [column: string, operator: "eq" | "gt" | "lt" | "lte", value: string | boolean][];
	/** One of these must hold, as REST takes them. */
	any?: string;
}

/**
 * What the rows of a state have in common.
 *
 * @param nextDay rows with a date of this moment or later aren't public yet; null where rows have no date.
 */
export function stateConditions(state: ListQuery["state"], now: Date, nextDay: string | null): StateConditions {
	const published: StateConditions["all"][number] = ["status", "eq", "published"];
	const moment = now.toISOString();
	switch (state) {
		case "all":
			return { all: [] };
		case "draft":
			return { all: [["status", "eq", "draft"]] };
		case "unlisted":
			return { all: [published, ["listed", "eq", false]] };
		case "scheduled":
			if (nextDay === null) return { all: [published, ["published_at", "gt", moment]] };
			return { all: [published], any: `published_at.gt.${moment},published_date.gte.${nextDay}` };
		case "published":
			return { all: [published, ["published_at", "lte", moment], ...(nextDay === null ? [] : [dateBefore(nextDay)])] };
	}
}

const dateBefore = (moment: string): StateConditions["all"][number] => ["published_date", "lt", moment];
