/** The heading of every list takes the focus when what had it is gone. */
export const LIST_HEADING = "list-heading";

/** What a list is called and says. */
export interface ListWords {
	title: string;
	/** Of the table; heard, not seen. */
	caption: string;
	/** "portfolio", "portfolios": after a number. */
	one: string;
	many: string;
	/** Name of the search box, and what it looks through. */
	search: string;
	searchHint: string;
	/** Without it a failed list is an empty one with a line under it. */
	failed?: string;
	empty: { title: string; detail?: string };
}

/** A choice over the list; its name is a filter of the list's rules. */
export type ListFilter =
	| { kind: "select"; name: string; label: string; all: string; options: { value: string; label: string }[] }
	/** A value that is chosen elsewhere, as by a tag in a row; here it can be taken off. */
	| { kind: "chip"; name: string; label: string }
	/** On: the filter has this value. */
	| { kind: "toggle"; name: string; label: string; on: string };
