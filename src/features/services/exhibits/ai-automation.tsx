/** Invoices that come into a step, those that leave it for a person, and the minutes that each of them takes. */
const steps = [
	{
		name: "Read",
		come: 1000,
		leave: 38,
		each: 3,
		why: "Cut-off scans, two invoices in one file, no order number.",
		stream: "max-lg:w-full",
		bar: "max-lg:w-[29.7%]",
	},
	{
		name: "Match",
		come: 962,
		leave: 64,
		each: 6,
		why: "Goods not booked in, other units, a price that went up.",
		stream: "max-lg:w-[96.2%]",
		bar: "max-lg:w-full",
	},
	{
		name: "Decide",
		come: 898,
		leave: 22,
		each: 8,
		why: "Above the limit, so that two named people release it.",
		stream: "max-lg:w-[89.8%]",
		bar: "max-lg:w-[45.8%]",
	},
	{
		name: "Post",
		come: 876,
		leave: 6,
		each: 10,
		why: "Month closed, supplier blocked, bank details new.",
		stream: "max-lg:w-[87.6%]",
		bar: "max-lg:w-[15.6%]",
	},
];
const posted = 870;

const levers = [
	{ saved: "114 min", sum: "38 × 3", text: "A reader that never errs. This is the part that demonstrations are about." },
	{ saved: "192 min", sum: "64 × (6 − 3)", text: "The reason and a suggested fix beside each failed match. Nobody demonstrates that." },
];

const headline = "font-semibold leading-none tracking-[-0.045em]";
const bigNumber = `text-[clamp(2.2rem,1.4rem+2.2vw,3.1rem)] ${headline}`;

/** Where a thousand supplier invoices go, and which of them cost people time: the exits, not the stream. */
export function Exhibit() {
	return (
		<>
			<div className="relative">
				<Drawing />
				<ol className="relative m-0 grid list-none gap-9 p-0 lg:grid-cols-5 lg:gap-0">
					{steps.map(({ name, come, leave, each, why, stream, bar }) => (
						<li key={name} className="flex flex-col lg:pr-6">
							<h3 className={`m-0 rounded-t-chip bg-(--code) p-4 text-paper lg:h-60 lg:bg-transparent lg:p-5 ${stream}`}>
								<span className="label-mono block">{name}</span>
								<span className={`mt-2 block text-[clamp(1.6rem,1.2rem+1.4vw,2.4rem)] ${headline}`}>{come.toLocaleString("en-US")}</span>
							</h3>
							<div aria-hidden="true" className={`h-5 bg-accent lg:hidden ${bar}`} />
							<p className="mt-4 mb-0 text-accent lg:mt-64">
								<span className={bigNumber}>{leave * each}</span>
								<span className="ml-2">min</span>
							</p>
							<p className="mt-2 mb-1 font-semibold">
								{leave} leave × {each} min
							</p>
							<p className="m-0 max-w-[26.8em] text-[0.95rem] text-ink-2">{why}</p>
						</li>
					))}
					<li className="flex flex-col">
						<h3 className="m-0 bg-(--code) p-4 text-paper max-lg:w-[87%] max-lg:rounded-chip lg:h-60 lg:bg-transparent lg:p-5">
							<span className="label-mono block">Posted untouched</span>
							<span className={`mt-2 block text-[clamp(2.4rem,1.4rem+3.4vw,4.2rem)] ${headline}`}>{posted}</span>
						</h3>
						<p className="mt-4 mb-0 text-accent lg:mt-64">
							<span className={bigNumber}>{steps.reduce((sum, { leave, each }) => sum + leave * each, 0)}</span>
							<span className="ml-2">min</span>
						</p>
						<p className="mt-2 mb-1 font-semibold">130 leave, 12 h 14 min</p>
						<p className="m-0 max-w-[26.8em] text-[0.95rem] text-ink-2">All the work that is left, in 13% of the papers.</p>
					</li>
				</ol>
			</div>
			<dl className="mt-12 mb-0 grid border-line-strong border-y md:grid-cols-2">
				{levers.map(({ saved, sum, text }, index) => (
					<div
						key={saved}
						className={`flex flex-col-reverse justify-end py-7 ${index ? "border-line max-md:border-t md:border-l md:pl-8" : "md:pr-8"}`}
					>
						<dt className="mt-3 max-w-[29.5em] text-ink-2">{text}</dt>
						<dd className="m-0 flex flex-wrap items-baseline gap-x-4">
							<span className={bigNumber}>−{saved}</span>
							<span className="font-mono text-[0.86rem] text-ink-3">{sum}</span>
						</dd>
					</div>
				))}
			</dl>
		</>
	);
}

const bottom = 480;
const below = (invoices: number) => invoices * 0.24;
const exits = steps.map((step, index) => ({ ...step, x: index * 200, in: below(step.come), out: below(step.come - step.leave) }));
const stream = exits.reduceRight((path, step) => `${path}H${step.x + 24}V${step.in}`, `M0 0H1000V${below(posted)}`);

/** The stream that narrows, and under each step a block as high as its minutes, fed by a thread as thick as its invoices. */
function Drawing() {
	return (
		<svg
			aria-hidden="true"
			viewBox="0 0 1000 500"
			preserveAspectRatio="none"
			className="absolute inset-x-0 top-0 h-125 w-full max-lg:hidden"
		>
			<path d={`${stream}H0Z`} className="fill-(--code)" />
			<path d={`M0 ${bottom}H1000v1.5H0Z`} className="fill-accent" />
			{exits.map(({ name, x, in: entry, out, leave, each }) => {
				const top = bottom - leave * each * 0.4;
				const [left, right] = [x + 85 - (entry - out) / 2, x + 85 + (entry - out) / 2];
				return (
					<path
						key={name}
						d={`M${x + 24} ${entry}Q${left} ${entry} ${left} ${entry + 24}V${top - 24}Q${left} ${top} ${x} ${top}V${bottom}H${x + 170}V${top}Q${right} ${top} ${right} ${top - 24}V${entry + 24}Q${right} ${out} ${x + 24} ${out}Z`}
						className="fill-accent"
					/>
				);
			})}
		</svg>
	);
}
