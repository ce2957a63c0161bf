import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router-dom";
import { postPage } from "@/content/blogs";
import { classNames } from "@/shared/lib/class-names";
import type { Heading } from "@/shared/lib/rich-text/outline";
import { useHeadingInView } from "./use-heading-in-view";

/** Fewer headings than this need no list of them. */
export const FEWEST_HEADINGS = 3;

/** The headings of a post. Beside the text on wide screens, where it stays in sight; folded before it on narrow ones. */
export function TableOfContents({ headings }: { headings: Heading[] }) {
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
