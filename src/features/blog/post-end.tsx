import { ArrowLeft, ArrowRight } from "lucide-react";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { postPage } from "@/content/blogs";
import { paths } from "@/content/paths";
import { site } from "@/content/site";
import type { Author, PostSummary } from "@/data/posts/schema";
import { Avatar } from "@/shared/ui/avatar";
import { buttonStyles } from "@/shared/ui/button-styles";
import { DialogLink } from "@/shared/ui/dialog-link";
import { findNeighbors, relatedPosts } from "./filter-posts";
import { PostRow, postAddress } from "./post-row";

export function PostEnd({ post }: { post: PostSummary }) {
	return (
		<div className="wrap mt-[clamp(40px,5vw,72px)] print:hidden lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-[clamp(40px,5vw,88px)]">
			<div className="grid max-w-[46rem] gap-8 lg:col-start-2">
				<Tags tags={post.tags} />
				<AuthorCard author={post.author} />
			</div>
		</div>
	);
}

function Tags({ tags }: { tags: string[] }) {
	if (tags.length === 0) return null;
	return (
		<ul aria-label={postPage.tags} className="m-0 flex list-none flex-wrap gap-2 p-0">
			{tags.map((tag) => (
				<li key={tag}>
					<Link
						to={paths.postsTagged(tag)}
						className="block rounded-full border border-control-line px-3.5 py-1 text-[0.92rem] text-ink-2 no-underline transition-colors hover:border-ink hover:text-ink"
					>
						{tag}
					</Link>
				</li>
			))}
		</ul>
	);
}

function AuthorCard({ author }: { author: Author }) {
	return (
		<section
			aria-labelledby="post-author"
			className="grid gap-x-6 gap-y-5 rounded-card bg-sunken p-[clamp(22px,3vw,36px)] sm:grid-cols-[auto_1fr] sm:items-start"
		>
			<span aria-hidden="true" className="grid justify-self-start">
				<Avatar name={author.name} src={author.avatar} className="size-16 text-xl" />
			</span>
			<div>
				<h2 id="post-author" className="label-mono m-0 text-ink-3">
					{postPage.author}
				</h2>
				<p className="mt-2 mb-0 font-semibold text-heading leading-tight tracking-[-0.02em]">{author.name}</p>
				{author.bio ? <p className="mt-2 mb-0 text-ink-2">{author.bio}</p> : null}
				<p className="mt-5 mb-0 flex flex-wrap items-center gap-x-5 gap-y-3 border-line-strong border-t pt-5">
					<span className="mr-auto">
						<b className="font-semibold">{postPage.help.title}</b> <span className="text-ink-2">{postPage.help.text}</span>
					</span>
					<DialogLink
						source="blog-post"
						href={paths.contactAbout("blog-post")}
						formUrl={site.scopingFormUrl}
						className={buttonStyles({ tone: "accent", size: "s" })}
					>
						{postPage.help.action}
					</DialogLink>
				</p>
			</div>
		</section>
	);
}

interface MorePostsProps {
	post: PostSummary;
	/** Newest first. */
	posts: PostSummary[];
}

export function MorePosts({ post, posts: latest }: MorePostsProps) {
	const place = useRef<HTMLDivElement>(null);
	const posts = useListOutOfView(place, latest);
	const related = useMemo(() => relatedPosts(posts, post), [posts, post]);
	const { older, newer } = useMemo(() => findNeighbors(posts, post), [posts, post]);
	return (
		<div
			ref={place}
			className="wrap grid grid-cols-1 gap-[clamp(48px,6vw,88px)] pt-[clamp(64px,8vw,120px)] pb-[clamp(64px,8vw,120px)] print:hidden"
		>
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
				<nav aria-label={postPage.neighbors} className="grid grid-cols-1 border-line-strong border-y sm:grid-cols-2">
					{older ? <Neighbor post={older} way="older" /> : <span className="max-sm:hidden" />}
					{newer ? <Neighbor post={newer} way="newer" /> : null}
				</nav>
			) : null}
		</div>
	);
}

/** Shows a list that arrives late only while the element is below the viewport, so that nothing moves in view. */
function useListOutOfView(place: RefObject<Element | null>, latest: PostSummary[]): PostSummary[] {
	const [shown, setShown] = useState(latest);
	useEffect(() => {
		if (latest === shown || !place.current) return;
		if (!("IntersectionObserver" in window)) {
			setShown(latest);
			return;
		}
		// A part above the viewport counts as in view: its growth would move the page.
		const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting || setShown(latest), {
			rootMargin: "999999px 0px 0px",
		});
		observer.observe(place.current);
		return () => observer.disconnect();
	}, [place, latest, shown]);
	return shown;
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
