import type { ReactNode } from "react";
import { classNames } from "@/shared/lib/class-names";
import type { RichText } from "@/shared/lib/rich-text/render-rich-text";
import { BODY_ID } from "./prerendered-bodies";
import { ArticleText } from "./rich-text";
import { FEWEST_HEADINGS, TableOfContents } from "./table-of-contents";

/** The place of a post's words: a column for the contents, one for the text. */
export const textGrid = "wrap grid gap-x-[clamp(40px,5vw,88px)] gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)]";

interface PostTextProps {
	body: RichText;
	/** The words are in the page's HTML already. */
	isInPage?: boolean;
	/** What stands below the text, in its column. */
	children?: ReactNode;
}

/** A post's words with their table of contents. */
export function PostText({ body: { html, headings }, isInPage, children }: PostTextProps) {
	return (
		<div className={textGrid}>
			{headings.length >= FEWEST_HEADINGS ? <TableOfContents headings={headings} /> : null}
			<div className={classNames("min-w-0", "lg:col-start-2")}>
				<ArticleText id={BODY_ID} html={html} isInPage={isInPage} />
				{children}
			</div>
		</div>
	);
}
