import { ArrowUpRight } from "lucide-react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { blogsPage } from "@/content/blogs";
import { paths } from "@/content/paths";
import type { PostSummary } from "@/data/posts/schema";
import { useHydrated } from "@/shared/hooks/use-hydrated";
import { useShownCounts } from "@/shared/hooks/use-shown-counts";
import { Button } from "@/shared/ui/button";
import { ShowMore } from "@/shared/ui/link-button";
import { StatusPanel } from "@/shared/ui/status-panel";
import { countNames, filterPosts, isFiltering, noFilter, type PostFilter, readFilter, writeFilter } from "./filter-posts";
import { PostFilters } from "./post-filters";
import { PostFacts, PostPicture, PostRow, postAddress } from "./post-row";
import { PostsLoading } from "./posts-loading";
import { Nothing, PartlyFailed } from "./posts-states";
import { usePosts } from "./use-posts";

/** Posts before "Show more", and how many that adds. */
const POSTS = 24;

/** Every post with its filters, which are in the address. */
export function PostIndex() {
	const all = usePosts();
	const { posts } = all;
	const { counts, show } = useShownCounts();
	const status = useRef<HTMLParagraphElement>(null);
	const [asked, write] = usePostFilter();
	const writeText = useCallback((text: string) => write({ text }), [write]);
	const [text, setText] = useSearchText(asked.text, writeText);
	const filter = useMemo(() => ({ ...asked, text }), [asked, text]);
	const shown = useMemo(() => filterPosts(posts, filter), [posts, filter]);
	const categories = useMemo(() => countNames(posts, ({ category }) => (category ? [category] : [])), [posts]);
	const tags = useMemo(() => countNames(posts, (post) => post.tags).sort((a, b) => a.name.localeCompare(b.name, "en")), [posts]);
	if (posts.length === 0) return <Nothing state={all} />;
	const clear = () => {
		// The pressed button disappears.
		status.current?.focus();
		// Its debounced text may not be in the address yet.
		setText("");
		write(noFilter);
	};
	const limit = counts.posts ?? POSTS;
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
				onTag={(tag) => write({ tag })}
			/>
			{all.status === "failed" ? <PartlyFailed onRetry={all.retry} /> : null}
			<div className="flex min-h-6 flex-wrap items-baseline gap-x-5 gap-y-1 pt-4">
				<p ref={status} role="status" tabIndex={-1} className="label-mono m-0 text-ink-3 outline-accent focus-visible:outline-2">
					{isWaiting ? "" : `${found} ${posts.length === 1 ? "post" : "posts"}`}
				</p>
				{isFiltering(filter) && shown.length > 0 ? (
					<button type="button" onClick={clear} className="link-line py-0.5 text-[0.92rem]">
						{blogsPage.clear}
					</button>
				) : null}
			</div>
			{isWaiting ? <PostsLoading /> : null}
			{shown.length > 0 ? <PostList posts={shown.slice(0, limit)} /> : null}
			{isWaiting || shown.length > 0 ? null : <NoMatch onClear={clear} />}
			<ShowMore
				href={paths.allPosts}
				shown={Math.min(limit, shown.length)}
				total={shown.length}
				noun="posts"
				onMore={() => show("posts", limit + POSTS)}
			/>
		</>
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

/** Reads the filter from the address and changes it there without a new history entry, also before the page shows it. */
function usePostFilter(): [PostFilter, (change: Partial<PostFilter>) => void] {
	const [query, setQuery] = useSearchParams();
	const asked = useMemo(() => readFilter(query), [query]);
	const write = useCallback(
		(change: Partial<PostFilter>) =>
			setQuery((now) => writeFilter({ ...readFilter(now), ...change }), { replace: true, preventScrollReset: true }),
		[setQuery],
	);
	// The prerendered HTML shows every post.
	return [useHydrated() ? asked : noFilter, write];
}

/** Debounce: browsers refuse an address change on every key press. */
const PAUSE_MS = 250;

/** Debounces a search text into the address, and follows the address on Back. `write` must be stable between address changes. */
function useSearchText(inAddress: string, write: (text: string) => void): [string, (text: string) => void] {
	const [text, setText] = useState(inAddress);
	const written = useRef(inAddress);
	useEffect(() => {
		if (inAddress === written.current) return;
		written.current = inAddress;
		setText(inAddress);
	}, [inAddress]);
	useEffect(() => {
		if (text === written.current) return;
		const timer = setTimeout(() => {
			written.current = text;
			write(text);
		}, PAUSE_MS);
		return () => clearTimeout(timer);
	}, [text, write]);
	return [text, setText];
}

/**
 * Posts in an editorial layout: the first is large, the others are rows. React reuses a row for the post that takes its place. Most rows
 * are equally high, to avoid layout shifts.
 */
function PostList({ posts }: { posts: PostSummary[] }) {
	const [first, ...rest] = posts;
	if (!first) return null;
	return (
		<ol className="m-0 list-none p-0">
			<li className="pt-8 pb-[clamp(40px,5vw,64px)]">
				<LeadPost post={first} />
			</li>
			{rest.map((post, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a place in the list, not a post; see above.
				<li key={index}>
					<PostRow post={post} />
				</li>
			))}
		</ol>
	);
}

function LeadPost({ post }: { post: PostSummary }) {
	return (
		<article className="group relative grid gap-x-[clamp(28px,4vw,64px)] gap-y-6 rounded-card has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-accent has-[a:focus-visible]:outline-offset-6 lg:grid-cols-[7fr_5fr]">
			<PostPicture
				post={post}
				priority
				sizes="(min-width: 77.5rem) 642px, (min-width: 64rem) 54vw, 94vw"
				className="aspect-[16/10] rounded-card"
				imageClassName="motion-safe:group-has-[a:hover]:scale-[1.015] transition-[opacity,scale] duration-700"
			/>
			<div className="grid gap-4 lg:grid-rows-[auto_1fr_auto_auto]">
				<PostFacts post={post} />
				<h3 className="wrap-anywhere m-0 font-semibold text-[clamp(1.75rem,1.2rem+2.2vw,2.75rem)] leading-[1.04] tracking-[-0.035em]">
					<Link
						to={postAddress(post)}
						className="no-underline outline-none transition-colors duration-300 after:absolute after:inset-0 group-has-[a:hover]:text-accent"
					>
						{post.title}
					</Link>
				</h3>
				<p className="m-0 line-clamp-4 max-w-[34.8em] text-ink-2 text-lead leading-normal lg:min-h-[6em]">{post.excerpt}</p>
				<p className="m-0 flex items-center justify-between gap-4 border-line border-t pt-4 text-[0.95rem]">
					<span>{post.author.name}</span>
					<ArrowUpRight
						aria-hidden="true"
						className="size-5 text-ink-3 transition-transform duration-300 motion-safe:group-has-[a:hover]:translate-x-0.5 motion-safe:group-has-[a:hover]:-translate-y-0.5 group-has-[a:hover]:text-accent"
					/>
				</p>
			</div>
		</article>
	);
}
