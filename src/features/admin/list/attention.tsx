import { OLD_DRAFT_DAYS } from "@/data/dashboard";
import type { TableColumn } from "@/shared/ui/data-table-columns";

export const ATTENTION = "attention";

/** A list's saved view of unfinished rows. */
export const attentionView = {
	kind: "view" as const,
	name: "view",
	label: "View",
	all: "All",
	on: ATTENTION,
	view: "Needs attention",
	empty: {
		title: "All caught up",
		detail: "Main pictures have alternative text, no draft is older than 30 days, and there are no unpublished changes.",
	},
};

interface UnfinishedRow {
	id: string;
	status?: string | null | undefined;
	image?: string | null | undefined;
	image_alt?: string | null | undefined;
	created_at?: string | null | undefined;
}

const DAY_MS = 86_400_000;

/** What a row lacks, apart from unpublished changes. */
export function listUnfinished({ status, image, image_alt, created_at }: UnfinishedRow, now: Date): string[] {
	const days = Math.floor((now.getTime() - new Date(created_at ?? now).getTime()) / DAY_MS);
	return [
		...(image && !image_alt ? ["Picture has no alternative text"] : []),
		...(status === "draft" && days >= OLD_DRAFT_DAYS ? [`Draft for ${days} days`] : []),
	];
}

/** Says why a row is in the view. */
export function attentionColumn<Row extends UnfinishedRow>(copied: ReadonlySet<string>): TableColumn<Row> {
	const reasons = (row: Row) => [...listUnfinished(row, new Date()), ...(copied.has(row.id) ? ["Unpublished changes"] : [])];
	return { id: "attention", name: "Needs attention", cell: (row) => reasons(row).join(", ") };
}
