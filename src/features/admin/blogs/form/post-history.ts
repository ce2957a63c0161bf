import { postZone } from "@/content/blogs";
import { postFields } from "@/data/blogs/fields";
import type { PostRow } from "@/data/blogs/schema";
import { postHistory } from "@/data/revisions/histories";
import { type EditorHistory, historyColumns } from "@/features/admin/editor/history/history-definition";
import { readInstant } from "@/shared/lib/instant";

/** The kept versions of posts, and their columns in the words of the form. */
export const history: EditorHistory<PostRow> = {
	rows: postHistory,
	columns: historyColumns(postFields, {
		author: { parts: { name: "Name", avatar: "Picture", bio: "Bio" } },
		published_date: { whole: dateWords },
		reading_time: { whole: (value) => (typeof value === "number" ? `${value} min` : "") },
		content: { html: true },
	}),
};

const moment = new Intl.DateTimeFormat("en-GB", {
	day: "numeric",
	month: "short",
	year: "numeric",
	hour: "2-digit",
	minute: "2-digit",
	hourCycle: "h23",
	timeZone: postZone,
});

/** In the studio's own zone, as on the site; with the time, which orders the posts of one day. */
function dateWords(value: unknown): string {
	const instant = readInstant(value);
	return instant ? moment.format(new Date(instant)) : "";
}
