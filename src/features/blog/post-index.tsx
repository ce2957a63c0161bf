import { useCallback, useMemo } from "react";
import { Link } from "react-router-dom";
import { blogsPage } from "@/content/blogs";
import { paths } from "@/content/paths";
import { Button } from "@/shared/ui/button";
import { buttonStyles } from "@/shared/ui/button-styles";
import { StatusPanel } from "@/shared/ui/status-panel";
import { countNames, filterPosts, isFiltering, noFilter } from "./filter-posts";
import { PostFilters } from "./post-filters";
import { PostList } from "./post-list";
import { PostsLoading } from "./posts-loading";
import { usePostFilter } from "./use-post-filter";
import { type PostsState, usePosts } from "./use-posts";
import { useSearchText } from "./use-search-text";

/** Every post with its filters, which the address carries. */
export function PostIndex() {
	const all = usePosts();
	const { posts } = all;
	const [asked, write] = usePostFilter();
	const writeText = useCallback((text: string) => write({ ...asked, text }), [asked, write]);
	const [text, setText] = useSearchText(asked.text, writeText);
	const filter = useMemo(() => ({ ...asked, text }), [asked, text]);
	const shown = useMemo(() => filterPosts(posts, filter), [posts, filter]);
	const categories = useMemo(() => countNames(posts, ({ category }) => (category ? [category] : [])), [posts]);
	const tags = useMemo(() => countNames(posts, (post) => post.tags).sort((a, b) => a.name.localeCompare(b.name, "en")), [posts]);
	if (posts.length === 0) return <Nothing state={all} />;
	const isWaiting = all.status === "loading" && shown.length === 0;
	const found = isFiltering(filter) ? `${shown.length} of ${posts.length}` : posts.length;
	return (
		<>
			<PostFilters
				filter={filter}
				categories={categories}
				tags={tags}
				total={posts.length}
				onText={setText}
				onTag={(tag) => write({ ...filter, tag })}
			/>
			{all.status === "failed" ? <PartlyFailed onRetry={all.retry} /> : null}
			<div className="flex min-h-6 flex-wrap items-baseline gap-x-5 gap-y-1 pt-4">
				<p role="status" className="label-mono m-0 text-ink-3">
					{isWaiting ? "" : `${found} ${posts.length === 1 ? "post" : "posts"}`}
				</p>
				{isFiltering(filter) && shown.length > 0 ? (
					<button type="button" onClick={() => write(noFilter)} className="link-line py-0.5 text-[0.92rem]">
						{blogsPage.clear}
					</button>
				) : null}
			</div>
			{isWaiting ? <PostsLoading /> : shown.length > 0 ? <PostList posts={shown} /> : <NoMatch onClear={() => write(noFilter)} />}
		</>
	);
}

/** The site's own posts stand below it; what is missing can be asked for again. */
function PartlyFailed({ onRetry }: { onRetry: () => void }) {
	return (
		<div
			role="alert"
			className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line-strong border-b bg-danger-wash px-5 py-3"
		>
			<p className="m-0">{blogsPage.partly}</p>
			<Button tone="line" size="s" onClick={onRetry}>
				{blogsPage.failed.retry}
			</Button>
		</div>
	);
}

function NoMatch({ onClear }: { onClear: () => void }) {
	return (
		<div className="pt-8">
			<StatusPanel
				kind="empty"
				title={blogsPage.noMatch.title}
				detail={blogsPage.noMatch.detail}
				action={
					<Button tone="line" onClick={onClear}>
						{blogsPage.noMatch.action}
					</Button>
				}
			/>
		</div>
	);
}

function Nothing({ state }: { state: PostsState }) {
	if (state.status === "loading") return <PostsLoading />;
	if (state.status === "failed") {
		return (
			<StatusPanel
				kind="error"
				title={blogsPage.failed.title}
				detail={blogsPage.failed.detail}
				action={
					<Button tone="line" onClick={state.retry}>
						{blogsPage.failed.retry}
					</Button>
				}
			/>
		);
	}
	return (
		<StatusPanel
			kind="empty"
			title={blogsPage.none.title}
			detail={blogsPage.none.detail}
			action={
				<Link to={paths.portfolio} className={buttonStyles({ tone: "line" })}>
					{blogsPage.none.action}
				</Link>
			}
		/>
	);
}
