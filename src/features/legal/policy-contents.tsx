import { useMemo } from "react";
import { Link } from "react-router-dom";
import { paths } from "@/content/paths";
import type { PolicySection } from "@/content/privacy";
import { useSectionInView } from "@/shared/hooks/use-section-in-view";

/** The table of contents; it stays in sight on wide screens and marks the section that is being read. */
export function PolicyContents({ title: heading, sections }: { title: string; sections: PolicySection[] }) {
	const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
	const current = useSectionInView(ids, true, paths.privacy);
	return (
		<nav
			aria-labelledby="contents"
			className="lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7.5rem)] lg:self-start lg:overflow-y-auto print:hidden"
		>
			<h2 id="contents" className="label-mono m-0 mb-3 text-ink-3">
				{heading}
			</h2>
			<ol className="m-0 list-none p-0 sm:max-lg:columns-2">
				{sections.map(({ id, title }, index) => (
					<li key={id}>
						<Link
							to={`#${id}`}
							aria-current={current === id ? "location" : undefined}
							className="grid grid-cols-[2rem_1fr] items-baseline py-1.5 text-[0.95rem] text-ink-2 leading-snug no-underline transition-colors hover:text-ink aria-[current]:font-semibold aria-[current]:text-accent"
						>
							<span className="font-mono text-[0.78rem] text-ink-3">{index + 1}</span>
							{title}
						</Link>
					</li>
				))}
			</ol>
		</nav>
	);
}
