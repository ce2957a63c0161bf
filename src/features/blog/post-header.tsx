import { ArrowLeft, Share2 } from "lucide-react";
import { Link } from "react-router-dom";
import { postPage } from "@/content/blogs";
import { paths } from "@/content/paths";
import { site } from "@/content/site";
import type { PostSummary } from "@/data/posts/schema";
import { notify, prepareNotices } from "@/shared/lib/notify";
import { Avatar } from "@/shared/ui/avatar";
import { Button } from "@/shared/ui/button";
import { SmartImage } from "@/shared/ui/smart-image";
import { PostDate, postAddress } from "./post-row";

interface PostHeaderProps {
	post: PostSummary;
	/** False in previews, whose address doesn't exist yet. */
	canShare?: boolean;
}

export function PostHeader({ post, canShare = true }: PostHeaderProps) {
	return (
		<header className="wrap pt-[calc(4.5rem+clamp(28px,4vw,56px))] print:pt-0">
			<Link to={paths.blogs} className="inline-flex items-center gap-2 py-1 text-ink-2 no-underline hover:text-ink print:hidden">
				<ArrowLeft aria-hidden="true" className="size-4" />
				{postPage.back}
			</Link>
			<div className="mt-[clamp(28px,4vw,56px)] grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-[8fr_4fr] lg:items-end">
				<div>
					<p className="label-mono m-0 flex flex-wrap items-center gap-x-3.5 gap-y-2 text-ink-3">
						{post.category ? (
							<Link
								to={paths.postsOf(post.category)}
								className="rounded-full bg-accent-wash px-3 py-1.5 text-accent no-underline hover:underline hover:underline-offset-4"
							>
								{post.category}
							</Link>
						) : null}
						<PostDate date={post.publishedDate} />
						{post.readingTime ? <span>{postPage.minutes(post.readingTime)}</span> : null}
					</p>
					<h1 className="mt-5 mb-0 max-w-[13.4em] font-semibold text-[clamp(2.25rem,1.2rem+4.4vw,4.75rem)] leading-[1] tracking-[-0.042em]">
						{post.title}
					</h1>
				</div>
				{post.excerpt ? <p className="m-0 max-w-[36.2em] text-ink-2 text-lead leading-normal">{post.excerpt}</p> : null}
			</div>
			<div className="mt-[clamp(24px,3vw,40px)] flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-line-strong border-t pt-4">
				<p className="m-0 flex items-center gap-3">
					<span aria-hidden="true" className="grid">
						<Avatar name={post.author.name} src={post.author.avatar} className="size-9 text-[0.8rem]" />
					</span>
					{post.author.name}
				</p>
				{canShare ? <ShareButton title={post.title} text={post.excerpt} url={site.url + postAddress(post)} /> : null}
			</div>
			{post.featuredImage ? (
				<SmartImage
					src={post.featuredImage}
					alt={post.featuredImageAlt}
					width={1600}
					height={1000}
					priority
					className="mt-6 aspect-[16/10] rounded-card"
				/>
			) : null}
		</header>
	);
}

interface Shared {
	title: string;
	text: string;
	url: string;
}

/** Opens the system's share dialog, or copies the address. */
export async function share(shared: Shared): Promise<void> {
	if ("share" in navigator) {
		try {
			await navigator.share(shared);
			return;
		} catch (error) {
			if (error instanceof DOMException && error.name === "AbortError") return;
		}
	}
	try {
		await navigator.clipboard.writeText(shared.url);
		notify({ kind: "success", text: postPage.copied });
	} catch {
		notify({ kind: "error", text: `${postPage.notCopied}: ${shared.url}` });
	}
}

export function ShareButton(shared: Shared) {
	return (
		<Button
			tone="line"
			size="s"
			className="needs-script"
			onPointerEnter={prepareNotices}
			onFocus={prepareNotices}
			onClick={() => void share(shared)}
		>
			<Share2 aria-hidden="true" className="size-4" />
			{postPage.share}
		</Button>
	);
}
