interface Part {
	key: string;
	/** Absent where the part is too narrow for words: the list below has them all. */
	name?: string;
	ms?: string;
	ground: string;
}

const tracking: Part = { key: "A", ground: "bg-ink text-paper" };
const compositor: Part = { key: "D", ms: "1.8", ground: "bg-ink-2 text-paper" };
const panel: Part = { key: "G", name: "Panel", ms: "4.6", ground: "bg-line-strong text-ink" };
const simulation = "bg-ink-3 text-paper";
const eyes = "bg-(--code) text-paper";
const stripes =
	"bg-[repeating-linear-gradient(135deg,var(--danger)_0_2px,transparent_2px_9px)] text-right text-danger *:self-end *:bg-paper *:px-1";

/** Columns are milliseconds on a scale of 34, so that both bars and the marks share it. */
const frames: { result: string; says: string; tone: string; columns: string; parts: Part[] }[] = [
	{
		result: "18.5 ms",
		says: "In budget: ready 2.2 ms before the refresh, seen before the limit. 72 pictures a second.",
		tone: "text-(--code)",
		columns: "grid-cols-[0.9fr_2.6fr_6.4fr_1.8fr_2.2fr_4.6fr_15.5fr]",
		parts: [
			tracking,
			{ key: "B", ms: "2.6", ground: simulation },
			{ key: "C", name: "Two eyes", ms: "6.4", ground: eyes },
			compositor,
			{ key: "E", ms: "2.2", ground: "border-2 border-(--code) border-dashed" },
			panel,
		],
	},
	{
		result: "32.4 ms",
		says: "The same room before optimization: 5.1 ms late, so it waits for the next refresh. 36 pictures a second.",
		tone: "text-danger",
		columns: "grid-cols-[0.9fr_4.8fr_11.5fr_1.8fr_8.8fr_4.6fr_1.6fr]",
		parts: [
			tracking,
			{ key: "B", name: "Simulation", ms: "4.8", ground: simulation },
			{ key: "C", name: "Two eyes", ms: "11.5", ground: eyes },
			compositor,
			{ key: "F", name: "Waiting", ms: "8.8", ground: stripes },
			panel,
		],
	},
];

const marks = [
	{ at: "left-[40.88%]", ms: "13.9", what: "refresh", line: "border-ink-3" },
	{ at: "left-[58.82%]", ms: "20", what: "limit", wide: "motion to photon, ", line: "border-danger" },
	{ at: "left-[81.76%]", ms: "27.8", what: "refresh", line: "border-ink-3" },
];

const work = [
	{ key: "A", part: "Tracking", before: "0.9", after: "0.9", text: "Where the head and both hands are. The clock starts here." },
	{ key: "B", part: "Simulation", before: "4.8", after: "2.6", text: "Physics only for what a hand can reach; 60 gauges take turns." },
	{
		key: "C",
		part: "Two eyes",
		before: "11.5",
		after: "6.4",
		text: "Culling, draw calls, pixels. From 1,140 calls to 170, both eyes in one pass, lamps baked into textures.",
	},
	{
		key: "D",
		part: "Compositor",
		before: "1.8",
		after: "1.8",
		text: "Belongs to the headset. It turns an old picture to fit the head, but cannot move the hands in it.",
	},
	{ key: "E", part: "Reserve", before: "none", after: "2.2", text: "For heat: after twenty minutes on a face the chip slows down." },
	{ key: "F", part: "Waiting", before: "8.8", after: "none", text: "A finished picture that nobody sees, because the refresh has left." },
	{
		key: "G",
		part: "Panel",
		before: "4.6",
		after: "4.6",
		text: "Lines load, the light flashes, the clock stops: motion to photon, at most 20.",
	},
];

const causes = [
	{ name: "Late", text: "The inner ear reports a turn at once. A picture more than 20 ms behind it makes the room swim." },
	{ name: "Repeated", text: "A missed refresh shows the old picture twice, and whatever is near jumps with every step." },
	{ name: "Moved", text: "A view that glides while the body stands still. No frame rate cures that one; real steps or teleporting do." },
];

/** The frame budget of a standalone headset at 72 Hz, kept and missed. */
export function Exhibit() {
	return (
		<>
			<div className="relative pt-11">
				<div aria-hidden="true" className="pointer-events-none absolute inset-0">
					{marks.map(({ at, ms, what, wide, line }) => (
						<span key={ms} className={`absolute inset-y-0 border-l pl-1.5 text-[0.75rem] leading-tight ${at} ${line}`}>
							<b className="block font-semibold text-[0.95rem]">{ms}</b>
							<span className="text-ink-3">
								{wide ? <span className="max-md:hidden">{wide}</span> : null}
								{what}
							</span>
						</span>
					))}
				</div>
				{frames.map(({ result, says, tone, columns, parts }) => (
					<div key={result} className="mb-8 last:mb-0">
						<Bar columns={columns} parts={parts} />
						<div className="mt-3 flex flex-wrap items-baseline gap-x-6 gap-y-1">
							<p
								className={`relative m-0 bg-paper pr-4 font-semibold text-[clamp(3rem,1.8rem+5vw,6.5rem)] leading-none tracking-[-0.055em] ${tone}`}
							>
								{result}
							</p>
							<p className="relative m-0 max-w-[29.5em] bg-paper text-ink-2">{says}</p>
						</div>
					</div>
				))}
			</div>
			<div className="mt-[clamp(32px,4vw,56px)] grid gap-x-14 gap-y-12 lg:grid-cols-[7fr_4fr]">
				<Parts />
				<div>
					<h3 className="label-mono mt-0 mb-5 text-ink-3">What makes people sick</h3>
					<dl className="m-0">
						{causes.map(({ name, text }) => (
							<div key={name} className="border-(--code) border-t-2 pt-4 pb-6">
								<dt className="font-semibold text-heading tracking-[-0.02em]">{name}</dt>
								<dd className="mt-1.5 ml-0 text-ink-2">{text}</dd>
							</div>
						))}
					</dl>
				</div>
			</div>
		</>
	);
}

function Bar({ columns, parts }: { columns: string; parts: Part[] }) {
	return (
		<div aria-hidden="true" className={`grid h-20 gap-px md:h-28 ${columns}`}>
			{parts.map(({ key, name, ms, ground }) => (
				<span key={key} className={`flex min-w-0 flex-col justify-between overflow-hidden p-1 md:p-2 ${ground}`}>
					<span className={`text-[0.85rem] leading-tight ${name ? "" : "max-lg:hidden"}`}>
						<span className="label-mono">{key}</span>
						{name ? <span className="ml-2 max-lg:hidden">{name}</span> : null}
					</span>
					{ms ? <span className={`font-semibold text-[0.82rem] leading-none lg:text-lg ${name ? "" : "max-lg:hidden"}`}>{ms}</span> : null}
				</span>
			))}
		</div>
	);
}

function Parts() {
	return (
		<div>
			<h3 className="label-mono mt-0 mb-5 flex justify-between gap-4 text-ink-3">
				<span>Where the time goes</span>
				<span aria-hidden="true">ms before, after</span>
			</h3>
			<ul className="m-0 list-none border-line-strong border-b p-0">
				{work.map(({ key, part, before, after, text }) => (
					<li
						key={key}
						className="grid grid-cols-[1.5rem_1fr_auto] items-baseline gap-x-3 border-line-strong border-t py-3.5 md:grid-cols-[1.5rem_7rem_1fr_auto]"
					>
						<span className="label-mono text-(--code)">{key}</span>
						<h4 className="m-0 font-semibold">{part}</h4>
						<p className="m-0 text-[0.95rem] text-ink-2 max-md:order-last max-md:col-span-2 max-md:col-start-2">{text}</p>
						<p className="m-0 whitespace-nowrap text-right tabular-nums">
							<span className="sr-only">Before: </span>
							<span className="text-ink-3">{before}</span>
							<span className="sr-only">, after: </span>
							<b className="ml-4 inline-block min-w-10 font-semibold">{after}</b>
						</p>
					</li>
				))}
			</ul>
		</div>
	);
}
