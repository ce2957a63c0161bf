import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useId, useState } from "react";
import { Link } from "react-router-dom";
import { postPage } from "@/content/blogs";
import { classNames } from "@/shared/lib/class-names";
import type { Heading } from "@/shared/lib/rich-text/outline";
import type { RichText } from "@/shared/lib/rich-text/render-rich-text";
import { BODY_ID } from "./prerendered-bodies";
import { ArticleText } from "./rich-text";

/** The place of a post's words: a column for the contents, one for the text. */
export const textGrid = "wrap grid gap-x-[clamp(40px,5vw,88px)] gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)]";

interface PostTextProps {
	body: RichText;
	/** The words are in the page's HTML already. */
	isInPage?: boolean;
	/** Shown below the text, in its column. */
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

/** Fewer headings than this need no list of them. */
const FEWEST_HEADINGS = 3;

/** The headings of a post. Beside the text on wide screens, where it stays in sight; folded before it on narrow ones. */
function TableOfContents({ headings }: { headings: Heading[] }) {
	const title = useId();
	const current = useHeadingInView(headings);
	return (
		<>
			<nav
				aria-labelledby={title}
				className="sticky top-26 max-h-[calc(100dvh-8.5rem)] self-start overflow-y-auto max-lg:hidden print:hidden"
			>
				<p id={title} className="label-mono m-0 mb-3 text-ink-3">
					{postPage.contents}
				</p>
				<Links headings={headings} current={current} />
			</nav>
			<nav aria-label={postPage.contents} className="lg:hidden print:hidden">
				<details className="group fold rounded-box border border-line-strong px-4">
					<summary className="flex items-center justify-between gap-4 py-3 font-medium">
						{postPage.contents}
						<ChevronDown aria-hidden="true" className="size-4 text-ink-3 transition-transform duration-300 group-open:rotate-180" />
					</summary>
					<div className="pb-3">
						<Links headings={headings} current={null} />
					</div>
				</details>
			</nav>
		</>
	);
}

function Links({ headings, current }: { headings: Heading[]; current: string | null }) {
	return (
		<ol className="m-0 list-none border-line border-l p-0">
			{headings.map(({ id, text, level }) => (
				<li key={id}>
					<Link
						to={`#${id}`}
						aria-current={current === id ? "location" : undefined}
						className={classNames(
							"-ml-px block border-transparent border-l-2 py-1.5 text-[0.92rem] text-ink-2 leading-snug no-underline transition-colors hover:text-ink aria-[current]:border-accent-bright aria-[current]:text-ink",
							level === 2 ? "pl-4" : "pl-8",
						)}
					>
						{text}
					</Link>
				</li>
			))}
		</ol>
	);
}

/** A heading counts as read from here on, in parts of the viewport's height. */
const READING_LINE = 0.3;

/** The id of the last heading above the reading line; null before the first one, and while prerendering. */
function useHeadingInView(headings: Heading[]): string | null {
	const [current, setCurrent] = useState<string | null>(null);
	useEffect(() => {
		let frame = 0;
		const look = () => {
			frame = 0;
			const line = window.innerHeight * READING_LINE;
			const above = headings.filter(({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line);
			setCurrent(above.at(-1)?.id ?? null);
		};
		const later = () => {
			frame ||= requestAnimationFrame(look);
		};
		later();
		addEventListener("scroll", later, { passive: true });
		addEventListener("resize", later, { passive: true });
		return () => {
			cancelAnimationFrame(frame);
			removeEventListener("scroll", later);
			removeEventListener("resize", later);
		};
	}, [headings]);
	return current;
}
