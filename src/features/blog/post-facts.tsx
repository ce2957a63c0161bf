import { postPage } from "@/content/blogs";
import type { PostSummary } from "@/data/blogs/schema";
import { classNames } from "@/shared/lib/class-names";
import { PostDate } from "./post-date";

interface PostFactsProps {
	post: PostSummary;
	withCategory?: boolean;
	className?: string;
}

/** Category, day and reading time in one line of small type; what a post does not say is left out. */
export function PostFacts({ post, withCategory = true, className }: PostFactsProps) {
	return (
		<p className={classNames("label-mono m-0 flex flex-wrap items-baseline gap-x-3 gap-y-1.5 text-ink-3", className)}>
			{withCategory && post.category ? <span className="text-accent">{post.category}</span> : null}
			<PostDate date={post.publishedDate} isShort />
			{post.readingTime ? <span>{postPage.minutes(post.readingTime)}</span> : null}
		</p>
	);
}
