import { caseStudy } from "@/content/case-study";
import type { DetailedMetric, Project, ProjectType, Testimonial } from "@/data/projects/schema";
import { classNames } from "@/shared/lib/class-names";
import { Reveal } from "@/shared/motion/reveal";
import { numbered, SectionFrame } from "./section-parts";

export function ChallengeSolution({ project, place }: { project: Project; place: number }) {
	const { challenge, solution, features, approach } = project;
	const { label } = caseStudy.sections.challenge;
	return (
		<section aria-label={label} className="wrap py-[clamp(64px,8vw,124px)]">
			<Chapter label={`${numbered(place)} — ${label}`} title={caseStudy.challenge} text={challenge} />
			<Chapter title={caseStudy.solution} text={solution} />
			<div
				className={classNames(
					"mt-[clamp(56px,6vw,96px)] grid gap-x-16 gap-y-14",
					features.length > 0 && approach.length > 0 && "lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-start",
				)}
			>
				<Features items={features} wide={approach.length === 0} />
				<Approach items={approach} />
			</div>
		</section>
	);
}

function Chapter({ label, title, text }: { label?: string; title: string; text: string }) {
	const [first = "", ...rest] = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
	return (
		<div className="grid gap-x-8 gap-y-5 border-line-strong border-t pt-5.5 not-first:mt-[clamp(56px,6vw,96px)] md:grid-cols-[minmax(120px,1fr)_3fr]">
			<p className="label-mono m-0 pt-1.5 text-ink-3">{label}</p>
			<div>
				<h2 className="m-0 font-semibold text-title leading-[1.02] tracking-[-0.035em]">{title}</h2>
				<p className="mt-6 mb-0 max-w-[29.5em] whitespace-pre-line font-medium text-[clamp(1.2rem,1.05rem+0.75vw,1.6rem)] leading-[1.42] tracking-[-0.015em]">
					{first}
				</p>
				{rest.length > 0 ? (
					<div
						className={classNames(
							"mt-7 text-[1.06rem] text-ink-2 leading-[1.65]",
							rest.length > 1 ? "gap-x-12 lg:columns-2" : "max-w-[32.2em]",
						)}
					>
						{rest.map((paragraph, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is known by its place; two may begin alike.
							<p key={index} className="m-0 mb-4 break-inside-avoid whitespace-pre-line last:mb-0">
								{paragraph}
							</p>
						))}
					</div>
				) : null}
			</div>
		</div>
	);
}

function Features({ items, wide }: { items: string[]; wide: boolean }) {
	if (items.length === 0) return null;
	return (
		<section aria-labelledby="features">
			<h2 id="features" className="m-0 mb-6 font-semibold text-heading tracking-[-0.02em]">
				{caseStudy.features}
			</h2>
			<ol className={classNames("m-0 grid list-none gap-x-10 border-line-strong border-b p-0", wide && "md:grid-cols-2")}>
				{items.map((feature, index) => (
					<li key={feature} className="grid grid-cols-[3.25rem_1fr] border-line-strong border-t py-4.5">
						<span aria-hidden="true" className="label-mono pt-1.5 text-(--code)">
							{numbered(index + 1)}
						</span>
						<span className="text-[1.06rem] leading-snug">{feature}</span>
					</li>
				))}
			</ol>
		</section>
	);
}

function Approach({ items }: { items: string[] }) {
	if (items.length === 0) return null;
	return (
		<Reveal>
			<section aria-labelledby="approach" className="rounded-card bg-sunken p-[clamp(24px,3vw,44px)]">
				<h2 id="approach" className="m-0 mb-7 font-semibold text-heading tracking-[-0.02em]">
					{caseStudy.approach}
				</h2>
				<ol className="joined-steps cs-dots m-0 list-none p-0 [--joint:1rem_auto_0_0.3rem]">
					{items.map((step) => (
						<li key={step} className="pb-6 pl-8 leading-snug last:pb-0">
							{step}
						</li>
					))}
				</ol>
			</section>
		</Reveal>
	);
}

interface TechStackProps {
	project: Project;
	type: ProjectType;
	place: number;
}

export function TechStack({ project, type, place }: TechStackProps) {
	const { techStack, technologies } = project;
	return (
		<SectionFrame place={place} label={caseStudy.sections.stack.label} title={caseStudy.stack[type]} tone="sunken">
			{techStack.length > 0 ? (
				<dl className="m-0 border-line-strong border-b">
					{techStack.map(({ category, technologies: parts }, index) => (
						<div
							// biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place; two may have one name.
							key={index}
							className="grid gap-x-8 gap-y-2 border-line-strong border-t py-[clamp(16px,1.9vw,26px)] md:grid-cols-[minmax(120px,1fr)_3fr] md:items-baseline"
						>
							<dt className="label-mono text-ink-3">{category}</dt>
							<dd className="m-0 overflow-clip">
								<Names list={parts} />
							</dd>
						</div>
					))}
				</dl>
			) : (
				<div className="overflow-x-clip">
					<Names list={technologies} />
				</div>
			)}
		</SectionFrame>
	);
}

function Names({ list }: { list: string[] }) {
	return (
		<ul className="cs-slashes my-0 flex list-none flex-wrap gap-y-1 p-0 font-semibold text-[clamp(1.3rem,1rem+1.3vw,2.1rem)] leading-tight tracking-[-0.03em]">
			{list.map((name) => (
				<li key={name}>{name}</li>
			))}
		</ul>
	);
}

interface ResultsProps {
	metrics: DetailedMetric[];
	testimonial: Testimonial | null;
	place: number;
}

export function Results({ metrics, testimonial, place }: ResultsProps) {
	const [first, ...rest] = metrics;
	return (
		<SectionFrame place={place} label={caseStudy.sections.results.label} title={caseStudy.results}>
			{first ? (
				<div className={classNames("grid gap-x-16 gap-y-12", rest.length > 0 && "lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end")}>
					<dl className="m-0">
						<Metric metric={first} size={getSize(first.value)} lead />
					</dl>
					{rest.length > 0 ? (
						<dl className="m-0 border-line-strong border-b">
							{rest.map((metric, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: a result is known by its place; two may have one label.
								<Metric key={index} metric={metric} size="text-[clamp(2rem,1.5rem+1.6vw,3rem)]" />
							))}
						</dl>
					) : null}
				</div>
			) : null}
			{testimonial ? <Quotation testimonial={testimonial} alone={!first} /> : null}
		</SectionFrame>
	);
}

function getSize(value: string): string {
	if (value.length <= 5) return "text-[clamp(5rem,2rem+13vw,13rem)]";
	return value.length <= 8 ? "text-[clamp(4rem,2rem+8vw,8.5rem)]" : "text-[clamp(2.75rem,1.6rem+4.6vw,5.5rem)]";
}

function Metric({ metric, size, lead = false }: { metric: DetailedMetric; size: string; lead?: boolean }) {
	return (
		<div className={lead ? "flex flex-col" : "flex flex-col border-line-strong border-t py-5"}>
			<dt className={classNames("font-semibold first-letter:uppercase", lead ? "mt-6 text-heading tracking-[-0.02em]" : "mt-1")}>
				{metric.label}
			</dt>
			<dd className={classNames("order-first m-0 font-semibold leading-[0.9] tracking-[-0.045em]", size, lead && "text-(--code)")}>
				{metric.value}
			</dd>
			<dd className={classNames("m-0 text-ink-2", lead ? "mt-2 max-w-[30.8em] text-lead leading-normal" : "mt-0.5 text-[0.95rem]")}>
				{metric.description}
			</dd>
		</div>
	);
}

function Quotation({ testimonial, alone }: { testimonial: Testimonial; alone: boolean }) {
	const { quote, author, position, company } = testimonial;
	const [, curly, straight] = /^(?:“((?:[^“”]|“[^“”]*”)*)”|"([^"]*)")$/.exec(quote) ?? [];
	const role = [position, company].filter(Boolean).join(", ");
	return (
		<figure
			className={classNames(
				"mx-0 mb-0 grid gap-x-8 gap-y-5 md:grid-cols-[minmax(120px,1fr)_3fr]",
				!alone && "mt-[clamp(56px,7vw,112px)] border-line-strong border-t pt-5.5",
			)}
		>
			<p className="label-mono m-0 pt-1.5 text-ink-3">{caseStudy.quotation}</p>
			<div>
				<blockquote className="m-0 max-w-[17.4em] text-balance font-semibold text-[clamp(1.7rem,1.2rem+2.4vw,3.25rem)] leading-[1.1] tracking-[-0.035em] [text-indent:-0.42em]">
					“{curly ?? straight ?? quote}”
				</blockquote>
				{author ? (
					<figcaption className="mt-7 text-ink-2">
						<b className="block font-semibold text-ink">{author}</b>
						{role}
					</figcaption>
				) : null}
			</div>
		</figure>
	);
}
