import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { buttonStyles } from "./button-styles";
import { PageNotice } from "./page-notice";
import { SectionHeading } from "./section-heading";

interface IndexPageProps {
	texts: { label: string; title: string; lead: string; back: string; contact: string };
	back: string;
	contact: string;
	children: ReactNode;
}

/** A page that lists every row of one kind by title. */
export function IndexPage({ texts, back, contact, children }: IndexPageProps) {
	return (
		<div className="wrap pt-[calc(4.5rem+clamp(40px,6vw,88px))] pb-[clamp(72px,9vw,136px)]">
			<PageNotice />
			<SectionHeading as="h1" label={texts.label} title={texts.title} lead={texts.lead} />
			{children}
			<p className="mt-16 mb-0 flex flex-wrap gap-3">
				<Link to={back} className={buttonStyles({ tone: "line" })}>
					{texts.back}
				</Link>
				<Link to={contact} className={buttonStyles({ tone: "solid" })}>
					{texts.contact}
				</Link>
			</p>
		</div>
	);
}

interface IndexEntry {
	id: string;
	href: string;
	title: string;
	/** Beside the title, such as a client or a date. */
	facts: ReactNode[];
}

interface RowIndexProps {
	groups: { id: string; title: ReactNode; entries: IndexEntry[] }[];
	/** The noun of one entry and of several. */
	nouns: [one: string, many: string];
}

/** Titles with hairlines in labeled groups. A group's id is the anchor of its heading. */
export function RowIndex({ groups, nouns: [one, many] }: RowIndexProps) {
	return (
		<div className="grid gap-14">
			{groups.map(({ id, title, entries }) => (
				<section
					key={id}
					aria-labelledby={id}
					className="grid gap-x-8 gap-y-4 border-line-strong border-t pt-5 md:grid-cols-[minmax(120px,1fr)_minmax(0,3fr)]"
				>
					<div>
						<h2 id={id} className="m-0 flex flex-wrap items-baseline gap-x-3 font-semibold text-heading tracking-[-0.02em]">
							{title}
						</h2>
						<p className="label-mono mt-1 mb-0 text-ink-3">
							{entries.length} {entries.length === 1 ? one : many}
						</p>
					</div>
					<ol className="wrap-anywhere m-0 min-w-0 list-none p-0">
						{entries.map((entry) => (
							<li
								key={entry.id}
								className="flex flex-wrap items-baseline gap-x-4 border-line border-b py-3 sm:grid sm:grid-cols-[2fr_1fr_1fr] sm:gap-x-6"
							>
								<Link to={entry.href} className="basis-full py-0.5 font-medium text-ink no-underline hover:text-accent">
									{entry.title}
								</Link>
								{entry.facts.map((fact, index) => (
									// biome-ignore lint/suspicious/noArrayIndexKey: a column, which never moves.
									<span key={index} className="text-[0.92rem] text-ink-3 max-sm:empty:hidden">
										{fact}
									</span>
								))}
							</li>
						))}
					</ol>
				</section>
			))}
		</div>
	);
}
