import { Rss } from "lucide-react";
import { useEffect } from "react";
import { blogsPage } from "@/content/blogs";
import { paths } from "@/content/paths";
import { site } from "@/content/site";
import { adoptLists } from "@/data/prerendered-lists";
import { buttonStyles } from "@/shared/ui/button-styles";
import { DialogLink } from "@/shared/ui/dialog-link";
import { island } from "@/shared/ui/island";
import { PageNotice } from "@/shared/ui/page-notice";
import { PostsLoading } from "./posts-loading";

const ANCHOR = "posts";

const PostIndex = island({
	id: ANCHOR,
	name: "posts",
	load: async () => (await Promise.all([import("./post-index"), adoptLists()]))[0].PostIndex,
	fallback: <PostsLoading />,
});

export function BlogsPage() {
	return (
		<div className="wrap pt-[calc(4.5rem+clamp(40px,6vw,88px))] pb-[clamp(72px,9vw,136px)]">
			<PageNotice />
			<header className="mb-[clamp(36px,4.5vw,64px)]">
				<p className="label-mono m-0 text-ink-3">{blogsPage.label}</p>
				<h1 className="mt-5 mb-0 max-w-[12.1em] font-semibold text-display leading-[0.98] tracking-[-0.045em]">{blogsPage.title}</h1>
				<p className="mt-7 mb-0 max-w-[38.9em] text-ink-2 text-lead leading-normal">{blogsPage.lead}</p>
			</header>
			<section id={ANCHOR} aria-labelledby={`${ANCHOR}-title`}>
				<h2 id={`${ANCHOR}-title`} className="sr-only">
					{blogsPage.posts}
				</h2>
				<PostIndex />
			</section>
			<Closing />
		</div>
	);
}

function Closing() {
	return (
		<section
			aria-labelledby="ask"
			className="mt-[clamp(56px,7vw,104px)] grid gap-x-12 gap-y-6 rounded-card bg-sunken p-[clamp(26px,5vw,64px)] lg:grid-cols-[7fr_5fr] lg:items-end"
		>
			<h2 id="ask" className="m-0 max-w-[10.7em] font-semibold text-title leading-[1.02] tracking-[-0.04em]">
				{blogsPage.closing.title}
			</h2>
			<div className="grid justify-items-start gap-6">
				<p className="m-0 max-w-[30.8em] text-ink-2 text-lead leading-normal">{blogsPage.closing.text}</p>
				<p className="m-0 flex flex-wrap items-center gap-x-6 gap-y-3">
					<DialogLink
						source="blog-list"
						href={paths.contactAbout("blog-list")}
						formUrl={site.scopingFormUrl}
						className={buttonStyles({ tone: "accent" })}
					>
						{blogsPage.closing.action}
					</DialogLink>
					<a href={paths.feed} className="link-line inline-flex items-center gap-2 py-1">
						<Rss aria-hidden="true" className="size-4" />
						{blogsPage.closing.feed}
					</a>
				</p>
			</div>
		</section>
	);
}

interface ExternalBlogProps {
	address: string;
	/** Opens the address in place of this history entry. */
	leave?: (address: string) => void;
}

const replace = (address: string) => location.replace(address);

/** Redirects /blogs to a blog on another site. */
export function ExternalBlog({ address, leave = replace }: ExternalBlogProps) {
	useEffect(() => leave(address), [address, leave]);
	return (
		// The prerendered page starts at once for a part that is loading.
		<div data-loading="" className="wrap grid min-h-[70vh] content-center gap-5 pt-18">
			<h1 className="m-0 font-semibold text-title leading-[1.02] tracking-[-0.035em]">{blogsPage.elsewhere.title}</h1>
			<p className="m-0 text-ink-2 text-lead">
				{blogsPage.elsewhere.before}
				<a href={address} className="link-line text-ink">
					{blogsPage.elsewhere.link}
				</a>
				{blogsPage.elsewhere.after}
			</p>
		</div>
	);
}
