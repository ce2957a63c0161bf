import { Link } from "react-router-dom";
import type { PostSummary } from "@/data/blogs/schema";
import { postAddress } from "./post-address";
import { PostFacts } from "./post-facts";
import { PostPicture } from "./post-picture";

/** One post on a hairline. All of it is one link. */
export function PostRow({ post }: { post: PostSummary }) {
	return (
		<article className="group relative grid grid-cols-[minmax(0,1fr)_6.5rem] items-start gap-x-5 gap-y-3 border-line-strong border-t py-6 transition-colors has-[a:hover]:border-ink has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-accent has-[a:focus-visible]:outline-offset-4 md:grid-cols-[10rem_minmax(0,1fr)_13rem] md:gap-x-8 md:py-7">
			<div className="col-span-full md:col-span-1 md:pt-1.5">
				<PostFacts post={post} className="md:grid md:gap-y-2" />
			</div>
			<div className="grid gap-2">
				<h3 className="m-0 line-clamp-3 font-semibold text-heading leading-[1.15] md:line-clamp-2 tracking-[-0.025em] md:text-[clamp(1.4rem,1rem+1.3vw,1.9rem)] md:leading-[1.1]">
					<Link
						to={postAddress(post)}
						className="no-underline outline-none transition-colors duration-300 after:absolute after:inset-0 group-has-[a:hover]:text-accent"
					>
						{post.title}
					</Link>
				</h3>
				<p className="m-0 line-clamp-2 max-w-[40.2em] text-ink-2 max-md:hidden">{post.excerpt}</p>
			</div>
			<PostPicture
				post={post}
				isDecoration
				sizes="(min-width: 48rem) 208px, 104px"
				className="aspect-[16/10] rounded-chip md:rounded-box"
				imageClassName="group-has-[a:hover]:scale-[1.03] transition-[opacity,scale] duration-700"
			/>
			<p className="col-span-full m-0 line-clamp-3 text-ink-2 md:hidden">{post.excerpt}</p>
		</article>
	);
}
