import { demo } from "@/content/services/saas/demo";
import { classNames } from "@/shared/lib/class-names";

const { days, tiers, meter, remarks, lines, total } = demo;

const colors = [
	{ fill: "fill-line-strong", background: "bg-line-strong" },
	{ fill: "fill-(--code)", background: "bg-(--code)" },
	{ fill: "fill-(--code) opacity-60", background: "bg-(--code) opacity-60" },
];

const side = "px-[clamp(18px,2.6vw,36px)]";
const paper = `border-line border-x bg-surface ${side}`;
const remark =
	"relative m-0 pl-4 text-[0.95rem] text-ink-2 before:absolute before:inset-y-1 before:left-0 before:w-0.5 before:bg-(--code) lg:pl-0 lg:before:inset-y-auto lg:before:top-3 lg:before:-left-10 lg:before:h-px lg:before:w-7";
const margin = "max-lg:border-line max-lg:border-x max-lg:bg-surface max-lg:px-[clamp(18px,2.6vw,36px)] max-lg:pb-5 lg:py-5";
const row = "grid lg:grid-cols-[7fr_5fr] lg:gap-x-12";

export function Demo() {
	return (
		<ol className="m-0 list-none p-0">
			<li className={row}>
				<div className={`rounded-t-card border-t py-[clamp(18px,2.6vw,36px)] ${paper}`}>
					<h3 className="m-0 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 font-semibold text-heading tracking-[-0.02em]">
						{demo.customer}
						<span className="label-mono font-medium text-ink-3">{demo.invoice}</span>
					</h3>
					<UsageChart />
					<dl className="mt-6 mb-0 text-[0.95rem] tabular-nums">
						{meter.map(({ what, count }) => (
							<div key={what} className="flex justify-between gap-6 border-line border-t py-2 last:pb-0 last:font-semibold">
								<dt>{what}</dt>
								<dd className="m-0 whitespace-nowrap">{count}</dd>
							</div>
						))}
					</dl>
				</div>
				<div className={`grid content-between gap-5 lg:py-8 ${margin}`}>
					{remarks.map((text) => (
						<p key={text} className={remark}>
							{text}
						</p>
					))}
				</div>
			</li>
			{lines.map(({ name, how, amount, note: text }) => (
				<li key={name} className={row}>
					<div className={paper}>
						<div className="flex items-baseline justify-between gap-6 border-line-strong border-t py-5">
							<p className="m-0 font-semibold">
								{name}
								<span className="block font-normal text-[0.92rem] text-ink-3">{how}</span>
							</p>
							<p className="m-0 whitespace-nowrap font-semibold text-2xl tabular-nums tracking-[-0.03em]">{amount}</p>
						</div>
					</div>
					<div className={margin}>
						<p className={remark}>{text}</p>
					</div>
				</li>
			))}
			<li className={row}>
				<div
					className={`flex flex-wrap items-end justify-between gap-x-6 gap-y-3 rounded-b-card bg-(--code) py-[clamp(18px,2.6vw,32px)] text-paper ${side}`}
				>
					<p className="m-0 font-semibold">
						{total.name}
						<span className="block font-normal text-[0.92rem]">{total.due}</span>
					</p>
					<p className="m-0 font-semibold text-[clamp(3rem,1.6rem+5.4vw,5.6rem)] leading-[0.9] tabular-nums tracking-[-0.05em]">
						{total.amount}
					</p>
				</div>
				<p className={`mt-5 lg:mt-0 lg:self-center ${remark}`}>{total.remark}</p>
			</li>
		</ol>
	);
}

function UsageChart() {
	let sum = 0;
	const bars = days.flatMap((messages, day) => {
		const before = sum;
		sum += messages;
		return tiers.flatMap(({ from, to }, tier) => {
			const low = Math.max(before, from);
			const high = Math.min(sum, to);
			return high > low ? [{ x: day + 0.12, y: 145 - (high - before), height: high - low, fill: colors[tier]?.fill }] : [];
		});
	});
	return (
		<>
			<svg aria-hidden="true" viewBox="0 0 30 145" preserveAspectRatio="none" className="mt-6 h-[clamp(120px,15vw,190px)] w-full">
				{bars.map(({ x, y, height, fill }) => (
					<rect key={`${x} ${y}`} x={x} y={y} width="0.76" height={height} className={fill} />
				))}
			</svg>
			<ul className="mt-3 mb-0 grid list-none gap-x-5 gap-y-2 p-0 text-[0.86rem] leading-snug sm:grid-cols-3">
				{tiers.map(({ label, until }, index) => (
					<li key={label} className="grid grid-cols-[0.6rem_1fr] items-baseline gap-x-2.5">
						<span aria-hidden="true" className={classNames("size-2.5", colors[index]?.background)} />
						<span>
							{label}
							<span className="block text-ink-3">{until}</span>
						</span>
					</li>
				))}
			</ul>
		</>
	);
}
