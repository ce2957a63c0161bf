import { demo } from "@/content/services/game-development/demo";

const people = (share: number) => (share * 100).toLocaleString("en-US");

export function Demo() {
	return (
		<>
			<div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
				<p className="label-mono m-0 rounded-full border border-(--code) px-4 py-2 text-(--code)">{demo.note}</p>
				<p className="m-0 flex items-center gap-3 text-[0.9rem] text-ink-2">
					<span aria-hidden="true" className="h-0.5 w-7 bg-ink max-lg:h-4 max-lg:w-0.5" />
					{demo.legend}
				</p>
			</div>
			<ol className="m-0 grid list-none gap-y-7 p-0 lg:grid-cols-6 lg:gap-x-3">
				{demo.steps.map(({ step, share, limit, advice }) => (
					<li key={step} className="flex flex-col">
						<Bar share={share} limit={limit} />
						<p className="m-0 flex items-baseline justify-between gap-x-4 lg:mt-4 lg:flex-col">
							<strong className="font-semibold text-[clamp(1.7rem,1.4rem+1vw,2.4rem)] leading-none tracking-[-0.045em]">
								{people(share)}
							</strong>
							<span className="font-medium lg:mt-2">{step}</span>
						</p>
						<p className="mt-3 mb-0 text-[0.9rem] text-ink-2 leading-snug max-lg:order-2 lg:mt-2 lg:pr-2">
							{limit ? <b className="font-semibold text-ink">{demo.under(people(limit))}</b> : null}
							{advice}
						</p>
					</li>
				))}
			</ol>
			<Money />
		</>
	);
}

function Bar({ share, limit }: { share: number; limit?: number }) {
	return (
		<span className="max-lg:order-1 max-lg:mt-3">
			<svg aria-hidden="true" className="block h-4 w-full bg-sunken lg:hidden">
				<rect width={`${share}%`} height="100%" className="fill-(--code)" />
				{limit ? <rect x={`${limit}%`} width="2" height="100%" className="fill-ink" /> : null}
			</svg>
			<svg aria-hidden="true" className="hidden h-80 w-full bg-sunken lg:block">
				<rect y={`${100 - share}%`} width="100%" height={`${share}%`} className="fill-(--code)" />
				{limit ? <rect y={`${100 - limit}%`} width="100%" height="2" className="fill-ink" /> : null}
			</svg>
		</span>
	);
}

function Money() {
	return (
		<div className="mt-10 grid gap-x-14 gap-y-10 rounded-card bg-(--code) p-[clamp(22px,4vw,56px)] text-paper lg:grid-cols-[5fr_6fr]">
			<div className="flex flex-col justify-between gap-8">
				<h3 className="m-0 max-w-[10.7em] font-semibold text-heading leading-snug tracking-[-0.02em]">{demo.money.title}</h3>
				<dl className="m-0">
					{demo.money.items.map(({ item, sum }) => (
						<div
							key={item}
							className="flex items-baseline justify-between gap-6 border-current/35 border-t py-3.5 last:border-t-2 last:pb-0 last:font-semibold"
						>
							<dt>{item}</dt>
							<dd className="m-0 whitespace-nowrap font-semibold text-xl tracking-[-0.02em]">{sum}</dd>
						</div>
					))}
				</dl>
			</div>
			<div>
				<h3 className="m-0 font-semibold text-heading leading-snug tracking-[-0.02em]">{demo.price.title}</h3>
				<p className="m-0 font-semibold text-[clamp(5.5rem,3rem+11vw,12rem)] leading-[1.15] tracking-[-0.06em]">{demo.price.sum}</p>
				<p className="m-0 max-w-[34.8em]">
					{demo.price.before}
					<strong className="font-semibold">{demo.price.actual}</strong>
					{demo.price.after}
				</p>
			</div>
		</div>
	);
}
