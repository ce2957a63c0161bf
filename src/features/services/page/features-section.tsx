import type { ReactNode } from "react";
import type { Feature, FeatureVariant } from "@/content/services/page-schema";
import { classNames } from "@/shared/lib/class-names";
import { pageIcons } from "./page-icons";

/** Strengths, capabilities or reasons. */
export function FeatureList({ variant, items }: { variant: FeatureVariant; items: Feature[] }) {
	return variants[variant](items);
}

const variants: Record<FeatureVariant, (items: Feature[]) => ReactNode> = {
	ledger: (items) => (
		<ol className="m-0 list-none border-line-strong border-b p-0">
			{items.map(({ icon, title, text, highlight }, index) => (
				<li
					key={title}
					className="grid gap-x-8 gap-y-2 border-line-strong border-t py-6 md:grid-cols-[3.5rem_4fr_7fr] lg:grid-cols-[3.5rem_4fr_6fr_minmax(9rem,2fr)]"
				>
					<span className="label-mono flex items-start gap-2 pt-1.5 text-ink-3">
						<Sign icon={icon} className="size-4 text-(--code)" />
						<span aria-hidden="true">{String(index + 1).padStart(2, "0")}</span>
					</span>
					<h3 className="m-0 font-semibold text-heading leading-snug tracking-[-0.02em]">{title}</h3>
					<p className="m-0 max-w-[40.2em] text-ink-2 md:col-start-3">{text}</p>
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
					<Sign icon={icon} className="size-6 text-(--code)" />
					<h3 className="mt-8 mb-2 font-semibold text-heading leading-snug tracking-[-0.02em]">{title}</h3>
					<p className="m-0 max-w-[37.5em] text-ink-2">{text}</p>
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
						<Sign icon={icon} className="mt-1 size-5 text-ink-3" />
					</h3>
					<p className="mt-2.5 mb-4 text-ink-2">{text}</p>
					<p className="label-mono mt-auto mb-0 text-ink-3">{highlight}</p>
				</li>
			))}
		</ul>
	),
	aside: (items) => (
		<ul className="m-0 grid list-none gap-y-4 p-0 md:ml-[calc(25%+1.5rem)]">
			{items.map(({ icon, title, text, highlight }) => (
				<li key={title} className="grid grid-cols-[2.5rem_1fr] gap-x-4 rounded-card bg-sunken p-[clamp(20px,2.6vw,32px)]">
					<span className="grid size-10 place-items-center rounded-full bg-paper text-(--code)">
						<Sign icon={icon} className="size-5" />
					</span>
					<div>
						<h3 className="mt-1.5 mb-2 font-semibold text-heading leading-snug tracking-[-0.02em]">{title}</h3>
						<p className="m-0 max-w-[41.5em] text-ink-2">{text}</p>
						<p className="mt-3 mb-0 font-medium text-[0.92rem]">{highlight}</p>
					</div>
				</li>
			))}
		</ul>
	),
};

/** Rows of one wide and one narrow tile, in turns; a tile without a neighbor takes the whole row. */
function tileSpan(index: number, count: number): string {
	if (index === count - 1 && count % 2 === 1) return "lg:col-span-6";
	return index % 4 === 0 || index % 4 === 3 ? "lg:col-span-4" : "lg:col-span-2";
}

function Sign({ icon, className }: { icon: Feature["icon"]; className: string }) {
	const Icon = pageIcons[icon];
	return <Icon aria-hidden="true" className={classNames("shrink-0", className)} />;
}
