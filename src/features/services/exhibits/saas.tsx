/** Hundreds of messages per day of September 2025, which began on a Monday; 298,700 in all. */
const days = [
	128, 125, 121, 136, 114, 21, 18, 123, 131, 138, 126, 119, 24, 19, 135, 130, 124, 141, 122, 22, 17, 133, 139, 126, 135, 116, 26, 20, 131,
	127,
];
const tiers = [
	{ from: 0, to: 2000, fill: "fill-line-strong", ground: "bg-line-strong", label: "200,000 included", until: "until the 20th" },
	{ from: 2000, to: 2500, fill: "fill-(--code)", ground: "bg-(--code)", label: "50,000 at $2.00", until: "until the 25th" },
	{
		from: 2500,
		to: 2987,
		fill: "fill-(--code) opacity-60",
		ground: "bg-(--code) opacity-60",
		label: "48,700 at $1.50",
		until: "to the end",
	},
];
const meter = [
	["Events received", "316,240"],
	["Sent in August, arrived in September", "–1,180"],
	["Sent again with the same key", "–6,910"],
	["Sandbox keys", "–9,450"],
	["Messages billed", "298,700"],
];
const lines = [
	{
		name: "Growth plan",
		how: "September 1 to 30, with 200,000 messages",
		amount: "$449.00",
		note: "Plan and messages share one period here. Where a plan is paid ahead and usage behind, the invoice covers two periods and has to print both.",
	},
	{
		name: "Seats",
		how: "8 at $40.00, the whole month",
		amount: "$320.00",
		note: "Those present at the start. A seat that is emptied and filled again within the month stays one seat, or the customer pays twice for one chair.",
	},
	{
		name: "Seats added on September 12",
		how: "3 at $40.00, for 19 of 30 days",
		amount: "$76.00",
		note: "Added at 20:40 in Philadelphia, which was the 13th in UTC. A bill that keeps the server’s calendar says 18 days and $72.00.",
	},
	{
		name: "Messages 200,001 to 250,000",
		how: "50,000 at $2.00 per 1,000",
		amount: "$100.00",
		note: "Priced from the plan as it stood that day. If Growth had been repriced on the 15th, this customer would keep the old list until the contract says otherwise.",
	},
	{
		name: "Messages from 250,001",
		how: "48,700 at $1.50 per 1,000",
		amount: "$73.05",
		note: "Graduated: the lower price starts here. Read as a volume price it would hold for all 98,700, and the two lines would come to $148.05 instead of $173.05.",
	},
	{
		name: "Service credit for August",
		how: "5% of the plan, before tax",
		amount: "–$22.45",
		note: "August’s invoice was sent, so it stays as it is. What was wrong in it becomes a line in this one, with a reason that support can read aloud.",
	},
	{
		name: "Sales tax, Philadelphia",
		how: "8% of $995.60",
		amount: "$79.65",
		note: "On the sum. Rounded line by line it would be $79.64. Either can be defended; a checkout that does one and an invoice that does the other cannot.",
	},
];

const side = "px-[clamp(18px,2.6vw,36px)]";
const paper = `border-line border-x bg-surface ${side}`;
/** A remark has a rule to its left on the paper, and a line from the paper where it stands beside it. */
const remark =
	"relative m-0 pl-4 text-[0.95rem] text-ink-2 before:absolute before:inset-y-1 before:left-0 before:w-0.5 before:bg-(--code) lg:pl-0 lg:before:inset-y-auto lg:before:top-3 lg:before:-left-10 lg:before:h-px lg:before:w-7";
const margin = "max-lg:border-line max-lg:border-x max-lg:bg-surface max-lg:px-[clamp(18px,2.6vw,36px)] max-lg:pb-5 lg:py-5";
const row = "grid lg:grid-cols-[7fr_5fr] lg:gap-x-12";

/** One month of one tenant, from the meter to the total; the numbers add up. */
export function Exhibit() {
	return (
		<ol className="m-0 list-none p-0">
			<li className={row}>
				<div className={`rounded-t-card border-t py-[clamp(18px,2.6vw,36px)] ${paper}`}>
					<h3 className="m-0 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 font-semibold text-heading tracking-[-0.02em]">
						Marlow Foods
						<span className="label-mono font-medium text-ink-3">Invoice 2077, September 2025</span>
					</h3>
					<UsageChart />
					<dl className="mt-6 mb-0 text-[0.95rem] tabular-nums">
						{meter.map(([what, count]) => (
							<div key={what} className="flex justify-between gap-6 border-line border-t py-2 last:pb-0 last:font-semibold">
								<dt>{what}</dt>
								<dd className="m-0 whitespace-nowrap">{count}</dd>
							</div>
						))}
					</dl>
				</div>
				<div className={`grid content-between gap-5 lg:py-8 ${margin}`}>
					<p className={remark}>
						A warning went out on the 16th, at 80% of what the plan includes. The rest was gone by the 20th, a Saturday, when nobody reads a
						dashboard. A mail that arrives with the invoice is not a warning.
					</p>
					<p className={remark}>
						An event has a key and counts once, on the day on which it happened and not on the day on which it arrived. Without the three
						deductions Marlow Foods would pay $26.31 for nothing.
					</p>
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
						Total
						<span className="block font-normal text-[0.92rem]">due October 15</span>
					</p>
					<p className="m-0 font-semibold text-[clamp(3rem,1.6rem+5.4vw,5.6rem)] leading-[0.9] tabular-nums tracking-[-0.05em]">
						$1,075.25
					</p>
				</div>
				<p className={`mt-5 lg:mt-0 lg:self-center ${remark}`}>
					Drawn again in five years it has to show the same sum: price list, tax rate and time zone are stored with the invoice.
				</p>
			</li>
		</ol>
	);
}

/** A bar for each day, cut where a tier begins. */
function UsageChart() {
	let sum = 0;
	const bars = days.flatMap((messages, day) => {
		const before = sum;
		sum += messages;
		return tiers.flatMap(({ from, to, fill }) => {
			const low = Math.max(before, from);
			const high = Math.min(sum, to);
			return high > low ? [{ x: day + 0.12, y: 145 - (high - before), height: high - low, fill }] : [];
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
				{tiers.map(({ ground, label, until }) => (
					<li key={label} className="grid grid-cols-[0.6rem_1fr] items-baseline gap-x-2.5">
						<span aria-hidden="true" className={`size-2.5 ${ground}`} />
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
