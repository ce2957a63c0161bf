import { demo, type Entity, type Row } from "@/content/services/sales-force/demo";

const { before, quote, cases, opportunity } = demo;

const bars = ["w-[21.4%] bg-(--code)", "w-full bg-ink-3"];

export function Demo() {
	return (
		<>
			<div className="grid gap-5 md:grid-cols-2 lg:grid-cols-[1fr_1.2fr_1fr] lg:gap-x-10">
				<div className="grid content-between gap-5 max-lg:contents">
					{before.map((entity) => (
						<EntityCard key={entity.name} entity={entity} trace="lg:before:-right-10" />
					))}
				</div>
				<Opportunity />
				<div className="grid content-between gap-5 max-lg:contents">
					<EntityCard entity={quote} trace="lg:before:-left-10" />
					<p className="m-0 self-center text-ink-2 max-lg:-order-1 max-md:my-3">
						<span className="block font-semibold text-[clamp(3.4rem,2rem+4.4vw,6rem)] text-ink leading-none tracking-[-0.05em]">
							{demo.count.share}
						</span>
						<span className="mt-3 block max-w-[22.8em]">{demo.count.text}</span>
					</p>
					<EntityCard entity={cases} trace="before:hidden" />
				</div>
			</div>
			<dl className="mt-10 mb-0 grid gap-6 md:grid-cols-2 md:gap-10">
				{demo.costs.map(({ required, time, text }, index) => (
					<div key={required}>
						<dt className="font-semibold">{required}</dt>
						<dd className="m-0">
							<span aria-hidden="true" className={`mt-3 mb-4 block h-2 ${bars[index]}`} />
							<span className="block font-semibold text-4xl leading-none tracking-[-0.045em]">{time}</span>
							<span className="mt-2.5 block text-ink-2">{demo.perWeek(text)}</span>
						</dd>
					</div>
				))}
			</dl>
		</>
	);
}

function Opportunity() {
	return (
		<div className="flex flex-col rounded-card bg-(--code) p-[clamp(22px,2.6vw,34px)] text-paper max-lg:order-first md:max-lg:col-span-2">
			<h3 className="m-0 font-semibold text-heading tracking-[-0.02em]">{opportunity.name}</h3>
			<p className="mt-1 mb-7 text-[0.92rem]">{opportunity.note}</p>
			<dl className="m-0 grid flex-1 auto-rows-fr">
				{opportunity.asked.map(({ field, why }) => (
					<div key={field} className="gap-x-5 border-current border-t pt-5 pb-8 md:max-lg:grid md:max-lg:grid-cols-2">
						<dt className="font-semibold text-[clamp(2.4rem,1.5rem+2.6vw,3.6rem)] leading-none tracking-[-0.045em]">{field}</dt>
						<dd className="mt-3 ml-0 max-w-[17.4em] md:max-lg:mt-1 text-lead leading-snug">{why}</dd>
					</div>
				))}
			</dl>
			<Rows rows={opportunity.derived} quiet="text-current" />
		</div>
	);
}

function EntityCard({ entity, trace }: { entity: Entity; trace: string }) {
	return (
		<div
			className={`relative self-start rounded-box border border-line-strong bg-surface p-5 before:absolute before:top-8 before:h-px before:w-10 before:bg-(--code) max-lg:before:hidden ${trace}`}
		>
			<h3 className="m-0 font-semibold text-heading leading-snug tracking-[-0.02em]">{entity.name}</h3>
			<p className="mt-0.5 mb-4 text-[0.86rem] text-ink-3">{entity.relation}</p>
			<Rows rows={entity.rows} quiet="text-ink-3" />
		</div>
	);
}

function Rows({ rows, quiet }: { rows: Row[]; quiet: string }) {
	return (
		<dl className="m-0">
			{rows.map(({ field, owner, writer }) => (
				<div key={field} className="grid grid-cols-[1fr_auto] items-center gap-x-3 border-current/20 border-t py-2.5">
					<dt className="font-medium leading-tight">{field}</dt>
					<dd className={`col-start-1 m-0 text-[0.82rem] leading-snug ${quiet}`}>
						<span className="sr-only">{demo.hidden.owner}</span>
						{owner}
					</dd>
					<dd className="col-start-2 row-span-2 row-start-1 m-0 rounded-chip border border-current/40 px-2 py-1 font-mono text-[0.74rem] leading-tight">
						<span className="sr-only">{demo.hidden.writer}</span>
						{writer}
					</dd>
				</div>
			))}
		</dl>
	);
}
