import { Fragment, useMemo } from "react";
import { Link } from "react-router-dom";
import { paths } from "@/content/paths";
import { type PolicyBlock, type PolicyDate, type PolicySection, type PrivacyPolicy, privacyPolicy } from "@/content/privacy";
import { site } from "@/content/site";
import { useSectionInView } from "@/shared/hooks/use-section-in-view";

/** Prints dark on white in every theme, without its table of contents. */
export function PrivacyPage({ policy = privacyPolicy }: { policy?: PrivacyPolicy }) {
	return (
		<article className="pt-[calc(4.5rem+clamp(40px,6vw,88px))] pb-[clamp(72px,9vw,136px)] print:pb-0 print:[color-scheme:light]">
			<Opening policy={policy} />
			<div className="wrap grid gap-x-[clamp(32px,5vw,80px)] gap-y-10 lg:grid-cols-[14rem_minmax(0,1fr)]">
				<PolicyContents title={policy.contents} sections={policy.sections} />
				<div className="grid gap-[clamp(44px,5vw,72px)]">
					{policy.sections.map((section, index) => (
						<PolicyText key={section.id} section={section} number={index + 1} />
					))}
				</div>
			</div>
		</article>
	);
}

function Opening({ policy }: { policy: PrivacyPolicy }) {
	const { label, title, lead, summary, effective, lastReviewed } = policy;
	return (
		<header className="wrap mb-[clamp(44px,6vw,88px)]">
			<div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-line-strong border-t pt-5.5">
				<p className="label-mono m-0 text-ink-3">{label}</p>
				<p className="m-0 text-[0.95rem] text-ink-2">
					Effective <Day date={effective} />
					{lastReviewed ? (
						<>
							, last reviewed <Day date={lastReviewed} />
						</>
					) : null}
				</p>
			</div>
			<h1 className="mt-[clamp(20px,3vw,40px)] mb-0 font-semibold text-display leading-[0.98] tracking-[-0.045em]">{title}</h1>
			<p className="mt-6 mb-0 max-w-[38.9em] text-ink-2 text-lead leading-normal">{lead}</p>
			<dl className="mt-[clamp(28px,4vw,56px)] mb-0 grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-4">
				{summary.map(({ value, label: what }) => (
					<div key={what} className="flex flex-col-reverse justify-end bg-surface p-[clamp(18px,2.4vw,32px)]">
						<dt className="text-[0.95rem] text-ink-2 leading-snug">{what}</dt>
						<dd className="m-0 mb-2 font-semibold text-[clamp(2.6rem,2rem+2.4vw,4.2rem)] leading-none tracking-[-0.05em]">{value}</dd>
					</div>
				))}
			</dl>
		</header>
	);
}

function Day({ date }: { date: PolicyDate }) {
	return (
		<time dateTime={date.iso} className="font-semibold text-ink">
			{date.text}
		</time>
	);
}

/** The table of contents. It marks the section in view. */
function PolicyContents({ title: heading, sections }: { title: string; sections: PolicySection[] }) {
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

function PolicyText({ section, number }: { section: PolicySection; number: number }) {
	return (
		<section id={section.id} aria-labelledby={`${section.id}-title`} className="border-line-strong border-t pt-6">
			<h2
				id={`${section.id}-title`}
				className="m-0 mb-6 grid grid-cols-[clamp(2.6rem,1.9rem+2.4vw,4.25rem)_1fr] items-baseline font-semibold text-[clamp(1.5rem,1.2rem+1.2vw,2.2rem)] leading-tight tracking-[-0.03em] print:break-after-avoid"
			>
				<span className="text-accent">{number}.</span> {section.title}
			</h2>
			<div className="grid gap-6 md:pl-[clamp(2.6rem,1.9rem+2.4vw,4.25rem)]">
				{section.blocks.map((block) => (
					<Block key={block.kind === "text" ? block.text : block.items[0]?.term} block={block} />
				))}
			</div>
		</section>
	);
}

function Block({ block }: { block: PolicyBlock }) {
	if (block.kind === "facts") return <Facts items={block.items} />;
	return (
		<p className="m-0 max-w-[32.2em] text-[1.06rem] text-ink-2">
			<LinkedText>{block.text}</LinkedText>
		</p>
	);
}

function Facts({ items }: { items: { term: string; text: string }[] }) {
	return (
		<dl className="m-0 border-line border-b">
			{items.map(({ term, text }) => (
				<div key={term} className="grid gap-x-8 gap-y-1 border-line border-t py-4 md:grid-cols-[2fr_5fr] print:break-inside-avoid">
					<dt className="font-semibold leading-snug">{term}</dt>
					<dd className="m-0 max-w-[32.2em] text-ink-2">
						<LinkedText>{text}</LinkedText>
					</dd>
				</div>
			))}
		</dl>
	);
}

/** Turns the company's mail address into a link. */
function LinkedText({ children }: { children: string }) {
	const [first, ...rest] = children.split(site.email);
	return (
		<>
			{first}
			{rest.map((part) => (
				<Fragment key={part}>
					<a href={`mailto:${site.email}`} className="link-line">
						{site.email}
					</a>
					{part}
				</Fragment>
			))}
		</>
	);
}
