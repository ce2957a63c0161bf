import type { ReactNode } from "react";
import type { Solution, SolutionVariant } from "@/content/services/page-schema";

/** Solution categories or use cases, each with what it contains and what it led to. */
export function SolutionList({ variant, items }: { variant: SolutionVariant; items: Solution[] }) {
	return variants[variant](items);
}

const variants: Record<SolutionVariant, (items: Solution[]) => ReactNode> = {
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

/** Short items under each other, with a small square in the service's color. */
export function Points({ items }: { items: string[] }) {
	return (
		<ul className="m-0 mb-6 grid list-none content-start gap-2.5 p-0 lg:mb-0 lg:pb-6">
			{items.map((item) => (
				<li key={item} className="grid grid-cols-[0.5rem_1fr] items-baseline gap-3">
					<span aria-hidden="true" className="size-1.5 -translate-y-0.5 bg-(--code)" />
					{item}
				</li>
			))}
		</ul>
	);
}
