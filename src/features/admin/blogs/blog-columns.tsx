import { Link } from "react-router-dom";
import { adminPaths } from "@/content/admin-paths";
import { postZone } from "@/content/blogs";
import { paths } from "@/content/paths";
import { postRows } from "@/data/blogs/admin-repository";
import { toPostSummary } from "@/data/blogs/row-mapper";
import type { PostRow } from "@/data/blogs/schema";
import type { DeletedWords } from "@/features/admin/list/deleted-button";
import { EntryActions } from "@/features/admin/list/row-actions";
import { type Duplication, type Publishing, type Removal, useEntryActions } from "@/features/admin/list/use-row-actions";
import { RelativeTime } from "@/features/admin/ui/format";
import { StateBadge } from "@/features/admin/ui/state-badge";
import type { TableColumn } from "@/shared/ui/data-table-columns";

/** Tags shown before "+N more". */
const TAGS = 2;

/** In the studio's time zone, as on the site. */
const day = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "short", day: "numeric", timeZone: postZone });

const facts: TableColumn<PostRow>[] = [
	{
		id: "title",
		name: "Title",
		sorts: "up",
		isTitle: true,
		cell: (row) => (
			<Link to={adminPaths.editBlog(row.id)} className="no-underline hover:underline">
				{toPostSummary(row).title}
			</Link>
		),
	},
	{ id: "author", name: "Author", cell: (row) => toPostSummary(row).author.name },
	{ id: "published_date", name: "Date", sorts: "down", cell: (row) => <Day at={toPostSummary(row).publishedDate} /> },
	{
		id: "reading_time",
		name: "Reading Time",
		sorts: "up",
		isNumber: true,
		className: "whitespace-nowrap",
		cell: (row) => `${toPostSummary(row).readingTime ?? 5} min read`,
	},
	{ id: "tags", name: "Tags", className: "@min-[54rem]:max-w-48", cell: (row) => <Tags tags={toPostSummary(row).tags} /> },
	{ id: "status", name: "Status", sorts: "up", narrow: "corner", cell: (row) => <StateBadge row={row} /> },
	{ id: "updated_at", name: "Updated", sorts: "down", cell: (row) => <RelativeTime at={row.updated_at} /> },
];

export function useBlogColumns() {
	const actions = useEntryActions(blogActions);
	const columns: TableColumn<PostRow>[] = [
		...facts,
		{
			id: "actions",
			name: "Actions",
			isUnnamed: true,
			cell: (row) => (
				<EntryActions
					row={row}
					title={toPostSummary(row).title}
					publicHref={paths.blogPost(row.id)}
					previewHref={adminPaths.previewBlog(row.id)}
					editHref={adminPaths.editBlog(row.id)}
					actions={actions}
				/>
			),
		},
	];
	return { columns, busyId: actions.busyId };
}

function Day({ at }: { at: string | null }) {
	if (!at) return null;
	return (
		<time dateTime={at} className="whitespace-nowrap tabular-nums">
			{day.format(new Date(at))}
		</time>
	);
}

/** Each tag filters the list. */
function Tags({ tags }: { tags: string[] }) {
	if (tags.length === 0) return null;
	const rest = tags.length - TAGS;
	return (
		<>
			{tags.slice(0, TAGS).map((tag, index) => (
				<span key={tag}>
					{index > 0 ? ", " : ""}
					<Link to={{ search: new URLSearchParams({ tag }).toString() }} className="link-line">
						{tag}
					</Link>
				</span>
			))}
			{rest > 0 ? <span className="whitespace-nowrap text-ink-3"> +{rest} more</span> : null}
		</>
	);
}

const blogActions: Removal<PostRow> & Publishing<PostRow> & Duplication = {
	name: "blogs",
	log: "Blog post",
	noun: "Blog post",
	question: "Are you sure you want to delete this blog post?",
	deleted: "Blog post deleted",
	restored: "Blog post restored",
	failed: "Failed to delete blog post. Please try again.",
	remove: postRows.remove,
	restore: postRows.restore,
	update: postRows.update,
	duplicate: postRows.duplicate,
	editHref: adminPaths.editBlog,
};

export const deletedPosts: DeletedWords = {
	name: "blogs",
	log: "Deleted blog posts",
	noun: "Blog post",
	title: "Deleted blog posts",
	load: async () => (await import("@/data/revisions/histories")).postHistory,
};
