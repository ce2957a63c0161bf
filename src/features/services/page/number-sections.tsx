import type { Action, Metric, Tier } from "@/content/services/page-schema";
import { classNames } from "@/shared/lib/class-names";
import { PageAction, Points } from "./page-parts";

export function MetricStrip({ name, items }: { name: string; items: Metric[] }) {
	return (
		<section aria-label={name} className="border-line-strong border-y">
			<dl className="wrap m-0 grid grid-cols-2 py-0! lg:grid-cols-4">
				{items.map(({ value, label, scope }, index) => (
					<div
						key={label}
						className={classNames(
							"flex flex-col-reverse justify-end py-[clamp(24px,3vw,44px)] pr-4",
							index % 2 === 1 && "max-lg:border-line max-lg:border-l max-lg:pl-5",
							index > 0 && "lg:border-line lg:border-l lg:pl-7",
							index > 1 && "max-lg:border-line max-lg:border-t",
						)}
					>
						<dt className="text-[0.95rem] leading-snug">
							{label}
							<span className="mt-1.5 block text-ink-3 text-sm">{scope}</span>
						</dt>
						<dd className="m-0 mb-2 font-semibold text-[clamp(2rem,1.4rem+2.4vw,3.4rem)] leading-none tracking-[-0.045em]">{value}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

export function ReturnsBand({ items, action, subject }: { items: Metric[]; action: Action; subject: string }) {
	return (
		<div className="wrap-anywhere grid grid-cols-1 gap-px overflow-hidden rounded-card border border-white/12 bg-[#2c2f36] text-night-ink lg:grid-cols-4">
			{items.map(({ value, label, scope }) => (
				<dl key={label} className="m-0 flex flex-col-reverse justify-end bg-night p-[clamp(22px,2.6vw,36px)]">
					<dt className="text-[0.95rem]">
						{label}
						<span className="mt-1.5 block text-[#a5a9b6] text-sm">{scope}</span>
					</dt>
					<dd className="m-0 mb-2 font-semibold text-5xl tracking-[-0.045em]">{value}</dd>
				</dl>
			))}
			<div className="grid place-items-center bg-night p-8">
				<PageAction action={action} subject={subject} tone="accent" />
			</div>
		</div>
	);
}

export function TierList({ items, note, subject }: { items: Tier[]; note: string; subject: string }) {
	return (
		<>
			<ul className="m-0 grid list-none grid-cols-1 gap-4 p-0 lg:grid-cols-3 lg:items-stretch">
				{items.map((tier) => (
					<li
						key={tier.name}
						className={classNames(
							"flex flex-col rounded-card border p-[clamp(24px,2.8vw,38px)]",
							tier.popular ? "border-(--code) bg-surface shadow-[inset_0_4px_0_var(--code)]" : "border-line bg-surface",
						)}
					>
						<h3 className="m-0 flex min-h-7 flex-wrap items-center justify-between gap-x-3 font-semibold">
							{tier.name}
							{tier.popular ? (
								<span className="rounded-full bg-(--code) px-3 py-1 font-semibold text-[0.8rem] text-paper">Most Popular</span>
							) : null}
						</h3>
						<p className="mt-4 mb-0 font-semibold text-[clamp(2.2rem,1.6rem+1.8vw,3.2rem)] leading-none tracking-[-0.045em]">
							<Price text={tier.price} />
						</p>
						<p className="mt-3 mb-0 text-[0.92rem] text-ink-3">{tier.terms.join(", ")}</p>
						<p className="mt-5 mb-6 text-ink-2">{tier.text}</p>
						<Points items={tier.features} />
						<PageAction
							action={tier.action}
							subject={`${subject}, ${tier.name}`}
							tone={tier.popular ? "accent" : "line"}
							className="mt-auto w-full"
						/>
					</li>
				))}
			</ul>
			<p className="mt-6 mb-0 text-[0.92rem] text-ink-3">{note}</p>
		</>
	);
}

function Price({ text }: { text: string }) {
	const [amount, ...per] = text.split("/");
	return (
		<>
			{amount}
			{per.length > 0 ? <span className="font-medium text-[0.42em] text-ink-3 tracking-[-0.01em]">/{per.join("/")}</span> : null}
		</>
	);
}
