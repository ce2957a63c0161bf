import { useEffect } from "react";
import { blogsPage } from "@/content/blogs";

interface ExternalBlogProps {
	address: string;
	/** Leaves this site; the list of posts does not stay in the history. */
	leave?: (address: string) => void;
}

const replace = (address: string) => location.replace(address);

/** /blogs where the blog is on another site. */
export function ExternalBlog({ address, leave = replace }: ExternalBlogProps) {
	useEffect(() => leave(address), [address, leave]);
	return (
		<div className="wrap grid min-h-[70vh] content-center gap-5 pt-18">
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
