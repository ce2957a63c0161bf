import type { ReactNode } from "react";
import type { Phase, PhaseVariant } from "@/content/services/page-schema";
import { classNames } from "@/shared/lib/class-names";

export function PhaseList({ variant, items, note }: { variant: PhaseVariant; items: Phase[]; note?: string }) {
	return (
		<>
			{variants[variant](items)}
			{note ? (
				<p className={classNames("mt-8 mb-0 max-w-[32.2em] text-[0.92rem] text-ink-3", variant === "line" && "md:ml-[calc(25%+1.5rem)]")}>
					{note}
				</p>
			) : null}
		</>
	);
}

const variants: Record<PhaseVariant, (items: Phase[]) => ReactNode> = {
	bars: (items) => (
		<ol className="m-0 grid list-none gap-8 p-0 lg:grid-flow-col lg:auto-cols-fr lg:gap-4">
			{items.map((phase, index) => (
				<li key={phase.title} className={classNames("grid content-start", lowered[index])}>
					<span className="flex h-11 items-center justify-between gap-3 rounded-chip bg-(--code) px-3.5 font-semibold text-[0.92rem] text-paper">
						<span>{phase.duration ?? number(index)}</span>
						<span aria-hidden="true" className="font-mono text-[0.75rem]">
							{number(index)}
						</span>
					</span>
					<h3 className="mt-4 mb-2 font-semibold text-heading leading-snug tracking-[-0.02em]">{phase.title}</h3>
					<p className="mt-0 mb-4 text-[0.95rem] text-ink-2">{phase.text}</p>
					<Activities items={phase.activities} />
				</li>
			))}
		</ol>
	),
	line: (items) => (
		<ol className="joined-steps m-0 list-none p-0 [--joint:2.75rem_auto_0_1.35rem] md:ml-[calc(25%+1.5rem)]">
			{items.map((phase, index) => (
				<li key={phase.title} className="grid grid-cols-[2.75rem_1fr] gap-x-5 pb-9 last:pb-0">
					<span
						aria-hidden="true"
						className="grid size-11 place-items-center rounded-full border border-(--code) font-mono text-(--code) text-[0.8rem]"
					>
						{number(index)}
					</span>
					<div className="grid gap-x-8 gap-y-2 pt-2 lg:grid-cols-[5fr_3fr]">
						<div>
							<h3 className="m-0 flex flex-wrap items-baseline gap-x-4 font-semibold text-heading leading-snug tracking-[-0.02em]">
								{phase.title}
								{phase.duration ? <span className="label-mono text-ink-3">{phase.duration}</span> : null}
							</h3>
							<p className="mt-1.5 mb-0 max-w-[32.2em] text-ink-2">{phase.text}</p>
						</div>
						<Activities items={phase.activities} />
					</div>
				</li>
			))}
		</ol>
	),
	grid: (items) => (
		<ol className="m-0 grid list-none border-line-strong border-t border-l p-0 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
			{items.map((phase, index) => (
				<li key={phase.title} className="flex flex-col border-line-strong border-r border-b p-[clamp(18px,1.8vw,26px)]">
					<span aria-hidden="true" className="font-semibold text-(--code) text-4xl tracking-[-0.05em]">
						{number(index)}
					</span>
					<h3 className="mt-5 mb-2 font-semibold leading-snug tracking-[-0.015em]">{phase.title}</h3>
					<p className="mt-0 mb-4 text-[0.95rem] text-ink-2">{phase.text}</p>
					<p className="mt-auto mb-0 text-[0.86rem] text-ink-3">{phase.activities.join(" · ")}</p>
				</li>
			))}
		</ol>
	),
	stairs: (items) => (
		<ol
			className={classNames(
				"m-0 grid list-none gap-x-6 gap-y-10 p-0 sm:grid-cols-2",
				items.length === 5 ? "lg:grid-cols-5" : "lg:grid-cols-4",
			)}
		>
			{items.map((phase, index) => (
				<li key={phase.title} className={classNames("grid content-start", items.length === 5 ? lowered[4 - index] : lowered[index % 4])}>
					<span className="flex items-center gap-3 border-line-strong border-t pt-3">
						<span aria-hidden="true" className="size-2.5 bg-(--code)" />
						<span className="label-mono text-ink-3">{phase.duration ?? `Step ${index + 1}`}</span>
					</span>
					<h3 className="mt-3 mb-2 font-semibold text-heading leading-snug tracking-[-0.02em]">{phase.title}</h3>
					<p className="mt-0 mb-3 text-[0.95rem] text-ink-2">{phase.text}</p>
					<Activities items={phase.activities} />
				</li>
			))}
		</ol>
	),
};

const lowered = ["lg:mt-0", "lg:mt-8", "lg:mt-16", "lg:mt-24", "lg:mt-32", "lg:mt-40"];

const number = (index: number): string => String(index + 1).padStart(2, "0");

function Activities({ items }: { items: string[] }) {
	return (
		<ul className="m-0 grid list-none content-start gap-1.5 p-0 text-[0.88rem] text-ink-3">
			{items.map((item) => (
				<li key={item} className="border-line border-t pt-1.5">
					{item}
				</li>
			))}
		</ul>
	);
}
