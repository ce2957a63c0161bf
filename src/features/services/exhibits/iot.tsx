/** The way of one reading. Times add up to 560 s; charges are those of one node in a year (see the caption). */
const hops = [
	{
		name: "Sensor",
		time: "60 s",
		why: "at most, until the next measurement",
		costs: "61 mAh a year, asleep and measuring",
		keeps: "14 days in flash, sent again on request",
		sign: "M20 26h24v12H20zM14 46h6l24-28",
		trace: "",
	},
	{
		name: "Radio",
		time: "0.21 s",
		why: "on the air, at SF9",
		costs: "259 mAh a year: 241 sending, 18 listening",
		keeps: "Nothing. Each packet repeats the two readings before it",
		sign: "M32 50V16M20 16l12 14 12-14z",
		trace: "border-dashed",
	},
	{
		name: "Gateway",
		time: "0.05 s",
		why: "to check, unpack and forward",
		costs: "6 W at the socket, 53 kWh a year",
		keeps: "90 days on its disk, four hours on its own battery",
		sign: "M32 48V32M20 48h24M25 28a9 9 0 0 1 14 0M19 22a17 17 0 0 1 26 0",
		trace: "",
	},
	{
		name: "Broker",
		time: "0.02 s",
		why: "to store, then confirm",
		costs: "Two processor cores for 5,000 nodes",
		keeps: "7 days of messages, should the rule be down",
		sign: "M18 20h28v7H18zM18 37h28v7H18zM32 27v10",
		trace: "",
	},
	{
		name: "Rule",
		time: "8 min",
		why: "above 8 °C, a wait that you chose",
		costs: "Minutes of warmth; a delivery needs six of them",
		keeps: "Its clock: a restart does not count from zero",
		sign: "M20 15l28 17-28 17zM24 37h5v-9h6",
		trace: "",
	},
	{
		name: "Call",
		time: "20 s",
		why: "until the telephone rings",
		costs: "A few cents and one person’s sleep",
		keeps: "Unanswered for 90 s, it goes to the next name",
		sign: "M18 38a14 14 0 0 1 28 0zM26 38v10M38 38v10",
		trace: "hidden",
	},
];

/** mAh in a year; the columns of the bar below are the same numbers. */
const year = [
	{ what: "Asleep", charge: "26", ground: "bg-ink-3" },
	{ what: "Measuring", charge: "35", ground: "bg-ink" },
	{ what: "Sending", charge: "241", ground: "bg-(--code)" },
	{ what: "Listening", charge: "18", ground: "bg-ink-2" },
	{ what: "Lost in the cell", charge: "26", ground: "bg-line-strong" },
];

const intervals = [
	{ every: "Every minute", years: "1.3 years", share: "w-[13%]" },
	{ every: "Every 5 minutes", years: "5.3 years", share: "w-[53%]" },
	{ every: "Every 15 minutes", years: "10 years", share: "w-full" },
];

const large = "mt-3 mb-0 font-semibold text-[clamp(2.4rem,1.6rem+2.6vw,3.8rem)] leading-none tracking-[-0.045em]";

/** From the probe to the telephone: latency, cost and memory of each hop, and what a battery year is spent on. */
export function Exhibit() {
	return (
		<>
			<Board />
			<BatteryYear />
			<div className="mt-12 grid gap-x-14 gap-y-12 lg:grid-cols-2">
				<Intervals />
				<div className="border-(--code) border-t-2 pt-5">
					<h3 className="label-mono m-0 text-ink-3">Lost for good</h3>
					<p className={large}>3 of 105,120</p>
					<p className="mt-5 mb-0 max-w-[34.8em] text-ink-2">
						Readings sent in a year. The air is the only leak: later hops wait for a confirmation, a radio packet does not. A value is
						missing when all three packets that carry it fail, 27 times in a million. A gap of an hour is fetched from flash; one value is
						not worth the charge.
					</p>
				</div>
			</div>
		</>
	);
}

function Board() {
	return (
		<div className="rounded-card bg-linear-to-br from-[color:light-dark(#125e30,#21563a)] to-[color:light-dark(#0c3a20,#12301f)] p-[clamp(20px,3vw,44px)] text-night-ink">
			<div className="grid items-end gap-x-12 gap-y-4 lg:grid-cols-[7fr_5fr]">
				<p className="m-0 font-semibold whitespace-nowrap text-[clamp(3.2rem,1.2rem+7vw,7.5rem)] leading-[0.9] tracking-[-0.055em]">
					9 min 20 s
				</p>
				<p className="m-0 max-w-[29.5em] text-lead leading-normal">
					From 8.0 °C to a ringing telephone. A faster network would save a quarter of a second; a shorter rule would wake somebody for
					every delivery.
				</p>
			</div>
			<ol className="m-0 mt-[clamp(32px,4.5vw,64px)] grid list-none p-0 lg:grid-cols-6">
				{hops.map(({ name, time, why, costs, keeps, sign, trace }) => (
					<li key={name} className="relative grid grid-cols-[3.5rem_1fr] gap-x-4 pb-9 last:pb-0 lg:block lg:pb-0">
						<span
							aria-hidden="true"
							className={`absolute top-14 bottom-0 left-[1.7rem] border-[#e6c86a] border-l-2 lg:top-[1.7rem] lg:right-0 lg:bottom-auto lg:left-14 lg:border-t-2 lg:border-l-0 ${trace}`}
						/>
						<svg viewBox="0 0 64 64" aria-hidden="true" className="size-14 fill-none stroke-2 stroke-[#e6c86a]">
							<rect x="2" y="2" width="60" height="60" rx="9" className="fill-night/40" />
							<path d={sign} strokeLinejoin="round" strokeLinecap="round" />
						</svg>
						<div className="grid gap-x-8 gap-y-3 md:grid-cols-3 lg:mt-6 lg:grid-cols-1 lg:pr-5">
							<div className="lg:min-h-30">
								<h3 className="label-mono m-0">{name}</h3>
								<p className="mt-2 mb-1 font-semibold text-[1.9rem] leading-none tracking-[-0.04em]">{time}</p>
								<p className="m-0 text-[0.9rem] leading-snug">{why}</p>
							</div>
							<dl className="m-0 grid content-start gap-3 text-[0.9rem] leading-snug md:col-span-2 md:grid-cols-2 md:gap-x-8 lg:col-span-1 lg:grid-cols-1">
								<div className="border-white/30 border-t pt-2 lg:min-h-26">
									<dt className="label-mono mb-1.5 text-[#e6c86a]">Costs</dt>
									<dd className="m-0">{costs}</dd>
								</div>
								<div className="border-white/30 border-t pt-2">
									<dt className="label-mono mb-1.5 text-[#e6c86a]">Keeps</dt>
									<dd className="m-0">{keeps}</dd>
								</div>
							</dl>
						</div>
					</li>
				))}
			</ol>
		</div>
	);
}

function BatteryYear() {
	return (
		<div className="mt-[clamp(32px,4vw,56px)] grid gap-x-14 gap-y-6 border-(--code) border-t-2 pt-5 lg:grid-cols-[3fr_9fr] lg:items-end">
			<div>
				<h3 className="label-mono m-0 text-ink-3">A battery year</h3>
				<p className={large}>346 mAh</p>
			</div>
			<div>
				<div aria-hidden="true" className="grid h-14 grid-cols-[26fr_35fr_241fr_18fr_26fr] gap-0.5 overflow-hidden rounded-chip">
					{year.map(({ what, ground }) => (
						<span key={what} className={ground} />
					))}
				</div>
				<dl className="m-0 mt-3 flex flex-wrap gap-x-7 gap-y-1.5 text-[0.92rem]">
					{year.map(({ what, charge, ground }) => (
						<div key={what} className="flex items-center gap-2">
							<dt className="flex items-center gap-2 text-ink-2">
								<span aria-hidden="true" className={`size-2.5 ${ground}`} />
								{what}
							</dt>
							<dd className="m-0 font-semibold">{charge}</dd>
						</div>
					))}
				</dl>
			</div>
		</div>
	);
}

function Intervals() {
	return (
		<div className="border-(--code) border-t-2 pt-5">
			<h3 className="label-mono m-0 text-ink-3">Life of the cell, by how often it sends</h3>
			<dl className="m-0 mt-5">
				{intervals.map(({ every, years, share }) => (
					<div key={every} className="flex items-baseline justify-between border-line border-b py-2.5 first:pt-0">
						<dt className="grow">
							{every}
							<span aria-hidden="true" className="mt-2 block h-1.5 max-w-[78%]">
								<span className={`block h-full bg-(--code) ${share}`} />
							</span>
						</dt>
						<dd className="m-0 font-semibold text-heading tracking-[-0.02em]">{years}</dd>
					</div>
				))}
			</dl>
			<p className="mt-4 mb-0 text-[0.92rem] text-ink-3">A cell of 2,600 mAh, 70% of it counted. Beyond ten years its age decides.</p>
		</div>
	);
}
