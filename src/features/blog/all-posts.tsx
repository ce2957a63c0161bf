import { allPostsPage, postZone } from "@/content/blogs";
import type { PostSummary } from "@/data/posts/schema";
import { RowIndex } from "@/shared/ui/row-index";
import { PostDate, postAddress } from "./post-row";
import { Nothing, PartlyFailed } from "./posts-states";
import { usePosts } from "./use-posts";

/** The title, category and date of every post, newest first. */
export function AllPosts() {
	const all = usePosts();
	if (all.posts.length === 0) return <Nothing state={all} />;
	return (
		<>
			{all.status === "failed" ? <PartlyFailed onRetry={all.retry} /> : null}
			<RowIndex
				nouns={["post", "posts"]}
				groups={byYear(all.posts).map(([title, posts]) => ({
					id: `posts-${title.toLowerCase().replaceAll(" ", "-")}`,
					title,
					entries: posts.map((post) => ({
						id: post.id,
						href: postAddress(post),
						title: post.title,
						facts: [post.category, <PostDate key="date" date={post.publishedDate} isShort />],
					})),
				}))}
			/>
		</>
	);
}

const year = new Intl.DateTimeFormat("en-US", { year: "numeric", timeZone: postZone });

function byYear(posts: PostSummary[]): [year: string, posts: PostSummary[]][] {
	const years = new Map<string, PostSummary[]>();
	for (const post of posts) {
		const key = post.publishedDate ? year.format(new Date(post.publishedDate)) : allPostsPage.undated;
		years.set(key, [...(years.get(key) ?? []), post]);
	}
	return [...years];
}
