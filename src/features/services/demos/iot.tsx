import { demo } from "@/content/services/iot/demo";
import { classNames } from "@/shared/lib/class-names";

const signs = [
	"M20 26h24v12H20zM14 46h6l24-28",
	"M32 50V16M20 16l12 14 12-14z",
	"M32 48V32M20 48h24M25 28a9 9 0 0 1 14 0M19 22a17 17 0 0 1 26 0",
	"M18 20h28v7H18zM18 37h28v7H18zM32 27v10",
	"M20 15l28 17-28 17zM24 37h5v-9h6",
	"M18 38a14 14 0 0 1 28 0zM26 38v10M38 38v10",
];
const traces = ["", "border-dashed", "", "", "", "hidden"];
const fills = ["bg-ink-3", "bg-ink", "bg-(--code)", "bg-ink-2", "bg-line-strong"];
const shares = ["w-[13%]", "w-[53%]", "w-full"];

const large = "mt-3 mb-0 font-semibold text-[clamp(2.4rem,1.6rem+2.6vw,3.8rem)] leading-none tracking-[-0.045em]";

export function Demo() {
	return (
		<>
			<Board />
			<BatteryYear />
			<div className="mt-12 grid gap-x-14 gap-y-12 lg:grid-cols-2">
				<Intervals />
				<div className="border-(--code) border-t-2 pt-5">
					<h3 className="label-mono m-0 text-ink-3">{demo.lost.title}</h3>
					<p className={large}>{demo.lost.sum}</p>
					<p className="mt-5 mb-0 max-w-[34.8em] text-ink-2">{demo.lost.text}</p>
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
					{demo.total.time}
				</p>
				<p className="m-0 max-w-[29.5em] text-lead leading-normal">{demo.total.text}</p>
			</div>
			<ol className="m-0 mt-[clamp(32px,4.5vw,64px)] grid list-none p-0 lg:grid-cols-6">
				{demo.hops.map(({ name, time, why, costs, keeps }, index) => (
					<li key={name} className="relative grid grid-cols-[3.5rem_1fr] gap-x-4 pb-9 last:pb-0 lg:block lg:pb-0">
						<span
							aria-hidden="true"
							className={classNames(
								"absolute top-14 bottom-0 left-[1.7rem] border-[#e6c86a] border-l-2 lg:top-[1.7rem] lg:right-0 lg:bottom-auto lg:left-14 lg:border-t-2 lg:border-l-0",
								traces[index],
							)}
						/>
						<svg viewBox="0 0 64 64" aria-hidden="true" className="size-14 fill-none stroke-2 stroke-[#e6c86a]">
							<rect x="2" y="2" width="60" height="60" rx="9" className="fill-night/40" />
							<path d={signs[index]} strokeLinejoin="round" strokeLinecap="round" />
						</svg>
						<div className="grid gap-x-8 gap-y-3 md:grid-cols-3 lg:mt-6 lg:grid-cols-1 lg:pr-5">
							<div className="lg:min-h-30">
								<h3 className="label-mono m-0">{name}</h3>
								<p className="mt-2 mb-1 font-semibold text-[1.9rem] leading-none tracking-[-0.04em]">{time}</p>
								<p className="m-0 text-[0.9rem] leading-snug">{why}</p>
							</div>
							<dl className="m-0 grid content-start gap-3 text-[0.9rem] leading-snug md:col-span-2 md:grid-cols-2 md:gap-x-8 lg:col-span-1 lg:grid-cols-1">
								<div className="border-white/30 border-t pt-2 lg:min-h-26">
									<dt className="label-mono mb-1.5 text-[#e6c86a]">{demo.labels.costs}</dt>
									<dd className="m-0">{costs}</dd>
								</div>
								<div className="border-white/30 border-t pt-2">
									<dt className="label-mono mb-1.5 text-[#e6c86a]">{demo.labels.keeps}</dt>
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
				<h3 className="label-mono m-0 text-ink-3">{demo.year.title}</h3>
				<p className={large}>{demo.year.total}</p>
			</div>
			<div>
				<div aria-hidden="true" className="grid h-14 grid-cols-[26fr_35fr_241fr_18fr_26fr] gap-0.5 overflow-hidden rounded-chip">
					{demo.year.parts.map(({ what }, index) => (
						<span key={what} className={fills[index]} />
					))}
				</div>
				<dl className="m-0 mt-3 flex flex-wrap gap-x-7 gap-y-1.5 text-[0.92rem]">
					{demo.year.parts.map(({ what, charge }, index) => (
						<div key={what} className="flex items-center gap-2">
							<dt className="flex items-center gap-2 text-ink-2">
								<span aria-hidden="true" className={`size-2.5 ${fills[index]}`} />
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
			<h3 className="label-mono m-0 text-ink-3">{demo.life.title}</h3>
			<dl className="m-0 mt-5">
				{demo.life.intervals.map(({ every, years }, index) => (
					<div key={every} className="flex items-baseline justify-between border-line border-b py-2.5 first:pt-0">
						<dt className="grow">
							{every}
							<span aria-hidden="true" className="mt-2 block h-1.5 max-w-[78%]">
								<span className={`block h-full bg-(--code) ${shares[index]}`} />
							</span>
						</dt>
						<dd className="m-0 font-semibold text-heading tracking-[-0.02em]">{years}</dd>
					</div>
				))}
			</dl>
			<p className="mt-4 mb-0 text-[0.92rem] text-ink-3">{demo.life.note}</p>
		</div>
	);
}
