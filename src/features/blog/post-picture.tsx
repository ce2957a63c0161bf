import type { PostSummary } from "@/data/blogs/schema";
import { classNames } from "@/shared/lib/class-names";
import { SmartImage } from "@/shared/ui/smart-image";

interface PostPictureProps {
	post: PostSummary;
	sizes: string;
	/** Beside the title it tells nothing that the title does not. */
	isDecoration?: boolean;
	priority?: boolean;
	/** Must give the frame its shape. */
	className: string;
	imageClassName?: string;
}

/** Grounds that src/styles/article.css has for covers. */
const TONES = 5;

/** A post's picture. One that has none gets a cover: the first letter of its title, cut as the studio's mark is. */
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

/** The same ground for the same category, wherever it stands. */
function checksum(text: string): number {
	let sum = 0;
	for (const letter of text) sum += letter.codePointAt(0) ?? 0;
	return sum;
}
