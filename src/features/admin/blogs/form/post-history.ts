import { postZone } from "@/content/blogs";
import type { PostRow } from "@/data/blogs/schema";
import { postHistory } from "@/data/revisions/histories";
import type { EditorHistory } from "@/features/admin/editor/history/history-definition";
import { readInstant } from "@/shared/lib/instant";

/** The kept versions of posts, and their columns in the words of the form. */
export const history: EditorHistory<PostRow> = {
	rows: postHistory,
	columns: [
		{ column: "title", member: "title" },
		{ column: "slug", member: "slug" },
		{ column: "excerpt", member: "excerpt" },
		{ column: "author", member: "author", parts: { name: "Name", avatar: "Picture", bio: "Bio" } },
		{ column: "category", member: "category" },
		{ column: "published_date", member: "publishedDate", whole: dateWords },
		{ column: "reading_time", member: "readingTime", whole: (value) => (typeof value === "number" ? `${value} min` : "") },
		{ column: "listed", member: "listed" },
		{ column: "featured", member: "featured" },
		{ column: "image", member: "featuredImage", whole: (value) => (typeof value === "string" ? value : "") },
		{ column: "image_alt", member: "featuredImageAlt" },
		{ column: "tags", member: "tags" },
		{ column: "content", member: "content", html: true },
	],
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

/** As on the site, in the studio's own zone; with the time, which orders the posts of one day. */
function dateWords(value: unknown): string {
	const instant = readInstant(value);
	return instant ? moment.format(new Date(instant)) : "";
}
