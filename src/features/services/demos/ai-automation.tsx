import { demo } from "@/content/services/ai-automation/demo";
import { classNames } from "@/shared/lib/class-names";

const { steps, posted } = demo;

/** Bars on narrow screens, in the order of the steps: invoices that enter, minutes of work. */
const widths = [
	{ stream: "max-lg:w-full", bar: "max-lg:w-[29.7%]" },
	{ stream: "max-lg:w-[96.2%]", bar: "max-lg:w-full" },
	{ stream: "max-lg:w-[89.8%]", bar: "max-lg:w-[45.8%]" },
	{ stream: "max-lg:w-[87.6%]", bar: "max-lg:w-[15.6%]" },
];

const headline = "font-semibold leading-none tracking-[-0.045em]";
const bigNumber = `text-[clamp(2.2rem,1.4rem+2.2vw,3.1rem)] ${headline}`;

export function Demo() {
	return (
		<>
			<div className="relative">
				<Drawing />
				<ol className="relative m-0 grid list-none gap-9 p-0 lg:grid-cols-5 lg:gap-0">
					{steps.map(({ name, come, leave, each, why }, index) => (
						<li key={name} className="flex flex-col lg:pr-6">
							<h3
								className={classNames(
									"m-0 rounded-t-chip bg-(--code) p-4 text-paper lg:h-60 lg:bg-transparent lg:p-5",
									widths[index]?.stream,
								)}
							>
								<span className="label-mono block">{name}</span>
								<span className={`mt-2 block text-[clamp(1.6rem,1.2rem+1.4vw,2.4rem)] ${headline}`}>{come.toLocaleString("en-US")}</span>
							</h3>
							<div aria-hidden="true" className={classNames("h-5 bg-accent lg:hidden", widths[index]?.bar)} />
							<p className="mt-4 mb-0 text-accent lg:mt-64">
								<span className={bigNumber}>{leave * each}</span>
								<span className="ml-2">{demo.minutes}</span>
							</p>
							<p className="mt-2 mb-1 font-semibold">{demo.work(leave, each)}</p>
							<p className="m-0 max-w-[26.8em] text-[0.95rem] text-ink-2">{why}</p>
						</li>
					))}
					<li className="flex flex-col">
						<h3 className="m-0 bg-(--code) p-4 text-paper max-lg:w-[87%] max-lg:rounded-chip lg:h-60 lg:bg-transparent lg:p-5">
							<span className="label-mono block">{posted.name}</span>
							<span className={`mt-2 block text-[clamp(2.4rem,1.4rem+3.4vw,4.2rem)] ${headline}`}>{posted.invoices}</span>
						</h3>
						<p className="mt-4 mb-0 text-accent lg:mt-64">
							<span className={bigNumber}>{steps.reduce((sum, { leave, each }) => sum + leave * each, 0)}</span>
							<span className="ml-2">{demo.minutes}</span>
						</p>
						<p className="mt-2 mb-1 font-semibold">{posted.work}</p>
						<p className="m-0 max-w-[26.8em] text-[0.95rem] text-ink-2">{posted.text}</p>
					</li>
				</ol>
			</div>
			<dl className="mt-12 mb-0 grid border-line-strong border-y md:grid-cols-2">
				{demo.levers.map(({ saved, sum, text }, index) => (
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
const stream = exits.reduceRight((path, step) => `${path}H${step.x + 24}V${step.in}`, `M0 0H1000V${below(posted.invoices)}`);

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
