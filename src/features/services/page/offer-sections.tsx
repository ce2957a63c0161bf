import type { ReactNode } from "react";
import type { Feature, FeatureVariant, Solution, SolutionVariant } from "@/content/services/page-schema";
import { classNames } from "@/shared/lib/class-names";
import { PageIcon, Points } from "./page-parts";

export function FeatureList({ variant, items }: { variant: FeatureVariant; items: Feature[] }) {
	return features[variant](items);
}

const features: Record<FeatureVariant, (items: Feature[]) => ReactNode> = {
	ledger: (items) => (
		<ol className="m-0 list-none border-line-strong border-b p-0">
			{items.map(({ icon, title, text, highlight }, index) => (
				<li
					key={title}
					className="grid gap-x-8 gap-y-2 border-line-strong border-t py-6 md:grid-cols-[3.5rem_4fr_7fr] lg:grid-cols-[3.5rem_4fr_6fr_minmax(9rem,2fr)]"
				>
					<span className="label-mono flex items-start gap-2 pt-1.5 text-ink-3">
						<PageIcon icon={icon} className="size-4 text-(--code)" />
						<span aria-hidden="true">{String(index + 1).padStart(2, "0")}</span>
					</span>
					<h3 className="m-0 font-semibold text-heading leading-snug tracking-[-0.02em]">{title}</h3>
					<p className="m-0 max-w-[32.2em] text-ink-2 md:col-start-3">{text}</p>
					<p className="m-0 font-medium text-[0.92rem] md:col-start-3 lg:col-start-auto lg:text-right">{highlight}</p>
				</li>
			))}
		</ol>
	),
	bento: (items) => (
		<ul className="m-0 grid list-none gap-4 p-0 md:grid-cols-2 lg:grid-cols-6">
			{items.map(({ icon, title, text, highlight }, index) => (
				<li
					key={title}
					className={classNames(
						"flex flex-col rounded-card border border-line bg-surface p-[clamp(22px,2.6vw,34px)]",
						tileSpan(index, items.length),
					)}
				>
					<PageIcon icon={icon} className="size-6 text-(--code)" />
					<h3 className="mt-8 mb-2 font-semibold text-heading leading-snug tracking-[-0.02em]">{title}</h3>
					<p className="m-0 max-w-[32.2em] text-ink-2">{text}</p>
					<p className="mt-auto mb-0 pt-5 font-medium text-[0.92rem]">{highlight}</p>
				</li>
			))}
		</ul>
	),
	columns: (items) => (
		<ul className="m-0 grid list-none gap-x-8 gap-y-10 p-0 sm:grid-cols-2 lg:grid-cols-3">
			{items.map(({ icon, title, text, highlight }) => (
				<li key={title} className="flex flex-col border-(--code) border-t-2 pt-5">
					<h3 className="m-0 flex items-start justify-between gap-4 font-semibold text-heading leading-snug tracking-[-0.02em]">
						{title}
						<PageIcon icon={icon} className="mt-1 size-5 text-ink-3" />
					</h3>
					<p className="mt-2.5 mb-4 text-ink-2">{text}</p>
					<p className="label-mono mt-auto mb-0 text-ink-3">{highlight}</p>
				</li>
			))}
		</ul>
	),
	aside: (items) => (
		<ul className="m-0 grid list-none grid-cols-1 gap-y-4 p-0 md:ml-[calc(25%+1.5rem)]">
			{items.map(({ icon, title, text, highlight }) => (
				<li key={title} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 rounded-card bg-sunken p-[clamp(20px,2.6vw,32px)]">
					<span className="grid size-10 place-items-center rounded-full bg-paper text-(--code)">
						<PageIcon icon={icon} className="size-5" />
					</span>
					<div>
						<h3 className="mt-1.5 mb-2 font-semibold text-heading leading-snug tracking-[-0.02em]">{title}</h3>
						<p className="m-0 max-w-[32.2em] text-ink-2">{text}</p>
						<p className="mt-3 mb-0 font-medium text-[0.92rem]">{highlight}</p>
					</div>
				</li>
			))}
		</ul>
	),
};

/** Rows of one wide and one narrow tile. A single last tile takes the whole row. */
function tileSpan(index: number, count: number): string {
	if (index === count - 1 && count % 2 === 1) return "lg:col-span-6";
	return index % 4 === 0 || index % 4 === 3 ? "lg:col-span-4" : "lg:col-span-2";
}

export function SolutionList({ variant, items }: { variant: SolutionVariant; items: Solution[] }) {
	return solutions[variant](items);
}

const solutions: Record<SolutionVariant, (items: Solution[]) => ReactNode> = {
	panels: (items) => (
		<ul className="m-0 grid list-none gap-4 p-0 lg:grid-cols-2">
			{items.map(({ title, text, features, result }) => (
				<li key={title} className="flex flex-col rounded-card border border-line bg-surface p-[clamp(22px,3vw,40px)]">
					<h3 className="m-0 font-semibold text-[clamp(1.4rem,1.2rem+0.9vw,1.9rem)] leading-tight tracking-[-0.03em]">{title}</h3>
					<p className="mt-3 mb-6 max-w-[36.2em] text-ink-2">{text}</p>
					<Points items={features} />
					<p className="mt-auto mb-0 border-line border-t pt-4 font-medium max-lg:mt-6">
						<span aria-hidden="true" className="mr-2.5 inline-block size-2.5 bg-(--code)" />
						{result}
					</p>
				</li>
			))}
		</ul>
	),
	bands: (items) => (
		<ul className="m-0 list-none border-line-strong border-b p-0">
			{items.map(({ title, text, features, result }) => (
				<li key={title} className="grid gap-x-10 gap-y-4 border-line-strong border-t py-8 lg:grid-cols-[4fr_4fr_3fr]">
					<div>
						<h3 className="m-0 font-semibold text-[clamp(1.4rem,1.2rem+0.9vw,1.9rem)] leading-tight tracking-[-0.03em]">{title}</h3>
						<p className="mt-3 mb-0 max-w-[30.8em] text-ink-2">{text}</p>
					</div>
					<Points items={features} />
					<p className="m-0 self-start rounded-box bg-sunken px-5 py-4 font-medium">{result}</p>
				</li>
			))}
		</ul>
	),
	night: (items) => (
		<ul className="m-0 grid list-none gap-px overflow-hidden rounded-card border border-white/12 bg-[#2c2f36] p-0 sm:grid-cols-2 xl:grid-cols-4">
			{items.map(({ title, text, features, result }) => (
				<li key={title} className="flex flex-col bg-night p-[clamp(22px,2.2vw,32px)] text-night-ink">
					<h3 className="m-0 font-semibold text-heading leading-snug tracking-[-0.02em]">{title}</h3>
					<p className="mt-2.5 mb-5 text-[#c9ccd6]">{text}</p>
					<ul className="mt-0 mb-6 grid list-none gap-2 p-0 text-[#a5a9b6] text-[0.92rem]">
						{features.map((feature) => (
							<li key={feature} className="border-white/14 border-t pt-2">
								{feature}
							</li>
						))}
					</ul>
					<p className="mt-auto mb-0 font-medium text-[#ff8a5c]">{result}</p>
				</li>
			))}
		</ul>
	),
};
