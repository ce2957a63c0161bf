import { slugOf } from "@/shared/lib/slug";
import { uniqueId } from "@/shared/lib/unique-id";
import { postFields } from "../blogs/fields";
import { projectFields } from "../portfolios/fields";

const LONGEST_TITLE = Math.min(projectFields.title.limit, postFields.title.limit);
/** What belongs to one row alone, or is the database's to say. */
const ownFacts = ["id", "slug", "status", "version", "created_at", "updated_at", "published_at", "published_date"];

/**
 * The columns of a copy: a draft titled "Copy of …". Its slug ends in random signs, so that a copy of a copy finds its own.
 *
 * @param row as it is stored; what only the database may say is left out.
 */
export function copyOf(row: object): Record<string, unknown> {
	const columns = Object.fromEntries(Object.entries(row).filter(([column, value]) => value !== undefined && !ownFacts.includes(column)));
	const title = `Copy of ${typeof columns.title === "string" ? columns.title : "an untitled entry"}`.slice(0, LONGEST_TITLE).trim();
	return { ...columns, title, slug: `${slugOf(title)}-${uniqueId().slice(0, 6)}`, status: "draft" };
}
