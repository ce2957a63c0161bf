import { caseStudy } from "@/content/case-study";
import type { Project } from "@/data/portfolios/schema";
import { classNames } from "@/shared/lib/class-names";
import { Reveal } from "@/shared/motion/reveal";
import { numbered } from "./section-frame";

/** The problem, what was built, its features by number, and how the team went about it. */
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
							rest.length > 1 ? "gap-x-12 lg:columns-2" : "max-w-[45.6em]",
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

/** What the team did, in the order in which it did it. */
function Approach({ items }: { items: string[] }) {
	if (items.length === 0) return null;
	return (
		<Reveal>
			<section aria-labelledby="approach" className="rounded-card bg-sunken p-[clamp(24px,3vw,44px)]">
				<h2 id="approach" className="m-0 mb-7 font-semibold text-heading tracking-[-0.02em]">
					{caseStudy.approach}
				</h2>
				<ol className="m-0 list-none p-0">
					{items.map((step) => (
						<li
							key={step}
							className="relative pb-6 pl-8 leading-snug before:absolute before:top-4 before:bottom-0 before:left-[0.3rem] before:w-px before:bg-line-strong after:absolute after:top-[0.4rem] after:left-0 after:size-[0.65rem] after:rounded-full after:border-2 after:border-(--code) last:pb-0 last:before:hidden"
						>
							{step}
						</li>
					))}
				</ol>
			</section>
		</Reveal>
	);
}
