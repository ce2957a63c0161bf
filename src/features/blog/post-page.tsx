import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { Navigate, useParams } from "react-router-dom";
import { feedTitle, postPage } from "@/content/blogs";
import { paths } from "@/content/paths";
import { site } from "@/content/site";
import { findBundledPost, isSamePost, type PrerenderedPost, postQuery, prerenderedPostKey } from "@/data/posts/queries";
import type { OpenedPost, Post, PostSummary } from "@/data/posts/schema";
import { queryClient } from "@/data/query-client";
import { usePublicQuery } from "@/data/use-public-query";
import { useAddressKey, useCurrentAddress } from "@/shared/hooks/use-current-address";
import { useHydrated } from "@/shared/hooks/use-hydrated";
import { linkCard, type SocialPicture } from "@/shared/lib/link-card";
import { getBeginning, MAX_DESCRIPTION } from "@/shared/lib/rich-text/plain-text";
import { modifiedAt } from "@/shared/lib/time/instant";
import type { JsonLd } from "@/shared/seo/json-ld";
import { PageHead } from "@/shared/seo/page-head";
import { island } from "@/shared/ui/island";
import { SectionBoundary } from "@/shared/ui/section-boundary";
import { MorePosts, PostEnd } from "./post-end";
import { PostHeader } from "./post-header";
import { postAddress } from "./post-row";
import { BodySkeleton, NoContent, PostFailedPanel, PostSkeleton } from "./post-states";
import { PostText, prerenderedBody } from "./post-text";
import { usePosts } from "./use-posts";

const PostBody = island({
	id: "post-vocabulary",
	name: "article",
	load: () => import("./post-body").then((module) => module.PostBody),
	fallback: <BodySkeleton />,
});

export type PostStructuredData = (post: PostSummary, description: string, image: string) => Promise<JsonLd[]>;

interface PostPageProps {
	structuredData: PostStructuredData;
	/** What only the administrator sees on a published post. */
	tools?: (id: string) => ReactNode;
}

/** /blog/{id, slug or old slug}. */
export function PostPage(props: PostPageProps) {
	const postId = (useParams().postId ?? "").toLowerCase();
	return <Opened key={useAddressKey()} postId={postId} {...props} />;
}

function Opened({ postId, structuredData, tools }: PostPageProps & { postId: string }) {
	const { posts } = usePosts();
	const opened = usePost(postId, posts);
	useSlugAddress(opened, postId);
	const [isArrival] = useState(!useHydrated() && opened.status === "loading");
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
				{/* Keeps the footer in place until the list is shown. */}
				<PostSkeleton />
				<Navigate to={paths.blogs} replace state={{ notice: postPage.notFound }} />
			</>
		);
	}
	const { id, bundled } = opened.post;
	return (
		<>
			<Article key={id} opened={opened} posts={posts} structuredData={structuredData} isArrival={isArrival} />
			{bundled ? null : tools?.(id)}
		</>
	);
}

/** An id or an old slug leads to the post's current address. */
function useSlugAddress(opened: PostState, postId: string): void {
	const slug = opened.status === "ready" ? opened.post.slug : null;
	useCurrentAddress(slug ? paths.post(slug) : null, () => {
		if (!slug || findBundledPost(postId)) return;
		queryClient.setQueryData(postQuery(slug).queryKey, queryClient.getQueryData(postQuery(postId).queryKey));
	});
}

/** A post without its document head, for previews. */
export function PostArticle({ post }: { post: Post }) {
	const { posts } = usePosts();
	return <Article opened={{ status: "ready", post, content: post.content, beginning: "" }} posts={posts} />;
}

interface ArticleProps {
	opened: ReadyPost;
	posts: PostSummary[];
	structuredData?: PostStructuredData;
	isArrival?: boolean;
}

function Article({ opened: { post, content, beginning }, posts, structuredData, isArrival }: ArticleProps) {
	return (
		<article className="printed wrap-anywhere">
			{structuredData ? (
				<Head post={post} beginning={content === null ? beginning : getBeginning(content, MAX_DESCRIPTION)} load={structuredData} />
			) : null}
			<SectionBoundary name="header">
				<PostHeader post={post} canShare={structuredData !== undefined} />
			</SectionBoundary>
			<div id="post-vocabulary" className="pt-[clamp(36px,5vw,72px)]">
				<SectionBoundary name="article">
					{content === null ? <AdoptedBody slug={post.slug ?? ""} /> : <PostBody content={content} isArrival={isArrival} />}
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

function Head({ post, beginning, load }: { post: OpenedPost; beginning: string; load: PostStructuredData }) {
	const description = post.seoDescription || post.excerpt || beginning || post.title;
	const image = getSocialPicture(post);
	const structuredData = useCallback(() => load(post, description, image.url), [load, post, description, image.url]);
	return (
		<PageHead
			title={post.seoTitle || post.title}
			description={description}
			keywords={post.tags}
			path={postAddress(post)}
			type="article"
			image={image}
			author={post.author.name}
			publishedTime={post.publishedDate ?? undefined}
			modifiedTime={modifiedAt(post.publishedDate, post.updatedAt)}
			section={post.category ?? undefined}
			tags={post.tags}
			noindex={post.hiddenFromSearch}
			feed={{ path: paths.feed, title: feedTitle }}
			siteUrl={site.url}
			siteName={site.name}
			structuredData={structuredData}
		/>
	);
}

function getSocialPicture({ bundled, slug, socialImage = null, featuredImage, featuredImageAlt }: OpenedPost): SocialPicture {
	if (bundled && slug) return { url: paths.socialPicture(`post-${slug}`), isCard: true };
	return linkCard({ socialImage, image: featuredImage, imageAlt: featuredImageAlt, slug }, site.socialImage);
}

/** Null content: the page's HTML already has it, and `beginning` is its start. */
interface ReadyPost {
	status: "ready";
	post: OpenedPost;
	content: string | null;
	beginning: string;
}

type PostState = { status: "loading" } | { status: "missing" } | { status: "failed"; retry: () => void } | ReadyPost;

/** Shows a built-in post at once. Keeps the shown article until the newer version and its code are loaded. */
function usePost(idOrSlug: string, posts: PostSummary[]): PostState {
	const hydrated = useHydrated();
	const own = findBundledPost(idOrSlug);
	const current = own ? (posts.find((post) => isSamePost(post, own)) ?? own) : null;
	const prerendered = usePrerendered(idOrSlug, own, hydrated);
	const shown = useRef<ReadyPost>(null);
	// Other content has replaced the prerendered elements.
	const adopted = shown.current && shown.current.content !== null ? null : prerendered;
	const stays = adopted?.post.bundled === true && current?.bundled === true;
	const { data, status, error, refetch } = usePublicQuery({ ...postQuery(current ?? idOrSlug), enabled: !stays });
	const isSame = adopted !== null && data?.bundled === adopted.post.bundled && data.updatedAt === adopted.post.updatedAt;
	const hasCode = useBodyCode(adopted && !isSame ? data : null);
	useEffect(() => {
		if (error) console.error("Blog post:", error.message);
	}, [error]);
	const next = ((): PostState => {
		if (adopted && (stays || isSame || !hydrated)) return { status: "ready", ...adopted, content: null };
		if (data && hydrated && (hasCode || !adopted)) return { status: "ready", post: data, content: data.content, beginning: "" };
		if (data || status === "pending" || !hydrated) return { status: "loading" };
		return status === "error" ? { status: "failed", retry: () => void refetch() } : { status: "missing" };
	})();
	if (next.status === "ready") shown.current = next;
	return next.status === "missing" ? next : (shown.current ?? next);
}

/** The post that the page's HTML already shows. */
function usePrerendered(slug: string, own: PostSummary | undefined, hydrated: boolean): PrerenderedPost | null {
	const [prerendered] = useState(() => {
		if (hydrated) return null;
		// Only the page at the slug is prerendered with the content.
		if (own) return own.slug === slug ? { post: own, beginning: "" } : null;
		return queryClient.getQueryData<PrerenderedPost>(prerenderedPostKey(slug)) ?? null;
	});
	return prerendered;
}

/** Loads the code of `PostBody` for a post. Returns whether it has loaded. */
function useBodyCode(post: Post | null | undefined): boolean {
	const [isLoaded, setLoaded] = useState(false);
	useEffect(() => {
		if (!post || isLoaded) return;
		// If the code fails to load, the article stays. Newer data starts another try.
		PostBody.preload().then(
			() => setLoaded(true),
			() => {},
		);
	}, [post, isLoaded]);
	return isLoaded;
}

/** Keeps the prerendered content without loading it or the sanitizer. When React renders the page anew, `usePost` loads the content. */
function AdoptedBody({ slug }: { slug: string }) {
	const [body] = useState(() => prerenderedBody(slug));
	return body ? <PostText body={body} isInPage /> : <NoContent />;
}
