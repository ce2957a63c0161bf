import { demo } from "@/content/services/mobile-apps/demo";

const { stations, columns: labels } = demo;

const places = [
	"left-[5.2%] top-[6%]",
	"left-[16.7%] top-[16%]",
	"left-[31.3%] top-[29%]",
	"left-[58.3%] top-[45%]",
	"left-[74%] top-[73%]",
	"left-[94.8%] top-[96%]",
];
/** Charge in percent from the top, by minutes after 06:00. */
const charge = "0,4 50,6 120,12 160,16 190,22 300,29 425,31 560,45 630,56 710,73 810,85 910,96 930,97 960,88";

const columns = "sm:grid-cols-[5.5rem_minmax(0,1fr)] lg:grid-cols-[5.5rem_minmax(0,4fr)_minmax(0,4fr)_minmax(0,5fr)]";

export function Demo() {
	return (
		<>
			<ChargeChart />
			<p aria-hidden="true" className={`label-mono mt-8 mb-3 grid gap-x-8 text-ink-3 max-lg:hidden ${columns}`}>
				<span>{labels.time}</span>
				<span>{labels.phone}</span>
				<span>{labels.app}</span>
				<span>{labels.test}</span>
			</p>
			<ol className="m-0 list-none border-line-strong border-b p-0 max-lg:mt-6">
				{stations.map((station, index) => (
					<Station key={station.time} station={station} number={index + 1} />
				))}
			</ol>
		</>
	);
}

function ChargeChart() {
	return (
		<div aria-hidden="true" className="rounded-card bg-(--code) p-[clamp(16px,2.6vw,36px)] text-paper">
			<div className="relative h-[clamp(210px,30vw,360px)]">
				<p className="absolute top-0 right-[0.07em] m-0 font-semibold text-[clamp(4.5rem,1rem+13vw,12rem)] leading-[0.8] tracking-[-0.07em]">
					{demo.charge}
				</p>
				<svg aria-hidden="true" viewBox="0 0 960 100" preserveAspectRatio="none" className="absolute inset-0 size-full">
					<g className="fill-paper opacity-20">
						<rect x="47" width="6" height="100" />
						<rect x="150" width="24" height="100" />
						<rect x="300" width="125" height="100" />
					</g>
					<polygon points={`0,100 ${charge} 960,100`} className="fill-paper opacity-20" />
					<polyline points={charge} vectorEffect="non-scaling-stroke" className="fill-none stroke-2 stroke-paper" />
				</svg>
				{stations.map(({ time, title }, index) => (
					<span
						key={time}
						className={`absolute grid size-6 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full bg-paper font-mono font-semibold text-(--code) text-[0.78rem] leading-none ${places[index]}`}
					>
						{index + 1}
						<span className="absolute bottom-full left-full whitespace-nowrap font-medium font-sans text-[0.92rem] text-paper max-lg:hidden">
							{index < stations.length - 1 ? title : null}
						</span>
					</span>
				))}
			</div>
			<p className="mt-4 mb-0 flex justify-between border-current/40 border-t pt-2.5 font-mono text-[0.75rem]">
				{demo.hours.map((hour) => (
					<span key={hour}>{hour}</span>
				))}
			</p>
			<p className="mt-2 mb-0 text-[0.86rem]">{demo.legend}</p>
		</div>
	);
}

function Station({ station, number }: { station: (typeof stations)[number]; number: number }) {
	const { time, title, phone, app, test, commands } = station;
	return (
		<li className={`grid gap-x-8 gap-y-3 border-line-strong border-t py-6 ${columns}`}>
			<p className="m-0 flex items-baseline gap-3 font-semibold text-heading tabular-nums tracking-[-0.02em] sm:grid sm:content-start sm:gap-2.5">
				{time}
				<span
					aria-hidden="true"
					className="grid size-6 place-items-center self-center rounded-full bg-(--code) font-mono text-[0.78rem] text-paper leading-none tracking-normal sm:self-auto"
				>
					{number}
				</span>
			</p>
			<div>
				<h3 className="m-0 font-semibold text-heading leading-snug tracking-[-0.02em]">{title}</h3>
				<p className="mt-1.5 mb-0 text-ink-2">{phone}</p>
			</div>
			<p className="m-0 max-lg:mt-1 sm:max-lg:col-start-2">
				<span className="label-mono mb-1 block text-ink-3 lg:sr-only">{labels.app}</span>
				{app}
			</p>
			<div className="sm:max-lg:col-start-2">
				<p className="m-0 text-ink-2">
					<span className="label-mono mb-1 block text-ink-3 lg:sr-only">{labels.test}</span>
					{test}
				</p>
				<code className="mt-2.5 block rounded-chip bg-sunken px-3 py-2 font-mono text-[0.78rem] leading-relaxed">
					{commands.map((command) => (
						<span key={command} className="block break-words">
							{command}
						</span>
					))}
				</code>
			</div>
		</li>
	);
}
