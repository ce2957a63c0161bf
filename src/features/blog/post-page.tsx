import { useCallback, useEffect } from "react";
import { Navigate, useParams } from "react-router-dom";
import { feedTitle, postPage } from "@/content/blogs";
import { paths } from "@/content/paths";
import { site } from "@/content/site";
import type { Post, PostSummary } from "@/data/blogs/schema";
import { beginningOf } from "@/shared/lib/rich-text/plain-text";
import type { JsonLd } from "@/shared/seo/json-ld";
import { PageHead } from "@/shared/seo/page-head";
import { island } from "@/shared/ui/island";
import { SectionBoundary } from "@/shared/ui/section-boundary";
import { AdoptedBody } from "./adopted-body";
import { MorePosts } from "./more-posts";
import { postAddress } from "./post-address";
import { PostEnd } from "./post-end";
import { PostFailedPanel } from "./post-failed";
import { PostHeader } from "./post-header";
import { BodySkeleton, PostSkeleton } from "./post-skeleton";
import { type OpenedPost, usePost } from "./use-post";
import { usePosts } from "./use-posts";

/** Longest description that is made out of a post's words. */
const MAX_DESCRIPTION = 160;

const PostBody = island({
	id: "post-words",
	name: "article",
	load: () => import("./post-body").then((module) => module.PostBody),
	fallback: <BodySkeleton />,
});

/** What a post tells search engines, when somebody asks. */
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
		// The cleaner comes while the words are on their way; should it fail, its place says so.
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
