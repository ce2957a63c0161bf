import { ArrowLeft, ArrowRight } from "lucide-react";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { postPage } from "@/content/blogs";
import type { PostSummary } from "@/data/blogs/schema";
import { postAddress } from "./post-address";
import { PostRow } from "./post-row";
import { neighborsOf, relatedPosts } from "./related-posts";

interface MorePostsProps {
	post: PostSummary;
	/** Newest first. */
	posts: PostSummary[];
}

/** Where to read on: posts of the same category, and the ones before and after. */
export function MorePosts({ post, posts }: MorePostsProps) {
	const related = useMemo(() => relatedPosts(posts, post), [posts, post]);
	const { older, newer } = useMemo(() => neighborsOf(posts, post), [posts, post]);
	return (
		<div className="wrap grid gap-[clamp(48px,6vw,88px)] pt-[clamp(64px,8vw,120px)] pb-[clamp(64px,8vw,120px)]">
			{related.length > 0 ? (
				<section aria-labelledby="related">
					<h2 id="related" className="m-0 mb-7 font-semibold text-title leading-[1.02] tracking-[-0.035em]">
						{postPage.related}
					</h2>
					<ul className="m-0 list-none border-line-strong border-b p-0">
						{related.map((one) => (
							<li key={one.id}>
								<PostRow post={one} />
							</li>
						))}
					</ul>
				</section>
			) : null}
			{older || newer ? (
				<nav aria-label={postPage.neighbors} className="grid border-line-strong border-y sm:grid-cols-2">
					{older ? <Neighbor post={older} way="older" /> : <span className="max-sm:hidden" />}
					{newer ? <Neighbor post={newer} way="newer" /> : null}
				</nav>
			) : null}
		</div>
	);
}

function Neighbor({ post, way }: { post: PostSummary; way: "older" | "newer" }) {
	const isNewer = way === "newer";
	const Arrow = isNewer ? ArrowRight : ArrowLeft;
	return (
		<Link
			to={postAddress(post)}
			className={
				isNewer
					? "group grid content-start justify-items-end gap-2.5 py-6 text-right no-underline max-sm:border-line max-sm:border-t sm:border-line sm:border-l sm:pl-8"
					: "group grid content-start gap-2.5 py-6 no-underline sm:pr-8"
			}
		>
			<span
				className={
					isNewer ? "label-mono flex flex-row-reverse items-center gap-2 text-ink-3" : "label-mono flex items-center gap-2 text-ink-3"
				}
			>
				<Arrow aria-hidden="true" className="size-3.5" />
				{isNewer ? postPage.newer : postPage.older}
			</span>
			<span className="max-w-[20.1em] font-semibold text-heading leading-[1.15] tracking-[-0.02em] transition-colors group-hover:text-accent">
				{post.title}
			</span>
		</Link>
	);
}
