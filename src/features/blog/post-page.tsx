import { useCallback, useEffect, useState } from "react";
import { Navigate, useParams } from "react-router-dom";
import { feedTitle, postPage } from "@/content/blogs";
import { paths } from "@/content/paths";
import { site } from "@/content/site";
import { findBundledPost, isSamePost, type PrerenderedPost, postQuery, prerenderedPostKey } from "@/data/blogs/queries";
import type { Post, PostSummary } from "@/data/blogs/schema";
import { queryClient } from "@/data/query-client";
import { usePublicQuery } from "@/data/use-public-query";
import { useHydrated } from "@/shared/hooks/use-hydrated";
import { beginningOf } from "@/shared/lib/rich-text/plain-text";
import type { JsonLd } from "@/shared/seo/json-ld";
import { PageHead } from "@/shared/seo/page-head";
import { island } from "@/shared/ui/island";
import { SectionBoundary } from "@/shared/ui/section-boundary";
import { Skeleton } from "@/shared/ui/skeleton";
import { MorePosts } from "./more-posts";
import { postAddress } from "./post-address";
import { PostEnd } from "./post-end";
import { PostFailedPanel } from "./post-failed";
import { PostHeader } from "./post-header";
import { PostText, textGrid } from "./post-text";
import { prerenderedBody } from "./prerendered-bodies";
import { usePosts } from "./use-posts";

/** Longest description that is made out of a post's words. */
const MAX_DESCRIPTION = 160;

const PostBody = island({
	id: "post-words",
	name: "article",
	load: () => import("./post-body").then((module) => module.PostBody),
	fallback: <BodySkeleton />,
});

/** Loads the structured data of a post. */
export type PostStructuredData = (post: PostSummary, description: string, image: string) => Promise<JsonLd[]>;

/** /blog/{id or slug}. */
export function PostPage({ structuredData }: { structuredData: PostStructuredData }) {
	const { blogId = "" } = useParams();
	return <Opened key={blogId} blogId={blogId} structuredData={structuredData} />;
}

function Opened({ blogId, structuredData }: { blogId: string; structuredData: PostStructuredData }) {
	const { posts } = usePosts();
	const opened = usePost(blogId, posts);
	const isLoading = opened.status === "loading";
	useEffect(() => {
		// Load the sanitizer while the text is loading. A failure shows in its place.
		if (isLoading) void PostBody.preload().catch(() => {});
	}, [isLoading]);
	if (opened.status === "loading") return <PostSkeleton />;
	if (opened.status === "failed") return <PostFailedPanel {...postPage.failed} onRetry={opened.retry} />;
	if (opened.status === "missing") {
		return (
			<>
				{/* Until the list is there, so that the footer does not jump. */}
				<PostSkeleton />
				<Navigate to={paths.blogs} replace state={{ notice: postPage.notFound }} />
			</>
		);
	}
	return <Article opened={opened} posts={posts} structuredData={structuredData} />;
}

/** A post as its page will show it, without what the page says in its head. For previews. */
export function PostArticle({ post }: { post: Post }) {
	const { posts } = usePosts();
	return <Article opened={{ status: "ready", post, content: post.content, beginning: "" }} posts={posts} />;
}

interface ArticleProps {
	opened: Extract<OpenedPost, { status: "ready" }>;
	posts: PostSummary[];
	/** Without them the page says nothing in its head. */
	structuredData?: PostStructuredData;
}

function Article({ opened: { post, content, beginning }, posts, structuredData }: ArticleProps) {
	return (
		<article>
			{structuredData ? (
				<Head post={post} beginning={content === null ? beginning : beginningOf(content, MAX_DESCRIPTION)} load={structuredData} />
			) : null}
			<SectionBoundary name="header">
				<PostHeader post={post} />
			</SectionBoundary>
			<div id="post-words" className="pt-[clamp(36px,5vw,72px)]">
				<SectionBoundary name="article">
					{content === null ? <AdoptedBody slug={post.slug ?? ""} /> : <PostBody content={content} />}
				</SectionBoundary>
			</div>
			<SectionBoundary name="author">
				<PostEnd post={post} />
			</SectionBoundary>
			<SectionBoundary name="related articles">
				<MorePosts post={post} posts={posts} />
			</SectionBoundary>
		</article>
	);
}

function Head({ post, beginning, load }: { post: PostSummary; beginning: string; load: PostStructuredData }) {
	const description = post.excerpt || beginning || post.title;
	const image = post.bundled && post.slug ? paths.socialPicture(`post-${post.slug}`) : (post.featuredImage ?? site.socialImage);
	const structuredData = useCallback(() => load(post, description, image), [load, post, description, image]);
	return (
		<PageHead
			title={post.title}
			description={description}
			keywords={post.tags}
			path={postAddress(post)}
			type="article"
			image={image}
			author={post.author.name}
			publishedTime={post.publishedDate ?? undefined}
			modifiedTime={post.updatedAt ?? undefined}
			section={post.category ?? undefined}
			tags={post.tags}
			feed={{ path: paths.feed, title: feedTitle }}
			siteUrl={site.url}
			siteName={site.name}
			structuredData={structuredData}
		/>
	);
}

/** What became of a post's address. */
type OpenedPost =
	| { status: "loading" }
	| { status: "missing" }
	| { status: "failed"; retry: () => void }
	/** Without content its words are in the page's HTML; how they begin is known all the same. */
	| { status: "ready"; post: PostSummary; content: string | null; beginning: string };

/**
 * The post behind an id or a slug. One that the site brings itself is there at once, until the database turns out to have it, too.
 *
 * @param posts every public post, as far as it is known.
 */
function usePost(idOrSlug: string, posts: PostSummary[]): OpenedPost {
	const hydrated = useHydrated();
	const own = findBundledPost(idOrSlug);
	// Only the page of its own address was written with the words (src/app/public-routes.tsx); another one shows that it loads.
	const [isAdopted] = useState(!hydrated && own !== undefined && own.slug === idOrSlug);
	const current = own ? (posts.find((post) => isSamePost(post, own)) ?? own) : null;
	const stays = isAdopted && current?.bundled === true;
	const adopted = usePrerendered(idOrSlug, hydrated);
	const { data, status, error, refetch } = usePublicQuery({ ...postQuery(current ?? idOrSlug), enabled: !stays });
	useEffect(() => {
		if (error) console.error("Blog post:", error.message);
	}, [error]);
	if (stays) return { status: "ready", post: current, content: null, beginning: "" };
	// Its words stay in the HTML until the database has others; a failure takes nothing away.
	if (adopted && (data ? data.updatedAt === adopted.post.updatedAt : status !== "success")) {
		return { status: "ready", ...adopted, content: null };
	}
	if (data && hydrated) return { status: "ready", post: data, content: data.content, beginning: "" };
	if (status === "pending" || !hydrated) return { status: "loading" };
	if (status === "error") return { status: "failed", retry: () => void refetch() };
	return { status: "missing" };
}

/** What the page's HTML already shows of a post of the database, if it does. */
function usePrerendered(slug: string, hydrated: boolean): PrerenderedPost | null {
	const [adopted] = useState(() => (hydrated ? null : (queryClient.getQueryData<PrerenderedPost>(prerenderedPostKey(slug)) ?? null)));
	return adopted;
}

/**
 * The words of a post whose page came as HTML: they stay as they are, and neither they nor their cleaner are loaded again. Should
 * React have to make the page anew, it is no page that came as HTML any more, and its words are loaded.
 */
function AdoptedBody({ slug }: { slug: string }) {
	const [body] = useState(() => prerenderedBody(slug));
	return <PostText body={body} isInPage />;
}

/** A post's layout while it loads. */
function PostSkeleton() {
	return (
		<div role="status" className="pb-24">
			<div className="wrap pt-[calc(4.5rem+clamp(28px,4vw,56px))]">
				<p className="m-0 py-1 text-ink-3">{postPage.loading}</p>
				<noscript>
					<p>{postPage.noScript}</p>
				</noscript>
				<div className="mt-[clamp(28px,4vw,56px)] grid gap-5">
					<Skeleton className="h-6 w-72 max-w-full" />
					<Skeleton className="h-[clamp(2.25rem,1.2rem+4.4vw,4.75rem)] w-11/12" />
					<Skeleton className="h-[clamp(2.25rem,1.2rem+4.4vw,4.75rem)] w-1/2" />
				</div>
				<div className="mt-[clamp(24px,3vw,40px)] flex items-center gap-3 border-line-strong border-t pt-4">
					<Skeleton className="size-9 rounded-full" />
					<Skeleton className="h-5 w-36" />
				</div>
				<Skeleton className="mt-6 aspect-[16/10] rounded-card" />
			</div>
			<BodySkeleton />
		</div>
	);
}

/** The words alone. */
function BodySkeleton() {
	return (
		<div className={`${textGrid} pt-[clamp(36px,5vw,72px)]`}>
			<div className="grid max-w-[46rem] gap-4 lg:col-start-2">
				<Skeleton className="h-5 w-full" />
				<Skeleton className="h-5 w-full" />
				<Skeleton className="h-5 w-11/12" />
				<Skeleton className="mt-6 h-8 w-2/3" />
				<Skeleton className="h-5 w-full" />
				<Skeleton className="h-5 w-4/5" />
			</div>
		</div>
	);
}
