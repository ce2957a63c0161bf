import type { ReactNode } from "react";
import type { StackVariant, TechGroup } from "@/content/services/page-schema";
import { classNames } from "@/shared/lib/class-names";
import { PageIcon } from "./page-parts";

export function StackList({ variant, items }: { variant: StackVariant; items: TechGroup[] }) {
	return variants[variant](items);
}

const variants: Record<StackVariant, (items: TechGroup[]) => ReactNode> = {
	table: (items) => (
		<dl className="m-0 border-line-strong border-b">
			{items.map((group) => (
				<div
					key={group.title}
					className="grid gap-x-8 gap-y-2 border-line-strong border-t py-5 md:grid-cols-[3fr_4fr] lg:grid-cols-[3fr_4fr_5fr]"
				>
					<dt className="flex items-start gap-3 font-semibold">
						<PageIcon icon={group.icon} className="mt-0.5 size-5 text-(--code)" />
						{group.title}
					</dt>
					<dd className="m-0 font-mono text-[0.86rem] leading-relaxed">{group.technologies.join(" · ")}</dd>
					<dd className="m-0 max-w-[38.9em] text-ink-2 md:col-span-2 lg:col-span-1">{group.text}</dd>
				</div>
			))}
		</dl>
	),
	tiles: (items) => (
		<ul className="m-0 grid list-none gap-px overflow-hidden rounded-card border border-line bg-line p-0 sm:grid-cols-2 lg:grid-cols-4">
			{items.map((group) => (
				<li key={group.title} className="flex flex-col bg-surface p-6">
					<PageIcon icon={group.icon} className="size-6 text-(--code)" />
					<h3 className="mt-7 mb-2 font-semibold tracking-[-0.015em]">{group.title}</h3>
					<p className="mt-0 mb-5 text-[0.95rem] text-ink-2">{group.text}</p>
					<Chips items={group.technologies} className="mt-auto" />
				</li>
			))}
		</ul>
	),
	strata: (items) => (
		<ol className="m-0 grid list-none gap-1.5 p-0">
			{items.map((group, index) => (
				<li
					key={group.title}
					className={classNames(
						"grid gap-x-8 gap-y-3 rounded-box bg-surface p-[clamp(18px,2.2vw,28px)] shadow-[inset_5px_0_0_var(--code)] lg:grid-cols-[3fr_4fr_4fr] lg:items-center",
						strata[index % strata.length],
					)}
				>
					<h3 className="m-0 flex items-center gap-3 font-semibold text-heading tracking-[-0.02em]">
						<PageIcon icon={group.icon} className="size-5 text-ink-3" />
						{group.title}
					</h3>
					<Chips items={group.technologies} className="mt-0" />
					<p className="m-0 text-[0.95rem] text-ink-2">{group.text}</p>
				</li>
			))}
		</ol>
	),
	board: (items) => (
		<ul className={classNames("m-0 grid list-none gap-3 p-0 sm:grid-cols-2", items.length % 5 === 0 ? "lg:grid-cols-5" : "lg:grid-cols-4")}>
			{items.map((group, index) => (
				<li key={group.title} className="relative flex flex-col rounded-box border border-line-strong bg-surface p-5">
					<span
						aria-hidden="true"
						className={classNames(
							"absolute top-9 -right-3 hidden h-px w-3 bg-(--code) lg:block",
							(index + 1) % (items.length % 5 === 0 ? 5 : 4) === 0 && "lg:hidden",
						)}
					/>
					<span className="label-mono flex items-center justify-between text-ink-3">
						<span aria-hidden="true">{String(index + 1).padStart(2, "0")}</span>
						<PageIcon icon={group.icon} className="size-4.5 text-(--code)" />
					</span>
					<h3 className="mt-5 mb-2 font-semibold leading-snug tracking-[-0.015em]">{group.title}</h3>
					<p className="mt-0 mb-4 text-[0.9rem] text-ink-2 leading-normal">{group.text}</p>
					<p className="mt-auto mb-0 font-mono text-[0.78rem] text-ink-3 leading-relaxed">{group.technologies.join(", ")}</p>
				</li>
			))}
		</ul>
	),
};

const strata = ["lg:mx-0", "lg:mx-4", "lg:mx-8", "lg:mx-12", "lg:mx-8", "lg:mx-4"];

function Chips({ items, className }: { items: string[]; className?: string }) {
	return (
		<ul className={classNames("mb-0 flex list-none flex-wrap gap-1.5 p-0", className)}>
			{items.map((item) => (
				<li key={item} className="rounded-chip border border-line px-2 py-0.5 font-mono text-[0.78rem]">
					{item}
				</li>
			))}
		</ul>
	);
}
