import type { PostSummary } from "@/data/blogs/schema";
import { LeadPost } from "./lead-post";
import { PostRow } from "./post-row";

/**
 * Posts in an editorial order: the first large, the others on hairlines. A place keeps its size whichever post stands in it, so that
 * nothing moves when the administrator's posts come in before those of the site.
 */
export function PostList({ posts }: { posts: PostSummary[] }) {
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
