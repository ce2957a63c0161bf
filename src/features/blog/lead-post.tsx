import { ArrowUpRight } from "lucide-react";
import { Link } from "react-router-dom";
import type { PostSummary } from "@/data/blogs/schema";
import { postAddress } from "./post-address";
import { PostFacts } from "./post-facts";
import { PostPicture } from "./post-picture";

/** The newest post, over the whole width. All of it is one link. */
export function LeadPost({ post }: { post: PostSummary }) {
	return (
		<article className="group relative grid gap-x-[clamp(28px,4vw,64px)] gap-y-6 rounded-card has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-accent has-[a:focus-visible]:outline-offset-6 lg:grid-cols-[7fr_5fr]">
			<PostPicture
				post={post}
				priority
				sizes="(min-width: 77.5rem) 642px, (min-width: 64rem) 54vw, 94vw"
				className="aspect-[16/10] rounded-card"
				imageClassName="group-has-[a:hover]:scale-[1.015] transition-[opacity,scale] duration-700"
			/>
			<div className="grid gap-4 lg:grid-rows-[auto_1fr_auto_auto]">
				<PostFacts post={post} />
				<h3 className="m-0 line-clamp-3 font-semibold text-[clamp(1.75rem,1.2rem+2.2vw,2.75rem)] leading-[1.04] tracking-[-0.035em]">
					<Link
						to={postAddress(post)}
						className="no-underline outline-none transition-colors duration-300 after:absolute after:inset-0 group-has-[a:hover]:text-accent"
					>
						{post.title}
					</Link>
				</h3>
				<p className="m-0 line-clamp-4 max-w-[34.8em] text-ink-2 text-lead leading-normal lg:min-h-[6em]">{post.excerpt}</p>
				<p className="m-0 flex items-center justify-between gap-4 border-line border-t pt-4 text-[0.95rem]">
					{post.author.name}
					<ArrowUpRight
						aria-hidden="true"
						className="size-5 text-ink-3 transition-transform duration-300 group-has-[a:hover]:translate-x-0.5 group-has-[a:hover]:-translate-y-0.5 group-has-[a:hover]:text-accent"
					/>
				</p>
			</div>
		</article>
	);
}
