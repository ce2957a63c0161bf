import { adminPaths } from "@/content/admin-paths";
import { postRows } from "@/data/blogs/admin-repository";
import { DeletedButton } from "@/features/admin/list/deleted-button";
import type { ListFilter, ListRules, ListState, ListWords } from "@/features/admin/list/list-definition";
import { rowState, stateFilter } from "@/features/admin/list/list-filters";
import { AddLink, ListScreen } from "@/features/admin/list/list-screen";
import { useList } from "@/features/admin/list/use-list";
import { deletedPosts, useBlogColumns } from "./blog-columns";
import { offeredWords } from "./form/post-words";

const rules: ListRules = {
	sorts: ["title", "published_date", "reading_time", "status", "updated_at", "created_at"],
	order: { column: "published_date", descending: true },
	filters: { state: stateFilter.options.map(({ value }) => value), category: "any", tag: "any" },
};

const words: ListWords = {
	title: "Blog Management",
	caption: "Blog posts",
	one: "blog post",
	many: "blog posts",
	search: "Search blog posts",
	searchHint: "Title, author, tag …",
	failed: "Failed to load blog posts. Please try again.",
	empty: { title: "No blog posts yet", detail: "Posts built into the site are not listed here." },
};

const filters: ListFilter[] = [
	stateFilter,
	{
		kind: "select",
		name: "category",
		label: "Category",
		all: "All categories",
		options: offeredWords(undefined).categories.map((name) => ({ value: name, label: name })),
	},
	{ kind: "chip", name: "tag", label: "Tag" },
];

const read = ({ q, page, sort, filters: { state = "", category = "", tag = "" } }: ListState, signal: AbortSignal) =>
	postRows.list(
		{
			page: page - 1,
			search: q,
			state: rowState(state),
			equals: category ? { category } : {},
			holds: tag ? { tags: tag } : {},
			sort,
		},
		signal,
	);

export function BlogListPage() {
	const list = useList({ name: "blogs", rules, read, failed: words.failed, log: "Blog posts" });
	const { columns, busyId } = useBlogColumns();
	return (
		<ListScreen
			list={list}
			words={words}
			columns={columns}
			filters={filters}
			rowId={(row) => row.id}
			isRowBusy={(row) => row.id === busyId}
			action={
				<div className="flex flex-wrap items-center gap-2 max-sm:-ml-4">
					<DeletedButton words={deletedPosts} />
					<AddLink to={adminPaths.newBlog} label="Add Blog Post" />
				</div>
			}
			emptyAction={<AddLink to={adminPaths.newBlog} label="Write the first post" />}
		/>
	);
}
