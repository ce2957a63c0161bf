import { Tag } from "lucide-react";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { adminPaths } from "@/content/admin-paths";
import { postZone } from "@/content/blogs";
import { paths } from "@/content/paths";
import { getLabel } from "@/data/fields";
import { postRows } from "@/data/posts/admin-repository";
import { postFields } from "@/data/posts/fields";
import { toPostSummary } from "@/data/posts/row-mapper";
import type { PostRow } from "@/data/posts/schema";
import { ATTENTION, attentionColumn, attentionView } from "@/features/admin/list/attention";
import { useBulk } from "@/features/admin/list/bulk-bar";
import { DeletedButton } from "@/features/admin/list/deleted-button";
import type { DeletedLabels, ListFilter, ListLabels, ListRules, ListState } from "@/features/admin/list/list-definition";
import { onlySamples, rowState, sampleFilter, stateFilter } from "@/features/admin/list/list-filters";
import { AddLink, ListScreen, RedirectsLink } from "@/features/admin/list/list-screen";
import { EntryActions } from "@/features/admin/list/row-actions";
import { RowLink } from "@/features/admin/list/row-link";
import type { BulkDefinition } from "@/features/admin/list/use-bulk-actions";
import { useList } from "@/features/admin/list/use-list";
import { type Duplication, type Publishing, type Removal, useEntryActions } from "@/features/admin/list/use-row-actions";
import { CopyBadge, useCopiedRows } from "@/features/admin/ui/copy-badge";
import { RelativeTime } from "@/features/admin/ui/format";
import { SampleBadge } from "@/features/admin/ui/sample-badge";
import { useStatusColumn } from "@/features/admin/ui/site-build";
import { buttonStyles } from "@/shared/ui/button-styles";
import type { TableColumn } from "@/shared/ui/data-table-columns";
import { suggestVocabulary } from "./form-sources";

const rules: ListRules = {
	sorts: ["title", "published_date", "reading_time", "status", "updated_at", "created_at"],
	order: { column: "published_date", descending: true },
	filters: {
		state: stateFilter.options.map(({ value }) => value),
		category: "any",
		tag: "any",
		sample: [sampleFilter.on],
		view: [ATTENTION],
	},
};

const labels: ListLabels = {
	title: "Blog Management",
	caption: "Blog posts",
	one: "blog post",
	many: "blog posts",
	search: "Search blog posts",
	searchHint: "Title, author, tag …",
	failed: "Failed to load blog posts. Please try again.",
	empty: { title: "No blog posts yet", detail: "Posts built into the site are not listed here." },
};

const deletedLabels: DeletedLabels = {
	name: "blogs",
	log: "Deleted blog posts",
	noun: "Blog post",
	title: "Deleted blog posts",
	load: async () => (await import("@/data/revisions/repository")).postHistory,
};

const rowActions: Removal<PostRow> & Publishing<PostRow> & Duplication = {
	name: "blogs",
	log: "Blog post",
	noun: "Blog post",
	question: "Are you sure you want to delete this blog post?",
	deleted: "Blog post deleted",
	restored: "Blog post restored",
	failed: "Failed to delete blog post. Please try again.",
	many: labels.many,
	remove: postRows.remove,
	restore: postRows.restore,
	update: postRows.update,
	duplicate: postRows.duplicate,
	editHref: adminPaths.editPost,
};

const bulk: BulkDefinition<PostRow> = {
	name: "blogs",
	log: "Blog post",
	one: "blog post",
	many: rowActions.many,
	question: rowActions.question,
	several: postRows.several,
	getTitle: (row) => toPostSummary(row).title,
	editHref: adminPaths.editPost,
	getLabel: (column) => getLabel(postFields, column),
};

const filters: ListFilter[] = [
	attentionView,
	stateFilter,
	{
		kind: "select",
		name: "category",
		label: "Category",
		all: "All categories",
		options: suggestVocabulary(undefined).categories.map((name) => ({ value: name, label: name })),
	},
	{ kind: "chip", name: "tag", label: "Tag" },
	sampleFilter,
];

const read = (
	{ q, page, sort, filters: { state = "", category = "", tag = "", sample = "", view } }: ListState,
	signal: AbortSignal,
	known?: number,
) =>
	postRows.list(
		{
			page: page - 1,
			search: q,
			state: rowState(state),
			equals: { ...(category ? { category } : {}), ...onlySamples(sample) },
			holds: tag ? { tags: tag } : {},
			sort,
			needsAttention: view === ATTENTION,
			known,
		},
		signal,
	);

export function PostListPage() {
	const list = useList({ name: "blogs", rules, read, failed: labels.failed, log: "Blog posts" });
	const { column, isBusy, bar, note } = useBulk(bulk, list.rows);
	const { columns, busyId } = useColumns(column, list.state.filters.view === ATTENTION);
	return (
		<ListScreen
			list={list}
			labels={labels}
			columns={columns}
			bar={bar}
			note={note}
			filters={filters}
			rowId={(row) => row.id}
			isRowBusy={(row) => row.id === busyId || isBusy(row.id)}
			action={
				<div className="flex flex-wrap items-center gap-2">
					<span className="flex flex-wrap gap-2 max-sm:-ml-4">
						<Link to={adminPaths.labels} className={buttonStyles({ tone: "quiet", size: "s" })}>
							<Tag aria-hidden="true" className="size-4" />
							Tags
						</Link>
						<RedirectsLink kind="blogs" />
						<DeletedButton labels={deletedLabels} />
					</span>
					<AddLink to={adminPaths.newPost} label="Add Blog Post" />
				</div>
			}
			emptyAction={<AddLink to={adminPaths.newPost} label="Write the first post" />}
		/>
	);
}

const titleColumn = (copied: ReadonlySet<string>): TableColumn<PostRow> => ({
	id: "title",
	name: "Title",
	sorts: "up",
	isTitle: true,
	cell: (row) => (
		<>
			<RowLink isTitle row={row.id} to={adminPaths.editPost(row.id)} className="scroll-my-32 no-underline hover:underline">
				{toPostSummary(row).title}
			</RowLink>
			<SampleBadge row={row} />
			{copied.has(row.id) ? <CopyBadge /> : null}
		</>
	),
});

const dataColumns: TableColumn<PostRow>[] = [
	{ id: "author", name: "Author", cell: (row) => toPostSummary(row).author.name },
	{ id: "published_date", name: "Date", sorts: "down", cell: (row) => <Day at={toPostSummary(row).publishedDate} /> },
	{
		id: "reading_time",
		name: "Reading Time",
		sorts: "up",
		isNumber: true,
		className: "whitespace-nowrap",
		cell: (row) => {
			const { readingTime } = toPostSummary(row);
			return readingTime === null ? null : `${readingTime} min read`;
		},
	},
	{ id: "tags", name: "Tags", className: "@min-[54rem]:max-w-48", cell: (row) => <Tags tags={toPostSummary(row).tags} /> },
];

const updated: TableColumn<PostRow> = {
	id: "updated_at",
	name: "Updated",
	sorts: "down",
	cell: (row) => <RelativeTime at={row.updated_at} />,
};

function useColumns(select: TableColumn<PostRow>, isAttention: boolean) {
	const { busyId, actions } = useEntryActions(rowActions);
	const copied = useCopiedRows("post");
	const status = useStatusColumn(paths.post);
	const columns = useMemo(
		(): TableColumn<PostRow>[] => [
			select,
			titleColumn(copied),
			...(isAttention ? [attentionColumn<PostRow>(copied)] : []),
			...dataColumns,
			status,
			updated,
			{
				id: "actions",
				name: "Actions",
				isUnnamed: true,
				className: "@min-[54rem]:pointer-fine:w-14",
				cell: (row) => (
					<EntryActions
						row={row}
						title={toPostSummary(row).title}
						publicHref={paths.post(row.slug ?? row.id)}
						previewHref={adminPaths.previewPost(row.id)}
						editHref={adminPaths.editPost(row.id)}
						actions={actions}
					/>
				),
			},
		],
		[select, isAttention, copied, status, actions],
	);
	return { columns, busyId };
}

/** In the site's time zone, like the public pages. */
const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: postZone });

function Day({ at }: { at: string | null }) {
	if (!at) return null;
	return (
		<time dateTime={at} className="whitespace-nowrap tabular-nums">
			{day.format(new Date(at))}
		</time>
	);
}

const MAX_TAGS = 2;

function Tags({ tags }: { tags: string[] }) {
	if (tags.length === 0) return null;
	const rest = tags.length - MAX_TAGS;
	return (
		<>
			{tags.slice(0, MAX_TAGS).map((tag, index) => (
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
