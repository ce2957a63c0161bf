import { storableText } from "@/shared/lib/text/storable-text";

/** One page (from 0) of a list. A row must contain every word of `search`, and "unlisted" rows are published. */
export interface ListQuery {
	page: number;
	search: string;
	state: "all" | "draft" | "scheduled" | "published" | "unlisted";
	equals: Record<string, string>;
	filled?: string[];
	holds?: Record<string, string>;
	/** Only rows with unpublished changes, a picture without alternative text, or a draft that is older than 30 days. */
	needsAttention?: boolean;
	/** The total of another page of the same rows, which saves counting them. */
	known?: number | undefined;
	sort: { column: string; descending: boolean };
}

export const ADMIN_PAGE_SIZE = 50;

/** A text with visible characters, as a regular expression of Postgres: the rule of private.has_text(). */
export const HAS_TEXT = String.raw`[^[:space:]\u0085\u00a0\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]`;

const MAX_WORDS = 8;

/** One escaped LIKE pattern for each word of a search, at most eight. */
export function searchPatterns(search: string): string[] {
	const words = storableText(search).normalize("NFC").split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
	// PostgREST reads "*" as a wildcard and can't escape it, so "_" (any character) replaces it.
	return words.map((word) => `%${word.replace(/[\\%_]/g, "\\$&").replaceAll("*", "_")}%`);
}

/** A list element as REST takes it: in quotes, which protect commas and brackets. */
export function quote(value: string): string {
	return `"${value.replace(/["\\]/g, "\\$&")}"`;
}

/** Nullable sort columns: nulls come last. Naming the others would keep Postgres from using their index. */
export const mayBeNull: ReadonlySet<string> = new Set(["client", "reading_time", "published_at"]);

interface StateConditions {
	all: [column: string, operator: "eq" | "gt" | "lt" | "lte", value: string | boolean][];
	any?: string;
}

/** The conditions of a state: every one of `all`, and `any` as a REST expression. `nextDay` is null without dates. */
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
