import { Link } from "react-router-dom";
import { postPage, postZone } from "@/content/blogs";
import { paths } from "@/content/paths";
import type { PostSummary } from "@/data/posts/schema";
import { classNames } from "@/shared/lib/class-names";
import { SmartImage } from "@/shared/ui/smart-image";

export function postAddress({ slug, id }: Pick<PostSummary, "slug" | "id">): string {
	return paths.post(slug ?? id);
}

const day = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "long", day: "numeric", timeZone: postZone });
const short = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "short", day: "numeric", timeZone: postZone });

interface PostDateProps {
	/** ISO 8601. */
	date: string | null;
	isShort?: boolean;
}

/** A date in the studio's time zone, so that prerendered and hydrated text match. */
export function PostDate({ date, isShort = false }: PostDateProps) {
	if (!date) return null;
	return <time dateTime={date}>{(isShort ? short : day).format(new Date(date))}</time>;
}

interface PostFactsProps {
	post: PostSummary;
	withCategory?: boolean;
	className?: string;
}

export function PostFacts({ post, withCategory = true, className }: PostFactsProps) {
	return (
		<p className={classNames("label-mono m-0 flex flex-wrap items-baseline gap-x-3 gap-y-1.5 text-ink-3", className)}>
			{withCategory && post.category ? <span className="text-accent">{post.category}</span> : null}
			<PostDate date={post.publishedDate} isShort />
			{post.readingTime ? <span>{postPage.minutes(post.readingTime)}</span> : null}
		</p>
	);
}

interface PostPictureProps {
	post: PostSummary;
	sizes: string;
	/** Beside the title the picture needs no alternative text. */
	isDecoration?: boolean;
	priority?: boolean;
	/** Must set the aspect ratio. */
	className: string;
	imageClassName?: string;
}

/** Number of cover backgrounds in src/styles/post-media.css. */
const TONES = 5;

/** A post's picture, or a cover with the first letter of its title. */
export function PostPicture({ post, sizes, isDecoration = false, priority, className, imageClassName }: PostPictureProps) {
	if (post.featuredImage) {
		return (
			<SmartImage
				src={post.featuredImage}
				alt={isDecoration ? "" : post.featuredImageAlt}
				width={1600}
				height={1000}
				priority={priority}
				sizes={sizes}
				className={className}
				imageClassName={imageClassName}
			/>
		);
	}
	const letter = /[\p{L}\p{N}]\p{M}*/u.exec(post.title)?.[0] ?? "";
	return (
		<span aria-hidden="true" className={classNames("cover", `cover-${1 + (checksum(post.category ?? post.title) % TONES)}`, className)}>
			<span>{letter}</span>
		</span>
	);
}

/** Gives a category the same background everywhere. */
function checksum(text: string): number {
	let sum = 0;
	for (const letter of text) sum += letter.codePointAt(0) ?? 0;
	return sum;
}

export function PostRow({ post }: { post: PostSummary }) {
	return (
		<article className="group relative grid grid-cols-[minmax(0,1fr)_min(6.5rem,30vw)] items-start gap-x-5 gap-y-3 border-line-strong border-t py-6 transition-colors has-[a:hover]:border-ink has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-accent has-[a:focus-visible]:outline-offset-4 md:grid-cols-[10rem_minmax(0,1fr)_13rem] md:gap-x-8 md:py-7">
			<div className="col-span-full md:col-span-1 md:pt-1.5">
				<PostFacts post={post} className="md:grid md:gap-y-2" />
			</div>
			<div className="grid gap-2">
				<h3 className="wrap-anywhere m-0 font-semibold text-heading leading-[1.15] tracking-[-0.025em] md:text-[clamp(1.4rem,1rem+1.3vw,1.9rem)] md:leading-[1.1]">
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
				imageClassName="motion-safe:group-has-[a:hover]:scale-[1.03] transition-[opacity,scale] duration-700"
			/>
			<p className="col-span-full m-0 line-clamp-3 text-ink-2 md:hidden">{post.excerpt}</p>
		</article>
	);
}
